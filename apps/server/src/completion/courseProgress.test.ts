import * as contract from '@college/api-client/contract';
import { completionPartNames, progressOf } from '@college/curriculum-model';
import { userIds } from '@college/curriculum-model/fixtures';
import { eq, sql } from 'drizzle-orm';
import pg from 'pg';
import { pino } from 'pino';
import { beforeAll, expect, it, vi } from 'vitest';
import { createApp } from '../createApp';
import { seedSampleProgramme, schema, type Transaction } from '../db';
import { describeOnEachEngine, emptyTables } from '../db/testing';
import { apiBase } from '../http/apiBase';
import { defaultSettings } from '../http/services';
import { openSession } from '../sessions/sessionRepository';
import { read } from '../testing/testServer';
import { withVersions } from '../testing/withVersions';
import { readProgress, storeMissingProgress, storeProgress } from './courseProgress';
import { findCourseRecords } from './courseRecords';
import { completionOfRecords } from './readCompletion';

const course = 1004;
// The clock is frozen: nothing may depend on a change having a later time.
const now = new Date('2026-09-01T08:00:00Z');

describeOnEachEngine('kept progress', (database) => {
  beforeAll(async () => {
    await emptyTables(database.current.db);
    await seedSampleProgramme(database.current);
  });

  /** The figure as it is stored; undefined where the course has changed since. */
  const stored = async () => {
    const { rows } = await database.current.db.execute<{ progress: number; parts: number[] }>(sql`
      select kept.progress, kept.parts from course_progress kept join course_units unit on unit.id = kept.course_unit_id
      where unit.id = ${course} and unit.revision = kept.revision`);
    return rows[0];
  };
  const kept = async () => (await readProgress(database.current.db, [course])).get(course);
  const figures = async () => {
    const [records] = await findCourseRecords(database.current.db, eq(schema.courseUnits.id, course), 1);
    const completion = records && completionOfRecords(records);
    return completion && { progress: progressOf(completion), parts: completionPartNames.map((name) => completion[name].rate) };
  };

  const workedOut = async () => (await figures())?.progress;

  async function post(endpoint: contract.Endpoint, body: unknown) {
    const services = {
      database: database.current,
      log: pino({ level: 'silent' }),
      now: () => now,
      settings: defaultSettings,
      checkAnswers: true,
    };
    const authToken = await openSession(database.current.db, userIds.majorLeader, now, 3_600_000);
    const { body: sent } = await withVersions(database.current.db, endpoint, { body });
    const init = { method: 'POST', headers: { authToken, 'content-type': 'application/json' }, body: JSON.stringify(sent) };
    return read(await createApp(services).request(`${apiBase}${endpoint.path}`, init));
  }

  // Each takes something away from what the changes before it have left.
  const changes: [string, contract.Endpoint, body: unknown][] = [
    ['a name', contract.updateCourseUnitList, { list: [{ id: course, name: '数据结构与算法' }] }],
    ['a task goal', contract.updateTaskGoal, { projectId: 1061, goals: [] }],
    ['cells of a project matrix', contract.updateProjectMatrix, { courseId: course, list: [] }],
    ['cells of the course matrix', contract.updateCourseMatrix, { courseId: course, list: [{ project: { id: 1061 }, data: [] }] }],
    ['KSA items', contract.saveKsa, { courseId: course, ksa: [] }],
    ['a goal', contract.updateCourseGoals, [{ id: 0, parentId: 1101, courseId: course, description: '新的目标' }]],
    ['bindings', contract.updateMajorMatrix, { courseId: course, relations: [] }],
    ['chapters', contract.deleteProjects, { ids: [1062, 1063] }],
    ['points', contract.savePoints, { courseId: course, points: [] }],
    ['indicator points', contract.saveGraduateRequires, { majorId: 1001, list: [] }],
  ];

  it('is stored by every kind of change', async () => {
    const seen = [await kept()];
    expect(seen[0]).toBe(await workedOut());
    for (const [name, endpoint, body] of changes) {
      const reply = await post(endpoint, body);
      expect([name, reply.code, reply.message]).toEqual([name, '0', expect.any(String)]);
      expect([name, await stored()]).toEqual([name, await figures()]);
      seen.push(await kept());
    }
    await database.current.db
      .update(schema.syllabuses)
      .set({ score: 3, lecturer: '周敏' })
      .where(eq(schema.syllabuses.courseUnitId, course));
    expect(await kept()).toBe(await workedOut());
    // A row that came in past the API may lack its two tables.
    await database.current.db
      .update(schema.syllabuses)
      .set({ schedule: null, exampercent: null })
      .where(eq(schema.syllabuses.courseUnitId, course));
    expect(await kept()).toBe(await workedOut());
    await database.current.db.delete(schema.syllabuses).where(eq(schema.syllabuses.courseUnitId, course));
    expect(await kept()).toBe(await workedOut());
    expect(new Set(seen).size).toBeGreaterThan(4);
  });

  it('is worked out once and read after that, by several readers at the same time', async () => {
    const { db } = database.current;
    await db.update(schema.courseUnits).set({ introduction: '' }).where(eq(schema.courseUnits.id, course));
    const wanted = await workedOut();
    expect(await Promise.all(Array.from({ length: 8 }, kept))).toEqual(Array.from({ length: 8 }, () => wanted));
    // A cached figure is recognised by being wrong.
    await db.update(schema.courseProgress).set({ progress: 99 }).where(eq(schema.courseProgress.courseUnitId, course));
    expect(await kept()).toBe(99);
    await db.update(schema.courseUnits).set({ introduction: '' }).where(eq(schema.courseUnits.id, course));
    expect(await kept()).toBe(wanted);
  });

  it('is worked out for a few courses only on the way of a reader, and for the others by the upkeep', async () => {
    const { db } = database.current;
    const added = await db
      .insert(schema.courseUnits)
      .values(Array.from({ length: 45 }, (_, index) => ({ majorId: 1001, name: `课程 ${index}`, initing: false })))
      .returning({ id: schema.courseUnits.id });
    const ids = added.map(({ id }) => id);
    expect((await readProgress(db, ids)).size).toBe(20);
    expect(await storeMissingProgress(db, AbortSignal.abort())).toBe(0);
    expect(await storeMissingProgress(db)).toBeGreaterThanOrEqual(25);
    expect(await storeMissingProgress(db)).toBe(0);
    expect((await readProgress(db, ids)).size).toBe(45);
    // A figure of an earlier revision is shown until the new one is there.
    await db.update(schema.courseUnits).set({ introduction: '新' }).where(eq(schema.courseUnits.majorId, 1001));
    expect((await readProgress(db, ids)).size).toBe(45);
  });

  it('costs one statement where no course changed, and two more for every twenty that did', async () => {
    const units = Array.from({ length: 41 }, (_, index) => ({ majorId: 1001, name: `课程 ${index}`, initing: false }));
    const query = vi.spyOn(pg.Client.prototype, 'query');
    const statementsOf = (act: (tx: Transaction) => Promise<unknown>) =>
      database.current.transaction(async (tx) => {
        await act(tx);
        query.mockClear();
        await storeProgress(tx);
        return query.mock.calls.length;
      });
    expect(await statementsOf(async () => undefined)).toBe(1);
    expect(await statementsOf((tx) => tx.insert(schema.courseUnits).values(units.slice(0, 1)))).toBe(3);
    expect(await statementsOf((tx) => tx.insert(schema.courseUnits).values(units))).toBe(7);
    query.mockRestore();
  });

  it('knows nothing of a course in the trash', async () => {
    await database.current.db.update(schema.courseUnits).set({ deletedAt: now }).where(eq(schema.courseUnits.id, course));
    expect(await kept()).toBeUndefined();
    expect((await readProgress(database.current.db, [])).size).toBe(0);
  });
});
