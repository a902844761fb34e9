import { majorFindings, type LinkedMatrices } from '@college/curriculum-model';

/** Where the major matrix has gaps: every indicator point with a finding, and every course with one. */
export interface MajorGaps {
  requireIds: ReadonlySet<number>;
  courseIds: ReadonlySet<number>;
}

/** Computed from the findings about the major matrix; those about a course's own matrices would import messages that are not used here. */
export function majorGaps(matrices: LinkedMatrices): MajorGaps {
  const places = majorFindings(matrices).map(({ at }) => at);
  return { requireIds: idsOf(places.map(({ column }) => column)), courseIds: idsOf(places.map(({ row }) => row)) };
}

function idsOf(ids: readonly (string | undefined)[]): ReadonlySet<number> {
  return new Set(ids.flatMap((id) => (id === undefined ? [] : Number(id))));
}
