import { courseUnitFields, takeFields } from '@college/curriculum-model';
import { isBlankRow, withFirstRow, type EditableProjectRow } from '../ProjectTable/projectRows';
import type { CourseUnitForm } from './courseUnitForm';

/** The form without what was filled in between `before` and `filled`; what somebody wrote over it or added since stays. */
export function takenBack(now: CourseUnitForm, before: CourseUnitForm, filled: CourseUnitForm): CourseUnitForm {
  const isAsFilled = (name: keyof typeof courseUnitFields) => Object.is(now[name], filled[name]);
  return {
    ...now,
    ...takeFields(courseUnitFields, (name) => (isAsFilled(name) ? before : now)),
    projects: rowsTakenBack(now.projects, before.projects, filled.projects),
  };
}

type Rows = readonly EditableProjectRow[];

function rowsTakenBack(now: Rows, before: Rows, filled: Rows): Rows {
  const known = new Set(before.filter((row) => !isBlankRow(row)).map(({ key }) => key));
  const added = new Map(filled.filter(({ key }) => !known.has(key)).map((row) => [row.key, row]));
  if (added.size === 0) return now;
  const left = now.flatMap((row) => {
    const given = added.get(row.key);
    if (!given || !isSameChapter(given, row)) return [row];
    return row.id > 0 ? [{ ...row, isRemoved: true }] : [];
  });
  return withFirstRow(left);
}

function isSameChapter(one: EditableProjectRow, other: EditableProjectRow): boolean {
  return one.name === other.name && one.theoryPeriod === other.theoryPeriod && one.practicePeriod === other.practicePeriod;
}
