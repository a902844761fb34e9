import {
  occupationFields,
  pickFields,
  readSkills,
  type Language,
  type OccupationRequest,
  type OccupationResponse,
  type Saved,
} from '@college/curriculum-model';
import { noteSave } from '../../audit/noteSave';
import type { Queries } from '../../db';
import { isTaken } from '../../http/databaseError';
import { conflict, invalid, notFound } from '../../http/refusal';
import { refuseOlderDeletion } from '../../http/versions';
import type { Caller } from '../../rights/caller';
import { loadPath } from '../book/occupationBook';
import { checkOccupation, holdCollege } from './checkOccupation';
import { occupationMessages } from './messages';
import { occupationRows, type OccupationRow } from './occupationRepository';
import { occupationState, presentOccupation } from './presentOccupation';

interface Act {
  caller: Pick<Caller, 'id' | 'collegeId'>;
  now: Date;
}

interface SaveAct extends Act {
  language: Language;
}

const noted = { entity: 'occupation', state: occupationState };

/** Adds a record to the caller's college. */
export async function addOccupation(db: Queries, request: OccupationRequest, act: SaveAct): Promise<Saved<OccupationResponse>> {
  if (request.id !== 0) throw invalid(occupationMessages.noIdToAdd);
  const fields = fieldsOf(request);
  const { id: createdBy, collegeId } = act.caller;
  await holdCollege(db, collegeId);
  await checkOccupation(db, collegeId, { id: 0, ...fields });
  const made = { collegeId, createdBy, createTime: act.now, updateTime: act.now };
  const row = await withFreeCode(fields.code, () => occupationRows.insert(db, { ...fields, ...made }));
  await noteSave(db, act, { ...noted, before: null, after: row });
  return answer(db, row, act.language);
}

/** Changes a record of the caller's college; one that somebody else changed meanwhile is returned with the refusal. */
export async function changeOccupation(db: Queries, request: OccupationRequest, act: SaveAct): Promise<Saved<OccupationResponse>> {
  const { id, version } = request;
  if (id === 0) throw invalid(occupationMessages.noId);
  const { collegeId } = act.caller;
  await holdCollege(db, collegeId);
  const row = await occupationRows.lock(db, { collegeId, id });
  if (!row) throw notFound(occupationMessages.missing);
  if (version !== undefined && version !== row.version) {
    throw conflict(occupationMessages.changedMeanwhile, await asRecorded(db, row, 'zh'));
  }
  const fields = fieldsOf(request);
  await checkOccupation(db, collegeId, { id, ...fields }, row.publishId);
  const saved = await withFreeCode(fields.code, () => occupationRows.update(db, row, fields, act.now));
  await noteSave(db, act, { ...noted, before: row, after: saved });
  return answer(db, saved, act.language);
}

async function answer(db: Queries, row: OccupationRow, language: Language): Promise<Saved<OccupationResponse>> {
  return { id: row.id, version: row.version, record: await asRecorded(db, row, language) };
}

async function asRecorded(db: Queries, row: OccupationRow, language: Language): Promise<OccupationResponse> {
  return presentOccupation(row, await loadPath(db, row.levelId), { language, asRecorded: true });
}

/** Puts a record of the caller's college away. */
export async function deleteOccupation(
  db: Queries,
  { id, version }: { id: number; version?: number | undefined },
  act: Act,
): Promise<void> {
  const row = await occupationRows.lock(db, { collegeId: act.caller.collegeId, id });
  if (!row) throw notFound(occupationMessages.missing);
  await refuseOlderDeletion({ sent: version, stored: row.version }, () => asRecorded(db, row, 'zh'));
  await occupationRows.update(db, row, { deletedAt: act.now }, act.now);
  await noteSave(db, act, { ...noted, before: row, after: null });
}

/** What is stored of a request; without translations the stored ones stay. */
function fieldsOf({ occupationName: name, occupationCode, translations, ...request }: OccupationRequest) {
  const code = occupationCode.trim();
  return {
    ...pickFields(occupationFields, { ...request, name, code }),
    // The form sends 0 where no year was chosen.
    publishId: request.publishId || null,
    skills: readSkills(request.skills),
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
