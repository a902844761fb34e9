import { and, desc, eq } from 'drizzle-orm';
import { schema, type Queries } from '../db';

const { reportLinks, users } = schema;

export type ReportLinkRow = typeof reportLinks.$inferSelect;

/** The links of a course, latest first, each with who made it; people who were deleted keep their names here. */
export async function listLinks(db: Queries, courseUnitId: number): Promise<{ link: ReportLinkRow; userName: string }[]> {
  return db
    .select({ link: reportLinks, userName: users.userName })
    .from(reportLinks)
    .innerJoin(users, eq(users.id, reportLinks.userId))
    .where(eq(reportLinks.courseUnitId, courseUnitId))
    .orderBy(desc(reportLinks.id));
}

/** How many links a course has. */
export async function countLinks(db: Queries, courseUnitId: number): Promise<number> {
  return db.$count(reportLinks, eq(reportLinks.courseUnitId, courseUnitId));
}

/** Keeps a new link. */
export async function insertLink(db: Queries, values: Omit<ReportLinkRow, 'id'>): Promise<ReportLinkRow> {
  const [row] = await db.insert(reportLinks).values(values).returning();
  if (!row) throw new Error('report_links: the insert returned no row');
  return row;
}

/** Removes a link of a course; undefined where it has none of that id. */
export async function removeLink(db: Queries, courseUnitId: number, id: number): Promise<ReportLinkRow | undefined> {
  const [row] = await db
    .delete(reportLinks)
    .where(and(eq(reportLinks.id, id), eq(reportLinks.courseUnitId, courseUnitId)))
    .returning();
  return row;
}

/** The course that a handle leads to. */
export async function findCourseOfHandle(db: Queries, handle: string): Promise<number | undefined> {
  const [row] = await db.select({ courseUnitId: reportLinks.courseUnitId }).from(reportLinks).where(eq(reportLinks.handle, handle));
  return row?.courseUnitId;
}
