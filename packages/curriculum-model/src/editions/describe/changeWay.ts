import { readPlace } from '../places';
import type { Change, FieldChange } from '../change';
import type { StateRecordKind } from '../shapes';
import { strengthRank } from '../strengthRank';
import type { Value } from '../shapeFields';
import { lineagesOf } from '../lineages';
import type { ChangeWay } from './describedChange';

/** The field by which people call a record. */
const naming: Readonly<Partial<Record<StateRecordKind, string>>> = { major: 'name', course: 'name', chapter: 'name', point: 'title' };

/** How something became different: renumbered where nothing but its number is another one, and so on. */
export function changeWay(change: Change): ChangeWay {
  switch (change.type) {
    case 'added':
      return originWay(change.record.fields.derivedFrom) ?? 'added';
    case 'changed':
      return fieldsWay(readPlace(change.at)?.kind, change.fields);
    default:
      return change.type;
  }
}

function fieldsWay(kind: StateRecordKind | undefined, fields: readonly FieldChange[]): ChangeWay {
  const origin = fields.find(({ name }) => name === 'derivedFrom');
  // A record that was there already and has an origin now took others in.
  if (origin && lineagesOf(origin.after).length > lineagesOf(origin.before).length) return 'merged';
  const names = new Set(fields.map(({ name }) => name.replace(/\.en$/, '')));
  if (names.size !== 1) return 'changed';
  if (names.has('number')) return 'renumbered';
  if (names.has('relate')) return strengthRank(fields[0]!.after) > strengthRank(fields[0]!.before) ? 'strengthened' : 'weakened';
  return kind !== undefined && names.has(naming[kind] ?? '') ? 'renamed' : 'changed';
}

/** A record with one origin is a piece of it, one with several was put together. */
function originWay(derivedFrom: Value | undefined): ChangeWay | undefined {
  const { length } = lineagesOf(derivedFrom);
  return length === 0 ? undefined : length === 1 ? 'split' : 'merged';
}
