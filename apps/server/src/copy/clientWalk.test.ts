import { createClient, createCopying, createCourseUnits } from '@college/api-client';
import { differsFromPlan, type CopyProgress, type GoalRelation } from '@college/curriculum-model';
import { userIds } from '@college/curriculum-model/fixtures';
import { pino } from 'pino';
import { beforeEach, expect, it } from 'vitest';
import { createApp } from '../createApp';
import { seedSampleProgramme } from '../db';
import { describeOnEachEngine, emptyTables } from '../db/testing';
import { defaultSettings } from '../http/services';
import { openSession } from '../sessions/sessionRepository';

const target = { courseId: 1004, targetId: 1002 };

describeOnEachEngine('a copy through the typed client', (database) => {
  beforeEach(async () => {
    await emptyTables(database.current.db);
    await seedSampleProgramme(database.current);
  });

  async function signIn() {
    const { current } = database;
    const log = pino({ level: 'silent' });
    const app = createApp({ database: current, log, now: () => new Date(), settings: defaultSettings, checkAnswers: true });
    const token = await openSession(current.db, userIds.collegeAdmin, new Date(), 3_600_000);
    const session = { authToken: () => token, clear: () => undefined, language: () => '80102' };
    const baseUrl = 'http://localhost/college/api';
    const client = createClient({ baseUrl, session, fetch: async (url, init) => app.request(String(url), init) });
    return { copying: createCopying(client, { userId: userIds.collegeAdmin }), units: createCourseUnits(client) };
  }

  async function read(events: AsyncIterable<CopyProgress>) {
    const seen: CopyProgress[] = [];
    for await (const event of events) seen.push(event);
    return seen;
  }

  it.each(['stream', 'post'] as const)('leads from the choice of a major to a unit as planned, by %s', async (transport) => {
    const { copying, units } = await signIn();
    const [school] = await copying.listTargets(target.courseId);
    const majors = school?.children?.flatMap(({ children }) => children ?? []).map(({ value }) => value);
    expect(majors).toContain(target.targetId);
    expect(majors).not.toContain(1001);
    const { source, target: indicators } = await copying.loadGoals(target);
    const plan = await copying.loadPlan(target);
    expect(plan).toMatchObject({ name: 'Data Structures', projects: 6, points: 10, goals: 4, ksa: 9 });
    const goalRelations: (GoalRelation & { relate: 0 | 1 })[] = source.map(({ id }, index) => {
      return { requireId: indicators[index]?.id ?? 0, relate: index % 2 === 0 ? 0 : 1, goals: [id] };
    });
    const request = { unique: 'walk-0001', ...target, sourceId: target.courseId, goalRelations };
    const seen = await read(copying.copy(request, { transport }));
    expect(seen.at(-1)).toEqual({ no: 10, message: 'Copy finished', percent: 100 });

    const [job] = await copying.listJobs(target.courseId);
    expect(job).toMatchObject({ state: 'done', targetId: 1002, progress: seen });
    expect(job?.created && differsFromPlan(plan, job.created)).toEqual([]);
    const { course, pointksa } = await units.loadCourseUnit(job?.courseId ?? 0);
    const original = await units.loadCourseUnit(target.courseId);
    expect(course.courseMatrixVOS.map(({ name }) => name)).toEqual(original.course.courseMatrixVOS.map(({ name }) => name));
    const texts = (rows: typeof pointksa) => rows.map(({ title, ksa }) => [title, ksa.map((item) => [item.title, item.level])]);
    expect(texts(pointksa)).toEqual(texts(original.pointksa));
    expect((await copying.loadPlan(target)).clashes).toEqual([{ id: course.id, name: '数据结构' }]);
  });
});
