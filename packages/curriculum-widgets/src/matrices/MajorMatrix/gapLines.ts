import type { LinkedMatrices } from '@college/curriculum-model';
import type { MatrixAxis } from '../MatrixGrid';
import { majorGaps } from './majorGaps';

/** What the view of gaps shows. */
export interface GapLines {
  requireIds: ReadonlySet<number>;
  courseIds: ReadonlySet<number>;
}

/**
 * Indicator points with a gap; courses with one, those that support such an indicator point so far, and this course, where gaps are closed.
 * Null where there is no gap at all.
 */
export function gapLines(matrices: LinkedMatrices): GapLines | null {
  const { requireIds, courseIds } = majorGaps(matrices);
  if (requireIds.size === 0 && courseIds.size === 0) return null;
  const supporting = matrices.bindings.filter(({ requireId }) => requireIds.has(requireId)).map(({ courseId }) => courseId);
  return { requireIds, courseIds: new Set([...courseIds, ...supporting, matrices.courseId]) };
}

/** The axis with some of its lines; a group is removed with its last line. */
export function withLines({ heads, groups }: MatrixAxis, ids: ReadonlySet<number>): MatrixAxis {
  const isShown = (id: string) => ids.has(Number(id));
  const shownGroups = groups
    ?.map((group) => ({ ...group, members: group.members.filter(isShown) }))
    .filter(({ members }) => members.length > 0);
  return { heads: heads.filter(({ id }) => isShown(id)), groups: shownGroups };
}
