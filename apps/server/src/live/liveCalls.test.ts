import * as contract from '@college/api-client/contract';
import type { CommentThread } from '@college/curriculum-model';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { schema } from '../db';
import { describeOnEachEngine } from '../db/testing';
import { makeDraft } from '../editions/draft.test-data';
import { cast, setScene, type Role } from '../testing/scene';
import { testServer } from '../testing/testServer';
import { Watcher } from './watcher.test-data';

vi.setConfig({ testTimeout: 60_000 });

describeOnEachEngine('who is here', (database) => {
  const server = testServer(() => database.current);
  let open: Watcher[] = [];
  let count = 0;
  const watch = async (as: Role, query: Record<string, string | number> = {}) => {
    const watcher = await Watcher.open(server, as, query, `line-${as}-${(count += 1)}`);
    open.push(watcher);
    return watcher;
  };
  const told = (assertion: () => void) => vi.waitFor(assertion, { timeout: 4000, interval: 20 });
  const rename = (courseId: number, as: Role = 'majorEditor') =>
    server.call(contract.updateCourseUnitList, { as, body: { list: [{ id: courseId, name: `新名 ${(count += 1)}` }] } });

  beforeEach(async () => {
    server.forgetSessions();
    await setScene(database.current);
  });
  afterEach(async () => {
    for (const one of open) await one.tell(contract.tellLive, null, { isLeaving: true });
    for (const one of open) one.cut();
    open = [];
  });

  it('is told to those on the same thing, with what they edit', async () => {
    const leader = await watch('majorLeader');
    const editor = await watch('courseEditor');
    await watch('majorEditor', { view: 'matrix', courseId: '' });
    await told(() => expect(leader.people.map(([id]) => id)).toEqual([cast.majorLeader.id, cast.courseEditor.id]));
    expect(leader.names).toEqual(['majorLeader', 'courseEditor']);
    const field = 'course:1001#introduction';
    expect((await editor.tell(contract.tellLive, field)).data).toEqual({ isOpen: true });
    await told(() => expect(leader.people[1]).toEqual([cast.courseEditor.id, field]));
    await editor.tell(contract.tellLive, null);
    await told(() => expect(leader.people[1]).toEqual([cast.courseEditor.id, null]));
    await editor.tell(contract.tellLive, null, { isLeaving: true });
    await told(() => expect(leader.people).toEqual([[cast.majorLeader.id, null]]));
    await told(() => expect(editor.isOver).toBe(true));
  });

  it('keeps somebody whose page is opened again at once', async () => {
    const leader = await watch('majorLeader');
    const editor = await watch('courseEditor');
    await editor.tell(contract.tellLive, 'course:1001#name');
    await told(() => expect(leader.people[1]).toEqual([cast.courseEditor.id, 'course:1001#name']));
    const before = leader.events.length;
    editor.cut();
    const again = await Watcher.open(server, 'courseEditor', {}, editor.line);
    open.push(again);
    await told(() => expect(again.people[1]).toEqual([cast.courseEditor.id, 'course:1001#name']));
    expect(leader.events.slice(before).every(({ people = [] }) => people.length === 2)).toBe(true);
  });

  it('does not let anybody speak for the line of somebody else', async () => {
    const leader = await watch('majorLeader');
    const body = { majorId: 101, line: leader.line, field: 'course:1001#name' };
    expect((await server.call(contract.tellLive, { as: 'courseEditor', body })).data).toEqual({ isOpen: false });
    expect(leader.people).toEqual([[cast.majorLeader.id, null]]);
  });

  it('leaves a line to its person where somebody else opens one of the same name', async () => {
    const leader = await watch('majorLeader');
    await leader.tell(contract.tellLive, 'course:1001#name');
    const editor = await Watcher.open(server, 'courseEditor', {}, leader.line);
    open.push(editor);
    const both = [
      [cast.majorLeader.id, 'course:1001#name'],
      [cast.courseEditor.id, null],
    ];
    await told(() => expect([leader.people, editor.people]).toEqual([both, both]));
    expect((await editor.tell(contract.tellLive, null, { isLeaving: true })).data).toEqual({ isOpen: false });
    await told(() => expect([leader.people, editor.isOver, leader.isOver]).toEqual([[both[0]], true, false]));
    await rename(1001);
    await told(() => expect(leader.saved).toEqual([`course 1001 by ${cast.majorEditor.id}`]));
  });

  it('tells of what is saved in the course alone, and at the matrices of all of it', async () => {
    const leader = await watch('majorLeader');
    const matrix = await watch('majorEditor', { view: 'matrix', courseId: '' });
    expect((await rename(1002)).code).toBe('0');
    await told(() => expect(matrix.saved).toEqual([`course 1002 by ${cast.majorEditor.id}`]));
    expect((await rename(1001)).code).toBe('0');
    await told(() => expect(leader.saved).toEqual([`course 1001 by ${cast.majorEditor.id}`]));
  });

  it('tells of comments at their course, those of a draft only there', async () => {
    const at = { course: await watch('majorLeader'), other: await watch('courseLeader', { courseId: 1002 }) };
    const matrix = await watch('majorEditor', { view: 'matrix', courseId: '' });
    const start = async (body: object) =>
      (
        await server.call(contract.startThread, {
          as: 'collegeViewer',
          body: { majorId: 101, place: 'course:1001', text: '看一下', ...body },
        })
      ).data as CommentThread;
    const by = (courseId: number | null) => `comment ${courseId} by ${cast.collegeViewer.id}`;
    const { id, version, comments } = await start({});
    await told(() => expect(at.course.saved).toEqual([by(1001)]));
    await told(() => expect(matrix.saved).toEqual([by(1001)]));
    await server.call(contract.resolveThread, { as: 'collegeViewer', body: { majorId: 101, threadId: id, isResolved: true, version } });
    await told(() => expect(at.course.saved).toHaveLength(2));
    await server.call(contract.removeComment, { as: 'collegeViewer', body: { majorId: 101, id: comments[0]!.id, version: 1 } });
    await told(() => expect(at.course.saved[2]).toBe(by(null)));
    const draftId = await makeDraft(database.current, 101);
    await start({ majorId: draftId });
    await start({ place: 'major' });
    const ofComments = () => matrix.saved.filter((change) => change.startsWith('comment'));
    await told(() => expect(ofComments()).toEqual([by(1001), by(1001), by(null), by(null)]));
    expect(at.other.saved.filter((change) => change !== by(null))).toEqual([]);
  });

  it('tells nothing of a save that failed', async () => {
    const leader = await watch('majorLeader');
    const list = [
      { id: 1001, name: '甲' },
      { id: 1001, version: 99, name: '乙' },
    ];
    expect((await server.call(contract.updateCourseUnitList, { as: 'majorLeader', body: { list } })).code).not.toBe('0');
    await rename(1001);
    await told(() => expect(leader.saved).toEqual([`course 1001 by ${cast.majorEditor.id}`]));
  });

  it('makes up for what was saved while the line was cut', async () => {
    const leader = await watch('majorLeader');
    await rename(1001);
    await told(() => expect(leader.saved).toHaveLength(1));
    leader.cut();
    await rename(1001, 'courseEditor');
    await rename(1002);
    const again = await watch('majorLeader', { after: leader.last });
    await told(() => expect(again.saved).toContain(`course 1001 by ${cast.courseEditor.id}`));
    expect(again.saved.join()).not.toContain('1002');
  });

  it('makes up for what began before the last thing that was told, and was stored after the line was cut', async () => {
    const entry = (id: number) => ({ id, action: 'updated', entity: 'courseUnit', entityId: 1001, userId: cast.courseEditor.id });
    await database.current.db.insert(schema.auditLog).values(entry(9002));
    const leader = await watch('majorLeader');
    await told(() => expect(leader.last).toBe(9002));
    leader.cut();
    await database.current.db.insert(schema.auditLog).values(entry(9001));
    const again = await watch('majorLeader', { after: leader.last });
    await told(() => expect(again.saved).toContain(`course 1001 by ${cast.courseEditor.id}`));
  });

  it('says so where too much was missed', async () => {
    await database.current.db.insert(schema.auditLog).values({ id: 9001, action: 'updated', entity: 'settings', entityId: 1 });
    const leader = await watch('majorLeader', { after: 1 });
    await told(() => expect(leader.events.some(({ isGap }) => isGap)).toBe(true));
  });

  it('refuses the page of somebody who lost the right, so that its line falls silent', async () => {
    const leader = await watch('majorLeader');
    const give = (permissionId: number) =>
      database.current.db.update(schema.users).set({ permissionId }).where(eq(schema.users.id, cast.majorLeader.id));
    await give(4000);
    expect((await leader.tell(contract.tellLive, null)).code).toBe('30003');
    await give(cast.majorLeader.permissionId);
  });

  it('keeps nobody signed in who only leaves a page open', async () => {
    const leader = await watch('majorLeader');
    const ofLeader = eq(schema.sessions.userId, cast.majorLeader.id);
    const seen = async () => (await database.current.db.select().from(schema.sessions).where(ofLeader)).map(({ lastSeenAt }) => lastSeenAt);
    const longAgo = new Date((await seen())[0]!.getTime() - 120_000);
    await database.current.db.update(schema.sessions).set({ lastSeenAt: longAgo }).where(ofLeader);
    expect((await leader.tell(contract.tellLive, null)).code).toBe('0');
    expect(await seen()).toEqual([longAgo]);
    await server.call(contract.getMajorInfo, { as: 'majorLeader', query: { majorid: 101 } });
    expect(await seen()).not.toEqual([longAgo]);
  });

  it('is not for the demo account, a course of another major, or more pages than anybody looks at', async () => {
    const ask = (as: Role, query: object) =>
      server.call(contract.followLive, { as, query: { majorId: 101, view: 'course', line: 'line-of-somebody', ...query } });
    expect((await ask('demo', { majorId: 103, seconds: 0 })).code).toBe('30003');
    expect((await ask('majorLeader', { courseId: 1003, seconds: 0 })).code).toBe('30004');
    expect((await ask('majorLeader', { line: 'short', seconds: 0 })).code).toBe('30001');
    for (let page = 0; page < 20; page += 1) await watch('majorLeader');
    expect((await ask('majorLeader', {})).message).toContain('打开的页面太多');
  });
});
