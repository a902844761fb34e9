import { isSame, mergeFields } from '../../fields';
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

/** The fields of a record out of three states: what one side alone changed is taken; `choose` returns the value for a clash. */
export function mergeRecordFields(
  kind: StateRecordKind,
  states: Record<'base' | 'draft' | 'current', StateRecord['fields']>,
  choose: (clash: FieldClash) => Value,
): Record<string, Value> {
  const { fields } = shapeOf(kind);
  const filled = (values: StateRecord['fields']): Record<string, Value> =>
    Object.fromEntries(Object.entries(fields).map(([name, { blank }]) => [name, values[name] ?? blank]));
  const [base, draft, current] = [filled(states.base), filled(states.draft), filled(states.current)];
  const { merged, conflicts } = mergeFields(base, draft, current);
  for (const name of conflicts) merged[name] = choose({ name, base: base[name]!, draft: draft[name]!, current: current[name]! });
  return Object.fromEntries(Object.entries(merged).filter(([name, value]) => !isSame(value, fields[name]!.blank)));
}
