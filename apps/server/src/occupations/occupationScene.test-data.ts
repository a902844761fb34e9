import { eq } from 'drizzle-orm';
import type { OpenDatabase } from '../db';
import { putReferenceData, schema } from '../db';
import { setScene } from '../testing/scene';

/** The scene with the classification, and a small tree of skills in both colleges; answers how ids are looked up. */
export async function setOccupationScene(database: OpenDatabase) {
  await setScene(database, { keepsReference: true });
  await putReferenceData(database);
  const { db } = database;
  await db.insert(schema.occupationSkills).values([
    { id: 1, collegeId: 1, label: '编程' },
    { id: 2, collegeId: 1, parentId: 1, label: 'Java' },
    { id: 3, collegeId: 1, parentId: 1, label: 'Python' },
    { id: 9, collegeId: 2, label: '外校技能' },
  ]);
  return {
    async levelOf(code: string): Promise<number> {
      const [entry] = await db.select().from(schema.occupationEntries).where(eq(schema.occupationEntries.code, code));
      if (!entry) throw new Error(`no entry ${code}`);
      return entry.id;
    },
  };
}

/** A record as the form sends it. */
export function aRequest(levelId: number, changes: Record<string, unknown> = {}) {
  return {
    id: 0,
    occupationName: '软件工程师',
    levelId,
    lvlKeywords: '软件 开发',
    typeId: 1004,
    publishId: 1001,
    content: '设计和开发软件',
    skills: JSON.stringify([{ courseIds: [1, 2], score: 60 }]),
    occupationCode: '2-02-10-03',
    ...changes,
  };
}
