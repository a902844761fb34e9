import type { SearchHit, SearchTarget } from '@college/curriculum-model';
import { courseUnitPath, majorDetailPath } from './coursePaths';
import { idOf, type SearchParams } from './searchParams';

/** What an address may name inside a page: extensions, for links that lead to a row. */
export const recordKinds = ['goal', 'point', 'ksa', 'requirement', 'indicator'] as const;

/** A row of a page. */
export interface RecordPlace {
  kind: (typeof recordKinds)[number];
  id: number;
}

/** A field of a page, of its chapters where one is named. */
export interface FieldPlace {
  kind: 'field';
  name: string;
  chapter?: number | undefined;
}

/** The row that an address names; undefined where it names none. */
export function recordInSearch(search: SearchParams): RecordPlace | undefined {
  for (const kind of recordKinds) {
    const id = idOf(search[kind]);
    if (id !== undefined) return { kind, id };
  }
  return undefined;
}

/** The field that an address names to be edited; undefined where it names none. */
export function fieldInSearch({ edit, chapter }: SearchParams): FieldPlace | undefined {
  return edit ? { kind: 'field', name: edit, chapter: idOf(chapter) } : undefined;
}

/** The address without what it names inside its page: two that differ in this alone are one page. */
export function pageOfSearch(search: SearchParams): SearchParams {
  const inside: readonly string[] = [...recordKinds, 'field', 'edit', 'chapter'];
  return Object.fromEntries(Object.entries(search).filter(([name]) => !inside.includes(name)));
}

/** The link to a search hit, down to its row; undefined for one without a location. */
export function hitPath({ id, majorId, courseId }: SearchHit, target: SearchTarget): string | undefined {
  if (majorId === undefined) return undefined;
  if (target === 'indicator') return majorDetailPath({ majorId, indicator: id });
  if (courseId === undefined) return undefined;
  return courseUnitPath({ majorId, courseUnitId: courseId, ...(target !== 'course' && { [target]: id }) });
}
