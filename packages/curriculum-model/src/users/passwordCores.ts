// As many signs around a known word do not make it a password; more would be one by themselves.
const mostOrnament = 7;

// Which letters signs and digits are written for. 1 and ! are written for two.
const swaps: Readonly<Record<string, string>> = {
  '0': 'o',
  '2': 'z',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '8': 'b',
  '9': 'g',
  '@': 'a',
  $: 's',
  '€': 'e',
  '+': 't',
  '|': 'l',
};

/**
 * The words that a password may be a spelling of: compatible characters and case folded, signs between letters left out, up to seven digits
 * and signs at the ends left out, letter swaps undone, repetitions taken once.
 */
export function passwordCores(password: string): Set<string> {
  const folded = password.normalize('NFKC').toLowerCase();
  const bare = folded.replaceAll(/[^\p{L}\p{N}]/gu, '');
  const words = [folded, bare].flatMap(withoutOrnament);
  const spellings = words.flatMap((word) => [word, unswapped(word, 'i'), unswapped(word, 'l')]);
  return new Set(spellings.map(takenOnce).filter((word) => word !== ''));
}

/** The word itself and what is left of it without some of the digits and signs at its ends. A word without a letter stays whole. */
function withoutOrnament(word: string): string[] {
  if (!/\p{L}/u.test(word)) return [word];
  const leading = /^\P{L}*/u.exec(word)?.[0].length ?? 0;
  const trailing = /\P{L}*$/u.exec(word.slice(-mostOrnament))?.[0].length ?? 0;
  const words: string[] = [];
  for (let start = 0; start <= Math.min(leading, mostOrnament); start += 1) {
    for (let end = 0; end <= Math.min(trailing, mostOrnament - start); end += 1) words.push(word.slice(start, word.length - end));
  }
  return words;
}

function unswapped(word: string, letterOfOne: string): string {
  return word.replaceAll(/[^\p{L}]/gu, (sign) => (sign === '1' || sign === '!' ? letterOfOne : (swaps[sign] ?? sign)));
}

/** What a word repeats: `abcabc` repeats `abc`. */
function takenOnce(word: string): string {
  const period = (word + word).indexOf(word, 1);
  return period > 0 ? word.slice(0, period) : word;
}
