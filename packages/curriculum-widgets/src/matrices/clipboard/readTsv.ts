import type { ReadBlock } from './block';
import { limitBlock } from './block';

/** Reads lines of cells with tabs between, quoted as Excel and WPS quote cells that hold tabs, line breaks or quotes. */
export function readTsv(text: string): ReadBlock {
  const source = withoutFinalZeros(text);
  if (source === '') return { kind: 'empty' };
  const block: string[][] = [];
  let row: string[] = [];
  let at = 0;

  while (at <= source.length) {
    const cell = quotedCell(source, at) ?? plainCell(source, at);
    row.push(cell.text);
    const next = source[cell.end];
    at = cell.end + 1;
    if (next === '\t') continue;
    block.push(row);
    row = [];
    if (next === '\r' && source[at] === '\n') at += 1;
    // The line break after the last row begins no further one.
    if (next === undefined || at === source.length) break;
  }
  return limitBlock(block);
}

/** Some programs end what they copy with zero bytes. A pattern that ends in $ would try again at each of them. */
function withoutFinalZeros(text: string): string {
  let end = text.length;
  while (end > 0 && text[end - 1] === '\0') end -= 1;
  return text.slice(0, end);
}

interface CellText {
  text: string;
  end: number;
}

/** A cell in quotes; null when the quotes are part of an ordinary text. */
function quotedCell(source: string, start: number): CellText | null {
  if (source[start] !== '"') return null;
  let text = '';
  let from = start + 1;
  for (;;) {
    const quote = source.indexOf('"', from);
    if (quote < 0) return null;
    text += source.slice(from, quote);
    const next = source[quote + 1];
    if (next === '"') {
      text += '"';
      from = quote + 2;
    } else if (next === undefined || next === '\t' || next === '\n' || next === '\r') {
      return { text: text.replace(/\r\n?/g, '\n'), end: quote + 1 };
    } else {
      return null;
    }
  }
}

function plainCell(source: string, start: number): CellText {
  let end = start;
  while (end < source.length && source[end] !== '\t' && source[end] !== '\n' && source[end] !== '\r') end += 1;
  return { text: source.slice(start, end), end };
}
