import {
  recordPlace,
  shapeOf,
  type Change,
  type CurriculumState,
  type Place,
  type StatePart,
  type StateRecord,
  type StateRecordKind,
} from '@college/curriculum-model';
import type { Queries } from '../../db';
import type { TargetRows } from './targetRows';

/** The other side of a merge, from which records come. */
export interface Source {
  majorId: number;
  state: CurriculumState;
}

/** One act of writing changes into the rows of a major. */
export interface Writing {
  db: Queries;
  act: { userId: number; now: Date };
  majorId: number;
  before: CurriculumState;
  after: CurriculumState;
  changes: readonly Change[];
  source: Source | undefined;
  rows: TargetRows;
  /** Lineages of the courses in which something changes. */
  courses: ReadonlySet<number>;
  isMajorChanged: boolean;
}

/** A record in its part. */
export interface Located {
  part: StatePart;
  record: StateRecord;
  at: Place;
  /** The lineage of its course; 0 for what belongs to the major. */
  course: number;
}

/** The records of a kind in the parts that change. */
export function touchedRecords({ isMajorChanged, courses }: Writing, state: CurriculumState, kind: StateRecordKind): Located[] {
  const isOfMajor = shapeOf(kind).part === 'major';
  const parts = isOfMajor ? (isMajorChanged ? [state.major] : []) : state.courses.filter(({ lineage }) => courses.has(lineage));
  return parts.flatMap((part) =>
    (part.records[kind] ?? []).map((record) => ({
      part,
      record,
      at: recordPlace(part, kind, record.key),
      course: isOfMajor ? 0 : part.lineage,
    })),
  );
}

/** The same by their places. */
export function recordsByPlace(writing: Writing, state: CurriculumState | undefined, kind: StateRecordKind): Map<Place, Located> {
  return new Map(state ? touchedRecords(writing, state, kind).map((located) => [located.at, located]) : []);
}

/** The places of what comes or becomes different, and of what goes. */
export function placesOf(changes: readonly Change[]): { written: Set<Place>; removed: Set<Place> } {
  const written = new Set<Place>();
  const removed = new Set<Place>();
  for (const { type, at } of changes) {
    if (type === 'removed') removed.add(at);
    else if (type !== 'ordered') written.add(at);
  }
  return { written, removed };
}
