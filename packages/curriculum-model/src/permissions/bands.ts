/** The levels at which a person works (core §6). */
export type Level = 'college' | 'department' | 'major' | 'course' | 'none';

/** Level and rights of one permissionId. */
export interface Band {
  level: Level;
  /** May read what is in reach. */
  read: boolean;
  modify: boolean;
  manage: boolean;
}

const none: Band = { level: 'none', read: false, modify: false, manage: false };
const view = { read: true, modify: false, manage: false };
const modify = { read: true, modify: true, manage: false };
const manage = { read: true, modify: true, manage: true };

/** Upper ends, inclusive, in rising order (core §6). */
const bands: readonly (Band & { upTo: number })[] = [
  { upTo: 9, level: 'college', ...manage },
  { upTo: 999, level: 'college', ...view },
  { upTo: 1989, level: 'department', ...manage },
  { upTo: 1999, level: 'department', ...view },
  { upTo: 2009, level: 'major', ...manage },
  { upTo: 2999, level: 'major', ...modify },
  { upTo: 3009, level: 'course', ...manage },
  { upTo: 3999, level: 'course', ...modify },
];

/** What a permissionId allows; anything that is not a whole number from 0 to 3999 allows nothing (decision 27). */
export function bandOf(permissionId: unknown): Band {
  const id = wholeNumber(permissionId);
  const found = id === null ? undefined : bands.find((band) => id <= band.upTo);
  if (!found) return { ...none };
  const { upTo: _, ...band } = found;
  return band;
}

/** What a permission is about: the kind of record that its relativeId names. */
export function levelOf(permissionId: unknown): Level {
  return bandOf(permissionId).level;
}

/** The permissionIds of a level that have a right, both ends included. */
export function permissionIdsOf(
  level: Exclude<Level, 'none'>,
  right: Exclude<keyof Band, 'level'> = 'read',
): { from: number; upTo: number } {
  const first = bands.findIndex((band) => band.level === level);
  const last = bands.findLastIndex((band) => band.level === level && band[right]);
  return { from: (bands[first - 1]?.upTo ?? -1) + 1, upTo: bands[last]?.upTo ?? -1 };
}

function wholeNumber(value: unknown): number | null {
  if (typeof value === 'number') return Number.isInteger(value) && value >= 0 ? value : null;
  return typeof value === 'string' && /^\d{1,9}$/.test(value.trim()) ? Number(value) : null;
}
