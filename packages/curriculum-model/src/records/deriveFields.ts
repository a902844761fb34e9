import type { Translations } from '../fields/extensions';
import type { FieldKind, FieldKindIn, FieldNameIn, FieldNameWhere, FieldOf, FieldTable, FieldValues, WireValues } from './fieldTable';

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

/** The names of the fields whose value has a schema of its own. */
export type OwnFieldName<Table> = FieldNameWhere<Table, { kind: 'own' }>;

/** A table without the fields whose value has a schema of its own. A comment on a field is kept. */
export function plainFields<Table extends FieldTable>(table: Table): Pick<Table, Exclude<keyof Table, OwnFieldName<Table>>> {
  const plain = Object.fromEntries(Object.entries(table).filter(([, { kind }]) => kind !== 'own'));
  return plain as unknown as Pick<Table, Exclude<keyof Table, OwnFieldName<Table>>>;
}

/** A record with one value for each name, returned by `make`. */
export function eachOf<Name extends string, Made>(names: readonly Name[], make: (name: Name) => Made): Record<Name, Made> {
  // The keys of the outcome are the names.
  return Object.fromEntries(names.map((name) => [name, make(name)])) as Record<Name, Made>;
}

/** The values of a table's fields, each out of the record that `from` names for it. */
export function takeFields<Table extends FieldTable, Values extends Record<keyof Table, unknown>>(
  table: Table,
  from: (name: FieldNameIn<Table>) => Values,
): Pick<Values, keyof Table> {
  // Thousands of records are read at a time: pairs of names and values would cost three times as much.
  const taken: Partial<Record<FieldNameIn<Table>, unknown>> = {};
  for (const name of namesOf(table)) taken[name] = from(name)[name];
  return taken as Pick<Values, keyof Table>;
}

/** A table's fields out of a record that has more. */
export function pickFields<Table extends FieldTable, Values extends Record<keyof Table, unknown>>(
  table: Table,
  values: Values,
): Pick<Values, keyof Table> {
  return takeFields(table, () => values);
}

/** Whether two records hold the same in every field of a table; fields with a schema of their own are compared elsewhere. */
export function hasSameFields<Table extends PlainTable>(
  table: Table,
  one: Readonly<Record<keyof Table, unknown>>,
  other: Readonly<Record<keyof Table, unknown>>,
): boolean {
  return namesOf(table).every((name) => Object.is(one[name], other[name]));
}

/** Something to be made of a field of each kind. */
export type Makers<Kinds extends FieldKind = FieldKind> = { [Kind in Kinds]: (field: FieldOf<Kind>, name: string) => unknown };

/** Something for each field by its kind, such as a schema; only the kinds of the table are asked for. A comment on a field is kept by the key of the outcome. */
export function byKind<Table extends FieldTable, Make extends Makers<FieldKindIn<Table>>>(
  table: Table,
  make: Make,
): { -readonly [Name in keyof Table]: ReturnType<Make[Table[Name]['kind']]> } {
  const makeAny = make as Partial<Record<FieldKind, (field: FieldTable[string], name: string) => unknown>>;
  return eachOf(namesOf(table), (name) => makeAny[table[name]!.kind]?.(table[name]!, name)) as {
    -readonly [Name in keyof Table]: ReturnType<Make[Table[Name]['kind']]>;
  };
}

type Changes<Kinds extends FieldKind> = { [Kind in Kinds]: (value: never) => unknown };

/** The values of a table's fields, each changed as its kind asks for. */
export function valuesByKind<Table extends FieldTable, Change extends Changes<FieldKindIn<Table>>>(
  table: Table,
  values: { [Name in keyof Table]: Parameters<Change[Table[Name]['kind']]>[0] },
  change: Change,
): { -readonly [Name in keyof Table]: ReturnType<Change[Table[Name]['kind']]> } {
  const changeAny = change as Partial<Record<FieldKind, (value: unknown) => unknown>>;
  return eachOf(namesOf(table), (name) => changeAny[table[name]!.kind]?.(values[name])) as {
    -readonly [Name in keyof Table]: ReturnType<Change[Table[Name]['kind']]>;
  };
}

const nothing = () => null;
const blank = { text: () => '', choice: nothing, hours: () => 0, figure: nothing, reference: nothing } satisfies {
  [Kind in Exclude<FieldKind, 'own'>]: () => WireValues[Kind];
};

/** A table without fields whose value has a schema of its own. */
export type PlainTable = FieldTable & Readonly<Record<string, { kind: keyof typeof blank }>>;

/** The fields of a record into which nobody has written yet. */
export function blankFields<Table extends PlainTable>(table: Table): FieldValues<Table> {
  return byKind<FieldTable, Makers>(table, { ...blank, own: nothing }) as FieldValues<Table>;
}

/** A table's texts, each trimmed as a save sends it. */
export function trimmedTexts<Table extends FieldTable>(
  table: Table,
  values: Record<TextName<Table>, string>,
): Record<TextName<Table>, string> {
  return eachOf(namesWhere(table, { kind: 'text' }), (name) => values[name].trim());
}

type TextName<Table> = FieldNameWhere<Table, { readonly kind: 'text' }>;

/** The English of a table's fields out of translations that may have more; nothing where there is none. */
export function englishOfFields(table: FieldTable, { en = {} }: Translations): { translations?: Translations } {
  const own = Object.entries(en).filter(([name]) => Object.hasOwn(table, name));
  return own.length > 0 ? { translations: { en: Object.fromEntries(own) } } : {};
}
