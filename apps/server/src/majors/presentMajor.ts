import {
  inLanguage,
  isUnderWay,
  majorFields,
  may,
  pickFields,
  type EditionPlace,
  type Language,
  type MajorInfo,
} from '@college/curriculum-model';
import type { Translations } from '../db';
import type { Caller } from '../rights/caller';
import type { FoundLock } from '../rights/contentLock';
import type { DraftPlace, PlacedMajor } from './majorRepository';

/** How texts are wanted: in the reader's language, or as recorded because they are to be edited. */
export interface Reading {
  language: Language;
  asRecorded: boolean;
}

/** The requested form of the record, from the query parameter `record`. */
export function readingOf(language: Language, record: '0' | '1' | undefined): Reading {
  return { language, asRecorded: record === '1' };
}

/** A major of the caller's own college for its home page; `edit` is the right to manage it (domain.md §1). */
export function presentMajor(major: PlacedMajor, caller: Caller, { language, asRecorded }: Reading): MajorInfo {
  const { departmentId, homeMajorId: majorId, draft } = major;
  const { objectives, ...facts } = pickFields(majorFields, major);
  return {
    id: major.id,
    ...facts,
    // A list of majors would be long by it.
    ...(asRecorded && { objectives }),
    name: asRecorded ? major.name : inReadersLanguage(major, 'name', language),
    edit: may(caller, 'manage', { collegeId: caller.collegeId, departmentId, majorId, isLocked: draft?.locks.some(isWhole) ?? false }),
    version: major.version,
    translations: asRecorded ? presentTranslations(major.translations) : presentTranslations(namesAlone(major.translations)),
    ...(draft ? { edition: presentEditionPlace(draft, major.id, language) } : {}),
  };
}

/** The edition in whose draft a record is, for the band over its page. */
export function presentEditionPlace({ edition, home, review, locks }: DraftPlace, majorId: number, language: Language): EditionPlace {
  const { id, kind, status, name, entryYear } = edition;
  const homeMajorName = inReadersLanguage(home, 'name', language);
  const told = ({ proposalId, by }: FoundLock) => ({ proposalId, userName: inLanguage(by, language) });
  const whole = locks.find(isWhole);
  const courseLocks = locks.flatMap((lock) => (lock.courseId === null ? [] : [{ courseId: lock.courseId, ...told(lock) }]));
  return {
    id,
    kind,
    status,
    name,
    entryYear,
    majorId,
    homeMajorId: home.id,
    homeMajorName,
    ...(review !== null && isUnderWay(review) && { review }),
    ...(whole && { lock: told(whole) }),
    ...(courseLocks.length > 0 && { courseLocks }),
  };
}

/** Whether all of a draft is locked. */
function isWhole({ courseId }: FoundLock): boolean {
  return courseId === null;
}

/** English where the reader reads English and somebody wrote it, else the Chinese record (decision 156). */
export function inReadersLanguage<Field extends string>(
  record: Record<Field, string> & { translations: Translations },
  field: Field,
  language: Language,
): string {
  return (language === 'en' && record.translations.en?.[field]?.text) || record[field];
}

function namesAlone({ en }: Translations): Translations {
  return en?.name ? { en: { name: en.name } } : {};
}

/** The translations of a record as they go over the wire. */
export function presentTranslations({ en }: Translations): { en?: NonNullable<Translations['en']> } {
  return en ? { en } : {};
}
