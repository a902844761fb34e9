import type { Ksa, KsaLetter, PointKsa } from './ksa';

/** The letters in the order in which they are shown. */
export const ksaLetters: readonly KsaLetter[] = ['K', 'S', 'A'];

/** The code by which staff know an item, such as K1. */
export function ksaCode(ksa: Pick<Ksa, 'title' | 'level'>): string {
  return `${ksa.title}${ksa.level}`;
}

/** Numbers each letter 1, 2, 3 … without gaps; the order of the levels is kept and unnumbered items come last (decision 68). */
export function renumberKsa<Item extends Pick<Ksa, 'title' | 'level'>>(items: readonly Item[]): Item[] {
  const levels = new Map<Item, number>();
  for (const letter of ksaLetters) {
    const own = items.filter((item) => item.title === letter);
    const ordered = own.toSorted((a, b) => (a.level || Infinity) - (b.level || Infinity) || 0);
    ordered.forEach((item, index) => levels.set(item, index + 1));
  }
  return items.map((item) => ({ ...item, level: levels.get(item) ?? item.level }));
}

/** The same over points: an item that supports several points keeps one number in all of them. */
export function renumberPointKsa<Row extends Pick<PointKsa, 'ksa'>>(points: readonly Row[]): Row[] {
  const distinct = new Map<string, Ksa>();
  let loose = 0;
  const keyed = points.map((point) => point.ksa.map((ksa) => ({ ksa, key: ksaIdentity(ksa) ?? `loose-${(loose += 1)}` })));
  for (const { ksa, key } of keyed.flat()) if (!distinct.has(key)) distinct.set(key, ksa);
  const numbered = renumberKsa([...distinct.values()]);
  const levels = new Map([...distinct.keys()].map((key, index) => [key, numbered[index]!.level]));
  return points.map((point, index) => ({ ...point, ksa: keyed[index]!.map(({ ksa, key }) => ({ ...ksa, level: levels.get(key)! })) }));
}

/** The course's items once each, in the order K, S, A and by level. */
export function distinctKsa(points: readonly Pick<PointKsa, 'ksa'>[]): Ksa[] {
  const found = new Map<string, Ksa>();
  for (const ksa of points.flatMap((point) => point.ksa)) found.set(ksaIdentity(ksa) ?? `loose-${found.size}`, ksa);
  return sortKsa([...found.values()]);
}

/** Items in the order K, S, A and by number. */
export function sortKsa<Item extends Pick<Ksa, 'title' | 'level'>>(items: readonly Item[]): Item[] {
  return items.toSorted((a, b) => ksaLetters.indexOf(a.title) - ksaLetters.indexOf(b.title) || a.level - b.level);
}

/** What makes two entries the same item: their id, or for new ones letter, number and text; null for a new one that waits for its number. */
export function ksaIdentity({ id, title, level, description }: Ksa): string | null {
  if (id !== 0) return `id-${id}`;
  return level > 0 ? JSON.stringify([title, level, description]) : null;
}
