import { readSkills, type OccupationRequest, type SavedRecord } from '@college/curriculum-model';
import { recordChange, type Change } from '../../audit/recordChange';
import type { Queries } from '../../db';
import { isTaken } from '../../http/databaseError';
import { conflict, invalid, notFound } from '../../http/refusal';
import type { Caller } from '../../rights/caller';
import { loadBook } from '../book/occupationBook';
import { checkOccupation, holdCollege } from './checkOccupation';
import { occupationMessages } from './messages';
import { insertOccupation, lockOccupation, updateOccupation, type OccupationFields, type OccupationRow } from './occupationRepository';
import { occupationState, presentOccupation } from './presentOccupation';

interface Act {
  caller: Pick<Caller, 'id' | 'collegeId'>;
  now: Date;
}

/** Adds a record to the caller's college. */
export async function addOccupation(db: Queries, request: OccupationRequest, act: Act): Promise<SavedRecord> {
  if (request.id !== 0) throw invalid(occupationMessages.noIdToAdd);
  const fields = fieldsOf(request);
  const { id: createdBy, collegeId } = act.caller;
  await holdCollege(db, collegeId);
  await checkOccupation(db, collegeId, { id: 0, ...fields });
  const made = { collegeId, createdBy, createTime: act.now, updateTime: act.now };
  const row = await withFreeCode(fields.code, () => insertOccupation(db, { ...fields, ...made }));
  await note(db, act, 'created', null, row);
  return { id: row.id, version: row.version };
}

/** Changes a record of the caller's college; one that somebody else changed meanwhile goes back with the refusal. */
export async function changeOccupation(db: Queries, request: OccupationRequest, act: Act): Promise<SavedRecord> {
  const { id, version } = request;
  if (id === 0) throw invalid(occupationMessages.noId);
  const { collegeId } = act.caller;
  await holdCollege(db, collegeId);
  const row = await lockOccupation(db, collegeId, id);
  if (!row) throw notFound(occupationMessages.missing);
  if (version !== undefined && version !== row.version) {
    const current = presentOccupation(row, await loadBook(db), { language: 'zh', asRecorded: true });
    throw conflict(occupationMessages.changedMeanwhile, current);
  }
  const fields = fieldsOf(request);
  await checkOccupation(db, collegeId, { id, ...fields }, row.publishId);
  const saved = await withFreeCode(fields.code, () => updateOccupation(db, row, fields, act.now));
  await note(db, act, 'updated', row, saved);
  return { id, version: saved.version };
}

/** Puts a record of the caller's college away. */
export async function deleteOccupation(db: Queries, id: number, act: Act): Promise<void> {
  const row = await lockOccupation(db, act.caller.collegeId, id);
  if (!row) throw notFound(occupationMessages.missing);
  await updateOccupation(db, row, { deletedAt: act.now }, act.now);
  await note(db, act, 'deleted', row, null);
}

/** What is stored of a request; without translations the stored ones stay. */
function fieldsOf(
  request: OccupationRequest,
): OccupationFields & { skills: ReturnType<typeof readSkills>; publishId: number | null; code: string } {
  const { occupationName, levelId, lvlKeywords, typeId, publishId, content, skills, occupationCode, translations } = request;
  return {
    name: occupationName,
    levelId,
    lvlKeywords,
    typeId,
    // The form sends 0 where no year was chosen.
    publishId: publishId || null,
    content,
    skills: readSkills(skills),
    code: occupationCode.trim(),
    ...(translations ? { translations } : {}),
  };
}

// Two people may save the same code at the same moment: then only the database sees it.
async function withFreeCode<Result>(code: string, write: () => Promise<Result>): Promise<Result> {
  try {
    return await write();
  } catch (error) {
    if (isTaken(error, 'occupations_code')) throw invalid(occupationMessages.codeTaken(code), 'occupationCode');
    throw error;
  }
}

/** Writes down what became of a record. */
export async function note(
  db: Queries,
  { caller, now }: Act,
  action: Change['action'],
  before: OccupationRow | null,
  after: OccupationRow | null,
): Promise<void> {
  const states = { before: occupationState(before), after: occupationState(after) };
  await recordChange(db, { at: now, userId: caller.id, action, entity: 'occupation', entityId: (after ?? before)?.id ?? 0, ...states });
}
