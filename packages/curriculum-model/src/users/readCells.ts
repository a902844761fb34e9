/** The cells of text copied from a sheet (tabs) or of a CSV file (commas, or semicolons as some sheets write them). */
export function readCells(text: string): string[][] {
  const source = text.replace(/^\uFEFF/, '').replaceAll(/\r\n?/g, '\n');
  const separator = separatorOf(source);
  const lines: string[][] = [];
  let cells: string[] = [];
  let at = 0;
  while (at <= source.length) {
    const { value, end } = readCell(source, at, separator);
    cells.push(value);
    if (source[end] !== separator) {
      lines.push(cells);
      cells = [];
    }
    at = end + 1;
  }
  return lines;
}

function separatorOf(source: string): string {
  const [first = ''] = source.split('\n', 1);
  return ['\t', ',', ';', '，'].find((sign) => first.includes(sign)) ?? '\t';
}

/** One cell and where it ends: at a separator, a line end or the end of the text. */
function readCell(source: string, start: number, separator: string): { value: string; end: number } {
  const quoted = source[start] === '"' ? closingQuote(source, start, separator) : undefined;
  if (quoted !== undefined) return { value: source.slice(start + 1, quoted).replaceAll('""', '"'), end: quoted + 1 };
  let end = start;
  while (end < source.length && source[end] !== separator && source[end] !== '\n') end += 1;
  return { value: source.slice(start, end), end };
}

/** A quote opens a cell only where another one ends it; otherwise it is a character like any other. */
function closingQuote(source: string, start: number, separator: string): number | undefined {
  for (let at = source.indexOf('"', start + 1); at !== -1; at = source.indexOf('"', at + 1)) {
    const next = source[at + 1];
    if (next === '"') at += 1;
    else return next === undefined || next === separator || next === '\n' ? at : undefined;
  }
  return undefined;
}
