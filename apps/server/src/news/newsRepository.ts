import { and, desc, eq, isNull, sql, type SQL } from 'drizzle-orm';
import { schema, type Queries } from '../db';
import { escapeLike } from '../db/escapeLike';
import { recordRows } from '../db/recordRows';

const { news } = schema;

export type NewsRow = typeof news.$inferSelect;

/** The news items that are not in the trash. */
export const newsRows = recordRows(news);

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
