import { topLevelLabels, type Language } from '@college/curriculum-model';
import type { OccupationBrowserText } from './messages';

type Depth = 0 | 1 | 2 | 3;

/** The depth of a class, by the parts of its code: a major class 0, an occupation 3. */
export function depthOf(code: string): Depth {
  const depth = code.split('-').length - 1;
  return depth >= 3 ? 3 : (depth as Depth);
}

/** What a class of this code is called: 大类, 中类, 小类 or 职业. */
export function levelWord(code: string, text: OccupationBrowserText): string {
  return text[`level${depthOf(code)}`];
}

/** The number of entries below the one of this code, as text. */
export function belowWords(code: string, count: number, text: OccupationBrowserText): string {
  return code === '' ? text.belowTop({ count }) : text[`below${depthOf(code)}`]({ count });
}

/** 'The Second Major Level' of the class 2; a class that is none of the eight has its code alone (decision 132). */
export function topLabel(code: string, language: Language): string | undefined {
  return topLevelLabels[Number(code) - 1]?.[language];
}

/** Whether lines bring numbers of their own, which a list must not repeat. */
export function areNumbered(lines: readonly string[]): boolean {
  return lines.length > 0 && lines.every((line) => /^\s*[（(]?\d+\s*[.．、)）]/.test(line));
}
