/** Most characters of a numeric field (reference §5). */
export const numericLength = 4;

/** What typed or pasted text becomes: digits with at most one point, cut to four characters; full-width digits count. */
export function cleanNumericText(text: string, length: number = numericLength): string {
  const narrow = text.normalize('NFKC').replace(/[^\d.]/g, '');
  const [whole = '', ...rest] = narrow.split('.');
  return (rest.length === 0 ? whole : `${whole}.${rest.join('')}`).slice(0, length);
}

/** The number in a cleaned text; null for an empty one. */
export function numericValue(text: string): number | null {
  const cleaned = cleanNumericText(text);
  return /\d/.test(cleaned) ? Number(cleaned) : null;
}
