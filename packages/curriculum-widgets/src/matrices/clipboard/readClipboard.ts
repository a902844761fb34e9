import { countFilled, type ReadBlock } from './block';
import { readHtmlTable } from './readHtmlTable';
import { readTsv } from './readTsv';

/** What the clipboard holds, as the two forms that spreadsheets put there. */
export interface ClipboardTexts {
  text: string;
  html: string;
}

/** Reads the table of the clipboard; where its HTML holds none, or lost most of it, the lines and tabs beside it. */
export function readClipboard({ text, html }: ClipboardTexts): ReadBlock {
  const table = readHtmlTable(html);
  if (table.kind === 'tooLarge') return table;
  const lines = readTsv(text);
  if (table.kind === 'empty') return lines;
  return lines.kind === 'block' && 2 * countFilled(table.block) < countFilled(lines.block) ? lines : table;
}
