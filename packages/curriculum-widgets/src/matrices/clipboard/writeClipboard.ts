import { relateOption, writeCodeList, type Language } from '@college/curriculum-model';
import type { CellRange, MatrixCell } from '../MatrixGrid';
import type { PasteTarget } from './pasteTarget';
import type { ClipboardTexts } from './readClipboard';

/** A range as lines with tabs and as a table of HTML, with ★ and ☆, so that a spreadsheet gets exactly its cells. */
export function writeClipboard(target: Omit<PasteTarget, 'range'>, range: CellRange, language: Language): ClipboardTexts {
  const textAt = (rowId: string, columnId: string) => writeCell(target.cellAt(rowId, columnId), target.choiceKind ?? 'point', language);
  const block = target.isTransposed
    ? range.columnIds.map((columnId) => range.rowIds.map((rowId) => textAt(rowId, columnId)))
    : range.rowIds.map((rowId) => range.columnIds.map((columnId) => textAt(rowId, columnId)));
  const rows = block.map((row) => `<tr>${row.map((text) => `<td style="${asText}">${escapeHtml(text)}</td>`).join('')}</tr>`);
  return {
    text: block.map((row) => row.map(quoteTsv).join('\t')).join('\r\n'),
    html: `<meta charset="utf-8"><table>${rows.join('')}</table>`,
  };
}

// Without it Excel turns the weeks 8-10 into a date.
const asText = String.raw`mso-number-format:'\@'`;

function writeCell(cell: MatrixCell, kind: 'point' | 'ksa', language: Language): string {
  if (cell.kind === 'support') return relateOption(cell.relate, language).code;
  return cell.kind === 'text' ? cell.text : writeCodeList(cell.items, kind, language);
}

function quoteTsv(text: string): string {
  return /[\t\r\n"]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replace(/ (?= )|^ | $/g, '&nbsp;')
    .replace(/\r\n?|\n/g, '<br style="mso-data-placement:same-cell">');
}
