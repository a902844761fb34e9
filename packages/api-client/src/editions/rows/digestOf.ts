/** A short digest of values, by which a plan is known again (FNV-1a). */
export function digestOf(...values: readonly unknown[]): string {
  let hash = 0x811c9dc5;
  for (const unit of JSON.stringify(values)) hash = Math.imul(hash ^ unit.codePointAt(0)!, 0x01000193);
  return (hash >>> 0).toString(16);
}
