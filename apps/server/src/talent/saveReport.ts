import { createHash } from 'node:crypto';
import {
  pickFields,
  talentReportFields,
  type Budgets,
  type Language,
  type Saved,
  type TalentReport,
  type TalentReportInput,
} from '@college/curriculum-model';
import { recordChange } from '../audit/recordChange';
import { budgetMessages } from '../budgets/messages';
import { refuseBeyondBudget } from '../budgets/storedBytes';
import type { Queries } from '../db';
import { conflict, invalid, notFound } from '../http/refusal';
import { needVersion, refuseOlderDeletion } from '../http/versions';
import { readPicture, type Picture } from '../pictures/readPicture';
import type { Caller } from '../rights/caller';
import { coverSentences, talentMessages } from './messages';
import { presentReport, reportState } from './presentReport';
import { findCover, findMajorOf, findReport, reportRows } from './talentRepository';

interface Act {
  caller: Caller;
  now: Date;
}

/** One report with its cover. */
export async function readReport(
  db: Queries,
  id: number,
  { caller, language }: { caller: Caller; language: Language },
): Promise<TalentReport> {
  const found = await findReport(db, caller.collegeId, id);
  const cover = found && (await findCover(db, id));
  if (!cover) throw notFound(talentMessages.missing);
  return presentReport(found, language, cover);
}

/** Adds a report to the caller's college, or changes one of it; the related major is one of the workbench (reference §3). */
export async function saveReport(
  db: Queries,
  request: TalentReportInput,
  act: Act & { language: Language; budgets: Budgets },
): Promise<Saved<TalentReport>> {
  const { id, version, translations } = request;
  const { picUrl, majorId, ...fields } = pickFields(talentReportFields, request);
  const { caller, now } = act;
  const { collegeId } = caller;
  const row = id === 0 ? null : await reportRows.lock(db, { collegeId, id });
  if (row === undefined) throw notFound(talentMessages.missing);
  if (row && version !== undefined && version !== row.version) {
    throw conflict(talentMessages.changedMeanwhile, await readReport(db, row.id, act));
  }
  const major = await findMajorOf(db, collegeId, majorId);
  if (!major) throw invalid(talentMessages.majorMissing, 'majorId');
  const picture = await readPicture(picUrl, coverSentences);
  const texts = { ...fields, majorId, coverType: picture.type, cover: picture.data, ...(translations && { translations }) };
  const before = row && (await storedReportState(db, collegeId, row.id));
  const coverBefore = (row && (await findCover(db, row.id)))?.data.length ?? 0;
  const saved = row
    ? await reportRows.update(db, row, texts, now)
    : await reportRows.insert(db, { collegeId, ...texts, createdBy: caller.id, createTime: now, updateTime: now });
  const owner = saved.createdBy;
  if (picture.data.length > coverBefore && owner !== null)
    await refuseBeyondBudget(db, owner, act.budgets, owner === caller.id ? undefined : budgetMessages.coverOfOther);
  const change = { entity: 'talentReport', entityId: saved.id, before, after: reportState(saved, digestOf(picture)) };
  await recordChange(db, { at: now, userId: caller.id, action: row ? 'updated' : 'created', ...change });
  return { id: saved.id, version: saved.version, record: presentReport({ report: saved, major }, act.language, picture) };
}

/** Puts a report of the caller's college into the trash. */
export async function deleteReport(
  db: Queries,
  { id, version }: { id: number; version?: number | undefined },
  { caller, now, language }: Act & { language: Language },
): Promise<void> {
  const row = await reportRows.lock(db, { collegeId: caller.collegeId, id });
  if (!row) throw notFound(talentMessages.missing);
  needVersion(version);
  await refuseOlderDeletion({ sent: version, stored: row.version }, () => readReport(db, id, { caller, language }));
  const before = await storedReportState(db, caller.collegeId, id);
  await reportRows.update(db, row, { deletedAt: now }, now);
  await recordChange(db, { at: now, userId: caller.id, action: 'deleted', entity: 'talentReport', entityId: id, before, after: null });
}

/** A report as stored in the audit log. */
export async function storedReportState(db: Queries, collegeId: number, id: number) {
  const found = await findReport(db, collegeId, id);
  return found ? reportState(found.report, digestOf(await findCover(db, id))) : null;
}

function digestOf(picture: Picture | undefined): string {
  return picture ? `sha256:${createHash('sha256').update(picture.data).digest('hex')}` : '';
}
