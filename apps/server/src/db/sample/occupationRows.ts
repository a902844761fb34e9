import { colleges, sampleOccupations, sampleSkills } from '@college/curriculum-model/fixtures';
import { inArray } from 'drizzle-orm';
import type { Transaction } from '../database';
import * as schema from '../schema';

const { occupationEntries, occupationSkills, occupations } = schema;

/** The sample college's skills, and its occupations as far as the classification is there: that comes with the reference data. */
export async function putOccupations(transaction: Transaction): Promise<void> {
  const collegeId = colleges[0]!.id;
  await transaction.insert(occupationSkills).values(sampleSkills.map((skill) => ({ ...skill, collegeId })));
  const codes = sampleOccupations.map(({ code }) => code);
  const entries = await transaction
    .select({ id: occupationEntries.id, code: occupationEntries.code })
    .from(occupationEntries)
    .where(inArray(occupationEntries.code, codes));
  const idOf = new Map(entries.map(({ id, code }) => [code, id]));
  const rows = sampleOccupations.flatMap(({ createTime, updateTime, skills, ...record }) => {
    const levelId = idOf.get(record.code);
    const times = { createTime: new Date(createTime), updateTime: new Date(updateTime) };
    return levelId === undefined ? [] : [{ ...record, ...times, skills: [...skills], collegeId, levelId }];
  });
  if (rows.length > 0) await transaction.insert(occupations).values(rows);
}
