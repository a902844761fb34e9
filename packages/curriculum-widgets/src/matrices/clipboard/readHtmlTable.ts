import { limitBlock, maxBlockSide, type ReadBlock } from './block';

// 500 × 500 cells with their styles as Excel writes them stay below this.
const longestHtml = 60_000_000;

/** Reads the tables of a piece of HTML as Excel, WPS and web pages write it; it is parsed aside and never becomes part of the page. */
export function readHtmlTable(html: string): ReadBlock {
  if (!/<table[\s>]/i.test(html) || html.length > longestHtml) return { kind: 'empty' };
  const parsed = new DOMParser().parseFromString(html, 'text/html');
  const tables = [...parsed.querySelectorAll('table')].filter((table) => !table.parentElement?.closest('table'));
  return limitBlock(tables.flatMap((table) => blockOf(table)));
}

function blockOf(table: HTMLTableElement): string[][] {
  const rows = [...table.rows].filter((row) => !isHidden(row));
  // One row more than the limit is enough to detect the excess.
  const counted = rows.slice(0, maxBlockSide + 1);
  const block: string[][] = counted.map(() => []);
  counted.forEach((row, rowIndex) => {
    let column = 0;
    for (const cell of row.cells) {
      if (isHidden(cell)) continue;
      while (block[rowIndex]![column] !== undefined) column += 1;
      if (column > maxBlockSide) return;
      spread(block, cell, rowIndex, column);
    }
  });
  for (const row of block) for (let column = 0; column < row.length; column += 1) row[column] ??= '';
  return rows.length > counted.length ? [...block, ...rows.slice(counted.length).map(() => [])] : block;
}

/** Puts a cell on every place that it spans, at most one column past what is read. */
function spread(block: string[][], cell: HTMLTableCellElement, atRow: number, atColumn: number) {
  const text = textOfCell(cell);
  const style = cell.getAttribute('style') ?? '';
  // Excel marks a text that merely runs over empty neighbours with a span to be ignored.
  const isOverColumns = /mso-ignore:\s*colspan/i.test(style);
  const isOverRows = /mso-ignore:\s*rowspan/i.test(style);
  const rowEnd = cell.rowSpan === 0 ? block.length : Math.min(block.length, atRow + cell.rowSpan);
  const columnEnd = Math.min(maxBlockSide + 1, atColumn + cell.colSpan);
  for (let row = atRow; row < rowEnd; row += 1) {
    for (let column = atColumn; column < columnEnd; column += 1) {
      const isOver = (column > atColumn && isOverColumns) || (row > atRow && isOverRows);
      block[row]![column] ??= isOver ? '' : text;
    }
  }
}

function isHidden(element: HTMLElement): boolean {
  return Boolean(element.hidden) || /display:\s*none/i.test(element.getAttribute('style') ?? '');
}

const skipped = new Set(['STYLE', 'SCRIPT', 'TEMPLATE', 'HEAD', 'TITLE', 'NOSCRIPT']);
const lineElements = new Set(['P', 'DIV', 'LI', 'TR', 'UL', 'OL', 'H1', 'H2', 'H3', 'H4', 'H5', 'H6']);

function textOfCell(cell: HTMLElement): string {
  const text = cell.firstElementChild === null ? collapse(cell.textContent) : textOf(cell);
  const lines = text.replaceAll('\u00a0', ' ').split('\n');
  return trimmed(lines.map((line) => trimmed(line, ' \t')).join('\n'), ' \n');
}

/** The text without these characters at its edges. A pattern for them would try again at each blank of a long run. */
function trimmed(text: string, blanks: string): string {
  let start = 0;
  let end = text.length;
  while (start < end && blanks.includes(text.charAt(start))) start += 1;
  while (end > start && blanks.includes(text.charAt(end - 1))) end -= 1;
  return text.slice(start, end);
}

function textOf(element: Element): string {
  let text = '';
  for (const child of element.childNodes) {
    if (child.nodeType === Node.TEXT_NODE) text += collapse(child.textContent ?? '');
    if (!(child instanceof HTMLElement) || skipped.has(child.tagName) || isHidden(child)) continue;
    if (child.tagName === 'BR') text += '\n';
    else if (lineElements.has(child.tagName)) text += `${text === '' || text.endsWith('\n') ? '' : '\n'}${textOf(child)}\n`;
    else text += `${textOf(child)}${child.tagName === 'TD' ? ' ' : ''}`;
  }
  return text;
}

function collapse(text: string): string {
  return text.replace(/[ \t\r\n\f]+/g, ' ');
}
