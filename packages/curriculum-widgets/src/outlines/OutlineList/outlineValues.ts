import {
  blankFields,
  namesWhere,
  outlineFaultSentence,
  outlineFields,
  pickFields,
  valuesByKind,
  type FieldValues,
  type Language,
  type Outline,
  type OutlineInput,
} from '@college/curriculum-model';
import { toEnglishValues, toTranslations, type EnglishValues, type FieldProblems } from '../../support/recordForm';
import type { OutlineListText } from './messages';

/** The form values of an outline. */
export interface OutlineValues extends FieldValues<typeof outlineFields> {
  writtenOn: string;
  english: EnglishValues;
}

const translated = namesWhere(outlineFields, { isTranslated: true });

/** The form of a new outline, written today. */
export function blankOutline(today: string): OutlineValues {
  return { ...blankFields(outlineFields), writtenOn: today, english: toEnglishValues(null, translated) };
}

/** The form of an outline. */
export function toOutlineValues(outline: Outline): OutlineValues {
  return { ...pickFields(outlineFields, outline), writtenOn: outline.writtenOn, english: toEnglishValues(outline, translated) };
}

const typed = { text: (text: string) => text.trim(), choice: (id: number | null) => id, hours: (hours: number) => hours };

/** What a save sends. */
export function toOutlineInput(values: OutlineValues, over: { id: number | null; record: Outline | null }, now: string): OutlineInput {
  return {
    id: over.id ?? 0,
    ...valuesByKind(outlineFields, values, typed),
    writtenOn: values.writtenOn.trim(),
    version: over.record?.version,
    translations: toTranslations(values.english, over.record, now),
  };
}

/** The problems of an outline. */
export function outlineProblems(values: OutlineValues, text: OutlineListText, language: Language): FieldProblems {
  const blank = namesWhere(outlineFields, { isRequired: true }).filter((name) => values[name].trim() === '');
  const fault = blank.includes('chapters') ? undefined : outlineFaultSentence(values.chapters)?.[language];
  return {
    ...Object.fromEntries(blank.map((name) => [name, text.emptyField])),
    ...(fault && { chapters: fault }),
    ...(isDay(values.writtenOn.trim()) ? {} : { writtenOn: text.dateWrong }),
  };
}

function isDay(date: string): boolean {
  return /^\d{4}-\d\d-\d\d$/.test(date) && !Number.isNaN(Date.parse(date)) && new Date(date).toISOString().startsWith(date);
}
