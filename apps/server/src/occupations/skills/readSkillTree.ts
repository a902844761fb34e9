import type { OccupationSkill } from '@college/curriculum-model';
import { and, asc, eq, isNull } from 'drizzle-orm';
import { schema, type Queries } from '../../db';
import { inReadersLanguage, presentTranslations, type Reading } from '../../majors/presentMajor';

const { occupationSkills } = schema;

export type SkillTableRow = typeof occupationSkills.$inferSelect;

/** The college's skills in the order in which they were made. */
export async function listSkillRows(db: Queries, collegeId: number): Promise<SkillTableRow[]> {
  return await db
    .select()
    .from(occupationSkills)
    .where(and(eq(occupationSkills.collegeId, collegeId), isNull(occupationSkills.deletedAt)))
    .orderBy(asc(occupationSkills.id));
}

/** The college's skills as a tree; as recorded, with the English of each, where they are to be edited. */
export async function readSkillTree(db: Queries, collegeId: number, reading: Reading): Promise<OccupationSkill[]> {
  return treeOf(groupByParent(await listSkillRows(db, collegeId)), null, reading);
}

function groupByParent(rows: readonly SkillTableRow[]): Map<number | null, SkillTableRow[]> {
  const groups = new Map<number | null, SkillTableRow[]>();
  for (const row of rows) {
    const siblings = groups.get(row.parentId);
    if (siblings) siblings.push(row);
    else groups.set(row.parentId, [row]);
  }
  return groups;
}

function treeOf(groups: Map<number | null, SkillTableRow[]>, parentId: number | null, reading: Reading): OccupationSkill[] {
  const { language, asRecorded } = reading;
  return (groups.get(parentId) ?? []).map((row) => {
    const children = treeOf(groups, row.id, reading);
    return {
      label: inReadersLanguage(row, 'label', asRecorded ? 'zh' : language),
      value: row.id,
      ...(asRecorded ? { translations: presentTranslations(row.translations), version: row.version } : {}),
      ...(children.length > 0 ? { children } : {}),
    };
  });
}
