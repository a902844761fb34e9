import type { OccupationSkill, SavedSkill } from '@college/curriculum-model';
import { eq, inArray, sql } from 'drizzle-orm';
import { recordChange } from '../../audit/recordChange';
import { schema, type Queries } from '../../db';
import { intArray } from '../../db/intArray';
import { conflict, invalid } from '../../http/refusal';
import { needVersion } from '../../http/versions';
import type { Caller } from '../../rights/caller';
import { checkSkillTree } from './checkSkillTree';
import { skillMessages } from './messages';
import { listSkillRows, readSkillTree, type SkillTableRow } from './readSkillTree';

const { colleges, occupationSkills } = schema;

interface Act {
  caller: Pick<Caller, 'id' | 'collegeId'>;
  now: Date;
}

/** Changes the college's skills, all of the list or nothing, and answers the tree as it is then. */
export async function saveSkills(db: Queries, list: readonly SavedSkill[], act: Act): Promise<OccupationSkill[]> {
  const { collegeId } = act.caller;
  // Two people who move skills at the same time could make a circle together.
  await db.select({ id: colleges.id }).from(colleges).where(eq(colleges.id, collegeId)).for('update');
  const before = await listSkillRows(db, collegeId);
  await refuseOld(db, collegeId, before, list);
  checkSkillTree(before, list);
  const deleted = new Set(list.filter(({ id }) => id < 0).map(({ id }) => -id));
  await refuseUsed(db, collegeId, before, [...deleted]);
  await writeSkills(db, list, [...deleted], before, act);
  if (list.length > 0) {
    const states = { before: before.map(stateOf), after: (await listSkillRows(db, collegeId)).map(stateOf) };
    await recordChange(db, {
      at: act.now,
      userId: act.caller.id,
      action: 'updated',
      entity: 'occupationSkills',
      entityId: collegeId,
      ...states,
    });
  }
  return readSkillTree(db, collegeId, { language: 'zh', asRecorded: true });
}

/** Rejects a change of a skill that somebody else changed meanwhile; the refusal contains the current tree. */
async function refuseOld(db: Queries, collegeId: number, rows: readonly SkillTableRow[], list: readonly SavedSkill[]): Promise<void> {
  const known = new Map(rows.map((row) => [row.id, row]));
  for (const { id, version } of list) {
    const row = known.get(Math.abs(id));
    if (row) needVersion(version);
    if (!row || version === row.version) continue;
    throw conflict(skillMessages.changedMeanwhile(row.label), await readSkillTree(db, collegeId, { language: 'zh', asRecorded: true }));
  }
}

async function refuseUsed(db: Queries, collegeId: number, rows: readonly SkillTableRow[], ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  const { rows: used } = await db.execute<{ name: string; id: number }>(sql`
    select o.name, (used.id)::int as id from occupations o, jsonb_array_elements(o.skills) as row, jsonb_array_elements_text(row -> 'courseIds') as used(id)
    where o.college_id = ${collegeId} and o.deleted_at is null and (used.id)::int = any(${intArray(ids)}::int[]) limit 1`);
  const [first] = used;
  if (first) throw invalid(skillMessages.inUse(rows.find(({ id }) => id === first.id)?.label ?? '', first.name));
}

async function writeSkills(
  db: Queries,
  list: readonly SavedSkill[],
  deleted: readonly number[],
  stored: readonly SkillTableRow[],
  { caller, now }: Act,
): Promise<void> {
  const known = new Map(stored.map((row) => [row.id, row]));
  if (deleted.length > 0)
    await db
      .update(occupationSkills)
      .set({ deletedAt: now })
      .where(inArray(occupationSkills.id, [...deleted]));
  for (const { id, parentId, label, translations } of list) {
    const fields = { parentId, label, ...(translations ? { translations } : {}) };
    const row = known.get(id);
    if (row) {
      await db
        .update(occupationSkills)
        .set({ ...fields, version: row.version + 1, updateTime: now })
        .where(eq(occupationSkills.id, id));
    } else if (id === 0) {
      const made = { collegeId: caller.collegeId, createdBy: caller.id, createTime: now, updateTime: now };
      await db.insert(occupationSkills).values({ ...fields, ...made });
    }
  }
}

function stateOf({ id, parentId, label, translations }: SkillTableRow) {
  return { id, parentId, label, translations };
}
