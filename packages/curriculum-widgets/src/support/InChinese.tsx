import type { Language } from '@college/curriculum-model';
import { langOf } from './langOf';

/** Words that say their language where it is not that of the interface: a record without English (decision 156). */
export function InChinese({ text, language }: { text: string; language: Language }) {
  const lang = langOf(text, language);
  return lang === undefined ? text : <span lang={lang}>{text}</span>;
}
