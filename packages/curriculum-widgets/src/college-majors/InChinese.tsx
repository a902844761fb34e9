import type { Language } from '@college/curriculum-model';

/** Words that say their language where it is not that of the interface: a record without English (decision 156). */
export function InChinese({ text, language }: { text: string; language: Language }) {
  return language === 'en' && /\p{Script=Han}/u.test(text) ? <span lang="zh-Hans">{text}</span> : text;
}
