import type { DescribedChange, MergePlan, Taken } from '@college/curriculum-model';

/** Something of a draft that can be merged without the rest. */
export interface Takeable {
  place: string;
  course: DescribedChange['course'];
  /** What it is called. */
  label: string;
  name: string;
  way: DescribedChange['way'] | null;
}

/** All that a draft changed, from the plan that takes everything: its changes, and what it and the other side both changed. */
export function takeablesOf({ changes, conflicts }: Pick<MergePlan, 'changes' | 'conflicts'>): Takeable[] {
  const found = new Map<string, Takeable>();
  for (const { at, course, label, shortName, name, way } of changes) {
    found.set(at, { place: at, course, label, name: shortName || name, way });
  }
  for (const { at, course, label, name, field } of conflicts) {
    if (!found.has(at)) found.set(at, { place: at, course, label: field || label, name, way: null });
  }
  return [...found.values()];
}

const partOf = ({ course }: Takeable) => course?.lineage ?? 0;

/** The places that a selection takes. */
export function placesTaken(taken: Taken, takeables: readonly Takeable[]): ReadonlySet<string> {
  if (taken === 'all') return new Set(takeables.map(({ place }) => place));
  if ('places' in taken) return new Set(taken.places);
  return new Set(takeables.filter((one) => taken.parts.includes(partOf(one))).map(({ place }) => place));
}

/** The shortest way to say which places are taken: everything, whole courses, or single changes. */
export function takenOf(places: ReadonlySet<string>, takeables: readonly Takeable[]): Taken {
  const [chosen, others] = [takeables.filter(({ place }) => places.has(place)), takeables.filter(({ place }) => !places.has(place))];
  if (others.length === 0) return 'all';
  const parts = new Set(chosen.map(partOf));
  if (others.some((one) => parts.has(partOf(one)))) return { places: chosen.map(({ place }) => place) };
  return { parts: [...parts] };
}
