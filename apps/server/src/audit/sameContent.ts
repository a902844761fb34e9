/** What a save moves on by itself, whatever it was asked to store. */
const moved: ReadonlySet<string> = new Set(['version', 'revision', 'updateTime']);

/** Whether a save left a record as it was, but for what every save moves on; ends at the first difference. */
export function isSameContent(before: unknown, after: unknown): boolean {
  if (Object.is(before, after)) return true;
  if (typeof before !== 'object' || typeof after !== 'object' || before === null || after === null) return false;
  if (before instanceof Date || after instanceof Date)
    return before instanceof Date && after instanceof Date && before.getTime() === after.getTime();
  if (Array.isArray(before) !== Array.isArray(after)) return false;
  const [held, stored] = [contentOf(before), contentOf(after)];
  return held.size === stored.size && [...held].every(([key, value]) => stored.has(key) && isSameContent(value, stored.get(key)));
}

function contentOf(record: object): Map<string, unknown> {
  return new Map(Object.entries(record).filter(([key, value]) => !moved.has(key) && value !== undefined));
}
