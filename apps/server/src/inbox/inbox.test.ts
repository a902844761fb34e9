import * as contract from '@college/api-client/contract';
import type { CommentThread, Notices } from '@college/curriculum-model';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, it, vi } from 'vitest';
import { setCopyScene } from '../copy/copySource.test-data';
import { schema } from '../db';
import { describeOnEachEngine } from '../db/testing';
import { mergingAs, setMergeScene, startDraft } from '../editions/merging/mergeScene.test-data';
import { setPublishScene } from '../editions/publishing/publishScene.test-data';
import { reviewing, stepOf } from '../proposals/proposalScene.test-data';
import { cast, sceneStart, type Role } from '../testing/scene';
import { testServer } from '../testing/testServer';

vi.setConfig({ testTimeout: 60_000 });

describeOnEachEngine('what concerns somebody', (database) => {
  const server = testServer(() => database.current);
  const inbox = async (as: Role, query: Record<string, unknown> = {}) => {
    const reply = await server.call(contract.listNotices, { as, query });
    expect(reply.code).toBe('0');
    return reply.data as Notices;
  };
  const told = async (as: Role) => (await inbox(as)).notices.map(({ kind, count, userName }) => [kind, count, userName]);
  const see = (as: Role, until: Date) => server.call(contract.seeNotices, { as, body: { until: until.toISOString() } });

  beforeEach(() => {
    server.forgetSessions();
    server.clock.now = sceneStart;
  });

  /** A course that names its leader and its editor, who write about it. */
  async function begun(as: Role, change: object = {}): Promise<CommentThread> {
    const body = { majorId: 101, place: 'course:1001#introduction', text: '学时是否偏少？', ...change };
    return (await server.call(contract.startThread, { as, body })).data as CommentThread;
  }
  const reply = (threadId: number, as: Role, text = '同意') =>
    server.call(contract.replyToThread, { as, body: { majorId: 101, threadId, text } });
  const lead = (courseUnitId: number, role: Role) =>
    database.current.db.insert(schema.courseManagers).values({ courseUnitId, userId: cast[role].id });

  it('is a comment on a course of theirs, an answer to them, a mention: one notice for each discussion, and none of their own', async () => {
    await setCopyScene(database.current);
    await lead(1001, 'courseLeader');
    const thread = await begun('majorLeader');
    server.wait(1000);
    await reply(thread.id, 'courseEditor');
    expect(await told('courseLeader')).toEqual([['comment', 2, 'courseEditor']]);
    expect(await told('majorLeader')).toEqual([['reply', 1, 'courseEditor']]);
    expect(await told('courseEditor')).toEqual([]);
    server.wait(1000);
    await begun('courseEditor', { text: '@majorEditor 请看', mentions: [cast.majorEditor.id] });
    expect((await inbox('majorEditor')).notices).toMatchObject([
      {
        kind: 'mention',
        text: '@majorEditor 请看',
        place: { majorId: 101, courseId: 1001, here: 'course:1001#introduction' },
        isNew: true,
      },
    ]);
  });

  it('leads to the current edition once the draft is merged in which it was said', async () => {
    const draft = await setMergeScene(server, database.current);
    const [course] = await database.current.db
      .select()
      .from(schema.courseUnits)
      .where(eq(schema.courseUnits.majorId, draft.majorId))
      .limit(1);
    await database.current.db.update(schema.courseUnits).set({ introduction: '树与图' }).where(eq(schema.courseUnits.id, course!.id));
    const place = `course:${course!.id}#introduction`;
    await begun('courseEditor', { majorId: draft.majorId, place, text: '@majorEditor 请看', mentions: [cast.majorEditor.id] });
    expect((await inbox('majorEditor')).notices).toMatchObject([{ place: { majorId: draft.majorId, courseId: course!.id, here: place } }]);
    expect((await mergingAs(server).merge(draft.id)).code).toBe('0');
    const courseId = course!.lineageId;
    expect((await inbox('majorEditor')).notices).toMatchObject([
      { place: { majorId: 101, courseId, here: `course:${courseId}#introduction` } },
    ]);
  });

  it('is nothing that they may not read any more, and nothing of a discussion that is gone', async () => {
    await setCopyScene(database.current);
    const thread = await begun('courseEditor', { text: '@majorEditor', mentions: [cast.majorEditor.id] });
    expect(await told('majorEditor')).toHaveLength(1);
    const { db } = database.current;
    await db.update(schema.users).set({ permissionId: cast.nobody.permissionId }).where(eq(schema.users.id, cast.majorEditor.id));
    expect(await told('majorEditor')).toEqual([]);
    await db.update(schema.users).set({ permissionId: cast.majorEditor.permissionId }).where(eq(schema.users.id, cast.majorEditor.id));
    const [comment] = thread.comments;
    await server.call(contract.removeComment, { as: 'courseEditor', body: { majorId: 101, id: comment!.id, version: comment!.version } });
    expect(await told('majorEditor')).toEqual([]);
  });

  it('is new until they looked; what comes after that moment stays new', async () => {
    await setCopyScene(database.current);
    const thread = await begun('majorLeader');
    server.wait(1000);
    await reply(thread.id, 'courseEditor');
    const { notices, unseen } = await inbox('majorLeader');
    expect(unseen).toBe(1);
    expect((await server.call(contract.countNotices, { as: 'majorLeader' })).data).toEqual({ security: 0, unseen: 1 });
    server.wait(1000);
    expect((await see('majorLeader', new Date(notices[0]!.at))).code).toBe('0');
    expect(await inbox('majorLeader')).toMatchObject({ unseen: 0, notices: [{ isNew: false }] });
    // A clock that runs ahead hides nothing that comes later, and looking again at something older changes nothing.
    await see('majorLeader', new Date('2999-01-01T00:00:00Z'));
    await see('majorLeader', new Date(0));
    server.wait(1000);
    await reply(thread.id, 'courseEditor', '再看');
    expect(await inbox('majorLeader')).toMatchObject({ unseen: 1, notices: [{ count: 2, isNew: true }] });
  });

  it('is read by itself where it is opened: the others stay new, and so does it once more is written there', async () => {
    await setCopyScene(database.current);
    const mention = { text: '@majorEditor 请看', mentions: [cast.majorEditor.id] };
    const thread = await begun('courseEditor', mention);
    server.wait(1000);
    await begun('courseEditor', { ...mention, place: 'course:1001#name' });
    const [later, first] = (await inbox('majorEditor')).notices;
    expect(first!.id).toBe(`thread:${thread.id}`);
    const open = ({ id, at }: Notices['notices'][number]) =>
      server.call(contract.seeNotices, { as: 'majorEditor', body: { id, until: at } });
    server.wait(1000);
    expect((await open(first!)).code).toBe('0');
    expect(await inbox('majorEditor')).toMatchObject({ unseen: 1, notices: [{ id: later!.id, isNew: true }, { isNew: false }] });
    await server.call(contract.replyToThread, { as: 'courseEditor', body: { majorId: 101, threadId: thread.id, ...mention } });
    expect(await inbox('majorEditor')).toMatchObject({ unseen: 2 });
    await open(first!);
    expect(await inbox('majorEditor')).toMatchObject({ unseen: 2 });
    await open({ ...first!, at: '2999-01-01T00:00:00Z' });
    expect(await inbox('majorEditor')).toMatchObject({ unseen: 1 });
    server.wait(1000);
    await see('majorEditor', server.clock.now);
    expect(await inbox('majorEditor')).toMatchObject({ unseen: 0 });
    expect(await database.current.db.select().from(schema.singleNoticeMarks)).toEqual([]);
  });

  it('is read by itself so often at most that made-up ids fill no table', async () => {
    await setCopyScene(database.current);
    for (let nth = 0; nth < 203; nth += 1) {
      server.wait(1);
      await server.call(contract.seeNotices, { as: 'majorEditor', body: { id: `thread:${nth}`, until: server.clock.now.toISOString() } });
    }
    const kept = await database.current.db.select().from(schema.singleNoticeMarks);
    expect(kept).toHaveLength(200);
    expect(kept.some(({ noticeId }) => noticeId === 'thread:2')).toBe(false);
  });

  it('is what others changed in courses that name them, by course, person and day', async () => {
    await setCopyScene(database.current);
    await lead(1001, 'courseLeader');
    const edit = { entityId: 1001, action: 'updated', userId: cast.majorLeader.id, at: sceneStart };
    await database.current.db.insert(schema.auditLog).values([
      { ...edit, entity: 'courseUnit' },
      { ...edit, entity: 'points' },
    ]);
    expect(await told('courseLeader')).toEqual([['change', 2, 'majorLeader']]);
    expect(await told('majorEditor')).toEqual([]);
  });

  it('is a review asked of them and what was decided about a proposal of theirs', async () => {
    const { setSteps, send, decide, edit } = reviewing(server, () => database.current);
    await setPublishScene(database.current);
    const draft = await startDraft(database.current);
    await setSteps([stepOf('leader', ['majorLeader']), stepOf('college', ['collegeManager'])]);
    await edit(draft.majorId, '软件工程（修订）');
    const { proposal } = await send(draft.id);
    expect((await inbox('majorLeader')).notices).toMatchObject([
      { kind: 'review', subject: '补齐 5.2 的支撑', userName: 'majorEditor', place: { proposalId: proposal.id } },
    ]);
    server.wait(1000);
    await decide(proposal.id, 'majorLeader', { act: 'ask', text: '请补充理由' });
    expect(await told('majorLeader')).toEqual([]);
    expect((await inbox('majorEditor')).notices).toMatchObject([
      { kind: 'decision', act: 'asked', text: '请补充理由', userName: 'majorLeader', place: { proposalId: proposal.id } },
    ]);
    // It is about what was sent then, also once it is sent otherwise.
    await send(draft.id, { summary: '理由已补充' });
    expect((await inbox('majorEditor')).notices).toMatchObject([{ act: 'asked', subject: '补齐 5.2 的支撑' }]);
  });
});
