import type { Translations } from '../fields';
import type { FieldKind, FieldNameIn, FieldNameWhere, FieldOf, FieldTable, FieldValues, WireValues } from './fieldTable';

/** The names of a table's fields, in its order. */
export function namesOf<Table extends FieldTable>(table: Table): FieldNameIn<Table>[] {
  return Object.keys(table);
}

/** The fields that have these facts, as a table: `fieldsWhere(courseUnitFields, { isTranslated: true })`. */
export function fieldsWhere<Table extends FieldTable, const Facts extends object>(
  table: Table,
  facts: Facts,
): Pick<Table, FieldNameWhere<Table, Facts>> {
  const wanted = Object.entries(facts);
  const kept = Object.entries(table).filter(([, field]) => wanted.every(([fact, value]) => Reflect.get(field, fact) === value));
  // The entries that were kept are those whose types have the facts.
  return Object.fromEntries(kept) as unknown as Pick<Table, FieldNameWhere<Table, Facts>>;
}

/** The names of the fields that have these facts. */
export function namesWhere<Table extends FieldTable, const Facts extends object>(
  table: Table,
  facts: Facts,
): FieldNameWhere<Table, Facts>[] {
  return namesOf(fieldsWhere(table, facts)) as FieldNameWhere<Table, Facts>[];
}

/** Something for each of some names, which `make` gives. */
export function eachOf<Name extends string, Made>(names: readonly Name[], make: (name: Name) => Made): Record<Name, Made> {
  // The keys of the outcome are the names.
  return Object.fromEntries(names.map((name) => [name, make(name)])) as Record<Name, Made>;
}

/** The values of a table's fields, each out of the record that `from` names for it. */
export function takeFields<Table extends FieldTable, Values extends Record<keyof Table, unknown>>(
  table: Table,
  from: (name: FieldNameIn<Table>) => Values,
): Pick<Values, keyof Table> {
  return eachOf(namesOf(table), (name) => from(name)[name]) as Pick<Values, keyof Table>;
}

/** A table's fields out of a record that has more. */
export function pickFields<Table extends FieldTable, Values extends Record<keyof Table, unknown>>(
  table: Table,
  values: Values,
): Pick<Values, keyof Table> {
  return takeFields(table, () => values);
}

type Makers = { [Kind in FieldKind]: (field: FieldOf<Kind>, name: string) => unknown };

/** Something for each field by its kind, such as a schema. A comment on a field is kept by the key of the outcome. */
export function byKind<Table extends FieldTable, Make extends Makers>(
  table: Table,
  make: Make,
): { -readonly [Name in keyof Table]: ReturnType<Make[Table[Name]['kind']]> } {
  const makeAny = make as Record<FieldKind, (field: FieldTable[string], name: string) => unknown>;
  return eachOf(namesOf(table), (name) => makeAny[table[name]!.kind](table[name]!, name)) as {
    -readonly [Name in keyof Table]: ReturnType<Make[Table[Name]['kind']]>;
  };
}

type Changes = { [Kind in FieldKind]: (value: never) => unknown };

/** The values of a table's fields, each changed as its kind asks for. */
export function valuesByKind<Table extends FieldTable, Change extends Changes>(
  table: Table,
  values: FieldValues<Table, { [Kind in FieldKind]: Parameters<Change[Kind]>[0] }>,
  change: Change,
): FieldValues<Table, { [Kind in FieldKind]: ReturnType<Change[Kind]> }> {
  const changeAny = change as Record<FieldKind, (value: unknown) => unknown>;
  return eachOf(namesOf(table), (name) => changeAny[table[name]!.kind](values[name])) as FieldValues<
    Table,
    { [Kind in FieldKind]: ReturnType<Change[Kind]> }
  >;
}

const blank: { [Kind in FieldKind]: () => WireValues[Kind] } = { text: () => '', choice: () => null, hours: () => 0 };

/** The fields of a record into which nobody has written yet. */
export function blankFields<Table extends FieldTable>(table: Table): FieldValues<Table> {
  return byKind(table, blank);
}

/** The English of a table's fields out of translations that may have more; nothing where there is none. */
export function englishOfFields(table: FieldTable, { en = {} }: Translations): { translations?: Translations } {
  const own = Object.entries(en).filter(([name]) => Object.hasOwn(table, name));
  return own.length > 0 ? { translations: { en: Object.fromEntries(own) } } : {};
}
