import { courseLineageOf, type ToldFinding } from '@college/curriculum-model';

/** The course unit that a finding is about: null where it is about the major, undefined where its course is not among these, which are told by lineage. */
export function courseOfFinding({ at }: Pick<ToldFinding, 'at'>, courses: ReadonlyMap<number, number>): number | null | undefined {
  const lineage = courseLineageOf(at);
  return lineage === undefined ? null : courses.get(lineage);
}
