import { shapeOf, type StateRecordKind } from '@college/curriculum-model';
import type { Writing } from './writing';

/** The ids of what a record ties together, in the order of its key. */
export function tiedIds({ rows }: Writing, kind: StateRecordKind, course: number, key: string): number[] {
  const keys = key.split('-');
  return (shapeOf(kind).refs ?? []).map((ref, index) => rows.idOf(ref, course, keys[index]!));
}
