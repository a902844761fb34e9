import type { Bilingual } from '../language';

// What nobody sees and what does harm on paper: control characters but tab and line break, which no Word file may hold; signs that turn the
// direction of writing, by which a paper reads otherwise than its file; halves of a character; numbers that are no character at all.
const hidden =
  // oxlint-disable-next-line no-control-regex
  /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff\p{Cs}\p{Noncharacter_Code_Point}]/gu;

// What editors and slides put between lines.
const lineBreak = /\r\n?|[\v\f\u0085\u2028\u2029]/g;

/** The hidden characters of a text, by their code points: U+202E. Every kind of line break is none. */
export function hiddenCharacters(text: string): string[] {
  return [...new Set(Array.from(withUsualBreaks(text).matchAll(hidden), ([sign]) => codeOf(sign)))];
}

/** The text without hidden characters; every kind of line break becomes the usual one. */
export function withoutHidden(text: string): string {
  return withUsualBreaks(text).replace(hidden, '');
}

/** The text with hidden characters shown as �, so that they are visible in a file, which can be opened. */
export function withVisibleHidden(text: string): string {
  return withUsualBreaks(text).replace(hidden, '\ufffd');
}

/** The same value without hidden characters in any of its texts; the value itself where it holds none. */
export function valueWithoutHidden<Value>(value: Value): Value {
  if (typeof value === 'string') return withoutHidden(value) as Value;
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, inner]) => [key, valueWithoutHidden(inner)] as const);
  if (entries.every(([key, inner]) => inner === (value as Record<string, unknown>)[key])) return value;
  return (Array.isArray(value) ? entries.map(([, inner]) => inner) : Object.fromEntries(entries)) as Value;
}

/** Where a value holds texts with hidden characters, from the outside in. */
export function hiddenPlaces(value: unknown): { path: (string | number)[]; codes: string[] }[] {
  if (typeof value === 'string') {
    const codes = hiddenCharacters(value);
    return codes.length > 0 ? [{ path: [], codes }] : [];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    const step = Array.isArray(value) ? Number(key) : key;
    return hiddenPlaces(inner).map(({ path, codes }) => ({ path: [step, ...path], codes }));
  });
}

/** The notice that hidden characters are removed when a value is saved; null where it has none. */
export function hiddenNotice(value: unknown): Bilingual | null {
  const codes = [...new Set(hiddenPlaces(value).flatMap((place) => place.codes))];
  if (codes.length === 0) return null;
  const shown = `${codes.slice(0, 3).join(', ')}${codes.length > 3 ? ' …' : ''}`;
  return {
    zh: `含有看不见的控制字符（${shown}），保存时会删去。`,
    en: `There are invisible control characters (${shown}); they are taken out when you save.`,
  };
}

function withUsualBreaks(text: string): string {
  return text.replace(lineBreak, '\n');
}

function codeOf(sign: string): string {
  return `U+${sign.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}`;
}
