/** A text as a string of CSS: everything but letters, digits and spaces goes as its code point with the space that ends it, so that no text ends the string. */
export function cssString(text: string): string {
  const escaped = text.replace(/[^\p{L}\p{N} ]/gu, (character) => `\\${character.codePointAt(0)!.toString(16).padStart(6, '0')} `);
  return `"${escaped}"`;
}
