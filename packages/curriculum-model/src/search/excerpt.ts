/** Most hits that one search answers; a longer list is no longer read. */
export const searchLimit = 50;

/** The part of a long text around the keyword; truncated ends show "…". */
export function excerptAround(text: string, keyword: string, length = 160): string {
  const signs = [...text];
  if (signs.length <= length) return text;
  const found = text.toLowerCase().indexOf(keyword.trim().toLowerCase());
  const at = found < 0 ? 0 : Array.from(text.slice(0, found)).length;
  const from = Math.max(0, Math.min(at - Math.floor(length / 3), signs.length - length));
  const part = signs.slice(from, from + length).join('');
  return `${from > 0 ? '…' : ''}${part}${from + length < signs.length ? '…' : ''}`;
}
