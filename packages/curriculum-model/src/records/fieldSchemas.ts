import type { z } from 'zod';
import { choiceIdSchema, idSchema, periodSchema, reportNumberSchema, requiredText, text, translatableWithin } from '../fields';
import { byKind, plainFields, type Makers, type OwnFieldName } from './deriveFields';
import type { FieldOf, FieldTable } from './fieldTable';

interface Schemas {
  text: z.ZodString;
  choice: typeof choiceIdSchema;
  hours: typeof periodSchema;
  figure: typeof reportNumberSchema;
  reference: typeof choiceIdSchema;
}

type SchemaOf<One> = One extends { kind: 'reference'; isRequired: true }
  ? typeof idSchema
  : One extends { kind: keyof Schemas }
    ? Schemas[One['kind']]
    : never;

type Plain<Table> = Pick<Table, Exclude<keyof Table, OwnFieldName<Table>>>;
type Shape<Table> = { -readonly [Name in keyof Table]: SchemaOf<Table[Name]> };

function shapeOf<Table extends FieldTable>(table: Table, makeText: (field: FieldOf<'text'>) => z.ZodString): Shape<Plain<Table>> {
  return byKind<FieldTable, Makers>(plainFields(table) as FieldTable, {
    text: makeText,
    choice: () => choiceIdSchema,
    hours: () => periodSchema,
    figure: () => reportNumberSchema,
    reference: ({ isRequired }: FieldOf<'reference'>) => (isRequired ? idSchema : choiceIdSchema),
    own: () => undefined,
  }) as Shape<Plain<Table>>;
}

/** The schemas of a record's fields as they are read; fields with a schema of their own are listed separately. */
export function readShape<Table extends FieldTable>(table: Table) {
  return shapeOf(table, ({ maxLength }) => text(maxLength));
}

/** The schemas of a record's fields as they are saved: a required text holds something. */
export function savedShape<Table extends FieldTable>(table: Table) {
  return shapeOf(table, ({ maxLength, isRequired }) => (isRequired ? requiredText(maxLength) : text(maxLength)));
}

/** The extension field of a record with the fields of a table. */
export function translatableBy(table: FieldTable) {
  return translatableWithin(textLimitsOf(table));
}

/** The longest lengths of the translated texts, which are those of their Chinese. */
export function textLimitsOf(table: FieldTable): ReadonlyMap<string, number> {
  return new Map(
    Object.entries(table).flatMap(([name, field]) => (field.kind === 'text' && field.isTranslated ? [[name, field.maxLength]] : [])),
  );
}
