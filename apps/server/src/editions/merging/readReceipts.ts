import {
  changeTopics,
  comparedStates,
  decisionsOf,
  describeUpgrade,
  withAuthors,
  type CurriculumState,
  type Language,
  type Receipt,
  type ReceiptDetail,
} from '@college/curriculum-model';
import { and, count, desc, eq, getTableColumns, isNull, sql } from 'drizzle-orm';
import { findMajorName } from '../../course-units/courseUnitRepository';
import { schema, type Queries } from '../../db';
import { notFound } from '../../http/refusal';
import { inReadersLanguage } from '../../majors/presentMajor';
import { findEdition } from '../editionRepository';
import { editionMessages } from '../messages';
import { readMajorState } from '../readMajorState';
import { readState } from '../stateRepository';
import type { ReceiptRow } from './receiptRepository';
import { copiedCourses } from './copiedCourses';
import { authorsOfReceipt } from './mergeAuthors';
import { receiptStates } from './receiptStates';
import { undosOf, whatStaysGone, whyNotUndoable } from './receiptUndo';

const { editionReceipts, editions, majors, users } = schema;

interface ReceiptsQuery {
  majorId: number;
  editionId?: number | undefined;
  pageNum: number;
  pageSize: number;
}

/** One page of the receipts of a major, or of one of its drafts, the latest first; without quick fixes, which are edits of one place. */
export async function readReceipts(db: Queries, { majorId, editionId, pageNum, pageSize }: ReceiptsQuery, language: Language) {
  if (editionId !== undefined && (await findEdition(db, editionId))?.edition.homeMajorId !== majorId)
    throw notFound(editionMessages.missing);
  const wanted = and(
    eq(editionReceipts.homeMajorId, majorId),
    editionId === undefined ? undefined : eq(editionReceipts.editionId, editionId),
    sql`not ${editionReceipts.request} ? 'fix'`,
  );
  const [counted] = await db.select({ total: count() }).from(editionReceipts).where(wanted);
  const rows = await selectReceipts(db)
    .where(wanted)
    .orderBy(desc(editionReceipts.id))
    .limit(pageSize)
    .offset((pageNum - 1) * pageSize);
  return { pageInfo: { list: await presentAll(db, rows, language), total: counted?.total ?? 0 } };
}

/** A receipt as lists have it. */
export async function readReceipt(db: Queries, id: number, language: Language): Promise<Receipt> {
  return (await findPresented(db, id, language)).receipt;
}

/** A receipt with every change in words, those who made it, what it did to coverage, and the decisions that were made. */
export async function readReceiptDetail(db: Queries, id: number, language: Language): Promise<ReceiptDetail> {
  const { receipt, row } = await findPresented(db, id, language);
  // What the changes refer to, such as indicator points, is called as it is now where the act did not change it.
  const { before, after } = await receiptStates(db, id, await readTarget(db, row));
  const { changes } = comparedStates(before, after, language);
  const merger = { userId: row.userId, userName: receipt.userName, at: receipt.at };
  const entries = withAuthors(changes, await authorsOfReceipt(db, row, language)).map(({ authors, fields, effects, ...change }) => {
    return { ...change, fields: [...fields], effects: [...effects], authors: authors.length === 0 ? [merger] : [...authors] };
  });
  const refusal = await whyNotUndoable(db, row);
  const message = refusal ?? (await whatStaysGone(db, row));
  const decisions = decisionsOf(row.request.choices, [after, before, ...(await baseOf(db, row))], language);
  const upgrade = row.request.upgrade && { upgrade: describeUpgrade(row.request.upgrade, before, after, language) };
  return {
    ...receipt,
    entries,
    decisions,
    ...upgrade,
    ...(await publishedBy(db, row)),
    undo: { isPossible: refusal === undefined, message: message?.[language] ?? null },
  };
}

/** The edition that was published with a merge. */
async function publishedBy(db: Queries, { request }: ReceiptRow): Promise<Pick<ReceiptDetail, 'published'>> {
  const found = request.published === undefined ? undefined : await findEdition(db, request.published);
  if (!found) return {};
  const { id, name, entryYear } = found.edition;
  return { published: { id, name, entryYear } };
}

/** What a merge began with: a record that the current edition had removed before is in neither of its states. */
async function baseOf(db: Queries, { baseStateId, request: { choices } }: ReceiptRow): Promise<CurriculumState[]> {
  const base = baseStateId === null || Object.keys(choices).length === 0 ? undefined : await readState(db, baseStateId);
  return base ? [base] : [];
}

/** The curriculum into which an act wrote, as it is now; that of the home where it was a draft that is gone. */
async function readTarget(db: Queries, { targetMajorId, homeMajorId }: ReceiptRow): Promise<CurriculumState> {
  const isThere = (await db.$count(majors, and(eq(majors.id, targetMajorId), isNull(majors.deletedAt)))) > 0;
  return readMajorState(db, { majorId: isThere ? targetMajorId : homeMajorId, homeMajorId });
}

function selectReceipts(db: Queries) {
  return db
    .select({
      // What an act changed may be very much.
      row: { ...getTableColumns(editionReceipts), counts: sql<ReceiptRow['counts']>`${editionReceipts.counts} - 'places'` },
      editionName: editions.name,
      user: { userName: users.userName, translations: users.translations },
    })
    .from(editionReceipts)
    .leftJoin(editions, eq(editions.id, editionReceipts.editionId))
    .leftJoin(users, eq(users.id, editionReceipts.userId));
}

type Found = Awaited<ReturnType<typeof selectReceipts>>[number];

async function findPresented(db: Queries, id: number, language: Language): Promise<{ receipt: Receipt; row: ReceiptRow }> {
  const found = await selectReceipts(db).where(eq(editionReceipts.id, id));
  const [receipt] = await presentAll(db, found, language);
  if (!receipt || !found[0]) throw notFound(editionMessages.receiptMissing);
  return { receipt, row: found[0].row };
}

async function presentAll(db: Queries, found: readonly Found[], language: Language): Promise<Receipt[]> {
  const rows = found.map(({ row }) => row);
  const undos = await undosOf(
    db,
    rows.map(({ id }) => id),
  );
  const copied = await copiedCourses(db, rows, language);
  const [first] = found;
  const homeMajorName = first ? await findMajorName(db, first.row.homeMajorId, language) : '';
  return found.map(({ row, editionName, user }) => ({
    id: row.id,
    homeMajorId: row.homeMajorId,
    homeMajorName,
    editionId: row.editionId,
    editionName: editionName ?? '',
    ...(copied.has(row.id) && { courseNames: copied.get(row.id) }),
    ...(row.request.fix && { fixName: row.request.fix[language] }),
    act: row.act,
    undoOfId: row.undoOfId,
    undoneById: undos.get(row.id) ?? null,
    note: row.request.note,
    userName: user ? inReadersLanguage(user, 'userName', language) : null,
    at: row.at.toISOString(),
    changes: row.counts.changes,
    courses: row.counts.courses,
    topics: changeTopics.flatMap((topic) => (row.counts.topics[topic] ? [{ topic, changes: row.counts.topics[topic] }] : [])),
  }));
}
