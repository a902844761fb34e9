import { olderMark, type Language, type Words } from '@college/curriculum-model';
import type { ReactNode } from 'react';
import type { documentTableMessages } from './messages';

export type PaperText = typeof documentTableMessages.en;

const codes = { zh: 'zh-CN', en: 'en' } as const;

/** The language of a table: that of its heads, which the product words. */
export function tableLanguage(columns: readonly { label: Words }[]): Language {
  return columns.some(({ label }) => label.en !== undefined && label.zh === undefined) ? 'en' : 'zh';
}

/** The value of `lang` for a language. */
export function languageTag(language: Language) {
  return codes[language];
}

/**
 * A text as the document's choice of languages shows it. Plain text as far as it can be: a long table draws thousands of these.
 * English next to its Chinese is a separate element; English older than its Chinese is marked with † and announced.
 */
export function documentWords({ zh, en, older = false }: Words, main: Language, text: PaperText): ReactNode {
  if (en === undefined) return main === 'zh' || zh === undefined ? zh : <span lang={codes.zh}>{zh}</span>;
  const english = older ? (
    <>
      {en}
      <small data-part="older" lang={codes[main]}>
        <sup>{olderMark}</sup>
        <span> {text.older}</span>
      </small>
    </>
  ) : (
    en
  );
  if (zh === undefined) return english;
  return (
    <>
      <span data-part="zh" lang={main === 'zh' ? undefined : codes.zh}>
        {zh}
      </span>{' '}
      <span data-part="en" lang={codes.en}>
        {english}
      </span>
    </>
  );
}
