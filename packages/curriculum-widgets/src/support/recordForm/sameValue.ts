/** Whether two values of a form say the same: texts and numbers by value, lists and objects by what is in them. */
export function isSameValue(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (Array.isArray(one)) {
    return Array.isArray(other) && one.length === other.length && one.every((item, place) => isSameValue(item, other[place]));
  }
  if (!isPlain(one) || !isPlain(other)) return false;
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].every((name) => isSameValue(one[name], other[name]));
}

function isPlain(value: unknown): value is Record<string, unknown> {
  return Object.prototype.toString.call(value) === '[object Object]';
}
