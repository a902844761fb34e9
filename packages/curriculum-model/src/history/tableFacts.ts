import { courseClassOptions, courseTypeOptions } from '../course-units';
import { englishOf, type Language } from '../language';
import type { OptionItem } from '../options';
import { type Field, type FieldOf, type FieldTable } from '../records';
import type { Fact } from './facts';
import { rowOf, asText, type Reading } from './reading';

type Row = Record<string, unknown>;
type Choices = FieldOf<'choice'>['choices'];

const options: Record<Choices, (language: Language) => OptionItem[]> = { courseClass: courseClassOptions, courseType: courseTypeOptions };

/**
 * The fields of a record that its history shows, in the order of its table, each translated text followed by its English. `words` says what
 * the values of some fields are called.
 */
export function tableFacts(table: FieldTable, row: Row, reading: Reading, words: Readonly<Partial<Record<string, string>>> = {}): Fact[] {
  const english = rowOf(rowOf(row.translations).en);
  return Object.entries(table).flatMap(([name, field]): Fact[] => {
    if (!field.isInHistory) return [];
    const original = { label: field.label[reading.language], value: words[name] ?? valueWords(field, row[name], reading) };
    if (field.kind !== 'text' || !field.isTranslated) return [original];
    return [original, { label: englishOf(field.label)[reading.language], value: asText(rowOf(english[name]).text) }];
  });
}

/** What a choice is called; an id that is not among them is nothing. */
export function choiceWords(choices: Choices, value: unknown, { language }: Pick<Reading, 'language'>): string {
  return options[choices](language).find((option) => option.value === value)?.label ?? '';
}

/** A value of a field in words; one that has a schema of its own is nothing here. */
export function valueWords(field: Field, value: unknown, reading: Pick<Reading, 'language'>): string {
  return field.kind === 'choice' ? choiceWords(field.choices, value, reading) : asText(value);
}
