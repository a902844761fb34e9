import type { Bilingual, Translations } from '@college/curriculum-model';
import { inReadersLanguage } from '../majors/presentMajor';

/** What a record is called in a sentence, in both languages. */
export function bilingualName(record: { name: string; translations: Translations }): Bilingual {
  return { zh: record.name, en: inReadersLanguage(record, 'name', 'en') };
}

/** The same of a record that has a title. */
export function bilingualTitle(record: { title: string; translations: Translations }): Bilingual {
  return { zh: record.title, en: inReadersLanguage(record, 'title', 'en') };
}
