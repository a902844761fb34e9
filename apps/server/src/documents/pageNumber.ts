import type { Language } from '@college/curriculum-model';

/** The number at the foot of a page, in the languages of the paper. */
export function pageNumberLine({ page, pages }: { page: number | string; pages: number | string }, languages: readonly Language[]): string {
  const texts = { zh: `第 ${page} 页\u2002共 ${pages} 页`, en: `Page ${page} of ${pages}` };
  return languages.map((language) => texts[language]).join('\u2003');
}
