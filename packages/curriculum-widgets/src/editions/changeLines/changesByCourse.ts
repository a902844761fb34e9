import type { DescribedChange } from '@college/curriculum-model';

/** The changes of a course, or of the major. */
export interface CourseChanges<Change> {
  /** Null for what belongs to the major. */
  course: DescribedChange['course'];
  changes: readonly Change[];
}

/** Changes by course in the order in which their courses first appear; those of the major first. */
export function changesByCourse<Change extends Pick<DescribedChange, 'course'>>(changes: readonly Change[]): CourseChanges<Change>[] {
  const groups = new Map<number, { course: DescribedChange['course']; changes: Change[] }>();
  for (const change of changes) {
    const lineage = change.course?.lineage ?? 0;
    const group = groups.get(lineage) ?? { course: change.course, changes: [] };
    groups.set(lineage, group);
    group.changes.push(change);
  }
  return [...groups.values()].toSorted((one, other) => Number(one.course !== null) - Number(other.course !== null));
}
