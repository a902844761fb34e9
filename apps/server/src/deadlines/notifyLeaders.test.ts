import * as contract from '@college/api-client/contract';
import type { NotifiedLeaders, Notices, ProgressBoard } from '@college/curriculum-model';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, it, vi } from 'vitest';
import { storeMissingProgress } from '../completion/courseProgress';
import { schema } from '../db';
import { describeOnEachEngine } from '../db/testing';
import { writeNoticeMails } from '../inbox/writeNoticeMails';
import { cast, places, sceneStart, setScene, type Role } from '../testing/scene';
import { testServer } from '../testing/testServer';

vi.setConfig({ testTimeout: 60_000 });

const { own, managed, otherDepartment } = places;
const { courseManagers, courseUnits, users } = schema;

describeOnEachEngine('leaders of courses that are not ready', (database) => {
  const server = testServer(() => database.current);
  beforeEach(async () => {
    await setScene(database.current);
    const { db } = database.current;
    server.forgetSessions();
    server.clock.now = sceneStart;
    await storeMissingProgress(db);
    await leadAs(cast.courseLeader.permissionId, places.sameDepartment.unit);
    await db.delete(courseManagers);
    await db.insert(courseManagers).values([
      { courseUnitId: own.unit, userId: cast.courseEditor.id },
      { courseUnitId: managed.unit, userId: cast.courseEditor.id },
      { courseUnitId: managed.unit, userId: cast.majorLeader.id },
    ]);
  });

  const leadAs = (permissionId: number, relativeId: number) =>
    database.current.db.update(users).set({ permissionId, relativeId }).where(eq(users.id, cast.courseLeader.id));
  const send = (courseIds: number[], { as = 'collegeAdmin' as Role, text = undefined as string | undefined } = {}) =>
    server.call(contract.notifyLeaders, { as, body: { courseIds, text } });
  const told = async (...args: Parameters<typeof send>) => {
    const reply = await send(...args);
    expect(reply.code).toBe('0');
    return reply.data as NotifiedLeaders;
  };
  const inbox = async (as: Role) => {
    const { data } = await server.call(contract.listNotices, { as, query: {} });
    return (data as Notices).notices.filter(({ kind }) => kind === 'unfinished');
  };
  const board = async (as: Role) => (await server.call(contract.getProgressBoard, { as, query: {} })).data as ProgressBoard;

  it('get one notice each about all that is theirs, with the sentence of who asks', async () => {
    expect(await told([own.unit, managed.unit, managed.unit], { text: ' 请在本周内完成 ' })).toEqual({
      people: 2,
      courses: 2,
      already: 0,
      without: 0,
    });
    expect(await inbox('courseEditor')).toMatchObject([
      { count: 2, userName: 'collegeAdmin', text: '请在本周内完成', place: { majorId: 101, courseId: null }, isNew: true },
    ]);
    expect(await inbox('majorLeader')).toMatchObject([{ count: 1, place: { majorId: 101, courseId: managed.unit } }]);
    expect(await inbox('collegeAdmin')).toEqual([]);
    expect(await inbox('otherAdmin')).toEqual([]);
  });

  it('are those too whose permission is to lead the course, though it does not name them', async () => {
    await leadAs(cast.courseLeader.permissionId, own.unit);
    const shown = (await board('collegeAdmin')).courses.find(({ id }) => id === own.unit)!;
    expect(shown.leaders).toEqual(['courseLeader', 'courseEditor']);
    expect(shown.notified).toMatchObject([{ id: cast.courseLeader.id }, { id: cast.courseEditor.id }]);
    expect(await told([own.unit, managed.unit])).toMatchObject({ people: 3, courses: 2, without: 0 });
    expect(await inbox('courseLeader')).toMatchObject([{ count: 1, place: { courseId: own.unit } }]);
    await database.current.db.delete(courseManagers);
    server.wait(86_400_000);
    expect(await told([own.unit])).toEqual({ people: 1, courses: 1, already: 0, without: 0 });
  });

  it('are not those whose permission is to edit the course, or to lead another one', async () => {
    const { db } = database.current;
    await db.delete(courseManagers);
    expect(await told([own.unit])).toMatchObject({ people: 0, without: 1 });
    await leadAs(cast.courseEditor.permissionId, own.unit);
    expect(await told([own.unit])).toMatchObject({ people: 0, without: 1 });
  });

  it('are told of a course once on a day of the campus, of two who send at once by one', async () => {
    const replies = await Promise.all([told([managed.unit]), told([managed.unit], { as: 'majorLeader' })]);
    expect(replies.map(({ people }) => people).reduce((sum, each) => sum + each)).toBe(2);
    expect(await inbox('courseEditor')).toHaveLength(1);
    server.clock.now = new Date(sceneStart.getTime() + 60_000);
    expect(await told([own.unit, managed.unit])).toEqual({ people: 1, courses: 1, already: 1, without: 0 });
    const shown = (await board('collegeAdmin')).courses.find(({ id }) => id === own.unit);
    expect(shown?.notified).toEqual([{ id: cast.courseEditor.id, name: 'courseEditor', isTold: true }]);
    // The evening in Greenwich is the next day on campus.
    server.clock.now = new Date(`${sceneStart.toISOString().slice(0, 10)}T16:30:00Z`);
    expect(await told([own.unit])).toMatchObject({ people: 1, already: 0 });
    expect(await inbox('courseEditor')).toHaveLength(3);
  });

  it('are nobody where none is named, can sign in, or may read the course', async () => {
    const { db } = database.current;
    await db.delete(courseManagers).where(eq(courseManagers.courseUnitId, own.unit));
    await db.update(users).set({ disabledAt: sceneStart }).where(eq(users.id, cast.courseEditor.id));
    await db.update(users).set({ permissionId: cast.nobody.permissionId }).where(eq(users.id, cast.majorLeader.id));
    expect(await told([own.unit, managed.unit])).toEqual({ people: 0, courses: 0, already: 0, without: 2 });
    expect(await db.$count(schema.leaderNotices)).toBe(0);
  });

  it('are not asked for a finished course, and who asks is not told', async () => {
    const { db } = database.current;
    await db.update(schema.courseProgress).set({ progress: 100, parts: [100, 100, 100, 100, 100] });
    expect(await told([own.unit, managed.unit])).toEqual({ people: 0, courses: 0, already: 0, without: 0 });
    await db.update(schema.courseProgress).set({ progress: 99, parts: [100, 100, 100, 100, 95] });
    expect(await told([managed.unit], { as: 'majorLeader' })).toMatchObject({ people: 1 });
    expect(await inbox('majorLeader')).toEqual([]);
  });

  it('lose the notice with the course or the right to read it', async () => {
    const { db } = database.current;
    await told([managed.unit]);
    await db.update(users).set({ permissionId: cast.nobody.permissionId }).where(eq(users.id, cast.majorLeader.id));
    server.forgetSessions();
    expect(await inbox('majorLeader')).toEqual([]);
    await db.update(courseUnits).set({ deletedAt: sceneStart }).where(eq(courseUnits.id, managed.unit));
    expect(await inbox('courseEditor')).toEqual([]);
  });

  it('are told by those alone who manage each of the courses', async () => {
    for (const as of ['collegeViewer', 'majorEditor', 'courseEditor', 'otherAdmin'] as const) {
      expect((await send([managed.unit], { as })).code).toBe('30003');
    }
    expect((await send([managed.unit, otherDepartment.unit], { as: 'departmentManager' })).code).toBe('30003');
    expect(await send([], {})).toMatchObject({ code: '30001', message: expect.stringContaining('课程') });
    expect(await send([managed.unit], { text: 'x'.repeat(201) })).toMatchObject({
      code: '30001',
      message: expect.stringContaining('附言'),
    });
    expect(await database.current.db.$count(schema.leaderNotices)).toBe(0);
    const shown = async (as: Role) => (await board(as)).courses.map(({ notified }) => notified !== undefined);
    expect((await shown('collegeAdmin')).every(Boolean)).toBe(true);
    expect((await shown('collegeViewer')).some(Boolean)).toBe(false);
  });

  it('hear of it by mail as they chose for other notices', async () => {
    await server.call(contract.setNoticeMail, { as: 'courseEditor', body: { mode: 'atOnce', lang: '80101' } });
    await told([own.unit, managed.unit], { text: '不在邮件里' });
    const services = {
      database: database.current,
      settings: { demoEmail: 'demo@college.example', publicAddress: 'https://college.example' },
      timeZone: 'Asia/Shanghai',
      now: () => new Date(sceneStart.getTime() + 6 * 60_000),
      log: { error: vi.fn() } as never,
    };
    expect(await writeNoticeMails(services)).toBe(1);
    const mails = await database.current.db.select().from(schema.outboxMails);
    expect(JSON.stringify(mails)).toContain('collegeAdmin请您完成 2 门课程');
    expect(JSON.stringify(mails)).not.toContain('不在邮件里');
  });
});
