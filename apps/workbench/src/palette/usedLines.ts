import type { TextStorage } from '@college/api-client';
import type { PaletteRecent } from '@college/curriculum-widgets/search/CommandPalette';

const keptRecents = 12;
const keptUses = 200;

/** Where a person was and what they chose, stored in this browser per account, since several people may share it. */
export interface UsedLines {
  /** By language, because the names of records are those that were read. */
  recents: Readonly<Record<string, readonly PaletteRecent[]>>;
  uses: Readonly<Record<string, number>>;
}

const nothing: UsedLines = { recents: {}, uses: {} };

/** Reads what was stored; whatever cannot be understood counts as nothing. */
export function readUsedLines(storage: TextStorage, userId: number): UsedLines {
  try {
    const { recents, uses } = JSON.parse(storage.getItem(keyOf(userId)) ?? '{}') as Partial<UsedLines>;
    const lists = Object.entries(recents ?? {}).map(([language, list]) => [language, Array.isArray(list) ? list.filter(isRecent) : []]);
    const counts = Object.entries(uses ?? {}).filter(([, count]) => typeof count === 'number');
    return { recents: Object.fromEntries(lists), uses: Object.fromEntries(counts) };
  } catch {
    return nothing; // Text written by something else.
  }
}

/** Puts a place before the others, once. */
export function withPlace(lines: UsedLines, language: string, place: PaletteRecent): UsedLines {
  const others = (lines.recents[language] ?? []).filter(({ id }) => id !== place.id);
  return { ...lines, recents: { ...lines.recents, [language]: [place, ...others].slice(0, keptRecents) } };
}

/** Counts a line that was chosen; those that were used least are forgotten. */
export function withUse({ recents, uses }: UsedLines, key: string): UsedLines {
  const counted = Object.entries({ ...uses, [key]: (uses[key] ?? 0) + 1 });
  const kept = counted.length > keptUses ? counted.toSorted(([, left], [, right]) => right - left).slice(0, keptUses) : counted;
  return { recents, uses: Object.fromEntries(kept) };
}

/** Stores it for the next visit. */
export function writeUsedLines(storage: TextStorage, userId: number, lines: UsedLines): void {
  storage.setItem(keyOf(userId), JSON.stringify(lines));
}

function keyOf(userId: number): string {
  return `palette:${userId}`;
}

function isRecent(value: unknown): value is PaletteRecent {
  const one = value as Partial<PaletteRecent> | null;
  return typeof one?.id === 'string' && typeof one.title === 'string' && typeof one.href === 'string' && one.href.startsWith('/');
}
