import type { Bilingual, ProposalEvent } from '@college/curriculum-model';
import { and, asc, desc, eq, isNotNull, isNull, notInArray, sql } from 'drizzle-orm';
import { schema, type Queries } from '../db';
import { recordRows } from '../db/recordRows';
import { lineageOf } from '../editions/branchRows';

const { courseUnits, departments, editions, majors, proposalEvents, proposals, users } = schema;

/** The course of a proposal in the draft, or in the current edition where the draft has it not. */
const courseId = sql<number | null>`(
  select unit.id from ${courseUnits} unit
  where unit.major_id in (${editions.majorId}, ${proposals.homeMajorId}) and unit.deleted_at is null
    and ${lineageOf('unit')} = ${proposals.courseLineage}
  order by unit.major_id = ${proposals.homeMajorId} limit 1)`;

export type ProposalRow = typeof proposals.$inferSelect;
export type EventRow = typeof proposalEvents.$inferSelect;

export const proposalRows = recordRows(proposals);

/** What a proposal is shown with. */
export type FoundProposal = Awaited<ReturnType<typeof listProposalsOf>>[number];

/** A proposal with its draft and who sent it. */
export async function findProposal(db: Queries, id: number): Promise<FoundProposal | undefined> {
  return (await selectProposals(db).where(and(eq(proposals.id, id), isNull(editions.deletedAt))))[0];
}

/** The proposals of a major, the latest first. */
export async function listProposalsOf(db: Queries, homeMajorId: number) {
  return selectProposals(db)
    .where(and(eq(proposals.homeMajorId, homeMajorId), isNull(editions.deletedAt)))
    .orderBy(desc(proposals.id));
}

/** The proposals of the open drafts of a college. */
export async function listOpenProposals(db: Queries, collegeId: number) {
  return selectProposals(db)
    .innerJoin(departments, eq(departments.id, majors.departmentId))
    .where(and(eq(departments.collegeId, collegeId), eq(editions.status, 'open'), isNull(editions.deletedAt), isNull(majors.deletedAt)))
    .orderBy(asc(proposals.id));
}

/** The latest proposal of a draft, or of the changes of one of its courses, held until the transaction ends. */
export async function lockProposalOf(db: Queries, editionId: number, lineage: number | null = null): Promise<ProposalRow | undefined> {
  const [row] = await db
    .select()
    .from(proposals)
    .where(and(eq(proposals.editionId, editionId), sql`${proposals.courseLineage} is not distinct from ${lineage}`))
    .orderBy(desc(proposals.id))
    .limit(1)
    .for('update');
  return row;
}

/** The proposals of single courses of a draft that are not over, held until the transaction ends. */
export async function lockCourseProposals(db: Queries, editionId: number): Promise<CourseProposalRow[]> {
  const rows = await db
    .select()
    .from(proposals)
    .where(
      and(eq(proposals.editionId, editionId), isNotNull(proposals.courseLineage), notInArray(proposals.status, ['declined', 'merged'])),
    )
    .orderBy(asc(proposals.id))
    .for('update');
  return rows.filter(isOfCourse);
}

/** A proposal of the changes of one course. */
export type CourseProposalRow = ProposalRow & { courseLineage: number; courseName: Bilingual };

/** Whether a proposal is about one course. */
export function isOfCourse(proposal: ProposalRow): proposal is CourseProposalRow {
  return proposal.courseLineage !== null && proposal.courseName !== null;
}

/** The record whose rights are those over a proposal: of the changes of a course that course, of all else the major, also of one that takes a course out. */
export function subjectOf({ proposal, courseId: ofCourse }: Pick<FoundProposal, 'proposal' | 'courseId'>) {
  if (proposal.courseLineage === null || proposal.isCourseRemoved || ofCourse === null)
    return { kind: 'major', id: proposal.homeMajorId } as const;
  return { kind: 'course', id: ofCourse } as const;
}

/** What happened to a proposal, the oldest first. */
export async function listEvents(db: Queries, proposalId: number) {
  return db
    .select({ event: proposalEvents, person: { userName: users.userName, translations: users.translations } })
    .from(proposalEvents)
    .leftJoin(users, eq(users.id, proposalEvents.userId))
    .where(eq(proposalEvents.proposalId, proposalId))
    .orderBy(asc(proposalEvents.id));
}

/** An event as the rules of proposals read it. */
export function asEvent({ kind, round, step, userId, at, digest, text }: EventRow): ProposalEvent {
  return { kind, round, step, userId, at: at.toISOString(), digest, text };
}

/** Stores an event. */
export async function insertEvent(db: Queries, event: typeof proposalEvents.$inferInsert): Promise<void> {
  await db.insert(proposalEvents).values(event);
}

function selectProposals(db: Queries) {
  return db
    .select({
      proposal: proposals,
      edition: editions,
      home: { name: majors.name, translations: majors.translations },
      courseId,
      sender: { userName: users.userName, translations: users.translations },
    })
    .from(proposals)
    .innerJoin(editions, eq(editions.id, proposals.editionId))
    .innerJoin(majors, eq(majors.id, proposals.homeMajorId))
    .innerJoin(users, eq(users.id, proposals.userId))
    .$dynamic();
}
