import { and, asc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { ProposalStatus } from '@college/curriculum-model';
import { schema, type Queries } from '../db';
import { recordRows } from '../db/recordRows';
import { statusNow, type StoredStatus } from '../proposals/statusNow';
import { findLocks, type FoundLock } from '../rights/contentLock';

const { colleges, courseUnits, departments, editions, majors } = schema;

export type MajorRow = typeof majors.$inferSelect;

/** The majors that are not in the trash. */
export const majorRows = recordRows(majors);

/** A college with its departments and their majors, in the order in which they were made. */
export async function findOrganisation(db: Queries, collegeId: number) {
  const [college] = await db
    .select()
    .from(colleges)
    .where(and(eq(colleges.id, collegeId), isNull(colleges.deletedAt)));
  if (!college) return undefined;
  const ofCollege = await db
    .select()
    .from(departments)
    .where(and(eq(departments.collegeId, collegeId), isNull(departments.deletedAt)))
    .orderBy(asc(departments.id));
  const departmentIds = ofCollege.map(({ id }) => id);
  const ofDepartments =
    departmentIds.length === 0
      ? []
      : await db
          .select()
          .from(majors)
          .where(and(inArray(majors.departmentId, departmentIds), isNull(majors.deletedAt)))
          .orderBy(asc(majors.id));
  return { college, departments: ofCollege, majors: ofDepartments.flatMap(placedAtHome) };
}

/** The latest proposal of all of an edition, as it is stored. */
const latestReview = sql<StoredStatus | null>`(
  select json_build_object('id', p.id, 'status', p.status) from proposals p where p.edition_id = ${editions.id} and p.course_lineage is null order by p.id desc limit 1)`;

/** The edition of a draft, and the major of which it is one. */
export interface DraftPlace {
  edition: typeof editions.$inferSelect;
  home: MajorRow;
  /** How far its latest review is; null where it was never sent to one. */
  review: ProposalStatus | null;
  /** What of it is locked while it is reviewed. */
  locks: readonly FoundLock[];
}

/** A major with its department and its home: those of the current edition where it is a draft, else its own. */
export type PlacedMajor = MajorRow & { departmentId: number; homeMajorId: number; draft?: DraftPlace };

/** Finds what a draft has only through its home. */
export async function placeMajor(db: Queries, major: MajorRow): Promise<PlacedMajor> {
  const [own] = placedAtHome(major);
  if (own) return own;
  const draft = await findDraftPlace(db, major);
  const { id: homeMajorId, departmentId = null } = draft?.home ?? {};
  if (homeMajorId === undefined || departmentId === null) throw new Error(`majors: ${major.id} has neither a department nor a home`);
  return { ...major, departmentId, homeMajorId, draft };
}

/** The edition and the home of a major; undefined where it is no draft. */
export async function findDraftPlace(db: Queries, { id, editionId }: Pick<MajorRow, 'id' | 'editionId'>): Promise<DraftPlace | undefined> {
  if (editionId === null) return undefined;
  const [place] = await db
    .select({ edition: editions, home: majors, review: latestReview })
    .from(editions)
    .innerJoin(majors, eq(majors.id, editions.homeMajorId))
    .where(eq(editions.id, editionId));
  if (!place) return undefined;
  const review = place.review && (await statusNow(db, place.review));
  return { ...place, review, locks: await findLocks(db, id) };
}

/** A major that is no draft; nothing of one that is. */
function placedAtHome(major: MajorRow): PlacedMajor[] {
  const { id, departmentId } = major;
  return departmentId === null ? [] : [{ ...major, departmentId, homeMajorId: id }];
}

/** The major of which one is a draft, or itself. */
export async function findHomeMajor(db: Queries, majorId: number): Promise<number> {
  const [draft] = await db
    .select({ homeMajorId: editions.homeMajorId })
    .from(majors)
    .innerJoin(editions, eq(editions.id, majors.editionId))
    .where(eq(majors.id, majorId));
  return draft?.homeMajorId ?? majorId;
}

/** Whether a major is a draft of another one. */
export async function isDraft(db: Queries, majorId: number): Promise<boolean> {
  return (await db.$count(majors, and(eq(majors.id, majorId), isNotNull(majors.editionId)))) > 0;
}

/** How many drafts and scenarios of a major are open. */
export async function countOpenDrafts(db: Queries, homeMajorId: number): Promise<number> {
  return db.$count(editions, and(eq(editions.homeMajorId, homeMajorId), eq(editions.status, 'open')));
}

/** How many saved course units a major has. */
export async function countUnits(db: Queries, majorId: number): Promise<number> {
  return db.$count(courseUnits, and(eq(courseUnits.majorId, majorId), isNull(courseUnits.deletedAt), sql`not ${courseUnits.initing}`));
}
