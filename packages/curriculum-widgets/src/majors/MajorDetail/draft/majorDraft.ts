import type { EditableRequirement, RequirementItem, Requirements } from '@college/curriculum-model';
import { draftContent, isRecord } from '../../../support/desk/storedDrafts';

/** Unsaved work on the graduation requirements of a major, kept outside the page so that a crashed tab loses nothing. */
export interface MajorDraft {
  requirements: Requirements;
  /** What the work began from. */
  baseline: Requirements;
  version?: number;
  /** What the major is called, for lists of drafts. */
  name?: string;
  /** Number of the next new item. */
  nextNumber: number;
  /** Milliseconds since 1970. */
  writtenAt: number;
}

/** Grows with every change of what is stored; drafts of another format are not read. */
const format = 1;

/** Whose draft it is. */
export function majorDraftKey({ userId, majorId }: { userId: number; majorId: number }): string {
  return `college:major-draft:${userId}:${majorId}`;
}

/** The draft as text for storage. */
export function writeMajorDraft(draft: MajorDraft): string {
  return JSON.stringify({ format, ...draft });
}

/** Reads a stored draft; anything else returns null, because a broken draft must never stop the page. */
export function readMajorDraft(text: string | null): MajorDraft | null {
  const content = draftContent(text, format);
  return isDraft(content) ? content : null;
}

function isDraft(value: unknown): value is MajorDraft {
  if (!isRecord(value)) return false;
  const { version, name, nextNumber, writtenAt } = value;
  const isVersion = version === undefined || typeof version === 'number';
  const isNamed = name === undefined || typeof name === 'string';
  return (
    isVersion &&
    isNamed &&
    typeof nextNumber === 'number' &&
    typeof writtenAt === 'number' &&
    isList(value.requirements) &&
    isList(value.baseline)
  );
}

function isList(value: unknown): value is Requirements {
  return Array.isArray(value) && value.every(isRequirement);
}

function isRequirement(value: unknown): value is EditableRequirement {
  return isItem(value) && 'indicators' in value && Array.isArray(value.indicators) && value.indicators.every(isItem);
}

function isItem(value: unknown): value is RequirementItem {
  if (!isRecord(value)) return false;
  const { key, id, description, english, translations } = value;
  const isTranslated = translations === undefined || isRecord(translations);
  return (
    typeof key === 'string' && typeof id === 'number' && typeof description === 'string' && typeof english === 'string' && isTranslated
  );
}
