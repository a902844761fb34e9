import type { Network } from '../toolbars/network';

/** One edit of a reply: the new value at a path. */
export type Edit = readonly [path: readonly (string | number)[], value: unknown];

/** How one call of a port differs from the story's own. */
export interface PlayedCall {
  /** What is changed in its reply, or in the list of its parts. */
  edits?: readonly Edit[];
  /** Milliseconds before the reply, or before each part. */
  delay?: number;
  /** How it fails; where the parts of a stream are edited as a list, after these. */
  fault?: Exclude<Network, 'ok' | 'slow'>;
}

/** The calls that differ, by prop and name: `source.loadGoals`. */
export type Played = Readonly<Record<string, PlayedCall>>;

/** From the panel: what the story shown calls, and what was replied; asked for when the panel opens. */
export const playgroundEvents = {
  calls: 'college/playground/calls',
  replied: 'college/playground/replied',
} as const;

/** A call of the story shown, as the panel lists it. */
export interface CallShown {
  id: string;
  signature: string;
  description: string;
  answers: 'promise' | 'stream';
}

/** A reply as the story's own source gave it; of a stream the list of the parts that have come. */
export interface Replied {
  id: string;
  reply: unknown;
}

/** Writes what is played as Storybook's address takes it: letters, digits, `-` and `_`. */
export function writePlayed(played: Played): string {
  const bytes = new TextEncoder().encode(JSON.stringify(played));
  const text = btoa(Array.from(bytes, (byte) => String.fromCodePoint(byte)).join(''));
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** Reads it; undefined while the playground is off, and empty for an address that was cut. */
export function readPlayed(text: unknown): Played | undefined {
  if (typeof text !== 'string' || text === '') return undefined;
  try {
    const bytes = Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.codePointAt(0)!);
    return JSON.parse(new TextDecoder().decode(bytes)) as Played;
  } catch {
    return {};
  }
}

/** What was changed from one reply to another; a list of another length is replaced as a whole. */
export function editsBetween(before: unknown, after: unknown, path: readonly (string | number)[] = []): Edit[] {
  if (Object.is(before, after)) return [];
  if (Array.isArray(before) && Array.isArray(after) && before.length === after.length)
    return before.flatMap((value, index) => editsBetween(value, after[index], [...path, index]));
  if (isRecord(before) && isRecord(after) && Object.keys(before).every((key) => key in after))
    return Object.keys(after).flatMap((key) => editsBetween(before[key], after[key], [...path, key]));
  return [[path, after]];
}

/** A reply with its edits, leaving the given one as it is. */
export function withEdits(reply: unknown, edits: readonly Edit[] = []): unknown {
  return edits.reduce<unknown>((result, [path, value]) => replaced(result, path, value), reply);
}

function replaced(value: unknown, [key, ...rest]: readonly (string | number)[], to: unknown): unknown {
  if (key === undefined) return to;
  if (Array.isArray(value)) return value.map((one, index) => (index === key ? replaced(one, rest, to) : (one as unknown)));
  return isRecord(value) ? { ...value, [key]: replaced(value[key], rest, to) } : value;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
