import type { Language, Words } from '@college/curriculum-model';
import type { ReactNode } from 'react';
import type { documentTableMessages } from './messages';

export type PaperText = typeof documentTableMessages.en;

const codes = { zh: 'zh-CN', en: 'en' } as const;

/** The language in which most of a text stands: Chinese, unless English stands there without it. */
export function mainLanguage(texts: Iterable<Words>): Language {
  for (const { zh, en } of texts) if (en !== undefined && zh === undefined) return 'en';
  return 'zh';
}

/** The value of `lang` for a language. */
export function langOf(language: Language) {
  return codes[language];
}

/**
 * A text as the document's choice of languages shows it. Plain text as far as it can be: a long table draws thousands of these.
 * English beside its Chinese is an element of its own; English older than its Chinese carries † and says so.
 */
export function documentWords({ zh, en, older = false }: Words, main: Language, text: PaperText): ReactNode {
  if (en === undefined) return main === 'zh' || zh === undefined ? zh : <span lang={codes.zh}>{zh}</span>;
  const english = older ? (
    <>
      {en}
      <small data-part="older">
        <sup>†</sup> {text.older}
      </small>
    </>
  ) : (
    en
  );
  if (zh === undefined) return english;
  return (
    <>
      <span data-part="zh">{zh}</span>{' '}
      <span data-part="en" lang={codes.en}>
        {english}
      </span>
    </>
  );
}
