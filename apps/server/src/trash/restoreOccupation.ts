import type { Bilingual } from '@college/curriculum-model';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import { schema, type Queries } from '../db';
import { invalid } from '../http/refusal';
import { isCodeTaken, occupationRows } from '../occupations/records/occupationRepository';
import { occupationState } from '../occupations/records/presentOccupation';
import type { Caller } from '../rights/caller';
import { trashMessages } from './messages';

const { occupations, occupationSkills } = schema;

/** What a restore writes to the audit log, and what had to stay away. */
export interface Revived {
  after: unknown;
  leftOut: readonly Bilingual[];
}

/** Restores an occupation; requirements for skills that were deleted meanwhile are omitted and reported. */
export async function restoreOccupation(
  db: Queries,
  id: number,
  { caller: { collegeId }, now }: { caller: Caller; now: Date },
): Promise<Revived> {
  const [row] = await db.select().from(occupations).where(eq(occupations.id, id));
  if (!row) throw new Error('trash: an occupation vanished while it was locked');
  if (await isCodeTaken(db, collegeId, row.code, id)) throw invalid(trashMessages.codeTaken(row.code));
  const living = await livingSkills(
    db,
    collegeId,
    row.skills.flatMap(({ courseIds }) => courseIds),
  );
  const skills = row.skills.filter(({ courseIds }) => courseIds.every((skill) => living.has(skill)));
  const gone = row.skills.length - skills.length;
  const restored = await occupationRows.update(db, row, { deletedAt: null, skills }, now);
  return { after: occupationState(restored), leftOut: gone > 0 ? [trashMessages.skillsLeftOut(gone)] : [] };
}

async function livingSkills(db: Queries, collegeId: number, ids: readonly number[]): Promise<ReadonlySet<number>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .select({ id: occupationSkills.id })
    .from(occupationSkills)
    .where(
      and(eq(occupationSkills.collegeId, collegeId), inArray(occupationSkills.id, [...new Set(ids)]), isNull(occupationSkills.deletedAt)),
    );
  return new Set(rows.map(({ id }) => id));
}
