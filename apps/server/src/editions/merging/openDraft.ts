import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Queries } from '../../db';
import { intArray } from '../../db/intArray';
import { invalid, notFound } from '../../http/refusal';
import type { EditionRow } from '../editionRepository';
import { editionMessages } from '../messages';

/** An open draft with its major and its base. */
export interface OpenDraft {
  edition: EditionRow;
  draftId: number;
  homeMajorId: number;
  baseStateId: number;
}

/** What can be merged: an open draft or scenario; whatever else it is, is said. */
export function openDraft(edition: EditionRow | undefined): OpenDraft {
  if (!edition) throw notFound(editionMessages.missing);
  if (edition.kind === 'published') throw invalid(editionMessages.published);
  const { majorId, baseStateId, homeMajorId } = edition;
  if (edition.status !== 'open' || majorId === null || baseStateId === null) throw invalid(editionMessages.notOpen(edition));
  return { edition, draftId: majorId, homeMajorId, baseStateId };
}

/** A digest that differs once anything changed that readers of these majors see: every save of a course counts its revision up, every one of a major its version. */
export async function digestOfMajors(
  db: Queries,
  majorIds: readonly number[],
  ...more: readonly (number | string | null)[]
): Promise<string> {
  const among = sql`any(${intArray(majorIds)}::int[])`;
  const { rows } = await db.execute<{ digest: string }>(sql`
    select concat_ws(' ',
      (select string_agg(concat_ws(':', id, version, update_time), ',' order by id) from majors where id = ${among}),
      (select string_agg(concat_ws(':', id, revision), ',' order by id) from course_units where major_id = ${among} and deleted_at is null and not initing)) as digest`);
  return createHash('sha256')
    .update(`${rows[0]?.digest} ${more.join(' ')}`)
    .digest('hex');
}

/** The digest of a draft and of what it began with, which a comparison of both answers. */
export function digestOfWork(db: Queries, { edition, draftId, baseStateId }: OpenDraft): Promise<string> {
  return digestOfMajors(db, [draftId], edition.id, baseStateId);
}

/** The digest of everything on which a plan for a draft rests. */
export function digestOfDraft(db: Queries, { edition, draftId, homeMajorId, baseStateId }: OpenDraft): Promise<string> {
  return digestOfMajors(db, [homeMajorId, draftId], edition.id, baseStateId);
}
