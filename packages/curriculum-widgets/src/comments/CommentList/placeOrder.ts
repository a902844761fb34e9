import type { ThreadGroup } from '@college/curriculum-model';

/** Keeps the places of a page in the order in which they were shown, new ones first: what moves takes the focus from somebody who writes in it. Another question is ordered afresh. */
export function createPlaceOrder() {
  let last: { question: string; places: readonly string[] } = { question: '', places: [] };
  return (question: string, groups: readonly ThreadGroup[]): ThreadGroup[] => {
    const known = last.question === question ? last.places : [];
    const byPlace = new Map(groups.map((group) => [group.place, group]));
    const ordered = [...groups.filter(({ place }) => !known.includes(place)), ...known.flatMap((place) => byPlace.get(place) ?? [])];
    last = { question, places: ordered.map(({ place }) => place) };
    return ordered;
  };
}
