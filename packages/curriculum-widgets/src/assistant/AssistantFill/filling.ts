import type { CourseUnit, ProjectRow } from '@college/curriculum-model';
import { fillableFields, type FillableField, type Suggestion } from './suggestions';

/** Values for the form: fields that replace the current ones, and chapters to append. */
export interface AssistantFilling {
  fields?: Partial<Pick<CourseUnit, FillableField>>;
  projects?: readonly Pick<ProjectRow, 'name' | 'theoryPeriod' | 'practicePeriod'>[];
}

/** What accepted suggestions put into the form. */
export function fillingOf(accepted: readonly Suggestion[]): AssistantFilling {
  const fields = Object.fromEntries(accepted.flatMap((one) => (one.kind === 'field' ? [[one.field, one.value]] : [])));
  const projects = accepted.flatMap((one) => (one.kind === 'project' ? [one.project] : []));
  return {
    ...(Object.keys(fields).length > 0 ? { fields } : {}),
    ...(projects.length > 0 ? { projects } : {}),
  };
}

/** Points and KSA items among them, as they were sent to be stored. */
export function addedOf(accepted: readonly Suggestion[]) {
  return {
    points: accepted.flatMap((one) => (one.kind === 'point' ? [one.point] : [])),
    ksa: accepted.flatMap((one) => (one.kind === 'ksa' ? [{ ...one.ksa, pointId: one.point.id }] : [])),
  };
}

/** The values that restore the filled fields; null when chapters were added, which are removed in the list itself. */
export function fillingBack(accepted: readonly Suggestion[], course: CourseUnit): AssistantFilling | null {
  if (accepted.some(({ kind }) => kind !== 'field')) return null;
  const filled = new Set(accepted.map((one) => (one.kind === 'field' ? one.field : null)));
  const before = fillableFields.filter((field) => filled.has(field)).map((field) => [field, course[field]]);
  return { fields: Object.fromEntries(before) };
}
