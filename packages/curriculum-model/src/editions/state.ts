import type { Value } from './shapeFields';
import type { PartKind, StateRecordKind } from './shapes';

/** Identifies a record among those of its kind and part: its lineage number, or those of the records it ties together, joined by `-`; empty where there is only one. */
export type Key = string;

/** One record of a curriculum, without row ids, versions, people and times. */
export interface StateRecord {
  key: Key;
  /** What its list belongs to: the lineage number of the owner, or the letter of a KSA item; absent where the part is the owner. */
  under?: string;
  /** By the names of the shape's fields; what is left out is blank. */
  fields: Readonly<Record<string, Value>>;
}

/** The content of a major without its courses, or of one course: records by kind, each list in its order. */
export interface StatePart {
  kind: PartKind;
  /** The lineage number of the major or the course. */
  lineage: number;
  records: Readonly<Partial<Record<StateRecordKind, readonly StateRecord[]>>>;
  /** A digest of the content. Two parts with the same digest are not compared. */
  hash?: string;
}

/** The whole curriculum of a major at one moment, its courses in their order. */
export interface CurriculumState {
  major: StatePart;
  courses: readonly StatePart[];
}

/** The records of a kind. */
export function recordsOf(part: StatePart | undefined, kind: StateRecordKind): readonly StateRecord[] {
  return part?.records[kind] ?? [];
}
