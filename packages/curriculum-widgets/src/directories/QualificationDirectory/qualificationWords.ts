import type { Language, Qualification } from '@college/curriculum-model';

/** What a qualification is chosen by where it has no id: names stand once in an edition. */
export function qualificationKey({ name, department }: Qualification): string {
  return `${name}\n${department}`;
}

/** The category in the language of the interface; one that the directory does not know stays as it is. */
export function categoryWord(typeName: string, text: Record<'admission' | 'level', string>): string {
  if (typeName === '准入类') return text.admission;
  if (typeName === '水平评价类') return text.level;
  return typeName;
}

/** Marks Chinese words for the reader aloud where the interface is English and the record has no English. */
export function langOf(words: string, language: Language): 'zh-Hans' | undefined {
  return language === 'en' && /\p{Script=Han}/u.test(words) ? 'zh-Hans' : undefined;
}
