import { namesOf, namesWhere, textLimits, type FieldTable, type Language } from '@college/curriculum-model';
import type { EnglishField } from './EnglishFields';
import type { RecordField } from './RecordConflict';

/** The English fields of a record's translated texts; one that takes more than a title has several lines. */
export function englishFieldsOf(table: FieldTable, language: Language): EnglishField[] {
  return Object.entries(table).flatMap(([name, field]) =>
    field.kind === 'text' && field.isTranslated
      ? [{ name, label: field.label[language], isMultiline: field.maxLength > textLimits.title, maxLength: field.maxLength }]
      : [],
  );
}

/** What the fields of a form that are no texts say in words, for the choice between two versions. */
export type FieldWords<Table, Values> = {
  [Name in keyof Table & keyof Values as Table[Name] extends { kind: 'text' } ? never : Name]: (values: Values) => string;
};

/** Every field of a form in words, in the order of its table, for the choice between two versions. */
export function comparedFieldsOf<Table extends FieldTable, Values>(
  table: Table,
  { words, labels }: { words: FieldWords<Table, Values>; labels: Readonly<Record<keyof Table & string, string>> },
): RecordField<Values>[] {
  const wordsOf: Partial<Record<string, (values: Values) => string>> = words;
  const texts: readonly string[] = namesWhere(table, { kind: 'text' });
  return namesOf(table)
    .filter((name) => texts.includes(name) || wordsOf[name] !== undefined)
    .map((name) => ({ name: name as unknown as keyof Values & string, label: labels[name], words: wordsOf[name] }));
}
