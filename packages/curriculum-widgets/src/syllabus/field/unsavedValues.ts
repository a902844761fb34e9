import { isSame } from '@college/curriculum-model';
import { fieldNames, type SyllabusValues, type TranslatedName } from './fieldNames';
import { isEnglishOlder, unsavedNames, type SyllabusState, type SyllabusWork } from './syllabusWork';

/** Work that the server does not keep yet, as a draft holds it. */
export interface UnsavedValues {
  kept: Partial<SyllabusValues>;
  typed: Partial<SyllabusValues>;
  confirmed: readonly TranslatedName[];
  /** What the work began from, for the fields that it touches. */
  base: Partial<SyllabusValues>;
}

/** What would be lost with the page: kept and typed values that the server does not have. */
export function unsavedValues({ base, work }: SyllabusState): UnsavedValues {
  const names = unsavedNames({ base, work });
  const take = (from: Partial<SyllabusValues>, isTaken: (name: keyof SyllabusValues) => boolean) =>
    Object.fromEntries(names.filter(isTaken).map((name) => [name, from[name]])) as Partial<SyllabusValues>;
  return {
    kept: take(work.kept, (name) => !isSame(work.kept[name], base.kept[name])),
    typed: take(work.typed, (name) => work.typed[name] !== undefined && !isSame(work.typed[name], work.kept[name])),
    base: take(base.kept, () => true),
    confirmed: work.confirmed,
  };
}

/** A draft over what is stored: a field that somebody else changed since keeps the base it began from, so that the save asks which is right. */
export function restoredSyllabus<Work extends SyllabusWork>(stored: Work, unsaved: UnsavedValues): { base: Work; work: Work } {
  const began = fieldNames.filter((name) => name in unsaved.base && name in unsaved.kept && !isSame(unsaved.kept[name], stored.kept[name]));
  const base = { ...stored, kept: { ...stored.kept, ...Object.fromEntries(began.map((name) => [name, unsaved.base[name]])) } };
  const work = { ...stored, kept: { ...stored.kept, ...unsaved.kept }, typed: unsaved.typed };
  return { base, work: { ...work, confirmed: unsaved.confirmed.filter((name) => isEnglishOlder({ base, work }, name)) } };
}
