import { isSame } from '../fields';
import { recordKinds, shapeOf, type StateRecordKind } from './shapes';
import { recordsOf, type StatePart } from './state';

/** Whether two parts hold the same, record by record in the same order. */
export function isSamePart(one: StatePart, other: StatePart): boolean {
  if (one === other || (one.hash !== undefined && one.hash === other.hash)) return true;
  return recordKinds.every((kind) => shapeOf(kind).part !== one.kind || isSameList(one, other, kind));
}

function isSameList(one: StatePart, other: StatePart, kind: StateRecordKind): boolean {
  const [records, others] = [recordsOf(one, kind), recordsOf(other, kind)];
  if (records === others) return true;
  return (
    records.length === others.length &&
    records.every(({ key, under, fields }, index) => {
      const { key: otherKey, under: otherUnder, fields: otherFields } = others[index]!;
      if (key !== otherKey || under !== otherUnder) return false;
      const names = Object.keys(fields);
      if (names.length !== Object.keys(otherFields).length) return false;
      return names.every((name) => name in otherFields && (fields[name] === otherFields[name] || isSame(fields[name], otherFields[name])));
    })
  );
}
