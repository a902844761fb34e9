import { restoreHistory } from '@college/api-client/contract';
import type { Bilingual, Restored, Language } from '@college/curriculum-model';
import { sql } from 'drizzle-orm';
import { courseUnitRows } from '../course-units/courseUnitRepository';
import type { Queries } from '../db';
import type { CallContext } from '../http/call';
import { conflict, invalid, notFound } from '../http/refusal';
import { needVersion } from '../http/versions';
import { majorRows } from '../majors/majorRepository';
import { authorise } from '../rights/authorise';
import type { Caller } from '../rights/caller';
import { recordName } from '../securityLog/securityNote';
import { findChange, findLatestId, type ChangeRow } from './historyRepository';
import { recordOfChange, type ChangedRecord } from './historyScope';
import { historyMessages } from './messages';
import { restoreCourse } from './restoreCourse';
import { restoreCourseMatrix } from './restoreCourseMatrix';
import { restoreGoal } from './restoreGoal';
import { restoreMajor } from './restoreMajor';
import { restoreMajorMatrix } from './restoreMajorMatrix';
import { restorePoints } from './restorePoints';
import { restoreProjectMatrix } from './restoreProjectMatrix';
import { restoreReport } from './restoreReport';
import { restoreRequirements } from './restoreRequirements';
import { restoreTaskGoals } from './restoreTaskGoals';
import { storedState } from './storedState';

interface Asking {
  caller: Caller;
  note: CallContext['note'];
  now: Date;
  language: Language;
}

/**
 * Brings a record back to what it was before one of its changes, through the code that saves it: the same checks, rights and versions hold,
 * and the audit log gets an entry that can itself be restored. Answers what had to be left out.
 */
export async function restoreChange(
  db: Queries,
  { id, latestId }: { id: number; latestId?: number | undefined },
  { caller, note, now, language }: Asking,
): Promise<Restored> {
  const change = await findChange(db, id);
  const record = change && (await recordOfChange(db, change));
  if (!change || !record) throw notFound(historyMessages.missing);
  await authorise(db, caller, rightToRestore(record));
  // Held before the latest change is looked up, so that nobody can add one in between.
  if (record.courseId !== undefined) await courseUnitRows.lock(db, { id: record.courseId });
  else await majorRows.lock(db, { id: record.recordId });
  needVersion(latestId);
  const latest = await findLatestId(db, record.kind, record.recordId);
  if (latest > (latestId ?? 0)) throw conflict(historyMessages.newerChanges, { latestId: latest });
  // For this transaction alone: the database leaves the marks of older English as the restored state has them.
  await db.execute(sql`select set_config('college.restoring', 'on', true)`);
  note({ kind: 'restore', outcome: 'done', what: restoreHistory.path, record: recordName({ kind: record.kind, id: record.recordId }) });
  const leftOut = await restore(db, change, record, { caller, now });
  return { leftOut: leftOut.map((sentence) => sentence[language]) };
}

/** The right that bringing a record back needs: that of saving it. */
export function rightToRestore({ recordId, courseId }: ChangedRecord) {
  return courseId === undefined
    ? ({ auth: 'manage', subject: { kind: 'major', id: recordId } } as const)
    : ({ auth: 'modify', subject: { kind: 'course', id: courseId } } as const);
}

async function restore(
  db: Queries,
  change: ChangeRow,
  { kind, recordId, courseId = 0 }: ChangedRecord,
  { caller, now }: Omit<Asking, 'language' | 'note'>,
): Promise<Bilingual[]> {
  const act = { userId: caller.id, now, isRestore: true };
  const before = storedState(change.before);
  if (kind === 'goals') return restoreGoal(db, change.entityId, before, act);
  if (!before) throw invalid(historyMessages.nothingBefore);
  switch (kind) {
    case 'course':
      return restoreCourse(db, courseId, before, act);
    case 'points':
      return restorePoints(db, courseId, before, act);
    case 'majorMatrix':
      return restoreMajorMatrix(db, courseId, before, act);
    case 'courseMatrix':
      return restoreCourseMatrix(db, courseId, { before, after: change.after }, act);
    case 'projectMatrix':
      return change.entity === 'taskGoals'
        ? restoreTaskGoals(db, { courseId, projectId: change.entityId }, before, act)
        : restoreProjectMatrix(db, courseId, { before, after: change.after }, act);
    case 'report':
      return restoreReport(db, courseId, before, act);
    case 'major':
      return restoreMajor(db, recordId, before, { caller, now });
    case 'graduateRequires':
      return restoreRequirements(db, change, before, act);
  }
}
