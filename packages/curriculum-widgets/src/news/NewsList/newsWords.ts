import { cut, labelLimits, textOf, type Language, type NewsItem } from '@college/curriculum-model';

/** A text of a news item in the language of the reader, and its language where that is another one. */
export interface NewsWords {
  words: string;
  lang: 'zh-Hans' | undefined;
}

/** One text of a news item; who reads in English gets the Chinese where nobody wrote English (decision 156). */
export function newsWords(item: NewsItem, field: 'title' | 'content', language: Language): NewsWords {
  const words = textOf(item, field, language);
  return { words, lang: language === 'en' && words === item[field] && /\p{Script=Han}/u.test(words) ? 'zh-Hans' : undefined };
}

/** The text in one line of at most 30 characters (reference §9). */
export function newsBrief(item: NewsItem, language: Language): NewsWords {
  const { words, lang } = newsWords(item, 'content', language);
  return { words: cut(words.replace(/\s+/g, ' ').trim(), labelLimits.brief), lang };
}
