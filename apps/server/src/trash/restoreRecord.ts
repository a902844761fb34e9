import { comparableCode, may, type Language, type Restored } from '@college/curriculum-model';
import { eq } from 'drizzle-orm';
import { recordChange } from '../audit/recordChange';
import { collegeMajorRows, isCodeTaken as isMajorCodeTaken } from '../college-majors/collegeMajorRepository';
import { collegeMajorState } from '../college-majors/presentCollegeMajor';
import { schema, type Queries } from '../db';
import { departmentRows, isNameTaken } from '../departments/departmentRepository';
import { departmentState } from '../departments/saveDepartment';
import { codes } from '../http/codes';
import { sqlState } from '../http/databaseError';
import { httpMessages } from '../http/messages';
import { invalid, notFound, Refusal } from '../http/refusal';
import { newsRows } from '../news/newsRepository';
import { presentNews } from '../news/saveNews';
import { holdCollege } from '../occupations/records/checkOccupation';
import type { Caller } from '../rights/caller';
import { restoreOutline } from '../outlines/saveOutline';
import { storedReportState } from '../talent/saveReport';
import { reportRows } from '../talent/talentRepository';
import { trashMessages } from './messages';
import { trashedSince } from '../retention/keptSince';
import { restoreOccupation, type Revived } from './restoreOccupation';
import { collegeRecords, holdTrashed, type CollegeRecordKind } from './trashedRecords';

const { collegeMajors, departments, news, talentReports } = schema;

interface Act {
  caller: Caller;
  now: Date;
}

type Revive = (db: Queries, id: number, act: Act) => Promise<Revived>;

const alive = { deletedAt: null };

const revivers: Readonly<Record<CollegeRecordKind, Revive>> = {
  async department(db, id, { caller, now }) {
    const row = theOnly(await db.select().from(departments).where(eq(departments.id, id)));
    if (await isNameTaken(db, caller.collegeId, row.name, id)) throw invalid(trashMessages.nameTaken(row.name));
    return { after: departmentState(await departmentRows.update(db, row, alive, now)), leftOut: [] };
  },
  occupation: restoreOccupation,
  async collegeMajor(db, id, { caller, now }) {
    const row = theOnly(await db.select().from(collegeMajors).where(eq(collegeMajors.id, id)));
    const { code } = row;
    if (code !== '' && (await isMajorCodeTaken(db, caller.collegeId, comparableCode(code), id)))
      throw invalid(trashMessages.codeTaken(code));
    return { after: collegeMajorState(await collegeMajorRows.update(db, row, alive, now)), leftOut: [] };
  },
  async talentReport(db, id, { caller, now }) {
    const row = theOnly(await db.select().from(talentReports).where(eq(talentReports.id, id)));
    await reportRows.update(db, row, alive, now);
    return { after: await storedReportState(db, caller.collegeId, id), leftOut: [] };
  },
  async news(db, id, { now }) {
    const row = theOnly(await db.select().from(news).where(eq(news.id, id)));
    return { after: presentNews(await newsRows.update(db, row, alive, now)), leftOut: [] };
  },
  async outline(db, id, act) {
    const restored = await restoreOutline(db, id, act);
    if (!restored) throw invalid(trashMessages.outlineChangedAgain);
    return { after: restored, leftOut: [] };
  },
};

/** Brings a deleted record of the caller's college back as it was; a code or a name that another record took meanwhile is refused. */
export async function restoreRecord(
  db: Queries,
  { kind, id }: { kind: CollegeRecordKind; id: number },
  { caller, now, language }: Act & { language: Language },
): Promise<Restored> {
  const { id: userId, collegeId } = caller;
  if (!may(caller, 'collegeManage', { collegeId })) throw new Refusal(codes.noRight, httpMessages.noRight);
  // Whoever changes skills or loads a file holds the college before any record.
  if (kind === 'occupation') await holdCollege(db, collegeId);
  if (!(await holdTrashed(db, kind, { collegeId, id, since: await trashedSince(db, caller.collegeId, now) })))
    throw notFound(trashMessages.recordMissing);
  const { after, leftOut } = await withFreeCode(() => revivers[kind](db, id, { caller, now }));
  const { entity } = collegeRecords[kind];
  await recordChange(db, { at: now, userId, action: 'restored', entity, entityId: id, before: null, after });
  return { leftOut: leftOut.map((sentence) => sentence[language]) };
}

// Two people may take the same code at the same moment: then only the database sees it.
async function withFreeCode<Result>(write: () => Promise<Result>): Promise<Result> {
  try {
    return await write();
  } catch (error) {
    if (sqlState(error) === '23505') throw invalid(trashMessages.codeTakenNow);
    throw error;
  }
}

/** The row that is held already. */
function theOnly<Row>([row]: readonly Row[]): Row {
  if (!row) throw new Error('trash: a record vanished while it was locked');
  return row;
}
