import { isInitials, loadInitials } from '@college/curriculum-model';
import { setImmediate } from 'node:timers/promises';

// A longer word is no abbreviation of a name, and each letter is a class of hundreds of characters.
const mostLetters = 12;

const classes = new Map<string, Promise<string>>();

/** A pattern of PostgreSQL for texts in which characters in a row begin with these letters; undefined for a keyword that cannot be initials. */
export async function initialsPattern(keyword: string): Promise<string | undefined> {
  const letters = keyword.trim().toLowerCase();
  if (!isInitials(letters) || letters.length < 2 || letters.length > mostLetters) return undefined;
  const parts: string[] = [];
  for (const letter of letters) {
    const known = classes.get(letter) ?? classOf(letter);
    classes.set(letter, known);
    parts.push(await known);
  }
  // Digits and punctuation do not separate initials.
  return parts.join('[^a-zA-Z一-鿿]*');
}

async function classOf(letter: string): Promise<string> {
  const beginsWith = await loadInitials();
  // A letter takes tens of milliseconds; other requests get their turn in between.
  await setImmediate();
  const characters = [...commonCharacters()].filter((character) => beginsWith(character, letter));
  return `[${letter}${letter.toUpperCase()}${characters.join('')}]`;
}

/** The 6,763 characters of GB 2312: the readings of all that Unicode has would take seconds to look through. */
function commonCharacters(): string {
  const bytes: number[] = [];
  for (let row = 0xb0; row <= 0xf7; row += 1) for (let cell = 0xa1; cell <= 0xfe; cell += 1) bytes.push(row, cell);
  return new TextDecoder('gb18030').decode(Uint8Array.from(bytes)).replaceAll(/[^一-鿿]/g, '');
}
