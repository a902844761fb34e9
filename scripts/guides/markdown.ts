/** A table in Markdown; line breaks and bars in cells would end it. */
export function table(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell) => cell.replace(/\s*\n\s*/g, ' ').replaceAll('|', '\\|')).join(' | ')} |`;
  return [line(heads), line(heads.map(() => '---')), ...rows.map(line)].join('\n');
}

/** Code inside a line. */
export function code(text: string): string {
  return `\`${text}\``;
}

/** Code on lines of its own. */
export function block(language: string, text: string): string {
  return `\`\`\`${language}\n${text}\n\`\`\``;
}

/** Parts with an empty line between them; what is missing leaves none. */
export function parts(...texts: readonly (string | false | undefined)[]): string {
  return texts.filter((text) => text).join('\n\n');
}

/** A label and what it is of; a colon of full width has its own room. */
export function labelled(label: string, text: string): string {
  return `${label}${label.endsWith('：') ? '' : ' '}${text}`;
}
