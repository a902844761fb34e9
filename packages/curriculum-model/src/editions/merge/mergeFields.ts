import { isSame } from '../../syllabus/mergeSyllabus';
import type { Value } from '../shapeFields';
import { shapeOf, type StateRecordKind } from '../shapes';
import type { StateRecord } from '../state';

/** A field that both sides changed. */
export interface FieldClash {
  name: string;
  base: Value;
  draft: Value;
  current: Value;
}

/** The fields of a record out of three states: what one side alone changed is taken; `choose` says which value a clash gets. */
export function mergeRecordFields(
  kind: StateRecordKind,
  { base, draft, current }: Record<'base' | 'draft' | 'current', StateRecord['fields']>,
  choose: (clash: FieldClash) => Value,
): Record<string, Value> {
  const merged: Record<string, Value> = {};
  for (const [name, { blank }] of Object.entries(shapeOf(kind).fields)) {
    const values = { base: base[name] ?? blank, draft: draft[name] ?? blank, current: current[name] ?? blank };
    const value = takeOne({ name, ...values });
    if (!isSame(value, blank)) merged[name] = value;
  }
  return merged;

  function takeOne(values: FieldClash): Value {
    if (isSame(values.draft, values.current)) return values.current;
    if (isSame(values.draft, values.base)) return values.current;
    return isSame(values.current, values.base) ? values.draft : choose(values);
  }
}
