import type { Bilingual, Language } from '../language';
import type { Translations } from './extensions';

interface Translatable {
  translations?: Translations | undefined;
}

/** One text of a record in the wanted language; where it is not translated, the Chinese original (decision 156). */
export function textOf<Row extends Translatable, Field extends keyof Row & string>(row: Row, field: Field, language: Language): string {
  const original = row[field];
  const translated = language === 'en' ? row.translations?.en?.[field]?.text : undefined;
  return translated || (typeof original === 'string' ? original : '');
}

/** One text of a record for a sentence that is said in both languages. */
export function bilingual<Row extends Translatable, Field extends keyof Row & string>(row: Row, field: Field): Bilingual {
  return { zh: textOf(row, field, 'zh'), en: textOf(row, field, 'en') };
}

/** The record with each translated text in place; Chinese is the record as it is. */
export function localize<Row extends Translatable>(row: Row, language: Language): Row {
  if (language === 'zh' || !row.translations?.en) return row;
  const english = Object.entries(row.translations.en).filter(([field, { text }]) => field in row && text !== '');
  return { ...row, ...Object.fromEntries(english.map(([field, { text }]) => [field, text])) };
}
