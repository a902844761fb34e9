import type { Language } from '../language';

/** A name with that of the draft in which its record is: a record of a draft is called as the one of the current edition. */
export function nameInDraft(name: string, edition: string | undefined, language: Language): string {
  if (edition === undefined || name === '') return name;
  return language === 'zh' ? `${name}（${edition}）` : `${name} (${edition})`;
}
