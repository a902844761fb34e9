import type { Language } from '@college/curriculum-model';

/** The `lang` of Chinese words where the interface is English: of a record without English (decision 156). */
export function langOf(words: string, language: Language): 'zh-Hans' | undefined {
  return language === 'en' && /\p{Script=Han}/u.test(words) ? 'zh-Hans' : undefined;
}
