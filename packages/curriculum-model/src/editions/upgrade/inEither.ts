import type { Bilingual, Language } from '../../language';

/** A text in a language, or the Chinese where a college wrote no English. */
export function inEither(text: Bilingual | undefined, language: Language): string | undefined {
  return text && (text[language] || text.zh);
}
