import { sql } from 'drizzle-orm';
import type { Queries } from '../../db';
import { intArray } from '../../db/intArray';
import { notFound } from '../../http/refusal';
import { authoriseNow } from '../../rights/authoriseNow';
import type { Caller } from '../../rights/caller';
import { lineageOf } from '../branchRows';
import type { ReceiptPart } from '../merging/receiptContent';
import { editionMessages } from '../messages';

/** Throws unless the caller may modify each of these courses of a major and, where one is undefined, manage the major itself. */
export async function authoriseEdit(
  db: Queries,
  majorId: number,
  lineages: readonly (number | undefined)[],
  caller: Caller,
): Promise<void> {
  const wanted = lineages.filter((lineage) => lineage !== undefined);
  if (wanted.length < lineages.length) await authoriseNow(db, caller, { auth: 'manage', subject: { kind: 'major', id: majorId } });
  if (wanted.length === 0) return;
  const { rows } = await db.execute<{ id: number }>(sql`
    select u.id from course_units u
    where u.major_id = ${majorId} and u.deleted_at is null and ${lineageOf('u')} = any(${intArray(wanted)}::int[])`);
  if (rows.length < new Set(wanted).size) throw notFound(editionMessages.fixMended);
  for (const { id } of rows) await authoriseNow(db, caller, { auth: 'modify', subject: { kind: 'course', id } });
}

/** The courses of parts, and undefined for the major. */
export function lineagesOf(parts: readonly ReceiptPart[]): (number | undefined)[] {
  return parts.map(({ kind, lineageId }) => (kind === 'course' ? lineageId : undefined));
}
