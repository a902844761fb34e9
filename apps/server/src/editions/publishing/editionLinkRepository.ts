import { and, desc, eq } from 'drizzle-orm';
import { schema, type Queries } from '../../db';
import type { LinkAuthor } from '../../syllabus/linkRepository';

const { editionLinks, users } = schema;

export type EditionLinkRow = typeof editionLinks.$inferSelect;

/** The links to an edition, the latest first, each with who made it. */
export async function listLinks(db: Queries, editionId: number): Promise<{ link: EditionLinkRow; author: LinkAuthor }[]> {
  return db
    .select({ link: editionLinks, author: { userName: users.userName, translations: users.translations } })
    .from(editionLinks)
    .innerJoin(users, eq(users.id, editionLinks.userId))
    .where(eq(editionLinks.editionId, editionId))
    .orderBy(desc(editionLinks.id));
}

/** How many links an edition has. */
export async function countLinks(db: Queries, editionId: number): Promise<number> {
  return db.$count(editionLinks, eq(editionLinks.editionId, editionId));
}

/** Keeps a new link. */
export async function insertLink(db: Queries, values: Omit<EditionLinkRow, 'id'>): Promise<EditionLinkRow> {
  const [row] = await db.insert(editionLinks).values(values).returning();
  if (!row) throw new Error('edition_links: the insert returned no row');
  return row;
}

/** Removes a link to an edition; undefined where it has none of that id. */
export async function removeLink(db: Queries, editionId: number, id: number): Promise<EditionLinkRow | undefined> {
  const [row] = await db
    .delete(editionLinks)
    .where(and(eq(editionLinks.id, id), eq(editionLinks.editionId, editionId)))
    .returning();
  return row;
}

/** The edition that a handle leads to. */
export async function findEditionOfHandle(db: Queries, handle: string): Promise<number | undefined> {
  const [row] = await db.select({ editionId: editionLinks.editionId }).from(editionLinks).where(eq(editionLinks.handle, handle));
  return row?.editionId;
}
