import { majorFields, may, pickFields, type Chain, type Language, type MajorInfo } from '@college/curriculum-model';
import type { Translations } from '../db';
import type { Caller } from '../rights/caller';
import type { MajorRow } from './majorRepository';

/** How texts are wanted: in the reader's language, or as recorded because they are to be edited. */
export interface Reading {
  language: Language;
  asRecorded: boolean;
}

/** The requested form of the record, from the query parameter `record`. */
export function readingOf(language: Language, record: '0' | '1' | undefined): Reading {
  return { language, asRecorded: record === '1' };
}

/** A major for its home page; `edit` is the right to manage it (domain.md §1). */
export function presentMajor(major: MajorRow, caller: Caller, place: Chain, { language, asRecorded }: Reading): MajorInfo {
  return {
    id: major.id,
    ...pickFields(majorFields, major),
    name: asRecorded ? major.name : inReadersLanguage(major, 'name', language),
    edit: may(caller, 'manage', { ...place, departmentId: major.departmentId, majorId: major.id }),
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

/** The translations of a record as they go over the wire. */
export function presentTranslations({ en }: Translations): { en?: NonNullable<Translations['en']> } {
  return en ? { en } : {};
}
