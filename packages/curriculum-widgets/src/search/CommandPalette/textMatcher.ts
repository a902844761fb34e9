import { createKeywordIndex, foldText, isInitials, type BeginsWith } from '@college/curriculum-model';

const ranks = { whole: 0, beginning: 1, inside: 2, initials: 3 } as const;
// Words that join an act with its object and find nothing by themselves.
const joining = new Set(['the', 'of', 'a', 'an', 'for', '的']);

/** One item that was found, the better the smaller its rank. */
export interface Match<Item> {
  item: Item;
  rank: number;
}

/** The words of a keyword that something is found by. */
export function wordsOf(keyword: string): string[] {
  const words = foldText(keyword)
    .split(/\s+/)
    .filter((word) => word !== '');
  const telling = words.filter((word) => !joining.has(word));
  return telling.length > 0 ? telling : words;
}

/** Finds items by all words of a keyword; each in one of its texts or, of letters alone, as their initials. */
export function createTextMatcher<Item>(items: readonly Item[], textsOf: (item: Item) => readonly (string | undefined)[]) {
  const texts: string[] = [];
  const owners: number[] = [];
  items.forEach((item, owner) => {
    for (const text of textsOf(item)) {
      if (!text) continue;
      texts.push(foldText(text));
      owners.push(owner);
    }
  });
  const index = createKeywordIndex(texts);

  function mark(word: string, beginsWith: BeginsWith | undefined): Uint8Array {
    const found = new Uint8Array(items.length);
    index.find(word, beginsWith).forEach((isFound, at) => {
      if (isFound) found[owners[at]!] = 1;
    });
    return found;
  }

  return function find(words: readonly string[], beginsWith: BeginsWith | undefined): Match<Item>[] {
    if (words.length === 0) return [];
    const marks = words.map((word) => mark(word, isInitials(word) ? beginsWith : undefined));
    const whole = words.join(' ');
    const best = new Map<number, number>();
    owners.forEach((owner, at) => {
      if (marks.some((found) => found[owner] === 0)) return;
      const rank = rankOf(texts[at]!, whole, words);
      if (rank < (best.get(owner) ?? Infinity)) best.set(owner, rank);
    });
    return [...best].map(([owner, rank]) => ({ item: items[owner]!, rank }));
  };
}

export type TextMatcher<Item> = ReturnType<typeof createTextMatcher<Item>>;

function rankOf(text: string, whole: string, words: readonly string[]): number {
  if (text === whole) return ranks.whole;
  if (text.startsWith(whole)) return ranks.beginning;
  return words.every((word) => text.includes(word)) ? ranks.inside : ranks.initials;
}

/** The best first; of equally good ones what the person used more, then the shorter one. */
export function inOrder<Item>(matches: readonly Match<Item>[], usesOf: (item: Item) => number, lengthOf: (item: Item) => number): Item[] {
  return matches
    .map((match) => ({ ...match, uses: usesOf(match.item), length: lengthOf(match.item) }))
    .sort((left, right) => left.rank - right.rank || right.uses - left.uses || left.length - right.length)
    .map(({ item }) => item);
}
