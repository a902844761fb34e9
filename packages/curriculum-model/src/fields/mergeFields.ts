/** Two people's versions brought together; of a field in conflict it holds mine. */
export interface MergedFields<Fields, Name> {
  merged: Fields;
  /** Fields that both changed, and not to the same. */
  conflicts: Name[];
}

/** Brings two people's versions of a record of independent fields together, field by field. */
export function mergeFields<Fields extends object>(
  base: Fields,
  mine: Fields,
  theirs: Fields,
): MergedFields<Fields, keyof Fields & string> {
  const merged = { ...theirs };
  const conflicts: (keyof Fields & string)[] = [];
  for (const name of new Set([...Object.keys(base), ...Object.keys(mine), ...Object.keys(theirs)]) as Set<keyof Fields & string>) {
    if (isSame(mine[name], base[name]) || isSame(mine[name], theirs[name])) continue;
    if (!isSame(theirs[name], base[name])) conflicts.push(name);
    if (name in mine) merged[name] = mine[name];
    else delete merged[name];
  }
  return { merged, conflicts };
}

/** Whether two values of a field say the same; the order of the keys in a record does not count, nor does a key without a value. */
export function isSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  if (Array.isArray(one) && Array.isArray(other) && one.length !== other.length) return false;
  const keys = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...keys].every((key) => isSame(valueOf(one, key), valueOf(other, key)));
}

function valueOf(record: object, key: string): unknown {
  return Object.hasOwn(record, key) ? (record as Record<string, unknown>)[key] : undefined;
}
