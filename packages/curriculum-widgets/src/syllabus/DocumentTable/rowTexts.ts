import type { DocumentTable, Words } from '@college/curriculum-model';

/** The texts of rows, one for each text node that draws them. */
export function rowTexts(rows: DocumentTable['rows']): string[] {
  return rows.flatMap(({ cells }) =>
    cells.flatMap(({ lines }) => lines.flatMap(({ code, words }) => [...(code === undefined ? [] : [code]), ...textsOf(words)])),
  );
}

/** The texts of the heads and rows of a table. */
export function tableTexts({ columns, rows }: DocumentTable): string[] {
  return [...columns.flatMap(({ label }) => textsOf(label)), ...rowTexts(rows)];
}

function textsOf({ zh, en }: Words): string[] {
  return [zh, en].filter((text) => text !== undefined);
}
