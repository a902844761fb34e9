import { isDeepStrictEqual } from 'node:util';

/** What a save moves on by itself, whatever it was asked to store. */
const moved: ReadonlySet<string> = new Set(['version', 'revision', 'updateTime']);

/** Whether a save left a record as it was, but for what every save moves on. */
export function isSameContent(before: unknown, after: unknown): boolean {
  return isDeepStrictEqual(content(before), content(after));
}

function content(value: unknown): unknown {
  return value === undefined ? undefined : JSON.parse(JSON.stringify(value, (key, held: unknown) => (moved.has(key) ? undefined : held)));
}
