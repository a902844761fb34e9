/** A text as a CSS string: everything but letters, digits and spaces is escaped as its code point with a terminating space, so that no text ends the string. */
export function cssString(text: string): string {
  const escaped = text.replace(/[^\p{L}\p{N} ]/gu, (character) => `\\${character.codePointAt(0)!.toString(16).padStart(6, '0')} `);
  return `"${escaped}"`;
}
