import { and, desc, eq } from 'drizzle-orm';
import { schema, type Queries } from '../db';

const { reportLinks, users } = schema;

export type ReportLinkRow = typeof reportLinks.$inferSelect;

/** Who made a link, with the name in other languages. */
export type LinkAuthor = Pick<typeof users.$inferSelect, 'userName' | 'translations'>;

/** The links of a course, latest first, each with who made it; people who were deleted keep their names here. */
export async function listLinks(db: Queries, courseUnitId: number): Promise<{ link: ReportLinkRow; author: LinkAuthor }[]> {
  return db
    .select({ link: reportLinks, author: { userName: users.userName, translations: users.translations } })
    .from(reportLinks)
    .innerJoin(users, eq(users.id, reportLinks.userId))
    .where(eq(reportLinks.courseUnitId, courseUnitId))
    .orderBy(desc(reportLinks.id));
}

/** The name of who makes a link. */
export async function findAuthor(db: Queries, userId: number): Promise<LinkAuthor> {
  const [author] = await db.select({ userName: users.userName, translations: users.translations }).from(users).where(eq(users.id, userId));
  if (!author) throw new Error(`users: ${userId} makes a link and is not there`);
  return author;
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
