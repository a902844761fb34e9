import type { Edition } from '@college/curriculum-model';

/** A row of the list: open drafts, the current edition, then what is not edited any more. */
export type EditionRow = { kind: 'open'; edition: Edition; lane: number } | { kind: 'current' } | { kind: 'kept'; edition: Edition };

/** The list with what its lines need to know. */
export interface EditionTree {
  rows: readonly EditionRow[];
  /** How many lanes run beside the trunk. */
  lanes: number;
  counts: { drafts: number; scenarios: number; published: number };
}

/** Orders the editions of a major, the latest first: the latest draft has the lane next to the trunk, so that no lines cross. */
export function treeOf(editions: readonly Edition[]): EditionTree {
  const latestFirst = editions.toSorted((left, right) => right.id - left.id);
  const open = latestFirst.filter(({ status }) => status === 'open');
  const kept = latestFirst.filter(({ status }) => status !== 'open');
  return {
    rows: [
      ...open.map((edition, lane) => ({ kind: 'open' as const, edition, lane })),
      { kind: 'current' },
      ...kept.map((edition) => ({ kind: 'kept' as const, edition })),
    ],
    lanes: open.length,
    counts: {
      drafts: open.filter(({ kind }) => kind === 'draft').length,
      scenarios: open.filter(({ kind }) => kind === 'scenario').length,
      published: kept.filter(({ status }) => status === 'published').length,
    },
  };
}

/** What the state column says of an edition. */
export function stateOf({ kind, status }: Pick<Edition, 'kind' | 'status'>) {
  return status === 'open' ? (kind === 'scenario' ? 'scenario' : 'draft') : status;
}
