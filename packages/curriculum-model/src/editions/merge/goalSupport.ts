import { bindingOf } from '../owners';
import type { Place } from '../places';
import type { LocatedRecord, StateIndex } from '../stateIndex';
import type { Side } from './conflict';
import type { FieldClash } from './mergeFields';
import type { Touched } from './touchedPlaces';

/** The records of three states by place. */
export type Indexes = Record<'base' | Side, StateIndex>;

export const otherSide = { draft: 'current', current: 'draft' } as const;

const sides = ['draft', 'current'] as const;

/** What is merged, what each side worked on, and the records that were kept so far: supports come before goals. */
interface Merging {
  indexes: Indexes;
  touched: Record<Side, Touched>;
  records: ReadonlyMap<Place, LocatedRecord>;
}

/**
 * Whether one side alone moved a goal to where nothing supports it, while the other one bound it or worked on it in the matrices: it can't be moved and in the matrices, since a goal is there by its
 * support.
 */
export function losesSupport(at: Place, part: LocatedRecord['part'], { indexes, touched, records }: Merging): boolean {
  const { under, fields } = indexes.base.get(at)!.record;
  return sides.some((by) => {
    const [moved, other] = [indexes[by].get(at)!.record, indexes[otherSide[by]].get(at)!.record];
    if (moved.under === under || other.under !== under || records.has(bindingOf(part, moved))) return false;
    return other.fields.isBound === true && (fields.isBound !== true || touched[otherSide[by]].columns.has(at));
  });
}

/** Whether a goal stays in the matrices; `isBound` is what the fields came to. A clash where who takes it out would take along what the other side placed under it. */
export function staysBound(
  at: Place,
  part: LocatedRecord['part'],
  { indexes, touched, records }: Merging,
  isBound: boolean,
): boolean | FieldClash {
  const base = indexes.base.get(at)!.record;
  const by = sides.find((side) => indexes[side].get(at)?.record.fields.isBound === false);
  if (!by || base.fields.isBound !== true || isBound) return isBound;
  const binding = bindingOf(part, base);
  if (!indexes[by].has(binding)) return records.has(binding);
  if (!touched[otherSide[by]].columns.has(at)) return false;
  return { name: 'isBound', base: true, draft: by !== 'draft', current: by !== 'current' };
}
