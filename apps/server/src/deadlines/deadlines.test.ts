import * as contract from '@college/api-client/contract';
import {
  usualPlan,
  type CheckedMajor,
  type Deadline,
  type DeadlinePlan,
  type Notices,
  type ProgressBoard,
} from '@college/curriculum-model';
import { eq } from 'drizzle-orm';
import { readXlsx } from 'hucre/xlsx';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { storeMissingProgress } from '../completion/courseProgress';
import { schema } from '../db';
import { describeOnEachEngine } from '../db/testing';
import { cast, places, sceneStart, setScene, type Role } from '../testing/scene';
import { testServer } from '../testing/testServer';

vi.setConfig({ testTimeout: 60_000 });

const { own, managed, sameDepartment, otherDepartment } = places;
const day = 86_400_000;
const deadline = (more: Partial<Deadline> = {}): Deadline => ({
  key: 'final',
  name: '定稿',
  part: 'all',
  share: 100,
  due: '2026-03-20',
  majorIds: [],
  ...more,
});

describeOnEachEngine('deadlines and progress', (database) => {
  const server = testServer(() => database.current);
  beforeEach(async () => {
    await setScene(database.current);
    server.forgetSessions();
    server.clock.now = sceneStart;
  });

  const save = (
    deadlines: readonly unknown[],
    { version = 0, as = 'collegeAdmin' as Role, reminders = { days: [7, 1], late: true } } = {},
  ) => server.call(contract.saveDeadlines, { as, body: { deadlines, reminders, version } });
  const read = async (as: Role = 'courseEditor') => (await server.call(contract.getDeadlines, { as })).data as DeadlinePlan;
  const board = async (as: Role, lang?: string) => {
    const reply = await server.call(contract.getProgressBoard, { as, query: { lang } });
    expect(reply.code).toBe('0');
    return reply.data as ProgressBoard;
  };

  describe('the plan of a college', () => {
    it('is empty until it sets one, for itself alone', async () => {
      expect(await read()).toEqual(usualPlan);
      const reply = await save([deadline({ name: ' 定稿 ', majorIds: [101] })]);
      const stored = { deadlines: [deadline({ majorIds: [101] })], reminders: { days: [7, 1], late: true }, version: 1 };
      expect(reply).toMatchObject({ code: '0', message: '保存成功', data: stored });
      expect(await read()).toEqual(stored);
      expect(await read('otherAdmin')).toEqual(usualPlan);
      const audit = await database.current.db.select().from(schema.auditLog).where(eq(schema.auditLog.entity, 'deadlinePlan'));
      expect(audit.map(({ before, after }) => [before, after])).toEqual([[usualPlan, stored]]);
    });

    it.each([
      [{ due: '2026-03-01' }, 'deadlines.final.due', '期限「定稿」的日期已过，请选择今天或以后的日期。'],
      [{ majorIds: [201] }, 'deadlines.final.majorIds', '期限「定稿」中有专业已不存在，请重新选择专业。'],
      [{ name: '  ' }, undefined, '期限的名称'],
      [{ due: '2026-02-30' }, undefined, '截止日期'],
      [{ share: 0 }, undefined, '须达到的完成度'],
      [{ part: 'everything' }, undefined, '须完成的部分'],
    ])('is not stored with %j, which a sentence says', async (more, field, sentence) => {
      const reply = await save([{ ...deadline(), ...more }]);
      expect(reply).toMatchObject({ code: '30001', message: expect.stringContaining(sentence) });
      if (field) expect(reply.data).toEqual({ field });
      expect(await database.current.db.$count(schema.deadlinePlans)).toBe(0);
    });

    it('keeps a deadline when its day or a major of it is gone; the day is that of the campus', async () => {
      // It is the evening of the day before in Greenwich.
      server.clock.now = new Date('2026-03-20T15:00:00Z');
      expect((await save([deadline({ majorIds: [102] })])).code).toBe('0');
      server.clock.now = new Date('2026-03-20T16:30:00Z');
      expect((await save([deadline()], { version: 0, as: 'otherAdmin' })).code).toBe('30001');
      await database.current.db.update(schema.majors).set({ deletedAt: sceneStart }).where(eq(schema.majors.id, 102));
      expect((await save([deadline({ name: '终稿', majorIds: [102] })], { version: 1 })).code).toBe('0');
    });

    it('is saved by one of two who save the first time at once; the other one sees it', async () => {
      const replies = await Promise.all([save([deadline()]), save([deadline({ key: 'other' })])]);
      expect(replies.map(({ code }) => code).toSorted()).toEqual(['0', '30009']);
      const refused = replies.find(({ code }) => code !== '0')!;
      expect(refused).toMatchObject({ data: await read(), message: expect.stringContaining('其他人刚刚更改了期限计划') });
    });
  });

  describe('the board', () => {
    beforeEach(async () => {
      await storeMissingProgress(database.current.db);
    });

    it.each([
      ['collegeViewer', [101, 102, 103], [own.unit, managed.unit, sameDepartment.unit, otherDepartment.unit]],
      ['departmentManager', [101, 102], [own.unit, managed.unit, sameDepartment.unit]],
      ['majorEditor', [101], [own.unit, managed.unit]],
      ['courseEditor', [101], [own.unit, managed.unit]],
      ['courseLeader', [101], [own.unit]],
    ] as const)('shows a %s what their permission is about', async (as, majors, courses) => {
      const shown = await board(as);
      expect(shown.majors.map(({ id }) => id)).toEqual(majors);
      expect(shown.courses.map(({ id }) => id)).toEqual(courses);
      expect(new Set(shown.departments.map(({ id }) => id))).toEqual(new Set(shown.majors.map(({ departmentId }) => departmentId)));
    });

    it('has the parts of each course as the write that changed it stored them, and its leaders', async () => {
      const list = [{ id: managed.unit, name: '算法' }];
      expect((await server.call(contract.updateCourseUnitList, { as: 'majorLeader', body: { list } })).code).toBe('0');
      const [kept] = await database.current.db
        .select()
        .from(schema.courseProgress)
        .where(eq(schema.courseProgress.courseUnitId, managed.unit));
      const { courses, today, college } = await board('majorLeader');
      const after = courses.find(({ id }) => id === managed.unit)!;
      expect(after).toMatchObject({ name: '算法', parts: kept!.parts, progress: kept!.progress });
      expect(kept!.parts).toHaveLength(5);
      expect(after.leaders).toEqual(['courseEditor']);
      expect([today, college]).toEqual(['2026-03-02', '学校1']);
    });

    it('takes a figure of an earlier version for all parts until the upkeep stored them', async () => {
      const { db } = database.current;
      await db.update(schema.courseProgress).set({ parts: null, progress: 40 });
      expect((await board('courseLeader')).courses).toMatchObject([{ progress: 40, parts: [40, 40, 40, 40, 40] }]);
      expect(await storeMissingProgress(db)).toBeGreaterThan(0);
      const [course] = (await board('courseLeader')).courses;
      expect(course!.progress).toBe(Math.round(course!.parts.reduce((sum, rate) => sum + rate, 0) / 5));
    });

    it('counts what the rules found when they were asked, and says when the curriculum changed since', async () => {
      const row = async () => (await board('majorLeader')).majors[0]!;
      expect(await row()).toMatchObject({ errors: 0, reminders: 0, checkedAt: null, isStale: true });
      const reply = await server.call(contract.checkMajor, { as: 'majorLeader', query: { majorId: 101 } });
      const checked = reply.data as CheckedMajor;
      expect(reply.code).toBe('0');
      expect(checked.major.errors + checked.major.reminders).toBeGreaterThan(0);
      expect(checked.courses.length).toBeGreaterThan(0);
      expect(await row()).toMatchObject(checked.major);
      const { courses } = await board('majorLeader');
      for (const { id, ...counts } of checked.courses) expect(courses.find((one) => one.id === id)).toMatchObject(counts);
      const list = [{ id: own.unit, name: '算法' }];
      await server.call(contract.updateCourseUnitList, { as: 'majorLeader', body: { list } });
      expect(await row()).toMatchObject({ isStale: true, errors: checked.major.errors });
      await server.call(contract.checkMajor, { as: 'majorLeader', query: { majorId: 101 } });
      expect(await row()).toMatchObject({ isStale: false });
      const settings = { 'goal.count': { level: 'off' } };
      await server.call(contract.saveCollegeRules, { as: 'collegeAdmin', body: { settings, version: 0 } });
      expect(await row()).toMatchObject({ isStale: true });
    });

    it('is a workbook of the rows that are shown', async () => {
      const authToken = await server.tokenOf('collegeViewer');
      const response = await server.request(`/college/api${contract.exportProgress.path}?departmentId=12&lang=80102`, {
        headers: { authToken },
      });
      expect(decodeURIComponent(response.headers.get('content-disposition') ?? '')).toContain('College progress');
      const { sheets } = await readXlsx(new Uint8Array(await response.arrayBuffer()));
      expect(sheets.map(({ name, rows }) => [name, rows.length])).toEqual([
        ['Majors', 3],
        ['Courses', 2],
      ]);
    });

    it('has the deadlines of its majors', async () => {
      await save([deadline(), deadline({ key: 'other', majorIds: [103] })]);
      expect((await board('majorLeader')).deadlines.map(({ key }) => key)).toEqual(['final']);
      expect((await board('collegeViewer')).deadlines).toHaveLength(2);
    });
  });

  describe('reminders', () => {
    const wait = (days: number) => {
      server.forgetSessions();
      server.clock.now = new Date(sceneStart.getTime() + days * day);
    };
    const inbox = async (as: Role) => {
      const reply = await server.call(contract.listNotices, { as, query: {} });
      return (reply.data as Notices).notices.map(({ kind, subject, count, isNew }) => [kind, subject, count, isNew]);
    };

    it('go to those who answer for a course that is not ready, once for each stage', async () => {
      await save([deadline()]);
      expect(await inbox('courseEditor')).toEqual([]);
      wait(12);
      expect(await inbox('courseEditor')).toEqual([['deadline', '定稿（03-20）', 2, true]]);
      expect(await inbox('majorLeader')).toEqual([['deadline', '定稿（03-20）', 2, true]]);
      expect(await inbox('collegeAdmin')).toEqual([]);
      expect(await inbox('otherAdmin')).toEqual([]);
      await server.call(contract.seeNotices, { as: 'courseEditor', body: { until: server.clock.now.toISOString() } });
      wait(13);
      expect(await inbox('courseEditor')).toEqual([['deadline', '定稿（03-20）', 2, false]]);
      wait(19);
      expect(await inbox('courseEditor')).toEqual([['overdue', '定稿（03-20）', 2, true]]);
    });

    it('follow a clock that jumps: put back, it takes a notice back; ahead, it tells the last stage alone', async () => {
      await save([deadline()]);
      wait(12);
      expect((await inbox('courseEditor')).map(([kind]) => kind)).toEqual(['deadline']);
      wait(1);
      expect(await inbox('courseEditor')).toEqual([]);
      wait(25);
      expect((await inbox('courseEditor')).map(([kind]) => kind)).toEqual(['overdue']);
    });

    it('are none any more when the courses are ready or the person answers for none', async () => {
      await save([deadline({ part: 'info', share: 1 })]);
      wait(18);
      await database.current.db.update(schema.courseProgress).set({ parts: [1, 0, 0, 0, 0] });
      await storeMissingProgress(database.current.db);
      expect(await inbox('courseEditor')).toEqual([]);
      await database.current.db
        .update(schema.users)
        .set({ permissionId: cast.nobody.permissionId })
        .where(eq(schema.users.id, cast.courseEditor.id));
      await save([deadline()], { version: 1 });
      expect(await inbox('courseEditor')).toEqual([]);
    });
  });
});
