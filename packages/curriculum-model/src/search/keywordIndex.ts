import type { BeginsWith } from './initials';
import { foldText } from './keyword';
import { createInitialsIndex, type InitialsIndex } from './initialsIndex';

/** Finds among the same texts again and again, as a picker does with every key. */
export interface KeywordIndex {
  /** Puts the texts together ahead of the first search. */
  prepare: () => void;
  /**
   * Marks the texts that contain the keyword, case-insensitively (core §5), or, with readings, whose consecutive characters have the keyword as their pinyin
   * initials: `ecs` finds 二叉树. An empty keyword matches every text.
   */
  find: (keyword: string, beginsWith?: BeginsWith) => Uint8Array;
}

const between = '\u0000';

/** Prepares texts for searching; nothing is done before the first search. */
export function createKeywordIndex(texts: readonly string[]): KeywordIndex {
  let whole: { text: string; ends: Uint32Array } | undefined;
  let initials: InitialsIndex | undefined;
  return {
    prepare() {
      whole ??= joined(texts);
    },
    find(keyword, beginsWith) {
      const wanted = foldText(keyword.trim());
      if (wanted === '') return new Uint8Array(texts.length).fill(1);
      whole ??= joined(texts);
      const found = new Uint8Array(texts.length);
      markHolders(whole, wanted, found);
      if (!beginsWith || !isInitials(wanted)) return found;
      initials ??= createInitialsIndex(whole.text, whole.ends);
      initials.mark(wanted, beginsWith, found);
      return found;
    },
  };
}

/** Whether a keyword can be read as initials: Latin letters and nothing else. */
export function isInitials(keyword: string): boolean {
  return /^[a-z]+$/i.test(keyword.trim());
}

// One long text is searched many times faster than ten thousand short ones.
function joined(texts: readonly string[]) {
  const ends = new Uint32Array(texts.length);
  const folded = texts.map((text) => foldText(text).replaceAll(between, ' '));
  let end = 0;
  folded.forEach((text, index) => {
    end += text.length + 1;
    ends[index] = end;
  });
  return { text: folded.join(between) + between, ends };
}

function markHolders({ text, ends }: { text: string; ends: Uint32Array }, wanted: string, found: Uint8Array) {
  let index = 0;
  for (let at = text.indexOf(wanted); at !== -1; at = text.indexOf(wanted, ends[index - 1])) {
    while (ends[index]! <= at) index += 1;
    found[index] = 1;
    index += 1;
    if (index === ends.length) return;
  }
}
