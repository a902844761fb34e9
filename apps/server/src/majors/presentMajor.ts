import { may, type Chain, type Language, type MajorInfo } from '@college/curriculum-model';
import type { Translations } from '../db';
import type { Caller } from '../rights/caller';
import type { MajorRow } from './majorRepository';

/** A major for its home page; `edit` is the right to manage it (domain.md §1). */
export function presentMajor(major: MajorRow, caller: Caller, place: Chain, language: Language): MajorInfo {
  return {
    id: major.id,
    name: inReadersLanguage(major, 'name', language),
    edit: may(caller, 'manage', { ...place, departmentId: major.departmentId, majorId: major.id }),
    code: major.code,
    version: major.version,
    translations: presentTranslations(major.translations),
  };
}

/** English where the reader reads English and somebody wrote it, else the Chinese record (decision 156). */
export function inReadersLanguage<Field extends string>(
  record: Record<Field, string> & { translations: Translations },
  field: Field,
  language: Language,
): string {
  return (language === 'en' && record.translations.en?.[field]?.text) || record[field];
}

function presentTranslations({ en }: Translations): { en?: NonNullable<Translations['en']> } {
  return en ? { en } : {};
}
