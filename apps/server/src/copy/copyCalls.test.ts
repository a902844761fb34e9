import * as contract from '@college/api-client/contract';
import { bindingSuggestionSchema, copyGoalsSchema, copyJobSchema, copyPlanSchema, courseUnitDetailSchema } from '@college/curriculum-model';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { schema } from '../db';
import { describeOnEachEngine } from '../db/testing';
import { apiBase } from '../http/apiBase';
import { cast, sceneStart, type Role } from '../testing/scene';
import { testServer } from '../testing/testServer';
import { copyRequest, goalRelations, setCopyScene } from './copySource.test-data';
import { readCourseBindings, readCourseGraph } from './courseGraph.test-data';
import { readStream } from './readStream.test-data';

describeOnEachEngine('copying a course', (database) => {
  const server = testServer(() => database.current);
  beforeEach(async () => {
    await setCopyScene(database.current);
    server.forgetSessions();
    server.clock.now = sceneStart;
  });

  const upload = (unique: string, as: Role = 'departmentManager') =>
    server.call(contract.uploadCopyParams, { as, body: { unique, ...copyRequest } });

  async function open(unique: string, { as = 'departmentManager' as Role, ...headers }: { as?: Role } & Record<string, string> = {}) {
    const authToken = await server.tokenOf(as);
    return server.request(`${apiBase}/manage/copycourse?unique=${unique}`, { headers: { authToken, ...headers } });
  }

  async function copyOnce(unique = 'copy-0001') {
    expect((await upload(unique)).code).toBe('0');
    const events = await readStream(await open(unique));
    const job = copyJobSchema.parse((await server.call(contract.getCopyJob, { as: 'departmentManager', query: { unique } })).data);
    return { events, job, courseId: job.courseId ?? 0 };
  }

  it('sends ten numbered steps, in the specified order and with the specified percentages', async () => {
    const { events } = await copyOnce();
    expect(events.map(({ id, data }) => [id, data.no, data.percent])).toEqual(
      [5, 20, 35, 50, 60, 70, 80, 90, 95, 100].map((percent, index) => [String(index + 1), index + 1, percent]),
    );
    expect(events[3]?.data.message).toBe('已复制课点与 KSA（课点 2 个，KSA 3 项）');
    expect(events.every(({ event }) => event === 'message')).toBe(true);
  });

  it('makes the same course with ids of its own, and leaves the source as it was', async () => {
    const { db } = database.current;
    const before = await readCourseGraph(db, 1001);
    const { courseId } = await copyOnce();
    expect(courseId).toBeGreaterThan(2000);
    const { syllabuses, ...rest } = before!;
    const blank = { lecturer: '', phone: '', email: '', department: '' };
    const translations = { en: { textbooks: { text: 'Data Structures', updatedAt: '2026-01-05T08:00:00Z' } } };
    expect(await readCourseGraph(db, courseId)).toEqual({ ...rest, syllabuses: [{ ...syllabuses[0], ...blank, translations }] });
    expect(await readCourseGraph(db, 1001)).toEqual(before);
    expect(await readCourseBindings(db, courseId)).toEqual([
      { requireId: 521, relate: 0, goal: '能建模', parentId: 521 },
      { requireId: 521, relate: 0, goal: '能设计', parentId: 521 },
      { requireId: 522, relate: 1, goal: '能分析', parentId: 522 },
    ]);
  });

  it('makes the caller the owner of the copy, as a new record with its own history and its original', async () => {
    const { courseId } = await copyOnce();
    const { db } = database.current;
    const [unit] = await db.select().from(schema.courseUnits).where(eq(schema.courseUnits.id, courseId));
    const fresh = { majorId: 102, initing: false, version: 1, createdBy: cast.departmentManager.id, totalPeriod: 22.5, copiedFromId: 1001 };
    expect(unit).toMatchObject({ ...fresh, createTime: sceneStart, updateTime: sceneStart, deletedAt: null });
    const managers = await db.select().from(schema.courseManagers).where(eq(schema.courseManagers.courseUnitId, courseId));
    expect(managers.map(({ userId }) => userId)).toEqual([cast.departmentManager.id]);
    const audit = await db.select().from(schema.auditLog).where(eq(schema.auditLog.entityId, courseId));
    expect(audit).toMatchObject([{ action: 'created', entity: 'courseUnit', userId: cast.departmentManager.id, before: null }]);
    expect(audit[0]?.after).toMatchObject({ copiedFromId: 1001, goalRelations, created: { points: 2 } });
    const detail = courseUnitDetailSchema.parse(
      (await server.call(contract.getCourseUnit, { as: 'collegeViewer', query: { courseid: courseId } })).data,
    );
    expect(detail.copiedFrom).toEqual({ id: 1001, name: '课程 own', majorId: 101, majorName: '软件工程' });
  });

  it('creates what the plan lists, and the plan reports a unit with the same name', async () => {
    const plan = async () =>
      copyPlanSchema.parse(
        (await server.call(contract.getCopyPlan, { as: 'departmentManager', query: { courseId: 1001, targetId: 102 } })).data,
      );
    const { name, targetName, hasSameName, clashes, ...counts } = await plan();
    expect([name, targetName, hasSameName, clashes]).toEqual(['课程 own', '计算机科学与技术', false, []]);
    expect(counts).toEqual({ projects: 2, taskGoals: 3, points: 2, ksa: 3, goals: 3, courseCells: 3, projectCells: 3, syllabusFields: 8 });
    const { job, courseId } = await copyOnce();
    expect(job.created).toEqual(counts);
    expect(await plan()).toMatchObject({ hasSameName: true, clashes: [{ id: courseId, name: '课程 own' }] });
  });

  it('suggests where the goals belong, by what they serve in their own major', async () => {
    const { db } = database.current;
    const [goal] = await db.select().from(schema.teachingGoals).where(eq(schema.teachingGoals.courseUnitId, 1001));
    const query = { courseId: 1001, targetId: 102 };
    const pair = { as: 'departmentManager', body: { sourceId: query.courseId, targetId: query.targetId } } as const;
    const [alike] = copyGoalsSchema.parse((await server.call(contract.getCopyGoals, pair)).data).target;
    await db.update(schema.indicators).set({ description: alike!.description }).where(eq(schema.indicators.id, goal!.indicatorId));
    const { data } = await server.call(contract.getCopySuggestions, { as: 'departmentManager', query });
    const found = bindingSuggestionSchema.array().parse(data);
    expect(found.find(({ goalId }) => goalId === goal!.id)).toMatchObject({ requireId: alike!.id });
  });

  it('copies once, however often its stream is opened, and sends the rest after a Last-Event-ID', async () => {
    const { events } = await copyOnce();
    expect(await readStream(await open('copy-0001'))).toEqual(events);
    expect(await readStream(await open('copy-0001', { 'last-event-id': '7' }))).toEqual(events.slice(7));
    expect(await readStream(await open('copy-0001', { 'last-event-id': '10' }))).toEqual([]);
    const english = await readStream(await open('copy-0001', { 'accept-language': 'en' }));
    expect(english[9]?.data).toEqual({ no: 10, message: 'Copy finished', percent: 100 });
    expect(await copies()).toBe(1);
  });

  it('copies once when its stream is opened many times at once, and sends every message on each', async () => {
    await upload('copy-0001');
    const streams = await Promise.all([1, 2, 3, 4].map(() => open('copy-0001').then((response) => readStream(response))));
    for (const events of streams) expect(events.map(({ data }) => data.no)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(await copies()).toBe(1);
  });

  it('continues when the client disconnects after the first message', async () => {
    await upload('copy-0001');
    const seen = await readStream(await open('copy-0001'), ({ id }) => id === '1');
    expect(seen).toHaveLength(1);
    const rest = await readStream(await open('copy-0001', { 'last-event-id': '1' }));
    expect(rest.map(({ id }) => Number(id))).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(await copies()).toBe(1);
  });

  it('streams the other path over the same work', async () => {
    const authToken = await server.tokenOf('departmentManager');
    const body = JSON.stringify({ sourceId: 1001, targetId: 102, goalRelations });
    const headers = { authToken, 'content-type': 'application/json', 'accept-language': 'en' };
    const response = await server.request(`${apiBase}/manage/copycourse`, { method: 'POST', headers, body });
    expect(response.headers.get('content-type')).toContain('text/event-stream');
    expect((await readStream(response)).map(({ data }) => data.percent)).toEqual([5, 20, 35, 50, 60, 70, 80, 90, 95, 100]);
    const jobs = (await server.call(contract.listCopyJobs, { as: 'departmentManager', query: { courseId: 1001 } })).data;
    expect(jobs).toMatchObject([{ state: 'done', sourceId: 1001, sourceName: '课程 own', targetId: 102, targetName: '计算机科学与技术' }]);
  });

  it('copies a course without goals, points or syllabus', async () => {
    const body = { unique: 'copy-0001', courseId: 1002, sourceId: 1002, targetId: 102, goalRelations: [] };
    await server.call(contract.uploadCopyParams, { as: 'departmentManager', body });
    expect((await readStream(await open('copy-0001'))).at(-1)?.data.percent).toBe(100);
  });

  it('never starts for a HEAD or a prefetch', async () => {
    await upload('copy-0001');
    const authToken = await server.tokenOf('departmentManager');
    const path = `${apiBase}/manage/copycourse?unique=copy-0001`;
    expect((await server.request(path, { method: 'HEAD', headers: { authToken } })).status).toBe(405);
    await server.request(path, { headers: { authToken, 'sec-purpose': 'prefetch' } });
    expect((await server.call(contract.getCopyJob, { as: 'departmentManager', query: { unique: 'copy-0001' } })).data).toMatchObject({
      state: 'waiting',
      progress: [],
    });
  });

  async function copies(): Promise<number> {
    return database.current.db.$count(schema.courseUnits, eq(schema.courseUnits.copiedFromId, 1001));
  }
});
