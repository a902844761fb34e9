import { findMajorGaps, type LinkedMatrices } from '@college/curriculum-model';

/** Where the major matrix has gaps: every indicator point with a finding, and every course with one. */
export interface MajorGaps {
  requireIds: ReadonlySet<number>;
  courseIds: ReadonlySet<number>;
}

/** Computed from the gaps themselves: findings would import their sentences, which are not used here. */
export function majorGaps(matrices: LinkedMatrices): MajorGaps {
  const places = findMajorGaps(matrices).map(({ at }) => at);
  return { requireIds: idsOf(places.map(({ column }) => column)), courseIds: idsOf(places.map(({ row }) => row)) };
}

function idsOf(ids: readonly (string | undefined)[]): ReadonlySet<number> {
  return new Set(ids.flatMap((id) => (id === undefined ? [] : Number(id))));
}
