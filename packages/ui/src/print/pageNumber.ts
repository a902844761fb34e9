import { cssString } from './cssString';

/** The languages in which a printed page can be numbered. */
export type PageLanguage = 'zh' | 'en';

const words: Record<PageLanguage, readonly [before: string, between: string, after: string]> = {
  zh: ['第 ', ' 页\u2002共 ', ' 页'],
  en: ['Page ', ' of ', ''],
};

/** The content of the margin box that numbers a page, in one language or in both. */
export function pageNumberContent(languages: readonly PageLanguage[]): string {
  return languages
    .map((language) => {
      const [before, between, after] = words[language];
      return [cssString(before), 'counter(page)', cssString(between), 'counter(pages)', cssString(after)].join(' ');
    })
    .join(` ${cssString('\u2003')} `);
}
