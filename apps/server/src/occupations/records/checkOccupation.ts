import { maxProportion, proportionFault, type SkillRow } from '@college/curriculum-model';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import { schema, type Queries } from '../../db';
import { invalid } from '../../http/refusal';
import { occupationMessages } from './messages';
import { isCodeTaken } from './occupationRepository';

const { colleges, occupationEntries, occupationOptions, occupationSkills } = schema;

/** What a record that is being saved refers to. */
export interface OccupationReferences {
  id: number;
  levelId: number;
  typeId: number;
  publishId: number | null;
  code: string;
  skills: readonly SkillRow[];
}

/** Refuses a record that refers to what is not there, whose code another one has, or whose skills do not add up; the college is held already. A stored year that is no longer offered may stay. */
export async function checkOccupation(
  db: Queries,
  collegeId: number,
  record: OccupationReferences,
  storedYear: number | null = null,
): Promise<void> {
  checkSkillRows(record.skills);
  if ((await db.$count(occupationEntries, eq(occupationEntries.id, record.levelId))) === 0)
    throw invalid(occupationMessages.unknownLevel, 'levelId');
  if (!(await isOption(db, 'type', record.typeId))) throw invalid(occupationMessages.unknownType, 'typeId');
  if (record.publishId && record.publishId !== storedYear && !(await isOption(db, 'publish', record.publishId)))
    throw invalid(occupationMessages.unknownPublish, 'publishId');
  const skillIds = [...new Set(record.skills.flatMap(({ courseIds }) => courseIds))];
  const known = and(eq(occupationSkills.collegeId, collegeId), inArray(occupationSkills.id, skillIds), isNull(occupationSkills.deletedAt));
  if (skillIds.length > 0 && (await db.$count(occupationSkills, known)) < skillIds.length)
    throw invalid(occupationMessages.unknownSkill, 'skills');
  if (await isCodeTaken(db, collegeId, record.code, record.id)) throw invalid(occupationMessages.codeTaken(record.code), 'occupationCode');
}

/**
 * Keeps the college's skills as they are until the transaction ends: whoever changes them, or loads a file, holds the college. To be called
 * before any record is held, because they hold the college before the records.
 */
export async function holdCollege(db: Queries, collegeId: number): Promise<void> {
  await db.select({ id: colleges.id }).from(colleges).where(eq(colleges.id, collegeId)).for('key share');
}

/** At least one skill with every row filled, proportions between 0 and 100 and together no more than 100 (reference §2.3). */
function checkSkillRows(rows: readonly SkillRow[]): void {
  if (rows.length === 0) throw invalid(occupationMessages.noSkills, 'skills');
  const blank = rows.findIndex(({ courseIds }) => courseIds.length === 0);
  if (blank >= 0) throw invalid(occupationMessages.blankSkill(blank + 1), 'skills');
  const fault = proportionFault(rows);
  if (fault === 'sum') throw invalid(occupationMessages.proportionSum(maxProportion), 'skills');
  if (fault === 'range') {
    const line = rows.findIndex((row) => proportionFault([row]) === 'range');
    throw invalid(occupationMessages.proportionRange(line + 1, maxProportion), 'skills');
  }
}

async function isOption(db: Queries, kind: 'type' | 'publish', id: number): Promise<boolean> {
  return (await db.$count(occupationOptions, and(eq(occupationOptions.kind, kind), eq(occupationOptions.id, id)))) > 0;
}
