/** A block of cells from a spreadsheet; rows may differ in length, and holes are not pasted. */
export type Block = readonly (readonly (string | undefined)[])[];

/** What was found on the clipboard. */
export type ReadBlock = { kind: 'block'; block: Block } | { kind: 'tooLarge'; rows: number; columns: number } | { kind: 'empty' };

/** Most rows, and most columns, of a block that is read. */
export const maxBlockSide = 500;

/** The block, unless it has more rows or columns than are read at once. */
export function limitBlock(block: Block): ReadBlock {
  const rows = block.length;
  const columns = block.reduce((most, row) => Math.max(most, row.length), 0);
  if (columns === 0) return { kind: 'empty' };
  return rows > maxBlockSide || columns > maxBlockSide ? { kind: 'tooLarge', rows, columns } : { kind: 'block', block };
}

/** How many cells hold a word. */
export function countFilled(block: Block): number {
  return block.reduce((sum, row) => sum + row.filter((text) => text !== undefined && text.trim() !== '').length, 0);
}
