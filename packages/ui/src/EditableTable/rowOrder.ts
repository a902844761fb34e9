/** The list with one item moved to another index; indexes outside the list are clamped. */
export function moveItem<Item>(items: readonly Item[], fromIndex: number, toIndex: number): Item[] {
  const moved = [...items];
  if (fromIndex < 0 || fromIndex >= items.length) return moved;
  const [item] = moved.splice(fromIndex, 1) as [Item];
  moved.splice(placeWithin(toIndex, items.length), 0, item);
  return moved;
}

/** The nearest place that exists in a list of this length. */
export function placeWithin(index: number, length: number) {
  return Math.max(0, Math.min(length - 1, index));
}

/** The row to focus after the row at this index was removed: the one now at the index, or the one before; undefined when none is left. */
export function placeAfterRemoval(index: number, remaining: number) {
  return remaining === 0 ? undefined : placeWithin(index, remaining);
}
