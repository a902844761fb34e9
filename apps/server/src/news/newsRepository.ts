import { and, desc, eq, isNull, sql, type SQL } from 'drizzle-orm';
import { schema, type Queries } from '../db';
import { escapeLike } from '../db/escapeLike';

const { news } = schema;

export type NewsRow = typeof news.$inferSelect;

interface PageRequest {
  pageNum: number;
  pageSize: number;
  keyword: string;
}

/** One page of a college's news, latest first, with the number of all. */
export async function listNewsRows(db: Queries, collegeId: number, { pageNum, pageSize, keyword }: PageRequest) {
  const wanted = and(lives(collegeId), holds(keyword.normalize('NFKC').trim()));
  const rows = await db
    .select()
    .from(news)
    .where(wanted)
    .orderBy(desc(news.createTime), desc(news.id))
    .limit(pageSize)
    .offset((pageNum - 1) * pageSize);
  return { rows, total: await db.$count(news, wanted) };
}

/** A news item of the college that is not in the trash. */
export async function findNews(db: Queries, collegeId: number, id: number): Promise<NewsRow | undefined> {
  const [row] = await db
    .select()
    .from(news)
    .where(and(lives(collegeId), eq(news.id, id)));
  return row;
}

/** The same, held until the transaction ends, so that of two saves at the same time the second sees the first. */
export async function lockNews(db: Queries, collegeId: number, id: number): Promise<NewsRow | undefined> {
  const [row] = await db
    .select()
    .from(news)
    .where(and(lives(collegeId), eq(news.id, id)))
    .for('update');
  return row;
}

export async function insertNews(db: Queries, fields: typeof news.$inferInsert): Promise<NewsRow> {
  const [row] = await db.insert(news).values(fields).returning();
  if (!row) throw new Error('news: the insert returned no row');
  return row;
}

/** Writes fields, counts the version up and notes the time. */
export async function updateNews(
  db: Queries,
  row: NewsRow,
  fields: Partial<Pick<NewsRow, 'title' | 'content' | 'translations' | 'deletedAt'>>,
  now: Date,
): Promise<NewsRow> {
  const [updated] = await db
    .update(news)
    .set({ ...fields, version: row.version + 1, updateTime: now })
    .where(eq(news.id, row.id))
    .returning();
  if (!updated) throw new Error(`news: ${row.id} vanished while it was locked`);
  return updated;
}

function lives(collegeId: number): SQL | undefined {
  return and(eq(news.collegeId, collegeId), isNull(news.deletedAt));
}

function holds(keyword: string): SQL | undefined {
  if (keyword === '') return undefined;
  const pattern = `%${escapeLike(keyword)}%`;
  const english = (field: 'title' | 'content') => sql`${news.translations} -> 'en' -> ${sql.raw(`'${field}'`)} ->> 'text'`;
  return sql`(${news.title} ilike ${pattern} or ${news.content} ilike ${pattern}
    or ${english('title')} ilike ${pattern} or ${english('content')} ilike ${pattern})`;
}
