import * as contract from '@college/api-client/contract';
import type { CollegeRules, Edition, EditionFindings } from '@college/curriculum-model';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, it, vi } from 'vitest';
import { schema } from '../db';
import { describeOnOneEngine } from '../db/testing';
import { courseInDraft } from '../editions/draft.test-data';
import type { startDraft } from '../editions/merging/mergeScene.test-data';
import { homeMajorId, mergingAs } from '../editions/merging/mergeScene.test-data';
import { cast, type Role } from '../testing/scene';
import { testServer } from '../testing/testServer';
import { reviewing, stepOf, twoSteps } from './proposalScene.test-data';

vi.setConfig({ testTimeout: 60_000 });
const { courseUnits } = schema;
const [one, two] = [1001, 1002];

describeOnOneEngine('a proposal of one course', (database) => {
  const server = testServer(() => database.current);
  const { startReviewed, read, setSteps, send, decide, withdraw, edit } = reviewing(server, () => database.current);
  let draft: Awaited<ReturnType<typeof startDraft>>;
  /** The courses in the draft. */
  let own: { one: number; two: number };

  beforeEach(async () => {
    draft = await startReviewed();
    own = {
      one: await courseInDraft(database.current, draft.majorId, one),
      two: await courseInDraft(database.current, draft.majorId, two),
    };
    await switchErrorsOff();
    await rename(own.one, '数据结构（修订）');
  });

  async function switchErrorsOff() {
    const { data } = await server.call(contract.getEditionFindings, { as: 'collegeAdmin', query: { ref: `edition:${draft.id}` } });
    const rules = (data as EditionFindings).findings.filter(({ level }) => level === 'error').map(({ rule }) => rule);
    await setRules(Object.fromEntries(rules.map((rule) => [rule, { level: 'warning' as const }])));
  }
  const setRules = async (changed: CollegeRules['settings']) => {
    const { settings, version } = (await server.call(contract.getCollegeRules, { as: 'collegeAdmin' })).data as CollegeRules;
    return server.call(contract.saveCollegeRules, { as: 'collegeAdmin', body: { settings: { ...settings, ...changed }, version } });
  };
  const rowOf = async (id: number) => (await database.current.db.select().from(courseUnits).where(eq(courseUnits.id, id)))[0]!;
  /** As an editor of the course would. */
  async function rename(id: number, name: string) {
    const { revision, version } = await rowOf(id);
    const saved = { name, revision: revision + 1, version: version + 1 };
    await database.current.db.update(courseUnits).set(saved).where(eq(courseUnits.id, id));
  }
  const remove = async (id: number) => {
    await database.current.db.update(courseUnits).set({ deletedAt: server.clock.now }).where(eq(courseUnits.id, id));
  };
  const edition = async () => (await server.call(contract.getEdition, { as: 'courseEditor', query: { id: draft.id } })).data as Edition;
  const sendCourse = (courseId: number, as: Role = 'courseLeader', change: object = {}) => send(draft.id, { courseId, ...change }, as);

  it('is sent by the leader of the course, and merges that course alone, with the draft kept open', async () => {
    await rename(own.two, '操作系统（修订）');
    const { code, proposal } = await sendCourse(own.one);
    expect(code).toBe('0');
    expect(proposal).toMatchObject({
      status: 'review',
      course: { lineage: one, courseId: own.one, name: '数据结构（修订）', isRemoved: false },
    });
    expect(proposal.may).toMatchObject({ withdraw: true, merge: false });
    expect(await edition()).toMatchObject({ coursesInReview: 1 });
    expect((await edition()).proposal).toBeUndefined();
    await decide(proposal.id, 'majorLeader');
    const last = await decide(proposal.id, 'collegeAdmin');
    expect(last).toMatchObject({ code: '0', proposal: { status: 'merged' } });
    expect(last.proposal.events.map(({ kind }) => kind)).toEqual(['merged', 'approved', 'approved', 'sent']);
    expect((await rowOf(one)).name).toBe('数据结构（修订）');
    expect((await rowOf(two)).name).not.toContain('修订');
    expect((await rowOf(own.two)).name).toBe('操作系统（修订）');
    expect(await edition()).toMatchObject({ status: 'open' });
    expect((await edition()).coursesInReview).toBeUndefined();
    // What was merged is no change any more.
    expect((await sendCourse(own.one)).message).toContain('没有改动课程');
  });

  it('keeps its approvals while another course is edited or merged, and loses them with an edit of its own', async () => {
    await rename(own.two, '操作系统（修订）');
    const { proposal } = await sendCourse(own.one);
    await decide(proposal.id, 'majorLeader');
    await rename(own.two, '操作系统（再改）');
    await edit(draft.majorId, '软件工程（修订）');
    expect(await read(proposal.id)).toMatchObject({ isChanged: false, step: { key: 'college' } });
    const other = await sendCourse(own.two, 'majorEditor');
    await decide(other.proposal.id, 'majorLeader');
    expect((await decide(other.proposal.id, 'collegeAdmin')).proposal.status).toBe('merged');
    expect(await read(proposal.id)).toMatchObject({ isChanged: false, step: { key: 'college' } });
    await rename(own.one, '数据结构（再改）');
    expect(await read(proposal.id)).toMatchObject({ isChanged: true, step: { key: 'leader' } });
  });

  it('is in review beside those of other courses, and never beside the whole', async () => {
    await rename(own.two, '操作系统（修订）');
    const first = await sendCourse(own.one);
    expect((await sendCourse(own.two, 'majorEditor')).code).toBe('0');
    expect((await sendCourse(own.one)).message).toBe('这门课程的提案现在是「评审中」，不能再送审。');
    expect((await send(draft.id)).message).toContain('课程「数据结构（修订）」的改动已单独送审');
    expect((await edition()).coursesInReview).toBe(2);
    await withdraw(first.proposal.id, 'courseLeader');
    const waiting = (await server.call(contract.listProposals, { as: 'courseEditor', query: { majorId: homeMajorId } })).data as {
      id: number;
    }[];
    await withdraw(waiting[0]!.id);
    expect((await send(draft.id)).code).toBe('0');
    expect((await sendCourse(own.one)).message).toContain('整份修订稿已送审');
  });

  it('holds every merge that takes its course, until it is taken back', async () => {
    await rename(own.two, '操作系统（修订）');
    const { proposal } = await sendCourse(own.one);
    const { merge } = mergingAs(server);
    for (const take of ['all', { parts: [one] }, { places: [`course:${one}`] }] as const) {
      expect(await merge(draft.id, { take, keepOpen: true } as never)).toMatchObject({
        code: '30001',
        message: expect.stringContaining('数据结构'),
      });
    }
    expect((await merge(draft.id, { take: { parts: [two] }, keepOpen: true })).code).toBe('0');
    expect((await withdraw(proposal.id, 'courseLeader')).code).toBe('0');
    expect((await merge(draft.id)).code).toBe('0');
    expect((await read(proposal.id)).status).toBe('withdrawn');
  });

  it('waits, approved, where its merge would ask something, and ends with the merge of its course', async () => {
    const { proposal } = await sendCourse(own.one);
    await rename(one, '数据结构（现行也改了）');
    await decide(proposal.id, 'majorLeader');
    expect((await decide(proposal.id, 'collegeAdmin')).proposal).toMatchObject({ status: 'approved', may: { merge: true } });
    expect((await read(proposal.id, 'courseLeader')).may.merge).toBe(false);
    expect((await mergingAs(server).merge(draft.id, { take: { parts: [one] }, keepOpen: true })).code).toBe('0');
    expect((await read(proposal.id)).status).toBe('merged');
    expect((await rowOf(one)).name).toBe('数据结构（修订）');
  });

  it('counts one of two last approvals at once, and tells the other', async () => {
    await setSteps([stepOf('either', ['majorLeader', 'collegeManager'])]);
    const { proposal } = await sendCourse(own.one);
    const given = { seen: (await read(proposal.id)).seen!, step: 'either', round: 1 };
    const replies = await Promise.all([decide(proposal.id, 'majorLeader', given), decide(proposal.id, 'collegeAdmin', given)]);
    expect(replies.map(({ code }) => code).toSorted()).toEqual(['0', '30009']);
    expect(replies.find(({ code }) => code !== '0')).toMatchObject({ data: { status: 'merged' } });
  });

  it('merges with another one that is approved at the same moment', async () => {
    await setSteps([stepOf('either', ['majorLeader', 'collegeManager'])]);
    await rename(own.two, '操作系统（修订）');
    const first = await sendCourse(own.one);
    const second = await sendCourse(own.two, 'majorEditor');
    const replies = await Promise.all([decide(first.proposal.id, 'majorLeader'), decide(second.proposal.id, 'collegeAdmin')]);
    expect(replies.map(({ proposal }) => proposal.status)).toEqual(['merged', 'merged']);
    expect([(await rowOf(one)).name, (await rowOf(two)).name]).toEqual(['数据结构（修订）', '操作系统（修订）']);
  });

  it('is not decided once its course was deleted in the draft; sent again it is to take the course out', async () => {
    const { proposal } = await sendCourse(own.one);
    await remove(own.one);
    const { code, message } = await decide(proposal.id, 'majorLeader');
    expect([code, message]).toEqual(['30001', expect.stringContaining('课程「数据结构（修订）」在修订稿中已被删除或恢复')]);
    expect((await read(proposal.id)).events).toHaveLength(1);
    expect((await withdraw(proposal.id, 'courseLeader')).code).toBe('0');
    // Taking a course out is an act on the major.
    expect((await sendCourse(one, 'courseLeader')).code).toBe('30003');
    const again = await sendCourse(one, 'majorEditor');
    expect(again.proposal).toMatchObject({ id: proposal.id, round: 2, course: { courseId: one, isRemoved: true } });
    await decide(proposal.id, 'majorLeader');
    expect((await decide(proposal.id, 'collegeAdmin')).proposal.status).toBe('merged');
    expect((await rowOf(one)).deletedAt).not.toBeNull();
  });

  it('of a course that the draft added merges it', async () => {
    const values = { majorId: draft.majorId, name: '编译原理', version: 1 };
    const [added] = await database.current.db
      .insert(courseUnits)
      .values({ ...(await rowOf(own.two)), id: undefined, lineageId: null, ...values })
      .returning();
    expect((await sendCourse(added!.id, 'courseLeader')).code).toBe('30003');
    const { proposal } = await sendCourse(added!.id, 'majorEditor');
    await decide(proposal.id, 'majorLeader');
    expect((await decide(proposal.id, 'collegeAdmin')).proposal.status).toBe('merged');
    const home = await database.current.db.select().from(courseUnits).where(eq(courseUnits.majorId, homeMajorId));
    expect(home.map(({ name }) => name)).toContain('编译原理');
  });

  it('is stopped at the last step by open errors of its course alone', async () => {
    const { data } = await server.call(contract.getEditionFindings, { as: 'courseEditor', query: { ref: `edition:${draft.id}` } });
    const all = (data as EditionFindings).findings;
    const about = (rule: string, lineage: number) =>
      all.some((finding) => finding.rule === rule && finding.at.startsWith(`course:${lineage}`));
    const rules = [...new Set(all.map(({ rule }) => rule))];
    const [elsewhere, here] = [rules.find((rule) => !about(rule, one)), rules.find((rule) => about(rule, one))];
    expect([elsewhere, here]).not.toContain(undefined);
    const { proposal } = await sendCourse(own.one);
    await decide(proposal.id, 'majorLeader');
    await setRules({ [here!]: { level: 'error' } });
    expect((await decide(proposal.id, 'collegeAdmin')).message).toContain('阻止发布');
    await setRules({ [here!]: { level: 'advice' }, [elsewhere!]: { level: 'error' } });
    expect((await decide(proposal.id, 'collegeAdmin')).proposal.status).toBe('merged');
  });

  it('asks of course leaders the one of its course', async () => {
    await setSteps([stepOf('course', ['courseLeader']), ...twoSteps]);
    await rename(own.two, '操作系统（修订）');
    expect((await sendCourse(own.two, 'majorEditor')).message).toContain('能决定的人不够');
    const { proposal } = await sendCourse(own.one, 'majorEditor');
    expect(proposal.steps[0]).toMatchObject({ deciders: [{ userId: cast.courseLeader.id }] });
  });

  it('is taken back with its draft, by its sender, or by whoever leads the course or the major', async () => {
    await rename(own.two, '操作系统（修订）');
    const { proposal } = await sendCourse(own.one, 'majorEditor');
    expect((await withdraw(proposal.id, 'courseEditor')).code).toBe('30003');
    expect((await withdraw(proposal.id, 'courseLeader')).code).toBe('0');
    await sendCourse(own.one);
    await sendCourse(own.two, 'majorEditor');
    const { version } = await edition();
    expect((await server.call(contract.deleteEdition, { as: 'majorLeader', body: { id: draft.id, version } })).code).toBe('0');
    const stored = await database.current.db.select().from(schema.proposals);
    expect(stored.map(({ status }) => status)).toEqual(['withdrawn', 'withdrawn']);
  });

  it.each<[string, () => Promise<{ code: string; message: string }>, string, string]>([
    ['nothing was changed', () => sendCourse(own.two, 'majorEditor'), '30001', '没有改动课程'],
    ['the course is of another major', () => sendCourse(1003, 'collegeAdmin'), '30001', '这份修订稿里没有这门课程'],
    ['there is no such course', () => sendCourse(999_999, 'collegeAdmin'), '30001', '这份修订稿里没有这门课程'],
    [
      'it is to be published too',
      () => sendCourse(own.one, 'courseLeader', { publish: { name: '2026', entryYear: 2026 } }),
      '30001',
      '不能同时发布',
    ],
    ['the sender edits another course', () => sendCourse(own.two, 'courseLeader'), '30003', ''],
    ['the sender only reads', () => sendCourse(own.one, 'collegeViewer'), '30003', ''],
    ['the sender is of another college', () => sendCourse(own.one, 'otherAdmin'), '30003', ''],
    ['a course leader sends the whole', () => send(draft.id, {}, 'courseLeader'), '30003', ''],
  ])('is not begun where %s', async (_, sending, code, sentence) => {
    expect(await sending()).toMatchObject({ code, message: expect.stringContaining(sentence) });
    expect(await database.current.db.$count(schema.proposals)).toBe(0);
  });
});
