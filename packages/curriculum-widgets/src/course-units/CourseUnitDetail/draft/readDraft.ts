import { byKind, courseUnitFields, type Ksa, type PointKsa, type Translations } from '@college/curriculum-model';
import { draftContent, isRecord } from '../../../support/desk/storedDrafts';
import type { ImportedPoints } from '../../PointsPreview/importedPoints';
import type { EditableProjectRow } from '../../ProjectTable/projectRows';
import type { CourseUnitFields, CourseUnitForm } from '../courseUnitForm';
import { toSequence, type SequenceForm } from '../sequenceForm';
import { DRAFT_FORMAT, type CourseUnitDraft } from './courseUnitDraft';

type Guard<Value> = (value: unknown) => value is Value;
type Shape<Value> = { [Key in keyof Required<Value>]: Guard<Value[Key]> };

/**
 * Reads a stored draft; anything else returns null, because a broken draft must never stop the page. Only the kinds of the
 * values are checked: a text too long to be saved is still the person's work.
 */
export function readDraft(text: string | null): CourseUnitDraft | null {
  const content = withBlanks(draftContent(text, DRAFT_FORMAT));
  return isDraft(content) ? content : null;
}

/** Drafts of earlier days say nothing of the plan. */
function withBlanks(content: unknown): unknown {
  if (!isRecord(content)) return content;
  const filled = (form: unknown) => (isRecord(form) ? { ...toSequence({}), ...form } : form);
  return { ...content, form: filled(content.form), baseline: filled(content.baseline) };
}

const isText: Guard<string> = (value) => typeof value === 'string';
const isNumber: Guard<number> = (value) => typeof value === 'number';
const isTruth: Guard<boolean> = (value) => typeof value === 'boolean';
const isChoice: Guard<number | null> = (value): value is number | null => value === null || isNumber(value);

function optional<Value>(guard: Guard<Value>): Guard<Value | undefined> {
  return (value): value is Value | undefined => value === undefined || guard(value);
}

function listOf<Item>(guard: Guard<Item>): Guard<Item[]> {
  return (value): value is Item[] => Array.isArray(value) && value.every(guard);
}

function shaped<Value>(shape: Shape<Value>): Guard<Value> {
  const checks = Object.entries<Guard<unknown>>(shape);
  return (value): value is Value => isRecord(value) && checks.every(([key, check]) => check(value[key]));
}

const isTranslations: Guard<Translations> = (value): value is Translations => isRecord(value);

const isRow = shaped<EditableProjectRow>({
  key: isText,
  isRemoved: isTruth,
  id: isNumber,
  courseUnitId: isNumber,
  courseClassId: optional(isChoice),
  courseTypeId: optional(isChoice),
  name: isText,
  theoryPeriod: isNumber,
  practicePeriod: isNumber,
  translations: optional(isTranslations),
});

const fields: Shape<CourseUnitFields> = byKind(courseUnitFields, { text: () => isText, choice: () => isChoice, hours: () => isChoice });
const sequence: Shape<SequenceForm> = { semester: isChoice, prerequisites: listOf(isNumber), corequisites: listOf(isNumber) };
const isForm = shaped<CourseUnitForm>({ ...fields, ...sequence, projects: listOf(isRow) });

const isLetter: Guard<Ksa['title']> = (value): value is Ksa['title'] => value === 'K' || value === 'S' || value === 'A';
const isKsa = shaped<Ksa>({ id: isNumber, title: isLetter, level: isNumber, description: isText, translations: optional(isTranslations) });
const isPoint = shaped<PointKsa>({
  id: isNumber,
  title: isText,
  description: isText,
  ksa: listOf(isKsa),
  translations: optional(isTranslations),
});
const isKind: Guard<ImportedPoints['kind']> = (value): value is ImportedPoints['kind'] => value === 'pointksa' || value === 'point';
const isImport = shaped<ImportedPoints>({ kind: isKind, fileName: isText, points: listOf(isPoint) });

const isDraft = shaped<CourseUnitDraft>({
  form: isForm,
  baseline: isForm,
  version: optional(isNumber),
  imported: (value): value is ImportedPoints | null => value === null || isImport(value),
  writtenAt: isNumber,
});
