import type { CommentMark, ToldFinding } from '@college/curriculum-model';
import { useSyncExternalStore } from 'react';

/** What the parts of a page with comments share. */
interface Shared {
  /** The course unit that is open. */
  courseId: number | undefined;
  /** What it is called. */
  name: string;
  /** By their places here; what is not there any more by lineage. */
  marks: ReadonlyMap<string, CommentMark>;
  /** What the rules find at them, what weighs most first. */
  findings: ReadonlyMap<string, readonly ToldFinding[]>;
  /** The things on the page by their places, in the order in which they came. */
  places: ReadonlyMap<string, string>;
  /** Whether the window is open, and for which place. */
  isOpen: boolean;
  place: string | null;
}

const nothing: Shared = {
  courseId: undefined,
  name: '',
  marks: new Map(),
  findings: new Map(),
  places: new Map(),
  isOpen: false,
  place: null,
};

let shared = nothing;
const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Changes what is shared. */
export function share(change: Partial<Shared>): void {
  shared = { ...shared, ...change };
  for (const listener of listeners) listener();
}

/** Opens the window for a place, or for all. */
export function openComments(place: string | null): void {
  share({ isOpen: true, place });
}

/** Takes a thing of the page in; answers what takes it out again. */
export function addPlace(place: string, name: string): () => void {
  share({ places: new Map(shared.places).set(place, name) });
  return () => {
    const places = new Map(shared.places);
    places.delete(place);
    share({ places });
  };
}

/** A part of what is shared; the same value as long as it is the same. */
export function useShared<Part>(select: (shared: Shared) => Part): Part {
  return useSyncExternalStore(subscribe, () => select(shared));
}
