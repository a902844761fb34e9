import type { Bilingual } from '../language';

/** What the kinds of fields say of themselves besides what every field says. */
interface KindFacts {
  /** Free text. A required one holds something after trimming; a translated one has English beside it. */
  text: {
    maxLength: number;
    isRequired: boolean;
    isTranslated: boolean;
    /** Whether it is all that its record says, so that the kind of the record names it. */
    isWhole?: boolean;
  };
  /** One of a list, by its id; nothing chosen is null or 0. */
  choice: { choices: 'courseClass' | 'courseType' };
  /** Study hours. */
  hours: object;
  /** A number; null until somebody writes it. */
  figure: object;
  /** Another record, or an entry of a list that a server keeps, by its id; null where there may be none. */
  reference: { isRequired: boolean };
  /** What has a schema of its own, such as rows, a picture or a link; the schema is defined next to the entity. */
  own: { isRequired: boolean };
}

/** The kinds of fields. */
export type FieldKind = keyof KindFacts;

/** What a field's declaration says. */
export type FieldOf<Kind extends FieldKind> = Kind extends FieldKind
  ? {
      kind: Kind;
      label: Bilingual;
      /** What it is called where its surroundings say whose it is; the label where absent. */
      shortLabel?: Bilingual;
      isInHistory: boolean;
    } & KindFacts[Kind]
  : never;

/** A field of any kind. */
export type Field = FieldOf<FieldKind>;

/** The fields of one record that people edit, in the order in which its form is read (decision 35). `Facts` are those of its family. */
export type FieldTable<Facts = unknown> = Readonly<Record<string, Field & Facts>>;

/** A name out of a table. */
export type FieldNameIn<Table> = keyof Table & string;

/** The kinds of fields in a table. */
export type FieldKindIn<Table extends FieldTable> = Table[keyof Table]['kind'];

/** The names of the fields that have these facts. */
export type FieldNameWhere<Table, Facts> = { [Name in keyof Table]: Table[Name] extends Facts ? Name : never }[keyof Table] & string;

/** What fields of each kind hold on the wire. */
export interface WireValues {
  text: string;
  choice: number | null;
  hours: number;
  figure: number | null;
  reference: number | null;
  own: unknown;
}

/** A value for each field of a table, by its kind. */
export type FieldValues<Table extends FieldTable, Values extends Record<FieldKindIn<Table>, unknown> = WireValues> = {
  -readonly [Name in keyof Table]: Values[Table[Name]['kind']];
};
