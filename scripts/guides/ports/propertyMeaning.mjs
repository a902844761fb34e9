import { docOf } from '../../catalogue/program.mjs';
import { isOurs } from '../../catalogue/props.mjs';
import { tableEntryOf } from '../../catalogue/typeNames.mjs';
import { meaningOfField } from './meanings.ts';

/** What a property of a type means in English, as the pages of the ports say it; `siblings` are all properties of the type. */
export function meaningOfProperty(property, siblings, checker) {
  const fieldOf = (one) => ({ name: one.name, table: tableEntryOf(one), type: { kind: 'any' } });
  const description = isOurs(property) ? docOf(property, checker) : '';
  return meaningOfField({ ...fieldOf(property), description }, siblings.map(fieldOf)).en;
}
