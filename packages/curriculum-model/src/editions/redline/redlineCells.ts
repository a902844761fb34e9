import { relateSchema, relateValues, type Relate } from '../../matrices';
import { recordsOf, type Key, type StatePart } from '../state';

/** How a row, a column or a cell differs. */
export const redlineMarks = ['same', 'added', 'removed', 'strengthened', 'weakened'] as const;
export type RedlineMark = (typeof redlineMarks)[number];

/** The support of an indicator point in both states; none is -1. */
export interface RedlineCell {
  /** The indicator point. */
  key: Key;
  before: Relate;
  after: Relate;
  mark: RedlineMark;
}

/** The cells of a course's row that hold support in either state. */
export function redlineCells(before: StatePart | undefined, after: StatePart | undefined): RedlineCell[] {
  const [was, is] = [supportsOf(before), supportsOf(after)];
  return [...new Set([...was.keys(), ...is.keys()])].map((key) => {
    const cell = { before: was.get(key) ?? relateValues.none, after: is.get(key) ?? relateValues.none };
    return { key, ...cell, mark: markOfCell(cell) };
  });
}

function supportsOf(part: StatePart | undefined): ReadonlyMap<Key, Relate> {
  return new Map(
    recordsOf(part, 'binding').flatMap(({ key, fields }) => {
      const relate = relateSchema.safeParse(fields.relate).data ?? relateValues.none;
      return relate === relateValues.none ? [] : [[key, relate] as const];
    }),
  );
}

function markOfCell({ before, after }: Pick<RedlineCell, 'before' | 'after'>): RedlineMark {
  if (before === after) return 'same';
  if (before === relateValues.none) return 'added';
  if (after === relateValues.none) return 'removed';
  return after === relateValues.strong ? 'strengthened' : 'weakened';
}
