/** The part of `Storage` that finding drafts needs. */
export type ListableStorage = Pick<Storage, 'length' | 'key' | 'getItem' | 'removeItem'>;

/** The storage key of a draft, and when it was written. */
interface FoundDraft {
  key: string;
  /** Milliseconds since 1970. */
  writtenAt: number;
}

/** What a stored draft of a format holds; null for anything else, because a broken draft must never stop the page. */
export function draftContent(text: string | null, format: number): Record<string, unknown> | null {
  const content = text === null ? null : parse(text);
  return isRecord(content) && content.format === format ? content : null;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Half-written text is no draft.
    return null;
  }
}

/** Whether a stored value is a plain object. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * The drafts of one person, the latest first; what is no readable draft of theirs is passed over. The first group of `keyPattern` is
 * the person; `read` gets the groups after it.
 */
export function findDrafts<Found extends FoundDraft>(
  shelf: ListableStorage,
  { userId, keyPattern }: { userId: number; keyPattern: RegExp },
  read: (draft: { key: string; text: string | null; subject: readonly string[] }) => Found | null,
): Found[] {
  const found = Array.from({ length: shelf.length }, (_, index) => {
    const key = shelf.key(index) ?? '';
    const [, owner, ...subject] = keyPattern.exec(key) ?? [];
    return Number(owner) === userId ? read({ key, text: shelf.getItem(key), subject }) : null;
  });
  return found
    .filter((draft) => draft !== null)
    .toSorted((one, other) => other.writtenAt - one.writtenAt || (one.key < other.key ? -1 : 1));
}
