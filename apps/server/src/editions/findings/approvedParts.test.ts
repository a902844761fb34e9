import * as contract from '@college/api-client/contract';
import type { CollegeRules, EditionFindings, PublishPlan, Receipt } from '@college/curriculum-model';
import { desc, eq, sql } from 'drizzle-orm';
import { beforeEach, expect, it, vi } from 'vitest';
import { schema } from '../../db';
import { describeOnOneEngine } from '../../db/testing';
import { reviewing, twoSteps } from '../../proposals/proposalScene.test-data';
import { sceneStart } from '../../testing/scene';
import { testServer } from '../../testing/testServer';
import { courseInDraft } from '../draft.test-data';
import { homeMajorId, mergingAs, startDraft } from '../merging/mergeScene.test-data';
import { setPublishScene } from '../publishing/publishScene.test-data';

vi.setConfig({ testTimeout: 60_000 });
const { courseUnits, editionReceipts, syllabuses } = schema;
const rule = 'report.changed-since-approval';
const [one, two] = [1001, 1002];
const current = `current:${homeMajorId}` as const;

describeOnOneEngine('a syllabus that was approved', (database) => {
  const server = testServer(() => database.current);
  const { setSteps, send, decide } = reviewing(server, () => database.current);
  const { merge, undo } = mergingAs(server);

  beforeEach(async () => {
    await setPublishScene(database.current);
    server.forgetSessions();
    server.clock.now = sceneStart;
    await setSteps(twoSteps);
    for (const id of [one, two]) await database.current.db.insert(syllabuses).values({ courseUnitId: id }).onConflictDoNothing();
    const { findings } = await readFindings();
    await setRules(
      Object.fromEntries(findings.filter(({ level }) => level === 'error').map((found) => [found.rule, { level: 'warning' }])),
    );
  });

  const readFindings = async (ref: string = current) =>
    (await server.call(contract.getEditionFindings, { as: 'collegeAdmin', query: { ref } })).data as EditionFindings;
  async function setRules(changed: CollegeRules['settings']) {
    const { settings, version } = (await server.call(contract.getCollegeRules, { as: 'collegeAdmin' })).data as CollegeRules;
    await server.call(contract.saveCollegeRules, { as: 'collegeAdmin', body: { settings: { ...settings, ...changed }, version } });
  }
  const found = async (ref?: string) =>
    (await readFindings(ref)).findings.filter((one) => one.rule === rule).map(({ at, field, sentence }) => [at, field, sentence.zh]);
  const changedBooks = (lineage: number) => [`course:${lineage}/syllabus`, 'textbooks', '主要教材在审核通过后有修改'];
  /** As an editor of the course would. */
  async function writeBooks(courseId: number, textbooks: string) {
    const { db } = database.current;
    await db.update(syllabuses).set({ textbooks }).where(eq(syllabuses.courseUnitId, courseId));
    await db
      .update(courseUnits)
      .set({ revision: sql`${courseUnits.revision} + 1` })
      .where(eq(courseUnits.id, courseId));
  }
  /** A draft with other textbooks in a course, of which all or that course alone was approved and merged. */
  async function approve(textbooks: string, { isWhole }: { isWhole: boolean }) {
    const draft = await startDraft(database.current);
    const courseId = await courseInDraft(database.current, draft.majorId, one);
    await writeBooks(courseId, textbooks);
    const { proposal } = await send(draft.id, isWhole ? {} : { courseId });
    await decide(proposal.id, 'majorLeader');
    expect((await decide(proposal.id, 'collegeAdmin')).proposal.status).toBe('merged');
    return draft;
  }

  it('is found where it was edited since, until it is approved again', async () => {
    await writeBooks(one, '从未审核');
    expect(await found()).toEqual([]);
    await approve('数据结构（第 2 版）', { isWhole: true });
    expect(await found()).toEqual([]);
    await writeBooks(one, '另一本');
    await writeBooks(two, '操作系统概念');
    expect(await found()).toEqual([changedBooks(one), changedBooks(two)]);
    // Another draft is what will be reviewed: nothing is said of it.
    const draft = await approve('数据结构（第 3 版）', { isWhole: false });
    expect(await found(`edition:${draft.id}`)).toEqual([]);
    expect(await found()).toEqual([changedBooks(two)]);
    await writeBooks(two, '');
    expect(await found()).toEqual([]);
  });

  it('is found by field, and not in those that the college lets change', async () => {
    await approve('数据结构（第 2 版）', { isWhole: false });
    await writeBooks(one, '另一本');
    await writeBooks(two, '没有审核过的课程');
    expect(await found()).toEqual([changedBooks(one)]);
    await setRules({ [rule]: { options: { minorFields: ['textbooks'] } } });
    expect(await found()).toEqual([]);
  });

  it('is taken back by its quick fix, which is undone as well', async () => {
    await approve('数据结构（第 2 版）', { isWhole: false });
    await writeBooks(one, '另一本');
    const booksOf = async () => (await database.current.db.select().from(syllabuses).where(eq(syllabuses.courseUnitId, one)))[0]!.textbooks;
    const { id: finding, basis } = (await readFindings()).findings.find((one) => one.rule === rule)!;
    const applied = await server.call(contract.applyFix, { as: 'courseEditor', body: { ref: current, finding, basis, fix: 0 } });
    expect([applied.code, await booksOf(), await found()]).toEqual(['0', '数据结构（第 2 版）', []]);
    const { id } = applied.data as Receipt;
    expect((await server.call(contract.undoFix, { as: 'courseEditor', body: { id } })).code).toBe('0');
    expect([await booksOf(), await found()]).toEqual(['另一本', [changedBooks(one)]]);
  });

  it('is as it was approved before, once the merge is undone', async () => {
    await approve('第一次', { isWhole: true });
    await approve('第二次', { isWhole: true });
    await writeBooks(one, '第一次');
    expect(await found()).toEqual([changedBooks(one)]);
    await writeBooks(one, '第二次');
    const [latest] = await database.current.db
      .select()
      .from(editionReceipts)
      .where(eq(editionReceipts.act, 'merge'))
      .orderBy(desc(editionReceipts.id));
    const undone = await undo(latest!.id);
    expect(undone.code).toBe('0');
    expect(await found()).toEqual([]);
    await undo((undone.receipt satisfies Receipt).id);
    expect(await found()).toEqual([]);
    await writeBooks(one, '第一次');
    expect(await found()).toEqual([changedBooks(one)]);
  });

  it('is approved by nobody in a merge without a review', async () => {
    const draft = await startDraft(database.current);
    await writeBooks(await courseInDraft(database.current, draft.majorId, one), '没有送审');
    expect((await merge(draft.id)).code).toBe('0');
    await writeBooks(one, '另一本');
    expect(await found()).toEqual([]);
  });

  it('stops publishing where the college counts the change as an error', async () => {
    await approve('数据结构（第 2 版）', { isWhole: true });
    await setRules({ [rule]: { level: 'error' } });
    const plan = async () =>
      (await server.call(contract.planPublication, { as: 'majorLeader', query: { majorId: homeMajorId } })).data as PublishPlan;
    const errors = async () => (await plan()).findings.filter(({ level }) => level === 'error').map(({ message }) => message);
    expect(await errors()).toEqual([]);
    await writeBooks(one, '另一本');
    expect(await errors()).toEqual(['主要教材在审核通过后有修改']);
    const { seen } = await plan();
    const body = { majorId: homeMajorId, seen, name: '2026 版', entryYear: 2026 };
    expect((await server.call(contract.publishEdition, { as: 'majorLeader', body })).code).toBe('30001');
  });
});
