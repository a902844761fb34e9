/** The part of `Storage` that drafts need. */
export type TextDraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const format = 1;

/** Whose drafts they are. */
export function textDraftsKey({ userId, courseId }: { userId: number; courseId: number }): string {
  return `college:text-translations:${userId}:${courseId}`;
}

/** Drafts as text for storage; null when there is nothing to keep. */
export function writeTextDrafts(drafts: ReadonlyMap<string, string>): string | null {
  return drafts.size === 0 ? null : JSON.stringify({ format, drafts: [...drafts] });
}

/** Reads stored drafts; anything that is none gives an empty map, because a broken draft must never stop the work. */
export function readTextDrafts(text: string | null): Map<string, string> {
  if (text === null) return new Map();
  let content: unknown;
  try {
    content = JSON.parse(text);
  } catch {
    // Half-written text is no draft.
    return new Map();
  }
  if (typeof content !== 'object' || content === null || Reflect.get(content, 'format') !== format) return new Map();
  const entries: unknown = Reflect.get(content, 'drafts');
  return new Map(Array.isArray(entries) ? entries.filter(isEntry) : []);
}

function isEntry(entry: unknown): entry is [string, string] {
  return Array.isArray(entry) && entry.length === 2 && entry.every((part) => typeof part === 'string');
}

const kept = new Map<string, string>();

/** Keeps drafts as long as the page is open, where nothing that outlives it was given. */
export const pageDraftStorage: TextDraftStorage = {
  getItem: (key) => kept.get(key) ?? null,
  setItem: (key, value) => void kept.set(key, value),
  removeItem: (key) => void kept.delete(key),
};
