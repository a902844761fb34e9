import type { Major, StateRecord, StateRecordKind } from '@college/curriculum-model';
import type { MockState } from '../../mock-api/mockState';
import { found } from '../../mock-api/refusals';

/** The number of the record that a row is the same as in every edition. */
export function lineageOf({ lineages }: MockState, id: number): number {
  return lineages.get(id) ?? id;
}

/** The major of which one is a draft; a major that is no draft is its own home. */
export function homeOf({ editions }: MockState, majorId: number): number {
  return editions.find((edition) => edition.majorId === majorId)?.homeMajorId ?? majorId;
}

/** A major, of a draft or not; lists are made of `majors` alone and know no drafts. */
export function majorOf({ majors, draftMajors }: MockState, id: number): Major {
  return found([...majors, ...draftMajors].find((major) => major.id === id));
}

/** The course of the home major that a course of a draft is the same as, deleted or not; the course itself where there is none. */
export function homeCourseOf(state: MockState, { id, majorId }: { id: number; majorId: number }): number {
  const home = homeOf(state, majorId);
  if (home === majorId) return id;
  const lineage = lineageOf(state, id);
  const courses = [...state.courseUnits, ...state.deletedCourses.map(({ course }) => course)];
  return courses.find((unit) => unit.majorId === home && lineageOf(state, unit.id) === lineage)?.id ?? id;
}

/** Notes from which lineages a record was made, as its fields say. */
export function writeDerivation(
  { derivations }: MockState,
  kind: StateRecordKind,
  id: number,
  { derivedFrom }: StateRecord['fields'],
): void {
  if (Array.isArray(derivedFrom) && derivedFrom.length > 0) derivations.set(`${kind}:${id}`, derivedFrom as number[]);
  else derivations.delete(`${kind}:${id}`);
}
