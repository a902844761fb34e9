import { requirementPlaceOf, type RequirementsAct, type Requirements } from '@college/curriculum-model';
import type { RowDrop } from './useRowDrag';

type Move = Extract<RequirementsAct, { type: 'moved' }>;

/** One step up or down; an indicator point at the edge moves into the neighbouring requirement. Null where there is none. */
export function stepOf(requirements: Requirements, key: string, delta: number): Move | null {
  const place = requirementPlaceOf(requirements, key);
  if (!place) return null;
  if (place.indicator === undefined) {
    const toIndex = place.requirement + delta;
    return toIndex < 0 || toIndex >= requirements.length ? null : { type: 'moved', key, toIndex };
  }
  const toIndex = place.indicator + delta;
  if (toIndex >= 0 && toIndex < requirements[place.requirement]!.indicators.length) return { type: 'moved', key, toIndex };
  const neighbour = requirements[place.requirement + delta];
  return neighbour ? { type: 'moved', key, requirementKey: neighbour.key, toIndex: delta < 0 ? neighbour.indicators.length : 0 } : null;
}

/** The move that a drop means; null where it changes nothing. */
export function moveOfDrop(requirements: Requirements, { key, targetKey, side }: RowDrop): Move | null {
  const from = requirementPlaceOf(requirements, key);
  const target = requirementPlaceOf(requirements, targetKey);
  if (!from || !target || key === targetKey) return null;
  if (from.indicator === undefined) {
    const gap = target.requirement + Number(side === 'after');
    return { type: 'moved', key, toIndex: gap > from.requirement ? gap - 1 : gap };
  }
  const gap = target.indicator === undefined ? 0 : target.indicator + Number(side === 'after');
  const isSame = target.requirement === from.requirement;
  const toIndex = isSame && gap > from.indicator ? gap - 1 : gap;
  return { type: 'moved', key, toIndex, ...(isSame ? {} : { requirementKey: requirements[target.requirement]!.key }) };
}
