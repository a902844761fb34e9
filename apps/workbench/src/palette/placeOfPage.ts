import type { Language } from '@college/curriculum-model';
import type { PageChrome } from '../shell/pageChrome';

/** What the page is about, with its major: 数据结构，软件工程; Data Structures, Software Engineering. Empty for a page that is about no record. */
export function placeOfPage({ subject, trail, above }: PageChrome, language: Language): string {
  const major = (trail ?? above ?? []).find(({ id }) => id === 'major')?.label;
  const names = [subject, major].filter((name): name is string => name !== undefined && name !== '');
  return [...new Set(names)].join(language === 'zh' ? '，' : ', ');
}
