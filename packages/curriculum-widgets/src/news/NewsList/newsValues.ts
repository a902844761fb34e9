import { type NewsItem, type NewsItemInput } from '@college/curriculum-model';
import { toEnglishValues, toTranslations, type EnglishValues, type FieldProblems } from '../../support/recordForm';
import type { NewsListText } from './messages';

/** A news item as its form says it. */
export interface NewsValues {
  title: string;
  content: string;
  english: EnglishValues;
}

/** The fields that have English beside their Chinese. */
export const translatedNewsFields = ['title', 'content'] as const;

export function blankNews(): NewsValues {
  return { title: '', content: '', english: toEnglishValues(null, translatedNewsFields) };
}

/** The form of an item. */
export function toNewsValues(item: NewsItem): NewsValues {
  return { title: item.title, content: item.content, english: toEnglishValues(item, translatedNewsFields) };
}

/** What a save sends. */
export function toNewsInput(values: NewsValues, over: { id: number | null; record: NewsItem | null }, now: string): NewsItemInput {
  return {
    id: over.id ?? 0,
    title: values.title.trim(),
    content: values.content.trim(),
    version: over.record?.version,
    translations: toTranslations(values.english, over.record, now),
  };
}

/** What keeps an item from being saved. */
export function newsProblems({ title, content }: NewsValues, text: NewsListText): FieldProblems {
  const problems: Record<string, string> = {};
  if (title.trim() === '') problems['title'] = text.titleEmpty;
  if (content.trim() === '') problems['content'] = text.contentEmpty;
  return problems;
}
