import {
  blankFields,
  namesWhere,
  newsFields,
  pickFields,
  valuesByKind,
  type FieldNameIn,
  type FieldValues,
  type NewsItem,
  type NewsItemInput,
} from '@college/curriculum-model';
import { toEnglishValues, toTranslations, type EnglishValues, type FieldProblems } from '../../support/recordForm';
import type { NewsListText } from './messages';

/** The form values of a news item. */
export interface NewsValues extends FieldValues<typeof newsFields> {
  english: EnglishValues;
}

/** The fields that have English beside their Chinese. */
export const translatedNewsFields = namesWhere(newsFields, { isTranslated: true });

export function blankNews(): NewsValues {
  return { ...blankFields(newsFields), english: toEnglishValues(null, translatedNewsFields) };
}

/** The form of an item. */
export function toNewsValues(item: NewsItem): NewsValues {
  return { ...pickFields(newsFields, item), english: toEnglishValues(item, translatedNewsFields) };
}

const typed = { text: (text: string) => text.trim(), choice: (id: number | null) => id, hours: (hours: number) => hours };

/** What a save sends. */
export function toNewsInput(values: NewsValues, over: { id: number | null; record: NewsItem | null }, now: string): NewsItemInput {
  return {
    id: over.id ?? 0,
    ...valuesByKind(newsFields, values, typed),
    version: over.record?.version,
    translations: toTranslations(values.english, over.record, now),
  };
}

/** The problems of an item. */
export function newsProblems(values: NewsValues, text: NewsListText): FieldProblems {
  const empty = { title: text.titleEmpty, content: text.contentEmpty } satisfies Record<FieldNameIn<typeof newsFields>, string>;
  const blank = namesWhere(newsFields, { isRequired: true }).filter((name) => values[name].trim() === '');
  return Object.fromEntries(blank.map((name) => [name, empty[name]]));
}
