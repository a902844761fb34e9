import { draftContent, isRecord } from '../../../support/desk/storedDrafts';
import { fieldNames, isTranslatedName, type FieldName, type SyllabusValues, type TranslatedName, type UnsavedValues } from '../../field';

/** Unsaved work on a syllabus, stored so that a crashed tab loses nothing, not even the input of an open field. */
export interface SyllabusDraft extends UnsavedValues {
  /** What the course is called, for lists of drafts. */
  name: string;
  /** Milliseconds since 1970. */
  writtenAt: number;
}

/** Grows with every change of what is stored; drafts of another format are not read. */
const format = 1;

/** Whose draft it is. */
export function syllabusDraftKey({ userId, courseId }: { userId: number; courseId: number }): string {
  return `college:syllabus-draft:${userId}:${courseId}`;
}

/** The draft as text for storage. */
export function writeSyllabusDraft(draft: SyllabusDraft): string {
  return JSON.stringify({ format, ...draft });
}

/** Reads a stored draft; anything else returns null, because a broken draft must never stop the page. */
export function readSyllabusDraft(text: string | null): SyllabusDraft | null {
  const content = draftContent(text, format);
  if (!content) return null;
  const { name, writtenAt, kept, typed, base, confirmed } = content;
  if (typeof name !== 'string' || typeof writtenAt !== 'number') return null;
  if (!isValues(kept) || !isValues(typed) || !isValues(base) || !Array.isArray(confirmed)) return null;
  return { name, writtenAt, kept, typed, base, confirmed: confirmed.filter(isTranslated) };
}

/** The fields that a draft touches. */
export function draftNames({ kept, typed, confirmed }: UnsavedValues): FieldName[] {
  const confirmedNames: readonly FieldName[] = confirmed;
  return fieldNames.filter((name) => name in kept || name in typed || confirmedNames.includes(name));
}

/** The draft without some of its fields; null where nothing is left. */
export function withoutNames(draft: SyllabusDraft, names: ReadonlySet<FieldName>): SyllabusDraft | null {
  const keep = (values: Partial<SyllabusValues>) =>
    Object.fromEntries(Object.entries(values).filter(([name]) => !names.has(name as FieldName))) as Partial<SyllabusValues>;
  const confirmed = draft.confirmed.filter((name) => !names.has(name));
  const left = { ...draft, kept: keep(draft.kept), typed: keep(draft.typed), base: keep(draft.base), confirmed };
  return draftNames(left).length > 0 ? left : null;
}

function isTranslated(value: unknown): value is TranslatedName {
  return typeof value === 'string' && isTranslatedName(value as FieldName);
}

/** Only the kinds of the values are checked: a text too long to be saved is still the person's work. */
function isValues(value: unknown): value is Partial<SyllabusValues> {
  return (
    isRecord(value) && Object.entries(value).every(([name, one]) => (fieldNames as readonly string[]).includes(name) && isKind(name, one))
  );
}

function isKind(name: string, value: unknown): boolean {
  switch (name) {
    case 'score':
    case 'yearPeriod':
    case 'students':
      return value === null || typeof value === 'number';
    case 'examtype':
      return value === null || value === 0 || value === 1;
    case 'schedule':
      return isRecord(value) && isTexts(value.label) && Array.isArray(value.data) && value.data.every(isTexts);
    case 'exampercent':
      return isRecord(value) && (value.type === 0 || value.type === 1) && Array.isArray(value.rows) && value.rows.every(isShare);
    default:
      return typeof value === 'string';
  }
}

function isTexts(value: unknown): boolean {
  return Array.isArray(value) && value.every((one) => typeof one === 'string');
}

function isShare(value: unknown): boolean {
  if (!isRecord(value)) return false;
  const { part, label, percent } = value;
  return (part === 'regular' || part === 'final') && typeof label === 'string' && typeof percent === 'number';
}
