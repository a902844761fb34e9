/** The two languages of the product. */
export type Language = 'zh' | 'en';

/** One sentence or word in both languages. */
export interface Bilingual {
  zh: string;
  en: string;
}

/** The language codes of the wire and of the session store (core §9). */
export const languageCodes = { zh: '80101', en: '80102' } as const;

/** What counts when no language was chosen (core §9). */
export const defaultLanguageCode = languageCodes.zh;

/** Chinese for its own code and where nothing was chosen; any other code is English (reference §1). */
export function languageOfCode(code: string | number | null | undefined): Language {
  if (code === null || code === undefined || code === '') return 'zh';
  return String(code) === languageCodes.zh ? 'zh' : 'en';
}

/** Reads one language out of a bilingual text. */
export function inLanguage(text: Bilingual, language: Language): string {
  return text[language];
}

/** What the English of a translated text is called, as a field of its own. */
export function englishOf({ zh, en }: Bilingual): Bilingual {
  return { zh: `${zh}（英文）`, en: `${en} (English)` };
}
