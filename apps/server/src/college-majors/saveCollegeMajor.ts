import { comparableCode, type CollegeMajor, type CollegeMajorResponse, type Language, type Saved } from '@college/curriculum-model';
import { noteSave } from '../audit/noteSave';
import type { Queries } from '../db';
import { sqlState } from '../http/databaseError';
import { httpMessages } from '../http/messages';
import { conflict, notFound } from '../http/refusal';
import { refuseOlderDeletion } from '../http/versions';
import type { Caller } from '../rights/caller';
import { checkCollegeMajor, wrong } from './checkCollegeMajor';
import { collegeMajorRows, isCodeTaken, type CollegeMajorRow } from './collegeMajorRepository';
import { collegeMajorMessages } from './messages';
import { namesOfChoices } from './optionRepository';
import { collegeMajorState, presentCollegeMajor } from './presentCollegeMajor';

interface Act {
  caller: Caller;
  now: Date;
  language: Language;
}

const noted = { entity: 'collegeMajor', state: collegeMajorState };

/** Adds a major to the caller's college. */
export async function addCollegeMajor(db: Queries, request: CollegeMajor, act: Act) {
  const { collegeId, id: createdBy } = act.caller;
  const fields = await checkCollegeMajor(db, request);
  await refuseTakenCode(db, collegeId, fields.code, 0);
  const own = { collegeId, createdBy, createTime: act.now, updateTime: act.now };
  const row = await storing(fields.code, () =>
    collegeMajorRows.insert(db, { ...fields, translations: request.translations ?? {}, ...own }),
  );
  await noteSave(db, act, { ...noted, before: null, after: row });
  return saved(db, row, act.language);
}

/** Changes a major of the caller's college; one that was saved meanwhile is answered instead. */
export async function changeCollegeMajor(db: Queries, request: CollegeMajor, act: Act) {
  const { collegeId } = act.caller;
  const stored = await collegeMajorRows.lock(db, { collegeId, id: request.id });
  if (!stored) throw notFound(httpMessages.subjectMissing);
  if (request.version !== undefined && request.version !== stored.version) {
    throw conflict(collegeMajorMessages.changedMeanwhile, await present(db, stored, act.language));
  }
  const fields = await checkCollegeMajor(db, request);
  await refuseTakenCode(db, collegeId, fields.code, stored.id);
  const texts = request.translations ? { ...fields, translations: request.translations } : fields;
  const row = await storing(fields.code, () => collegeMajorRows.update(db, stored, texts, act.now));
  await noteSave(db, act, { ...noted, before: stored, after: row });
  return saved(db, row, act.language);
}

async function saved(db: Queries, row: CollegeMajorRow, language: Language): Promise<Saved<CollegeMajorResponse>> {
  return { id: row.id, version: row.version, record: await present(db, row, language) };
}

async function present(db: Queries, row: CollegeMajorRow, language: Language): Promise<CollegeMajorResponse> {
  return presentCollegeMajor(row, await namesOfChoices(db, 'types', [row.typeId]), language);
}

/** Puts a major of the caller's college into the trash. */
export async function deleteCollegeMajor(
  db: Queries,
  { id, version }: { id: number; version?: number | undefined },
  act: Act,
): Promise<void> {
  const stored = await collegeMajorRows.lock(db, { collegeId: act.caller.collegeId, id });
  if (!stored) throw notFound(httpMessages.subjectMissing);
  await refuseOlderDeletion({ sent: version, stored: stored.version }, () => present(db, stored, act.language));
  await collegeMajorRows.update(db, stored, { deletedAt: act.now }, act.now);
  await noteSave(db, act, { ...noted, before: stored, after: null });
}

async function refuseTakenCode(db: Queries, collegeId: number, code: string, exceptId: number): Promise<void> {
  if (code !== '' && (await isCodeTaken(db, collegeId, comparableCode(code), exceptId)))
    throw wrong('code', collegeMajorMessages.codeTaken(code));
}

// Two saves at the same time both find the code free; the index lets one of them through.
async function storing<Result>(code: string, store: () => Promise<Result>): Promise<Result> {
  try {
    return await store();
  } catch (error) {
    if (sqlState(error) === '23505') throw wrong('code', collegeMajorMessages.codeTaken(code));
    throw error;
  }
}
