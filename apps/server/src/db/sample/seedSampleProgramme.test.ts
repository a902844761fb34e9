import {
  newsItems,
  sampleOccupations,
  samplePassword,
  sampleProgramme,
  sampleSkills,
  talentReports,
} from '@college/curriculum-model/fixtures';
import { eq, sql } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { verifyPassword } from '../../passwords';
import { cleanPng } from '../../pictures/cleanPng';
import { putReferenceData } from '../putReferenceData';
import * as schema from '../schema';
import { describeOnEachEngine, emptyTables } from '../testing';
import { seedSampleProgramme } from './seedSampleProgramme';

describeOnEachEngine('sample programme', (database) => {
  beforeEach(() => emptyTables(database.current.db));

  it('is loaded completely into an empty database, and never into another', async () => {
    const { db } = database.current;
    expect(await seedSampleProgramme(database.current)).toBe(true);
    expect(await seedSampleProgramme(database.current)).toBe(false);
    expect(await db.$count(schema.courseUnits)).toBe(sampleProgramme.courseUnits.length);
    expect(await db.$count(schema.majorMatrixEntries)).toBe(sampleProgramme.bindings.length);
    expect(await db.$count(schema.courseMatrixEntries)).toBe(sampleProgramme.courseCells.length);
    expect(await db.$count(schema.projectMatrixEntries)).toBe(sampleProgramme.projectCells.length);
    expect(await db.$count(schema.syllabuses)).toBe(sampleProgramme.additionalInfos.length);
  });

  it('has skills, and occupations where the classification is there', async () => {
    const { db } = database.current;
    await putReferenceData(database.current);
    await seedSampleProgramme(database.current);
    expect(await db.$count(schema.occupationSkills)).toBe(sampleSkills.length);
    const rows = await db
      .select({ name: schema.occupations.name, title: schema.occupationEntries.title })
      .from(schema.occupations)
      .innerJoin(schema.occupationEntries, eq(schema.occupationEntries.id, schema.occupations.levelId));
    expect(rows).toHaveLength(sampleOccupations.length);
    for (const { name, title } of rows) expect(name).toBe(title);
  });

  it('has news, and reports with covers that can be drawn', async () => {
    const { db } = database.current;
    await seedSampleProgramme(database.current);
    expect(await db.$count(schema.news)).toBe(newsItems.length);
    const reports = await db.select().from(schema.talentReports);
    expect(reports).toHaveLength(talentReports.length);
    for (const { cover } of reports) expect(await cleanPng(cover)).toEqual(cover);
  });

  it('is loaded once when two servers start at the same time', async () => {
    const both = await Promise.all([seedSampleProgramme(database.current), seedSampleProgramme(database.current)]);
    expect(both.sort()).toEqual([false, true]);
  });

  it('keeps times, hours and both languages of a course unit', async () => {
    await seedSampleProgramme(database.current);
    const [unit] = await database.current.db.select().from(schema.courseUnits).where(eq(schema.courseUnits.id, 1004));
    expect(unit).toMatchObject({ name: '数据结构', theoryPeriod: 48, practicePeriod: 16, totalPeriod: 64, initing: false });
    expect(unit?.createTime).toEqual(new Date('2025-09-18T14:20:00+08:00'));
    expect(unit?.translations.en?.name?.text).toBe('Data Structures');
  });

  it('lets every sample person sign in', async () => {
    await seedSampleProgramme(database.current);
    const people = await database.current.db.select().from(schema.users);
    expect(people).toHaveLength(sampleProgramme.users.length);
    expect(await verifyPassword(samplePassword, people[0]!.passwordHash)).toBe(true);
  });

  it('assigns new records ids that no sample record has, and 1001 where there is none', async () => {
    const { db } = database.current;
    await seedSampleProgramme(database.current);
    const { rows } = await db.execute<{ last: number }>(sql`select max(id) as last from points`);
    const [point] = await db.insert(schema.points).values({ courseUnitId: 1004, title: '新', description: '新' }).returning();
    expect(point?.id).toBe(rows[0]!.last + 1);
    const [feedback] = await db.insert(schema.feedbacks).values({ unique: 'u', description: '好' }).returning();
    expect(feedback?.id).toBe(1001);
  });

  it('leaves nothing behind when it fails half way', async () => {
    const { db } = database.current;
    await db.insert(schema.settings).values({ key: 'before', value: true });
    await db.execute(sql`create function refuse() returns trigger language plpgsql as $$ begin raise exception 'full'; end $$`);
    await db.execute(sql`create trigger refuse before insert on project_matrix_entries execute function refuse()`);
    await expect(seedSampleProgramme(database.current)).rejects.toThrow();
    await db.execute(sql`drop function refuse() cascade`);
    expect(await db.$count(schema.colleges)).toBe(0);
    expect(await seedSampleProgramme(database.current)).toBe(true);
  });
});
