/** The number of cards in a row by window width: four by specification, five on wide screens, fewer where pages fit a small window. */
export const ledgerColumns = [
  { count: 1, query: '(max-width: 479px)' },
  { count: 2, query: '(min-width: 480px) and (max-width: 799px)' },
  { count: 3, query: '(min-width: 800px) and (max-width: 1099px)' },
  { count: 4, query: '(min-width: 1100px) and (max-width: 1679px)' },
  { count: 5, query: '(min-width: 1680px)' },
] as const;

/** How many columns the ledger has in this window. */
export function columnCount(): number {
  return ledgerColumns.find(({ query }) => window.matchMedia(query).matches)?.count ?? 4;
}
