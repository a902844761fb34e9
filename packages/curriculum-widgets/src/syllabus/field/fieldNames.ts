import {
  syllabusFieldOrder,
  syllabusTextFields,
  type ExamPercent,
  type SyllabusData,
  type SyllabusTextField,
} from '@college/curriculum-model';

/** Fields whose text is translated beside its Chinese (decision 156). */
export const translatedNames = syllabusTextFields;
export type TranslatedName = SyllabusTextField;

/** The English of a field, under its own name. */
export type EnglishFieldName = `en:${TranslatedName}`;

/** A field of the syllabus that is edited as one; the total hours are computed, the composition is one field with its type. */
export type RecordFieldName = Exclude<keyof SyllabusData, 'exampercenttype' | 'totalPeriodData'>;

/** Any field of the editor. */
export type FieldName = RecordFieldName | EnglishFieldName;

/** What each field holds: numbers or null, texts, the schedule, the composition `{type, rows}`. */
export type SyllabusValues = Omit<Pick<SyllabusData, RecordFieldName>, 'exampercent'> & { exampercent: ExamPercent } & Record<
    EnglishFieldName,
    string
  >;

/** Record fields in the order of the paper. */
export const recordNames: readonly RecordFieldName[] = syllabusFieldOrder;

/** The English field of a translated one. */
export function englishName<Name extends TranslatedName>(name: Name): `en:${Name}` {
  return `en:${name}`;
}

/** Whether a field has English beside it. */
export function isTranslatedName(name: FieldName): name is TranslatedName {
  return (translatedNames as readonly string[]).includes(name);
}

/** Every field of the editor. */
export const fieldNames: readonly FieldName[] = [...recordNames, ...translatedNames.map(englishName)];

/** The field of the record to which a field belongs: that whose English it is, or itself. */
export function recordNameOf(name: FieldName): RecordFieldName {
  return (name.startsWith('en:') ? name.slice(3) : name) as RecordFieldName;
}
