import type { Bilingual, Language } from '@college/curriculum-model';

/** A name in a language, or the Chinese one where a college wrote no English. */
export function nameIn(name: Bilingual | undefined, language: Language): string {
  return name?.[language] || name?.zh || '';
}
