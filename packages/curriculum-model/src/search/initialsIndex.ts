import type { BeginsWith } from './initials';

/** Letters of texts by the beginnings of their characters. */
export interface InitialsIndex {
  /** Marks the texts of which some characters in a row begin with these letters. */
  mark: (letters: string, beginsWith: BeginsWith, found: Uint8Array) => void;
}

const boundary = 0;

/** Extracts the letters and Chinese characters of joined texts; digits and punctuation do not separate initials. */
export function createInitialsIndex(text: string, ends: Uint32Array): InitialsIndex {
  const numbers = new Map<string, number>();
  const distinct: string[] = [''];
  const codes = new Uint32Array(text.length + ends.length);
  const owners = new Uint32Array(text.length + ends.length);
  let size = 0;
  let owner = 0;
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at]!;
    if (at === ends[owner]! - 1) {
      codes[size] = boundary;
      owners[size] = owner;
      size += 1;
      owner += 1;
    } else if (isSpoken(text.charCodeAt(at))) {
      let number = numbers.get(character);
      if (number === undefined) {
        number = distinct.length;
        distinct.push(character);
        numbers.set(character, number);
      }
      codes[size] = number;
      owners[size] = owner;
      size += 1;
    }
  }
  const tables = new Map<string, Uint8Array>();

  // The table of a letter is built on first use: few searches need all twenty-six.
  function tableOf(letter: string, beginsWith: BeginsWith) {
    const known = tables.get(letter);
    if (known) return known;
    const table = Uint8Array.from(distinct, (character) =>
      character === letter || (character > '\u007f' && beginsWith(character, letter)) ? 1 : 0,
    );
    tables.set(letter, table);
    return table;
  }

  return {
    mark(letters, beginsWith, found) {
      const wanted = [...letters].map((letter) => tableOf(letter, beginsWith));
      const first = wanted[0]!;
      for (let at = 0; at < size; at += 1) {
        if (first[codes[at]!] === 0) continue;
        let matched = 1;
        while (matched < wanted.length && at + matched < size && wanted[matched]![codes[at + matched]!] === 1) matched += 1;
        if (matched === wanted.length) found[owners[at]!] = 1;
      }
    },
  };
}

function isSpoken(code: number) {
  return (code >= 0x61 && code <= 0x7a) || (code >= 0x3400 && code <= 0x9fff);
}
