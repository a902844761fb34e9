import type { Language } from '../../language';
import { relateOption } from '../relateOptions';
import type { Relate, Support } from '../relate';
import { isFormula, narrowText, readStrength } from './strengthSigns';

/** What a code may name: a course point, or a KSA item. */
export interface CodeChoice {
  id: number;
  /** 3 or 课点3, K2 */
  code: string;
  label: string;
}

/** Whether codes name points (课点3) or KSA items (K2). */
export type CodeKind = 'point' | 'ksa';

/** How strongly a listed item supports, as far as the text says. */
export type ListedStrength = { kind: 'relate'; relate: Relate } | { kind: 'doubtful'; sign: string } | { kind: 'unsaid' };

/** What a text such as 课点1★ 课点3☆ lists. */
export interface CodeList {
  /** Once each, in the order written. */
  entries: { id: number; strength: ListedStrength }[];
  /** What names nothing that is there, as written. */
  unknown: string[];
  isFormula?: boolean;
}

/** Longest text of a cell that is read as a list. */
export const longestCodeList = 4000;

const separator = /[\s,、;。|/]/;
const stops = {
  point: /[\s,、;。|/]|(?:point|课点|知识点)\s?\d/gi,
  ksa: /[\s,、;。|/]|[KSA]\d/gi,
};
const codes = {
  point: /(?:point|课点|知识点)?\s?0*([1-9]\d{0,5})(?!\d)/iy,
  ksa: /([KSA])\s?0*([1-9]\d{0,5})(?!\d)/iy,
};

/** A reader of lists of codes, in any order and with any of the usual separators; names that equal an item's are read too. */
export function createCodeListReader(choices: readonly CodeChoice[], kind: CodeKind): (text: string) => CodeList {
  const byCode = new Map(choices.map((choice) => [codeKey(choice.code, kind), choice]));
  const labels = labelsByFirstSign(choices);

  return (text) => {
    if (isFormula(text)) return { entries: [], unknown: [text.trim()], isFormula: true };
    const line = narrowText(text).replace(/\s+/g, ' ');
    if (line.length > longestCodeList) return { entries: [], unknown: [`${line.slice(0, 40)}…`] };
    return scan(line, { byCode, labels, kind });
  };
}

/** Items as they are written for a spreadsheet: 课点1★ 课点3☆, K2★. */
export function writeCodeList(items: readonly { code: string; relate: Support }[], kind: CodeKind, language: Language): string {
  const prefix = kind === 'ksa' ? '' : language === 'zh' ? '课点' : 'point ';
  return items
    .map(({ code, relate }) => `${/^\d/.test(code) ? prefix : ''}${code}${relateOption(relate, language).code}`)
    .join(kind === 'point' && language === 'en' ? ', ' : ' ');
}

/** A sign that stands before the items it is for. */
interface SignAhead {
  strength: ListedStrength;
  word: string;
  isForAll: boolean;
  isUsed: boolean;
}

interface Known {
  byCode: ReadonlyMap<string, CodeChoice>;
  labels: ReadonlyMap<string, readonly { label: string; choice: CodeChoice }[]>;
  kind: CodeKind;
}

function scan(line: string, known: Known): CodeList {
  const lower = asciiLower(line);
  const found = new Map<number, ListedStrength>();
  const unknown = new Set<string>();
  // 强：课点1 课点2 says it of all that follow, ★课点1 of the next one only.
  let ahead = null as SignAhead | null;
  let isSignFirst: boolean | null = null;
  let last: number | null = null;
  let at = 0;

  while (at < line.length) {
    if (separator.test(line[at]!)) {
      at += 1;
      continue;
    }
    const item = itemAt(line, lower, at, known);
    if (item) {
      isSignFirst ??= false;
      const said: ListedStrength = item.strength.kind === 'unsaid' && ahead ? ahead.strength : item.strength;
      if (!(said.kind === 'unsaid' && found.has(item.id))) found.set(item.id, said);
      ahead = ahead?.isForAll ? { ...ahead, isUsed: true } : null;
      last = item.id;
      at = item.end;
      continue;
    }
    const end = stopFrom(line, at, known.kind);
    const word = line.slice(at, end);
    const strength = word === '' ? null : signOf(word);
    if (strength) {
      isSignFirst ??= true;
      if (isSignFirst) {
        if (ahead && !ahead.isUsed) unknown.add(ahead.word);
        ahead = { strength, word, isForAll: word.endsWith(':'), isUsed: false };
      } else if (last !== null && found.get(last)?.kind === 'unsaid') found.set(last, strength);
      else unknown.add(word);
      at = end;
      continue;
    }
    const wordEnd = separatorFrom(line, Math.max(at + 1, codeEnd(line, at, known.kind)));
    unknown.add(line.slice(at, wordEnd));
    at = wordEnd;
  }
  if (ahead && !ahead.isUsed && !isNone(ahead.strength)) unknown.add(ahead.word);
  return { entries: [...found].map(([id, strength]) => ({ id, strength })), unknown: [...unknown] };
}

/** The item named at a place, by its label, or by its code with or without its label behind it; and the sign that touches it. */
function itemAt(line: string, lower: string, at: number, known: Known): { id: number; strength: ListedStrength; end: number } | null {
  for (const { label, choice } of known.labels.get(lower[at]!) ?? []) {
    if (!lower.startsWith(label, at)) continue;
    const sign = signAt(line, at + label.length, known.kind);
    if (sign) return { id: choice.id, ...sign };
  }
  const pattern = codes[known.kind];
  pattern.lastIndex = at;
  const match = pattern.exec(line);
  const choice = match && known.byCode.get(known.kind === 'ksa' ? `${match[1]!.toUpperCase()}${match[2]!}` : match[1]!);
  if (!choice) return null;
  const after = at + match[0].length;
  const label = asciiLower(narrowText(choice.label).replace(/\s+/g, ' '));
  const labelAt = after + /^[\s:.、-]*/.exec(line.slice(after, after + 4))![0].length;
  const named = label !== '' && lower.startsWith(label, labelAt) ? signAt(line, labelAt + label.length, known.kind) : null;
  const sign = named ?? signAt(line, after, known.kind);
  return sign && { id: choice.id, ...sign };
}

/** The sign that follows without a separator; null when something else follows. */
function signAt(line: string, at: number, kind: CodeKind): { strength: ListedStrength; end: number } | null {
  const end = stopFrom(line, at, kind);
  const word = line.slice(at, end);
  if (word === '') return { strength: { kind: 'unsaid' }, end };
  const strength = signOf(word);
  return strength && { strength, end };
}

function signOf(word: string): ListedStrength | null {
  const reading = readStrength(word.replace(/^[:=-](?=.)/, ''));
  if (reading.kind === 'relate') return reading;
  // A digit or a letter alone is part of a code that was written wrong.
  return reading.kind === 'doubtful' && !/^[\dA-LN-Z]$/i.test(reading.sign) ? reading : null;
}

function isNone(strength: ListedStrength): boolean {
  return strength.kind === 'relate' && strength.relate === -1;
}

function stopFrom(line: string, at: number, kind: CodeKind): number {
  const stop = stops[kind];
  stop.lastIndex = at;
  return stop.exec(line)?.index ?? line.length;
}

/** Where a code ends that begins here, if one does: the blank of "point 9" separates nothing. */
function codeEnd(line: string, at: number, kind: CodeKind): number {
  const pattern = codes[kind];
  pattern.lastIndex = at;
  return at + (pattern.exec(line)?.[0].length ?? 0);
}

function separatorFrom(line: string, at: number): number {
  let end = at;
  while (end < line.length && !separator.test(line[end]!)) end += 1;
  return end;
}

function codeKey(code: string, kind: CodeKind): string {
  const narrow = narrowText(code).toUpperCase();
  return kind === 'ksa' ? narrow.replace(/\s/g, '') : (/\d+/.exec(narrow)?.[0] ?? narrow);
}

function labelsByFirstSign(choices: readonly CodeChoice[]): Known['labels'] {
  const labels = new Map<string, { label: string; choice: CodeChoice }[]>();
  for (const choice of choices) {
    const label = asciiLower(narrowText(choice.label).replace(/\s+/g, ' '));
    if (label === '' || readStrength(label).kind !== 'words') continue;
    labels.set(label[0]!, [...(labels.get(label[0]!) ?? []), { label, choice }]);
  }
  for (const list of labels.values()) list.sort((one, other) => other.label.length - one.label.length);
  return labels;
}

// Other letters may change their length with their case, and places in both texts must agree.
function asciiLower(text: string): string {
  return text.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
}
