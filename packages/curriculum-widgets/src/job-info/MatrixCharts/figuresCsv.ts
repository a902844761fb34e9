/** Tables as one CSV text for Excel and WPS: a byte order mark, lines of Windows, an empty line between tables. */
export function figuresCsv(tables: readonly (readonly (readonly (string | number)[])[])[]): string {
  return `\uFEFF${tables.map((table) => table.map((row) => row.map(cell).join(',')).join('\r\n')).join('\r\n\r\n')}\r\n`;
}

function cell(value: string | number): string {
  if (typeof value === 'number') return String(value);
  // A text that begins like a formula would be worked out by the spreadsheet.
  const text = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
