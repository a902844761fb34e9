import type { RowGroup } from './rowGroups';

/** So many rows at least are drawn and taken away together. */
const leastRows = 6;

/** Groups of rows in their order, as pieces that are drawn together. */
export function rowChunks(groups: readonly RowGroup[]): RowGroup[][] {
  const chunks: RowGroup[][] = [];
  let rows = leastRows;
  for (const group of groups) {
    if (rows >= leastRows) {
      chunks.push([]);
      rows = 0;
    }
    chunks.at(-1)!.push(group);
    rows += group.count;
  }
  return chunks;
}
