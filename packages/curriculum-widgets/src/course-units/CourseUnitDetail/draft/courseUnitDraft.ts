import type { ImportedPoints } from '../../PointsPreview/importedPoints';
import type { CourseUnitForm } from '../courseUnitForm';

/** Unsaved work on a unit, kept outside the page so that a crashed tab loses nothing. */
export interface CourseUnitDraft {
  form: CourseUnitForm;
  /** The form as the server kept it when the work began. */
  baseline: CourseUnitForm;
  /** The version of the unit the work began from; absent where the server has none. */
  version?: number;
  imported: ImportedPoints | null;
  /** Milliseconds since 1970. */
  writtenAt: number;
}

/** Grows with every change of the stored form; drafts of another format are left alone and not read. */
export const DRAFT_FORMAT = 1;

/** Whose draft it is: a new unit has no lasting id, so it is found by user and major. */
export function draftKey({ userId, majorId, courseUnitId }: { userId: number; majorId?: number; courseUnitId?: number }): string {
  const subject = courseUnitId === undefined ? `new:${majorId}` : `unit:${courseUnitId}`;
  return `college:course-unit-draft:${userId}:${subject}`;
}

/** The draft as text for storage. */
export function writeDraft(draft: CourseUnitDraft): string {
  return JSON.stringify({ format: DRAFT_FORMAT, ...draft });
}
