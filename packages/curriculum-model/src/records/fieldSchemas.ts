import { choiceIdSchema, periodSchema, requiredText, text } from '../fields';
import { byKind } from './deriveFields';
import type { FieldOf, FieldTable } from './fieldTable';

const others = { choice: () => choiceIdSchema, hours: () => periodSchema };

/** The schemas of a record's fields as they are read. */
export function readShape<Table extends FieldTable>(table: Table) {
  return byKind(table, { text: ({ maxLength }: FieldOf<'text'>) => text(maxLength), ...others });
}

/** The schemas of a record's fields as they are saved: a required text holds something. */
export function savedShape<Table extends FieldTable>(table: Table) {
  return byKind(table, {
    text: ({ maxLength, isRequired }: FieldOf<'text'>) => (isRequired ? requiredText(maxLength) : text(maxLength)),
    ...others,
  });
}

/** The longest lengths of the translated texts, which are those of their Chinese. */
export function textLimitsOf(table: FieldTable): ReadonlyMap<string, number> {
  return new Map(
    Object.entries(table).flatMap(([name, field]) => (field.kind === 'text' && field.isTranslated ? [[name, field.maxLength]] : [])),
  );
}
