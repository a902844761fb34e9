/** How many characters a numeric input holds (companion document §5). */
export const numericTextLength = 4;

/**
 * What a numeric input makes of text: digits and one decimal point, cut to four characters.
 * Minus, e, E and = are refused, so pasted `-12e45` becomes `1245`; full-width digits count as digits.
 */
export function cleanNumericText(text: string): string {
  const plain = text.normalize('NFKC').replaceAll('。', '.');
  let cleaned = '';
  for (const character of plain) {
    const isDigit = character >= '0' && character <= '9';
    if (isDigit || (character === '.' && !cleaned.includes('.'))) cleaned += character;
  }
  return cleaned.slice(0, numericTextLength);
}
