import type { Language } from '../../language';
import { relateOption } from '../relateOptions';
import type { Support } from '../relate';
import {
  asciiLower,
  codeEnd,
  isNone,
  itemAt,
  separator,
  separatorFrom,
  signOf,
  signedItemAt,
  stopFrom,
  type CodeChoice,
  type CodeKind,
  type Known,
  type ListedStrength,
} from './codeItem';
import { isFormula, narrowText, readStrength } from './strengthSigns';

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

/** A sign before the items it applies to. */
interface SignAhead {
  strength: ListedStrength;
  word: string;
  isForAll: boolean;
  isUsed: boolean;
}

function scan(line: string, known: Known): CodeList {
  const lower = asciiLower(line);
  const found = new Map<number, ListedStrength>();
  const unknown = new Set<string>();
  // 强：课点1 课点2 applies to all that follow, ★课点1 to the next one only.
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
    const signed = signedItemAt(line, lower, at, known);
    if (signed) {
      isSignFirst ??= true;
      found.set(signed.id, signed.strength);
      if (ahead && !ahead.isForAll) unknown.add(ahead.word);
      ahead = ahead?.isForAll ? ahead : null;
      last = signed.id;
      at = signed.end;
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
