import type { DocumentCell, DocumentTable } from '@college/curriculum-model';
import type { RowGroup } from './rowGroups';

/** The paper at its full width, as `sheetParts.ts` sets it. */
const paperWidth = 848;
const lineHeight = 20;
/** Padding above and below, and the rule. */
const rowEdges = 17;
const cellPadding = 12;
const [wideLetter, letter] = [14, 7.5];
const starWidth = 22;
const codeGap = 8;
const captionHeight = 32;

/** About how high a table is before it is drawn. */
export function tableHeight(table: DocumentTable, groups: readonly RowGroup[]): number {
  const head = (table.caption || table.note ? captionHeight : 0) + lineHeight + rowEdges;
  return head + groupsHeight(table, groups);
}

/** About how high groups of rows are before they are drawn. */
export function groupsHeight({ columns, rows }: DocumentTable, groups: readonly RowGroup[]): number {
  const share = columns.reduce((sum, { width }) => sum + width, 0) || 1;
  const widths = columns.map(({ width }) => (width / share) * paperWidth - cellPadding);
  return groups.reduce((sum, { from, count }) => {
    const lines = rows.slice(from, from + count).map(({ cells }) => cells.map((cell, at) => linesOf(cell, widths[at]!)));
    // What is in the first row alone reaches over all of them.
    const reach = (at: number) => count > 1 && lines.slice(1).every((row) => (row[at] ?? 0) === 0);
    const own = lines.map((row) => Math.max(1, ...row.filter((_, at) => !reach(at))) * lineHeight + rowEdges);
    const shared = Math.max(1, ...lines[0]!.filter((_, at) => reach(at))) * lineHeight + rowEdges;
    return (
      sum +
      Math.max(
        shared,
        own.reduce((height, row) => height + row, 0),
      )
    );
  }, 0);
}

function linesOf({ lines }: DocumentCell, width: number): number {
  return lines.reduce((sum, { words, support, code }) => {
    const room = width - (support === undefined ? 0 : starWidth) - (code === undefined ? 0 : code.length * letter + codeGap);
    const texts = [words.zh, words.en].filter((text) => text !== undefined);
    return (
      sum +
      Math.max(
        1,
        texts.reduce((all, text) => all + Math.ceil(textWidth(text) / Math.max(room, wideLetter)), 0),
      )
    );
  }, 0);
}

function textWidth(text: string): number {
  let width = 0;
  for (const character of text) width += character > '\u2e7f' ? wideLetter : letter;
  return width;
}
