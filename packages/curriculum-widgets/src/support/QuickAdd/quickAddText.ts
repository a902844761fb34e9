import { matchQuickAdd, type QuickAddMatch } from '@college/curriculum-model';
import { positionsByCode, type TransferItem } from '../transferItems';

/** Reads codes against a list; positions are computed again only when the list changes. */
export function createCodeReader(items: readonly TransferItem[]): (text: string) => QuickAddMatch<number> {
  let positionOf: ReturnType<typeof positionsByCode> | undefined;
  return (text) => {
    if (text.trim() === '') return { found: [], unknown: [] };
    positionOf ??= positionsByCode(items);
    return matchQuickAdd(text, positionOf);
  };
}

// Half a code is no mistake while its end is still being typed.
const unfinished = /^(?:[ksa]|po?i?n?t?|课点?|知识?点?)$/i;

/** The unknown codes worth naming: not the last word while it may still become a code. */
export function namedUnknown(text: string, unknown: readonly string[], isTyping: boolean): string[] {
  const last = text.split(/[,，\s]+/).at(-1) ?? '';
  return isTyping && unfinished.test(last) ? unknown.filter((token) => token !== last) : [...unknown];
}
