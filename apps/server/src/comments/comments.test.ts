import * as contract from '@college/api-client/contract';
import {
  commentLimits,
  type CommentMark,
  type CommentPage,
  type CommentThread,
  type CourseUnitDetail,
  type MentionablePerson,
} from '@college/curriculum-model';
import { eq, sql } from 'drizzle-orm';
import { beforeEach, expect, it, vi } from 'vitest';
import { setCopyScene } from '../copy/copySource.test-data';
import { schema } from '../db';
import { describeOnEachEngine } from '../db/testing';
import { makeDraft } from '../editions/draft.test-data';
import { cast, sceneStart, type Role } from '../testing/scene';
import { testServer } from '../testing/testServer';

vi.setConfig({ testTimeout: 60_000 });

const page = { pageNum: 1, pageSize: 20 };

describeOnEachEngine('comments', (database) => {
  const server = testServer(() => database.current);
  let goal: { id: number; description: string };

  beforeEach(async () => {
    await setCopyScene(database.current);
    server.forgetSessions();
    server.clock.now = sceneStart;
    const { teachingGoals } = schema;
    const [first] = await database.current.db.select().from(teachingGoals).where(eq(teachingGoals.courseUnitId, 1001)).limit(1);
    goal = first!;
  });

  const start = (change: object = {}, as: Role = 'courseEditor') =>
    server.call(contract.startThread, { as, body: { majorId: 101, place: `course:1001/goal:${goal.id}`, text: '与 G5 重复', ...change } });
  const begun = async (change: object = {}, as?: Role) => (await start(change, as)).data as CommentThread;
  const reply = (threadId: number, text: string, as: Role = 'majorLeader', majorId = 101) =>
    server.call(contract.replyToThread, { as, body: { majorId, threadId, text } });
  const list = async (query: object = {}, as: Role = 'collegeViewer', headers: Record<string, string> = {}) =>
    (await server.call(contract.listComments, { as, query: { majorId: 101, ...page, ...query }, headers })).data as CommentPage;
  const edit = (id: number, version: number, text: string, as: Role = 'courseEditor') =>
    server.call(contract.editComment, { as, body: { majorId: 101, id, version, text } });
  const remove = (id: number, version = 1, as: Role = 'courseEditor') =>
    server.call(contract.removeComment, { as, body: { majorId: 101, id, version } });
  const resolve = (threadId: number, version: number, isResolved = true, as: Role = 'majorLeader') =>
    server.call(contract.resolveThread, { as, body: { majorId: 101, threadId, isResolved, version } });

  it('begin at a place, are answered, and are found by course and by place', async () => {
    const thread = await begun();
    expect(thread).toMatchObject({
      place: `course:1001/goal:${goal.id}`,
      here: `course:1001/goal:${goal.id}`,
      words: goal.description,
      course: { id: 1001 },
      editionId: null,
      isResolved: false,
      comments: [{ userId: cast.courseEditor.id, userName: 'courseEditor', text: '与 G5 重复', editedAt: null, isRemoved: false }],
    });
    server.wait(1000);
    expect((await reply(thread.id, '同意')).code).toBe('0');
    await begun({ place: 'major', text: '专业的话' });
    const all = await list();
    expect(all).toMatchObject({ pageInfo: { total: 2 }, open: 2, resolved: 0 });
    expect((await list({ courseId: 1001 })).pageInfo.list.map(({ comments }) => comments.map(({ text }) => text))).toEqual([
      ['与 G5 重复', '同意'],
    ]);
    expect((await list({ place: 'major' })).pageInfo.list).toMatchObject([{ place: 'major', course: null, words: '软件工程' }]);
    expect((await list({ courseId: 1002 })).pageInfo.total).toBe(0);
    const marks = await server.call(contract.getCommentMarks, { as: 'courseEditor', query: { majorId: 101, courseId: 1001 } });
    expect(marks.data as CommentMark[]).toEqual([{ place: thread.place, here: thread.place, open: 1, resolved: 0 }]);
    const unitOf = async (query: { courseid: number; marks?: '1' }) =>
      (await server.call(contract.getCourseUnit, { as: 'courseEditor', query })).data as CourseUnitDetail;
    expect((await unitOf({ courseid: 1001, marks: '1' })).marks).toEqual(marks.data);
    expect(await unitOf({ courseid: 1001 })).not.toHaveProperty('marks');
  });

  it('are about fields and supports too, and about nothing that is not there', async () => {
    expect((await begun({ place: 'course:1001#introduction' })).here).toBe('course:1001#introduction');
    expect((await begun({ place: 'course:1001/syllabus#paper' })).here).toBe('course:1001/syllabus#paper');
    const [indicator] = await database.current.db.select().from(schema.indicators).limit(1);
    expect((await begun({ place: `course:1001/binding:${indicator!.id}` })).words).toBe(indicator!.description);
    for (const place of ['course:1001/goal:999999', 'course:1003', 'course:1001#password', 'course:1001/chapter', '<script>']) {
      expect(await start({ place })).toMatchObject({ code: '30004', message: '要评论的内容不存在，可能已被删除。' });
    }
  });

  it('stay where what they are about was renamed or deleted, with its last name', async () => {
    const thread = await begun();
    const { db } = database.current;
    const { teachingGoals } = schema;
    const isGoal = eq(teachingGoals.id, goal.id);
    await db.update(teachingGoals).set({ description: '另一句话' }).where(isGoal);
    expect((await list()).pageInfo.list).toMatchObject([{ id: thread.id, words: goal.description, wordsNow: '另一句话' }]);
    await db.update(teachingGoals).set({ deletedAt: sceneStart }).where(isGoal);
    const [lost] = (await list({ courseId: 1001 })).pageInfo.list;
    expect(lost).toMatchObject({ here: null, words: goal.description, course: { id: 1001 } });
    expect(lost).not.toHaveProperty('wordsNow');
    expect((await reply(thread.id, '为什么删除？')).code).toBe('0');
    await db.update(schema.courseUnits).set({ deletedAt: sceneStart }).where(eq(schema.courseUnits.id, 1001));
    expect((await list()).pageInfo.list).toMatchObject([{ here: null, course: { id: null, name: '课程 own' } }]);
  });

  it('of the current edition are seen in a draft at the same thing, those of a draft only there until it is merged', async () => {
    const thread = await begun();
    const { db } = database.current;
    const draftId = await makeDraft(database.current, 101);
    const [copy] = await db
      .select({ id: schema.teachingGoals.id, courseId: schema.courseUnits.id })
      .from(schema.teachingGoals)
      .innerJoin(schema.courseUnits, eq(schema.courseUnits.id, schema.teachingGoals.courseUnitId))
      .where(sql`${schema.courseUnits.majorId} = ${draftId} and ${schema.teachingGoals.lineageId} = ${goal.id}`);
    const here = `course:${copy!.courseId}/goal:${copy!.id}`;
    expect((await list({ majorId: draftId, courseId: copy!.courseId })).pageInfo.list).toMatchObject([
      { id: thread.id, place: thread.place, here },
    ]);
    const inDraft = await begun({ majorId: draftId, place: here, text: '修订稿里的话' });
    expect(inDraft).toMatchObject({ place: thread.place, here });
    expect(inDraft.editionId).not.toBeNull();
    expect((await list({ majorId: draftId })).pageInfo.total).toBe(2);
    expect((await list()).pageInfo.list.map(({ id }) => id)).toEqual([thread.id]);
    expect((await reply(inDraft.id, '看不到')).code).toBe('30004');
    await db.update(schema.editions).set({ status: 'merged' }).where(eq(schema.editions.majorId, draftId));
    expect((await list()).pageInfo.total).toBe(2);
  });

  it('are changed and removed by those who wrote them, and leave a line where others answered', async () => {
    const thread = await begun();
    const [{ id }] = thread.comments as [CommentThread['comments'][number]];
    await reply(thread.id, '同意');
    expect(await edit(id, 1, '与 G6 重复', 'majorLeader')).toMatchObject({ code: '30003', message: '只能修改或删除自己的评论。' });
    expect((await remove(id, 1, 'collegeAdmin')).code).toBe('30003');
    server.wait(1000);
    expect((await edit(id, 1, '与 G6 重复')).data).toMatchObject({ comments: [{ text: '与 G6 重复', version: 2 }, { text: '同意' }] });
    const { comments } = (await list()).pageInfo.list[0]!;
    expect(comments[0]!.editedAt).toBe(new Date(sceneStart.getTime() + 1000).toISOString());
    expect((await remove(id, 2)).data).toMatchObject({
      comments: [{ text: '', isRemoved: true, userName: 'courseEditor' }, { text: '同意' }],
    });
    expect(await edit(id, 3, '又来')).toMatchObject({ code: '30004', message: '该评论不存在，可能已被删除。' });
    expect((await remove(comments[1]!.id, 1, 'majorLeader')).data).toBeNull();
    expect((await list()).pageInfo.total).toBe(0);
    expect(await database.current.db.$count(schema.comments)).toBe(0);
    const audit = await database.current.db.select().from(schema.auditLog).where(eq(schema.auditLog.entity, 'comment'));
    expect(audit.map(({ action, userId }) => [action, userId])).toEqual([
      ['created', cast.courseEditor.id],
      ['created', cast.majorLeader.id],
      ['updated', cast.courseEditor.id],
      ['deleted', cast.courseEditor.id],
      ['deleted', cast.majorLeader.id],
    ]);
  });

  it('are resolved and opened again, by whom and when stands there', async () => {
    const { id } = await begun();
    const decided = { userId: cast.majorLeader.id, userName: 'majorLeader', at: sceneStart.toISOString() };
    expect((await resolve(id, 1)).data).toMatchObject({ isResolved: true, version: 2, decided });
    expect(await list({ state: 'open' })).toMatchObject({ pageInfo: { list: [], total: 0 }, open: 0, resolved: 1 });
    expect((await list({ state: 'resolved' })).pageInfo.total).toBe(1);
    expect((await resolve(id, 2, false, 'collegeViewer')).data).toMatchObject({
      isResolved: false,
      decided: { userId: cast.collegeViewer.id },
    });
  });

  it('are resolved once by two at once, and not past an answer that was not read', async () => {
    const { id } = await begun();
    const replies = await Promise.all([resolve(id, 1), resolve(id, 1, true, 'departmentManager')]);
    expect(replies.map(({ code }) => code).toSorted()).toEqual(['0', '30009']);
    const refused = replies.find(({ code }) => code === '30009')!;
    expect(refused).toMatchObject({ message: '这个讨论刚刚有变化，请查看后再操作。', data: { id, isResolved: true, version: 2 } });
    await reply(id, '还有一个问题');
    expect((await resolve(id, 2, false)).code).toBe('30009');
    expect(await resolve(id, undefined as unknown as number)).toMatchObject({
      code: '30001',
      message: expect.stringContaining('缺少版本号'),
    });
  });

  it('that somebody changed elsewhere are not overwritten', async () => {
    const { comments } = await begun();
    const { id } = comments[0]!;
    const replies = await Promise.all([edit(id, 1, '一'), edit(id, 1, '二')]);
    expect(replies.map(({ code }) => code).toSorted()).toEqual(['0', '30009']);
    expect(replies.find(({ code }) => code === '30009')!.data).toMatchObject({ comments: [{ version: 2 }] });
  });

  it('mention people who may read them, by the name in the text', async () => {
    const mentions = [cast.majorLeader.id, cast.collegeViewer.id];
    const { comments } = await begun({ text: '请@majorLeader 看，@otherAdmin 也看', mentions });
    expect(comments[0]!.mentions).toEqual([{ userId: cast.majorLeader.id, name: 'majorLeader' }]);
    const refused = (id: number) => start({ text: '请看', mentions: [id] });
    expect(await refused(cast.nobody.id)).toMatchObject({
      code: '30001',
      message: 'nobody无权查看此处，不能提及。',
      data: { field: 'mentions' },
    });
    expect(await refused(cast.demo.id)).toMatchObject({ code: '30001', message: 'demo无权查看此处，不能提及。' });
    expect(await refused(cast.otherAdmin.id)).toMatchObject({ code: '30001', message: expect.not.stringContaining('otherAdmin') });
    expect((await refused(999_999)).code).toBe('30001');
    const { id, version, threadId } = { ...comments[0]!, threadId: (await list()).pageInfo.list[0]!.id };
    const mentioning = { majorId: 101, text: '请看', mentions: [cast.nobody.id] };
    const answer = { as: 'majorLeader' as const, body: { ...mentioning, threadId } };
    expect((await server.call(contract.replyToThread, answer)).message).toContain('不能提及');
    const edited = { as: 'courseEditor' as const, body: { ...mentioning, id, version } };
    expect((await server.call(contract.editComment, edited)).message).toContain('不能提及');
    expect(await database.current.db.$count(schema.commentThreads)).toBe(1);
    const offered = async (keyword: string) =>
      (
        (await server.call(contract.listMentionable, { as: 'courseEditor', query: { majorId: 101, keyword } })).data as MentionablePerson[]
      ).map(({ userName }) => userName);
    expect(await offered('LEADER')).toEqual(['courseLeader', 'majorLeader']);
    expect(await offered('%')).toEqual([]);
    expect(await offered('')).not.toEqual(expect.arrayContaining(['nobody', 'demo', 'otherAdmin']));
  });

  it('of somebody who was deleted keep their name, and nobody mentions them any more', async () => {
    await begun();
    await database.current.db.update(schema.users).set({ deletedAt: sceneStart }).where(eq(schema.users.id, cast.courseEditor.id));
    expect((await list()).pageInfo.list[0]!.comments).toMatchObject([{ userName: 'courseEditor' }]);
    expect((await start({ mentions: [cast.courseEditor.id] }, 'majorLeader')).code).toBe('30001');
  });

  it('are corrected also where they mention somebody who has left, whose name stays a mention', async () => {
    const { id: userId } = cast.majorEditor;
    const { comments } = await begun({ text: '@majorEditor 清看', mentions: [userId] });
    await database.current.db.update(schema.users).set({ deletedAt: sceneStart, userName: '何佳' }).where(eq(schema.users.id, userId));
    const body = { majorId: 101, id: comments[0]!.id, version: 1, text: '@majorEditor 请看', mentions: [userId] };
    const { code, data } = await server.call(contract.editComment, { as: 'courseEditor', body });
    expect(code).toBe('0');
    expect(data).toMatchObject({ comments: [{ text: '@majorEditor 请看', mentions: [{ userId, name: 'majorEditor' }] }] });
  });

  it.each([
    ['nothing', { text: ' \n' }, '评论不能为空'],
    ['too much', { text: '长'.repeat(commentLimits.text + 1) }, '评论'],
    ['too many mentions', { mentions: Array.from({ length: 21 }, (_, id) => id + 1) }, '提及的人员'],
  ])('are not stored with %s', async (_, change, sentence) => {
    expect(await start(change)).toMatchObject({ code: '30001', message: expect.stringContaining(sentence) });
    expect(await database.current.db.$count(schema.commentThreads)).toBe(0);
  });

  it('are plain text, markup included', async () => {
    const text = '<script>alert(1)</script> & "quotes"\n第二行';
    const { comments } = await begun({ text });
    expect(comments[0]!.text).toBe(text);
  });

  it('are read and written by all who may read the major, and by nobody else', async () => {
    const { id } = await begun({}, 'collegeViewer');
    for (const as of ['departmentViewer', 'majorEditor', 'courseLeader'] as const) expect((await reply(id, '看过', as)).code).toBe('0');
    for (const as of ['demo', 'nobody', 'otherAdmin'] as const) {
      expect((await reply(id, '看过', as)).code).toBe('30003');
      expect((await server.call(contract.listComments, { as, query: { majorId: 101, ...page } })).code).toBe('30003');
    }
    // By a major of their own nobody reaches the thread of another one.
    expect((await reply(id, '看过', 'collegeAdmin', 102)).code).toBe('30004');
    expect((await reply(id, '看过', 'otherAdmin', 201)).code).toBe('30004');
  });

  it('fill a thread up to its bound', async () => {
    const { id } = await begun();
    await database.current.db.execute(sql`insert into comments (thread_id, user_id, text, written_at)
      select ${id}, ${cast.majorLeader.id}, 'x', now() from generate_series(2, ${commentLimits.inThread})`);
    expect(await reply(id, '再来')).toMatchObject({ code: '30001', message: expect.stringContaining('另开一个讨论') });
  });

  it('of a major with ten thousand come page by page', async () => {
    const { db } = database.current;
    await db.execute(sql`insert into comment_threads (home_major_id, place, course_lineage, words, course_name, latest_at)
      select 101, 'course:1001/goal:' || ${goal.id}, 1001, '{"zh":"目标","en":"Goal"}', '{"zh":"课程","en":"Course"}', now() + n * interval '1 second'
      from generate_series(1, 2000) n`);
    await db.execute(sql`insert into comments (thread_id, user_id, text, written_at)
      select t.id, ${cast.majorLeader.id}, '第' || n || '条', now() from comment_threads t, generate_series(1, 5) n`);
    const last = await list({ pageNum: 100 });
    expect(last).toMatchObject({ pageInfo: { total: 2000 }, open: 2000 });
    expect(last.pageInfo.list).toHaveLength(20);
    expect(last.pageInfo.list[0]!.comments).toHaveLength(5);
    expect(await list({ pageSize: 51 })).toBeNull();
    expect((await start({ text: '一万零一' })).code).toBe('0');
  });
});
