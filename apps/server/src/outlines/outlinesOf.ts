import { and, eq, isNull, or, sql, type SQL } from 'drizzle-orm';
import { schema } from '../db';

const { outlines } = schema;

/** Whether a college has an outline: its own that is not deleted, and a shipped one that it has not replaced or deleted by a row of its own. */
export function outlinesOf(collegeId: number): SQL | undefined {
  const replaced = sql`exists (select from outlines own where own.college_id = ${collegeId} and own.code = ${outlines.code})`;
  return or(and(eq(outlines.collegeId, collegeId), isNull(outlines.deletedAt)), and(isNull(outlines.collegeId), sql`not ${replaced}`));
}
