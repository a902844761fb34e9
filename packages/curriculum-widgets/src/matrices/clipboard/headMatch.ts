import { narrowText } from '@college/curriculum-model';
import type { PasteLine } from './pasteTarget';

/** Finds the line that a head of a pasted block names; several lines of one name are taken in their order. */
export type HeadMatcher = (texts: readonly (string | undefined)[]) => (number | null)[];

/** A matcher of heads by label, by code and label, and by codes that cannot be mistaken for a figure. */
export function createHeadMatcher(lines: readonly PasteLine[]): HeadMatcher {
  const indexes = new Map<string, number[]>();
  const learn = (key: string, index: number) => {
    const known = indexes.get(key);
    if (key !== '' && !known?.includes(index)) indexes.set(key, [...(known ?? []), index]);
  };
  lines.forEach(({ code = '', label }, index) => {
    learn(keyOf(label), index);
    learn(keyOf(`${code}${label}`), index);
    if (isTellingCode(code)) learn(keyOf(code), index);
  });

  return (texts) => {
    const taken = new Set<number>();
    return texts.map((text) => {
      const index = candidates(text ?? '')
        .flatMap((key) => indexes.get(key) ?? [])
        .find((found) => !taken.has(found));
      if (index === undefined) return null;
      taken.add(index);
      return index;
    });
  };
}

function candidates(text: string): string[] {
  const narrow = narrowText(text);
  const code = /^(?:[a-z]\s?\d+(?:\.\d+)*|\d+(?:\.\d+)+)(?![\d.])/i.exec(narrow)?.[0] ?? '';
  const keys = [narrow, narrow.replace(/\([^()]*\)$/, ''), narrow.split('\n')[0]!, code].map(keyOf);
  return [...new Set(keys)].filter((key) => key !== '');
}

// Hours, brackets and stars may be written beside a name in many ways.
function keyOf(text: string): string {
  return narrowText(text)
    .toLowerCase()
    .replace(/^(?:课点|知识点|point)\s?(?=\d)/, '')
    .replace(/[\s★☆]/g, '');
}

function isTellingCode(code: string): boolean {
  return /[a-z.]/i.test(code);
}
