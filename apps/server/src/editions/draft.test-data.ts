import { eq, isNotNull, sql } from 'drizzle-orm';
import { schema, type OpenDatabase } from '../db';
import { cast, sceneStart } from '../testing/scene';
import { branchMajor } from './branchMajor';

const { editions, majors } = schema;

/** Scenes bring ids along that the numbering does not know of. */
export const numberBehindScene = sql`
  select setval(sequence, greatest(20000, nextval(sequence))) from (
    select pg_get_serial_sequence(quote_ident(table_name), 'id') as sequence from information_schema.columns
  where table_schema = 'public' and column_name = 'id' and is_identity = 'YES' and table_name <> 'sessions') t`;

/** A draft of a major as the database holds it, made without the call; answers the number of its major. */
export async function makeDraft({ transaction }: OpenDatabase, homeMajorId: number): Promise<number> {
  return transaction(async (tx) => {
    if (!(await tx.$count(majors, isNotNull(majors.editionId)))) await tx.execute(numberBehindScene);
    const act = { createdBy: cast.collegeAdmin.id, createTime: sceneStart, updateTime: sceneStart };
    const [home] = await tx.select().from(majors).where(eq(majors.id, homeMajorId));
    const [edition] = await tx
      .insert(editions)
      .values({ homeMajorId, kind: 'draft', status: 'open', name: '2026 修订稿', ...act })
      .returning();
    const { id: _, ...columns } = home!;
    const [draft] = await tx
      .insert(majors)
      .values({ ...columns, departmentId: null, editionId: edition!.id, ...act })
      .returning();
    await tx.update(editions).set({ majorId: draft!.id }).where(eq(editions.id, edition!.id));
    await branchMajor(tx, { sourceId: homeMajorId, draftId: draft!.id }, () => {});
    return draft!.id;
  });
}

/** The course of a draft that is the same as one of its home. */
export async function courseInDraft({ db }: OpenDatabase, draftId: number, homeCourseId: number): Promise<number> {
  const { rows } = await db.execute<{ id: number }>(
    sql`select id from course_units where major_id = ${draftId} and coalesce(lineage_id, id) = ${homeCourseId}`,
  );
  return rows[0]?.id ?? 0;
}
