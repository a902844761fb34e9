/** One field of a part, in words. */
export interface Fact {
  label: string;
  value: string;
}

/** A part of a record that is added or removed as a whole: a chapter, a point, an entry of a matrix. */
export interface Part {
  /** By which the part is found again in the other state. */
  key: string | number;
  /** The label of the part; empty where its fields need none. */
  name: string;
  /** The first fact is the content of the part; the others are its details. */
  facts: readonly Fact[];
}

/** Parts of one kind. */
export interface Section {
  /** Shown before the name of each part. */
  title: string;
  parts: readonly Part[];
  /** What a change of the order is called; absent where parts have none. */
  orderLabel?: string;
}

/** A record in one state, section by section; both states of a change have the same sections. */
export type Facts = readonly Section[];
