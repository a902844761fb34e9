import { textOf } from '../../fields';
import type { Language } from '../../language';
import type { CourseBinding } from '../linked';
import { relateOption } from '../relateOptions';
import type { ImportChange } from './importPlan';
import { indicatorsIn, type MajorMatrixData } from './majorData';

/** A course's row of the major matrix by indicator point. */
export type MajorRow = Map<number, CourseBinding>;

/** Whether two rows are equal, regardless of the order of their goals. */
export function isSameRow(one: MajorRow, other: MajorRow): boolean {
  return one.size === other.size && [...one].every(([id, binding]) => isSameBinding(binding, other.get(id)));
}

function isSameBinding(one: CourseBinding, other: CourseBinding | undefined): boolean {
  if (!other || one.relate !== other.relate || one.goals.length !== other.goals.length) return false;
  const goals = new Set(other.goals);
  return one.goals.every((goal) => goals.has(goal));
}

/** Every goal that a row binds. */
export function goalsIn(row: ReadonlyMap<number, CourseBinding>): number[] {
  return [...row.values()].flatMap(({ goals }) => [...goals]);
}

/** What differs between the stored rows and those that an import makes, cell by cell, in words. */
export function majorImportChanges(
  data: MajorMatrixData,
  stored: ReadonlyMap<number, MajorRow>,
  changed: ReadonlyMap<number, MajorRow>,
  language: Language,
): ImportChange[] {
  const say = (binding: CourseBinding | undefined) => {
    if (!binding) return '';
    const count = binding.goals.length;
    const goals = language === 'zh' ? `${count} 个教学目标` : `${count} teaching ${count === 1 ? 'goal' : 'goals'}`;
    return `${relateOption(binding.relate, language).code} ${goals}`;
  };
  return [...changed].flatMap(([courseId, row]) => {
    const course = data.courses.find(({ id }) => id === courseId);
    const before = stored.get(courseId);
    return indicatorsIn(data).flatMap((indicator): ImportChange[] => {
      const was = before?.get(indicator.id);
      const is = row.get(indicator.id);
      if (was ? is && isSameBinding(is, was) : !is) return [];
      const kind = was ? (is ? 'changed' : 'removed') : 'added';
      const place = { row: course ? textOf(course, 'name', language) : '', column: textOf(indicator, 'description', language) };
      return [{ kind, ...place, before: say(was), after: say(is) }];
    });
  });
}
