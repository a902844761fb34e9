import type { Language } from '@college/curriculum-model';
import type { PageChrome } from '../shell/pageChrome';

/** What the page is about, with its major and the name of its draft: 数据结构，软件工程; Data Structures, Software Engineering. Empty for a page that is about no record. */
export function placeOfPage({ subject, trail, above }: PageChrome, language: Language, draftName?: string): string {
  const major = (trail ?? above ?? []).find(({ id }) => id === 'major')?.label;
  const names = [subject, major].filter((name): name is string => name !== undefined && name !== '');
  const draft = names.length > 0 && draftName ? [draftName] : [];
  return [...new Set([...names, ...draft])].join(language === 'zh' ? '，' : ', ');
}
