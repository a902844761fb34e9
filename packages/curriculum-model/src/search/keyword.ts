/** Quiet time before a typed keyword counts, in milliseconds (core §9). */
export const searchDebounce = 300;

/** A search without a reply is reset after this many milliseconds (core §9). */
export const searchTimeout = 10_000;

/** Whether the text holds the keyword, without regard to case; an empty keyword is in every text (core §5). */
export function matchesKeyword(text: string, keyword: string): boolean {
  return foldText(text).includes(foldText(keyword.trim()));
}

/** The items of which one of the texts holds the keyword. */
export function filterByKeyword<Item>(items: readonly Item[], keyword: string, textsOf: (item: Item) => readonly string[]): Item[] {
  if (keyword.trim() === '') return [...items];
  return items.filter((item) => textsOf(item).some((text) => matchesKeyword(text, keyword)));
}

/** Whether a reply answers another keyword than the present one and must be dropped (decision 138). */
export function isStaleReply(replyKeyword: string, currentKeyword: string): boolean {
  return replyKeyword.trim() !== currentKeyword.trim();
}

/** A text as searches compare it: without case, and full-width letters from an input method like narrow ones. */
export function foldText(text: string): string {
  return text.normalize('NFKC').toLowerCase();
}
