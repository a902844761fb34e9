import { relateValues, type Support } from '@college/curriculum-model';
import { createCodeReader } from '../../QuickAdd/quickAddText';
import type { TransferItem } from '../../transferItems';

/** The meaning of a text in the field. */
export interface CodedEntries {
  /** Positions of items with the strength that was typed behind their codes, strong where none was. */
  found: ReadonlyMap<number, Support>;
  /** Words that name nothing, as typed. */
  unknown: readonly string[];
  /** Whether the text is codes; other words look for items. */
  isCoded: boolean;
}

const nothing: CodedEntries = { found: new Map(), unknown: [], isCoded: false };
const spacedPoint = /(point|课点|知识点)\s+(?=\d)/gi;
const strengthBehind = /^(.*?)(★|☆|强|弱|strong|weak)?$/i;
const strengths: Readonly<Record<string, Support>> = {
  '★': relateValues.strong,
  强: relateValues.strong,
  strong: relateValues.strong,
  '☆': relateValues.weak,
  弱: relateValues.weak,
  weak: relateValues.weak,
};
const likeACode = /^(?:[a-z]|point|课点|知识点)\d+$/i;

/** Reads codes with their strength behind them: `课点7 ☆`, `K2★`, `课点1,课点3` (core §5). */
export function createEntryReader(items: readonly TransferItem[]): (text: string) => CodedEntries {
  const read = createCodeReader(items);
  return (text) => {
    const words = text
      .replaceAll(spacedPoint, '$1')
      .split(/[,，\s]+/)
      .filter((word) => word !== '');
    if (words.length === 0) return nothing;
    const found = new Map<number, Support>();
    const unknown: string[] = [];
    let isCoded = false;
    let last: number | undefined;
    for (const word of words) {
      const [, code = '', sign] = strengthBehind.exec(word) ?? [];
      const relate = sign === undefined ? undefined : strengths[sign.toLowerCase()];
      const position = code === '' ? last : read(code).found[0]?.id;
      if (position === undefined) {
        unknown.push(word);
        isCoded ||= likeACode.test(code);
      } else {
        found.set(position, relate ?? found.get(position) ?? relateValues.strong);
        isCoded = true;
      }
      last = position;
    }
    return { found, unknown: [...new Set(unknown)], isCoded };
  };
}
