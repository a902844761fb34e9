import type { Relate } from '../relate';
import { narrowText, readStrength } from './strengthSigns';

/** What a code may name: a course point, or a KSA item. */
export interface CodeChoice {
  id: number;
  /** 3 or 课点3, K2 */
  code: string;
  label: string;
}

/** Whether codes name points (课点3) or KSA items (K2). */
export type CodeKind = 'point' | 'ksa';

/** The strength of a listed item, where the text has one. */
export type ListedStrength = { kind: 'relate'; relate: Relate } | { kind: 'doubtful'; sign: string } | { kind: 'unsaid' };

/** The separators of a list. */
export const separator = /[\s,、;。|/]/;
// What … is after its letters were brought to one form.
const ellipsis = '...';
const stops = {
  point: /[\s,、;。|/]|(?:point|课点|知识点)\s?\d/gi,
  ksa: /[\s,、;。|/]|[KSA]\d/gi,
};
const codes = {
  point: /(?:point|课点|知识点)?\s?0*([1-9]\d{0,5})(?!\d)/iy,
  ksa: /([KSA])\s?0*([1-9]\d{0,5})(?!\d)/iy,
};

/** The items that a text may name. */
export interface Known {
  byCode: ReadonlyMap<string, CodeChoice>;
  labels: ReadonlyMap<string, readonly { label: string; choice: CodeChoice }[]>;
  kind: CodeKind;
}

interface ItemHere {
  id: number;
  strength: ListedStrength;
  end: number;
}

/** The item named at a place, by its code with its label behind it, by its label, or by its code alone; and the sign that touches it. */
export function itemAt(line: string, lower: string, at: number, known: Known): ItemHere | null {
  const pattern = codes[known.kind];
  pattern.lastIndex = at;
  const match = pattern.exec(line);
  const choice = match && known.byCode.get(known.kind === 'ksa' ? `${match[1]!.toUpperCase()}${match[2]!}` : match[1]!);
  const after = match ? at + match[0].length : at;
  const labelEnd = choice ? labelEndAfter(lower, after, choice) : null;
  const full = labelEnd === null ? null : signAt(line, labelEnd, known.kind);
  if (choice && full) return { id: choice.id, ...full };
  for (const { label, choice: named } of known.labels.get(lower[at]!) ?? []) {
    if (!lower.startsWith(label, at)) continue;
    const sign = signAt(line, at + label.length, known.kind);
    if (sign) return { id: named.id, ...sign };
  }
  const sign = choice ? signAt(line, after, known.kind) : null;
  return choice && sign ? { id: choice.id, ...sign } : null;
}

/** The end of the item's label after its code, complete or truncated by an ellipsis; null when there is no label. */
function labelEndAfter(lower: string, after: number, choice: CodeChoice): number | null {
  const label = asciiLower(narrowText(choice.label).replace(/\s+/g, ' '));
  if (label === '') return null;
  const gap = /^[\s:.、-]*/.exec(lower.slice(after, after + 4))![0].length;
  for (let skipped = 0; skipped <= gap; skipped += 1) {
    const from = after + skipped;
    if (lower.startsWith(label, from)) return from + label.length;
    const cutAt = lower.indexOf(ellipsis, from);
    if (cutAt > from && label.startsWith(lower.slice(from, cutAt))) return cutAt + ellipsis.length;
  }
  return null;
}

/** A sign and the item that it touches, as the screen shows them: ★1 链表. Letters and figures are no such sign, for M1 may be a code. */
export function signedItemAt(line: string, lower: string, at: number, known: Known): ItemHere | null {
  const run = /^[★☆●○强弱高低支撑()[\]【】\p{So}√×]{1,12}/u.exec(line.slice(at, at + 12))?.[0] ?? '';
  for (let end = at + run.length; end > at; end -= 1) {
    const sign = line.slice(at, end);
    const strength = /[^()[\]【】]/.test(sign) ? signOf(sign) : null;
    const item = strength && !isNone(strength) ? itemAt(line, lower, end, known) : null;
    if (strength && item) return item.strength.kind === 'unsaid' ? { ...item, strength } : item;
  }
  return null;
}

/** The sign that follows without a separator; null when something else follows. */
function signAt(line: string, at: number, kind: CodeKind): { strength: ListedStrength; end: number } | null {
  const end = stopFrom(line, at, kind);
  const word = line.slice(at, end);
  if (word === '') return { strength: { kind: 'unsaid' }, end };
  const strength = signOf(word);
  return strength && { strength, end };
}

/** The strength that a word denotes by itself; null when it is no sign. */
export function signOf(word: string): ListedStrength | null {
  const reading = readStrength(word.replace(/^[:=-](?=.)/, ''));
  if (reading.kind === 'relate') return reading;
  // A digit or a letter alone is part of a code that was written wrong.
  return reading.kind === 'doubtful' && !/^[\dA-LN-Z]$/i.test(reading.sign) ? reading : null;
}

/** Whether it denotes no support. */
export function isNone(strength: ListedStrength): boolean {
  return strength.kind === 'relate' && strength.relate === -1;
}

/** Where a word ends at the latest: at a separator, or where a code begins. */
export function stopFrom(line: string, at: number, kind: CodeKind): number {
  const stop = stops[kind];
  stop.lastIndex = at;
  return stop.exec(line)?.index ?? line.length;
}

/** Where a code ends that begins here, if one does: the blank of "point 9" separates nothing. */
export function codeEnd(line: string, at: number, kind: CodeKind): number {
  const pattern = codes[kind];
  pattern.lastIndex = at;
  return at + (pattern.exec(line)?.[0].length ?? 0);
}

/** The index of the next separator, or the end. */
export function separatorFrom(line: string, at: number): number {
  let end = at;
  while (end < line.length && !separator.test(line[end]!)) end += 1;
  return end;
}

/** In small letters but for those outside ASCII: they may change their length, and places in both texts must agree. */
export function asciiLower(text: string): string {
  return text.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
}
