import { isSame, mergeFields, valueWithoutHidden } from '@college/curriculum-model';
import { englishName, fieldNames, recordNameOf, type FieldName, type SyllabusValues, type TranslatedName } from './fieldNames';

/** The fields of a syllabus: as they are stored, or as they are on the page. */
export interface SyllabusWork {
  /** The values confirmed on this page; sent to the server with Save Change. */
  kept: SyllabusValues;
  /** The input of open fields. */
  typed: Partial<SyllabusValues>;
  /** Texts whose English was confirmed; sent to the server with Save Change. */
  confirmed: readonly TranslatedName[];
  /** Texts whose English the server keeps as older than the Chinese. */
  older: readonly TranslatedName[];
}

/** What the server keeps, and what is on the page. */
export interface SyllabusState {
  base: SyllabusWork;
  work: SyllabusWork;
}

/** What a person does to a field. */
export type SyllabusAct =
  | { type: 'fieldOpened' | 'fieldKept' | 'fieldCancelled'; name: FieldName }
  | { [Name in FieldName]: { type: 'fieldTyped'; name: Name; value: SyllabusValues[Name] } }[FieldName]
  | { type: 'englishConfirmed'; name: TranslatedName };

/** A syllabus as it was read, nothing open. */
export function openSyllabus(kept: SyllabusValues, older: readonly TranslatedName[] = []): SyllabusWork {
  return { kept, typed: {}, confirmed: [], older };
}

/** Acts that make no sense now, such as typing into a field that is not open, leave the work as it is. */
export function syllabusAfter<Work extends SyllabusWork>(work: Work, act: SyllabusAct, base: SyllabusWork): Work {
  const { kept, typed, confirmed } = work;
  const text = typed[act.name];
  switch (act.type) {
    case 'fieldOpened':
      return text === undefined ? { ...work, typed: { ...typed, [act.name]: kept[act.name] } } : work;
    case 'fieldTyped':
      return text === undefined || isSame(text, act.value) ? work : { ...work, typed: { ...typed, [act.name]: act.value } };
    case 'fieldKept':
      return keepTyped(work, act.name);
    case 'fieldCancelled':
      return closeField(work, act.name);
    case 'englishConfirmed':
      return isEnglishOlder({ base, work }, act.name) ? { ...work, confirmed: [...confirmed, act.name] } : work;
  }
}

/** The work with what is typed into a field kept on this page. */
export function keepTyped<Work extends SyllabusWork>(work: Work, name: FieldName): Work {
  const { kept, confirmed } = work;
  const text = work.typed[name];
  if (text === undefined) return work;
  const value = valueWithoutHidden(text);
  if (isSame(text, kept[name]) || isSame(value, kept[name])) return closeField(work, name);
  // Chinese that changes once more puts its English in doubt once more, and new English needs no confirmation.
  const stillConfirmed = confirmed.filter((one) => one !== recordNameOf(name));
  return { ...closeField(work, name), kept: { ...kept, [name]: value }, confirmed: stillConfirmed };
}

/** The work with a field viewed again, without what was typed into it. */
export function closeField<Work extends SyllabusWork>(work: Work, name: FieldName): Work {
  if (work.typed[name] === undefined) return work;
  const { [name]: _typed, ...typed } = work.typed;
  return { ...work, typed };
}

/** What was done here since `base`, over what is stored now. */
export function rebaseSyllabus<Work extends SyllabusWork>(base: SyllabusWork, mine: SyllabusWork, newer: Work): Work {
  const confirmed = mine.confirmed.filter((name) => !base.confirmed.includes(name));
  return { ...newer, kept: mergeFields(base.kept, mine.kept, newer.kept).merged, typed: mine.typed, confirmed };
}

/** Fields that both changed, and not to the same; all others are brought together without a question. */
export function conflictNames(base: SyllabusWork, mine: SyllabusWork, theirs: SyllabusWork): FieldName[] {
  const { conflicts } = mergeFields(base.kept, mine.kept, theirs.kept);
  return fieldNames.filter((name) => conflicts.includes(name));
}

/** Whether two versions say the same, in what is typed as well. */
export function isSameSyllabus(one: SyllabusWork, other: SyllabusWork): boolean {
  return (
    isSame(one.confirmed, other.confirmed) &&
    fieldNames.every((name) => isSame(one.kept[name], other.kept[name]) && isSame(shownIn(one, name), shownIn(other, name)))
  );
}

function shownIn({ kept, typed }: SyllabusWork, name: FieldName): unknown {
  return typed[name] === undefined ? kept[name] : typed[name];
}

/** Whether a field differs from what the server keeps, in its kept value or in what is typed. */
export function isFieldUnsaved({ base, work }: SyllabusState, name: FieldName): boolean {
  return !isSame(work.kept[name], base.kept[name]) || !isSame(shownIn(work, name), work.kept[name]);
}

/** Fields that differ from what the server keeps, in the order of the paper. */
export function unsavedNames(state: SyllabusState): FieldName[] {
  return fieldNames.filter((name) => isFieldUnsaved(state, name));
}

/** The open fields. */
export function openNames({ typed }: SyllabusWork): FieldName[] {
  return fieldNames.filter((name) => typed[name] !== undefined);
}

/** How many changes Save Change would send, what is typed included. */
export function countUnsaved(state: SyllabusState): number {
  return unsavedNames(state).length + state.work.confirmed.length;
}

/** Whether the Chinese of a text changed after its English was written, so that the two may no longer say the same (decision 156). */
export function isEnglishOlder({ base, work }: SyllabusState, name: TranslatedName): boolean {
  const english = work.kept[englishName(name)];
  if (english === '' || english !== base.kept[englishName(name)] || work.confirmed.includes(name)) return false;
  return base.older.includes(name) || work.kept[name] !== base.kept[name];
}
