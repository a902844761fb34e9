import type { DraftStorage } from '../../support/desk/drafts';
import { draftContent } from '../../support/desk/storedDrafts';

const format = 1;

/** Whose drafts they are. */
export function textDraftsKey({ userId, courseId }: { userId: number; courseId: number }): string {
  return `college:text-translations:${userId}:${courseId}`;
}

/** Drafts as text for storage. */
export function writeTextDrafts(drafts: ReadonlyMap<string, string>): string {
  return JSON.stringify({ format, drafts: [...drafts] });
}

/** Reads stored drafts; anything else returns an empty map, because a broken draft must never stop the work. */
export function readTextDrafts(text: string | null): Map<string, string> {
  const entries = draftContent(text, format)?.drafts;
  return new Map(Array.isArray(entries) ? entries.filter(isEntry) : []);
}

function isEntry(entry: unknown): entry is [string, string] {
  return Array.isArray(entry) && entry.length === 2 && entry.every((part) => typeof part === 'string');
}

const kept = new Map<string, string>();

/** Keeps drafts as long as the page is open, where nothing that outlives it was given. */
export const pageDraftStorage: DraftStorage = {
  getItem: (key) => kept.get(key) ?? null,
  setItem: (key, value) => void kept.set(key, value),
  removeItem: (key) => void kept.delete(key),
};
