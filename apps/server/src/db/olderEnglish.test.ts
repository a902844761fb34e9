import { markOlderEnglish, type TranslatedText } from '@college/curriculum-model';
import { eq, getTableColumns, getTableName, is, sql } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import * as schema from './schema';
import { describeOnEachEngine, emptyTables } from './testing';

const times = ['2026-05-12T09:00:00Z', '2026-05-12T18:00:00+08:00', '2026-05-13 09:00:00+08:00'];

const english = fc.record(
  { text: fc.constantFrom('Graphs', 'Graph theory'), updatedAt: fc.constantFrom(...times), older: fc.constant(true) },
  { requiredKeys: ['text', 'updatedAt'] },
);
const row = fc.record({
  name: fc.constantFrom('图', '图论', ''),
  position: fc.constantFrom('必修', '选修'),
  translations: fc.record(
    {
      en: fc.dictionary(fc.constantFrom('name', 'position', 'nameless'), english as fc.Arbitrary<TranslatedText>, {
        noNullPrototype: true,
      }),
    },
    { requiredKeys: [], noNullPrototype: true },
  ),
});

describeOnEachEngine('English that is older than its Chinese', (database) => {
  beforeEach(() => emptyTables(database.current.db));

  async function aMajor(): Promise<number> {
    const { db } = database.current;
    const [college] = await db.insert(schema.colleges).values({ name: '软件学院' }).returning();
    const [department] = await db.insert(schema.departments).values({ collegeId: college!.id, name: '软件系' }).returning();
    const [major] = await db.insert(schema.majors).values({ departmentId: department!.id, name: '软件工程' }).returning();
    return major!.id;
  }

  it('is marked by the rule of the model, whatever is saved', async () => {
    const { db } = database.current;
    const majorId = await aMajor();
    await fc.assert(
      fc.asyncProperty(row, row, async (before, after) => {
        const [stored] = await db
          .insert(schema.courseUnits)
          .values({ majorId, ...before })
          .returning();
        const [saved] = await db.update(schema.courseUnits).set(after).where(eq(schema.courseUnits.id, stored!.id)).returning();
        // English that is removed on purpose is not the trigger's to bring back.
        const expected = markOlderEnglish(before, after, ['name', 'position']);
        expect(saved!.translations).toEqual(expected.translations);
      }),
      { numRuns: 60 },
    );
  });

  it('is marked under the names of the wire', async () => {
    const { db } = database.current;
    const majorId = await aMajor();
    const [unit] = await db.insert(schema.courseUnits).values({ majorId, name: '数据结构' }).returning();
    const translations = { en: { textreferences: { text: 'Further reading', updatedAt: times[0]! } } };
    await db.insert(schema.syllabuses).values({ courseUnitId: unit!.id, textreferences: '参考书', translations });
    const [report] = await db.update(schema.syllabuses).set({ textreferences: '参考书目', phone: '1' }).returning();
    expect(report!.translations.en!['textreferences']).toMatchObject({ older: true });

    const [college] = await db.select().from(schema.colleges);
    const account = { email: 'li@college.example', passwordHash: '-', collegeId: college!.id, permissionId: 1, relativeId: college!.id };
    await db
      .insert(schema.users)
      .values({ ...account, userName: '李', translations: { en: { userName: { text: 'Li', updatedAt: times[0]! } } } });
    const [person] = await db.update(schema.users).set({ userName: '李雷' }).returning();
    expect(person!.translations.en!['userName']).toMatchObject({ older: true });
  });

  it('never stops a save, not even with times that are none', async () => {
    const { db } = database.current;
    const [college] = await db
      .insert(schema.colleges)
      .values({ name: '软件学院', translations: { en: { name: { text: 'Software', updatedAt: '2026-99-99' } } } })
      .returning();
    const odd = { en: { name: { text: 'College of software', updatedAt: '2026-13-45', older: true } } };
    const [saved] = await db
      .update(schema.colleges)
      .set({ name: '软件', translations: odd })
      .where(eq(schema.colleges.id, college!.id))
      .returning();
    expect(saved!.translations.en!['name']!.older).toBeUndefined();
  });

  describe('every table with free text', () => {
    const textless = ['settings', 'major_matrix_entries', 'project_matrix_entries'];
    const translated = Object.values(schema)
      .filter((table) => is(table, PgTable))
      .filter((table) => 'translations' in getTableColumns(table))
      .map((table) => getTableName(table))
      .filter((name) => !textless.includes(name));

    it('has the trigger', async () => {
      const { rows } = await database.current.db.execute<{ name: string }>(
        sql`select tgrelid::regclass::text as name from pg_trigger where tgname like '%\\_older\\_english' order by 1`,
      );
      expect(rows.map(({ name }) => name)).toEqual(translated.toSorted());
    });
  });
});
