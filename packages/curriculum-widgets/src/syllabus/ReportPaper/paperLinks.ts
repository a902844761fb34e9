/** Where a cell of the paper leads, by the id of its table and the keys of its row and column. */
export type PaperCellHref = (at: { table: string; row: string; column: string }) => string | undefined;
