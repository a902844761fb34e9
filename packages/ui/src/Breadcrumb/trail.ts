/** The trail cut behind the entry with this id; the whole trail when it is not in it. */
export function trailTo<Entry extends { id: string }>(entries: readonly Entry[], id: string): Entry[] {
  const index = entries.findIndex((entry) => entry.id === id);
  return index === -1 ? [...entries] : entries.slice(0, index + 1);
}
