/** One thing that has another name from a version on. */
export type BreakingChange = { since: string } & (
  | { kind: 'entry'; from: string; to: string }
  | { kind: 'export'; package: string; from: string; to: string }
  | { kind: 'prop'; component: string; from: string; to: string }
  | { kind: 'element'; from: string; to: string }
  | { kind: 'attribute'; element: string; from: string; to: string }
  | { kind: 'variable'; from: string; to: string }
);

/** What `college-upgrade` rewrites. Whoever renames something that was published adds it here; what no rename can mend is told on the upgrade page. */
export const breakingChanges: readonly BreakingChange[] = [];
