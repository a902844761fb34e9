import * as contract from '@college/api-client/contract';
import type { EditionFindings, HistoryPage, Receipt, ReceiptDetail, ToldFinding } from '@college/curriculum-model';
import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { schema } from '../../db';
import { describeOnOneEngine } from '../../db/testing';
import { reviewing, twoSteps } from '../../proposals/proposalScene.test-data';
import { sceneStart, type Role } from '../../testing/scene';
import { testServer } from '../../testing/testServer';
import { courseInDraft } from '../draft.test-data';
import { startDraft } from '../merging/mergeScene.test-data';
import { setPublishScene } from '../publishing/publishScene.test-data';

vi.setConfig({ testTimeout: 60_000 });

const { courseUnits, graduationRequirements, teachingGoals } = schema;
const vague = 'goal.vague-verb.course:1001/goal:301';
const current = 'current:101';

describeOnOneEngine('a quick fix', (database) => {
  const server = testServer(() => database.current);
  const { setSteps, send } = reviewing(server, () => database.current);

  beforeEach(async () => {
    await setPublishScene(database.current);
    server.forgetSessions();
    server.clock.now = sceneStart;
    await rewrite(301, '了解排序算法的复杂度');
  });

  /** As an editor of the course would. */
  async function rewrite(goal: number, description: string) {
    const { db } = database.current;
    const [row] = await db.update(teachingGoals).set({ description }).where(eq(teachingGoals.id, goal)).returning();
    await db
      .update(courseUnits)
      .set({ revision: sql`${courseUnits.revision} + 1` })
      .where(eq(courseUnits.id, row!.courseUnitId));
  }
  const descriptionOf = async (goal: number) =>
    (await database.current.db.select().from(teachingGoals).where(eq(teachingGoals.id, goal)))[0]!.description;
  const find = async (id: string, ref: string = current) => {
    const { data } = await server.call(contract.getEditionFindings, { as: 'collegeAdmin', query: { ref } });
    return (data as EditionFindings).findings.find((one) => one.id === id)!;
  };
  async function apply({ id: finding, basis }: ToldFinding, change: object = {}, as: Role = 'courseEditor') {
    const body = { ref: current, finding, basis, fix: 0, ...change };
    const reply = await server.call(contract.applyFix, { as, body });
    return { ...reply, receipt: reply.data as Receipt };
  }
  const undo = (id: number, as: Role = 'courseEditor') => server.call(contract.undoFix, { as, body: { id } });

  it('is an edit like any other: the history names it, and lists of merges do not', async () => {
    const finding = await find(vague);
    expect(finding.fixes).toContainEqual({ label: { zh: '改为「解释排序算法的复杂度」', en: 'Change to “解释排序算法的复杂度”' } });
    const { code, receipt } = await apply(finding, { fix: 1 });
    expect([code, receipt.act, receipt.changes]).toEqual(['0', 'fix', 1]);
    expect(await descriptionOf(301)).toBe('解释排序算法的复杂度');
    expect(await find(vague)).toBeUndefined();
    const history = async () => {
      const query = { kind: 'goals', recordId: 1001, pageNum: 1, pageSize: 20 };
      return ((await server.call(contract.listHistory, { as: 'courseEditor', query })).data as HistoryPage).pageInfo.list;
    };
    const fixName = '教学目标用词难以考核：改为「解释排序算法的复杂度」';
    expect((await history()).map((entry) => entry.receipt)).toMatchObject([{ id: receipt.id, act: 'fix', fixName }]);
    const undone = await undo(receipt.id);
    expect(undone).toMatchObject({ code: '0', data: { act: 'undo', undoOfId: receipt.id, fixName } });
    expect(await descriptionOf(301)).toBe('了解排序算法的复杂度');
    expect(await find(vague)).toEqual(finding);
    expect((await history()).map((entry) => entry.receipt?.act)).toEqual(['undo', 'fix']);
    const listed = await server.call(contract.listReceipts, { as: 'courseEditor', query: { majorId: 101 } });
    expect(listed.data).toEqual({ pageInfo: { list: [], total: 0 } });
    const detail = await server.call(contract.getReceipt, { as: 'courseEditor', query: { id: receipt.id } });
    expect((detail.data as ReceiptDetail).undo.isPossible).toBe(false);
  });

  it.each([
    [{ basis: 'another' }, '30009', '刚刚有改动'],
    [{ fix: 9 }, '30009', '刚刚有改动'],
    [{ basis: undefined }, '30001', '缺少版本号'],
    [{ fix: 99 }, '30001', '快速修改'],
    [{ finding: 'gone.rule.major' }, '30004', '已经不存在'],
    [{ ref: 'current:201' }, '30003', ''],
    [{ ref: 'edition:999' }, '30004', '找不到该版本'],
  ])('is refused with %j, and nothing is written', async (change, code, sentence) => {
    expect(await apply(await find(vague), change)).toMatchObject({ code, message: expect.stringContaining(sentence) });
    expect(await descriptionOf(301)).toBe('了解排序算法的复杂度');
    expect(await database.current.db.$count(schema.editionReceipts)).toBe(0);
  });

  it('is applied once by two who apply it at once', async () => {
    const finding = await find(vague);
    const replies = await Promise.all([apply(finding), apply(finding, { fix: 1 }, 'majorEditor')]);
    expect(replies.filter(({ code }) => code === '0')).toHaveLength(1);
    expect(replies.find(({ code }) => code !== '0')!.message).toMatch(/没有修改任何内容/);
    expect(await database.current.db.$count(schema.editionReceipts)).toBe(1);
  });

  it('is for those who may save its course', async () => {
    const finding = await find(vague);
    for (const as of ['nobody', 'collegeViewer', 'departmentViewer', 'otherAdmin', 'demo'] as const) {
      expect((await apply(finding, {}, as)).code, as).toMatch(/3000[34]/);
    }
    const { receipt } = await apply(finding, {}, 'courseLeader');
    for (const as of ['nobody', 'collegeViewer', 'otherAdmin', 'demo'] as const) {
      expect((await undo(receipt.id, as)).code, as).toMatch(/3000[34]/);
    }
    expect((await undo(receipt.id, 'majorEditor')).code).toBe('0');
  });

  it('of the major is for those who manage it', async () => {
    await database.current.db.update(graduationRequirements).set({ description: '7 要求' }).where(eq(graduationRequirements.id, 401));
    await database.current.db.update(schema.majors).set({ version: 50 }).where(eq(schema.majors.id, 101));
    const finding = await find('name.requirement-numbers.major/requirement:401');
    for (const as of ['courseLeader', 'majorEditor'] as const) expect((await apply(finding, {}, as)).code).toBe('30003');
    const { code, receipt } = await apply(finding, {}, 'majorLeader');
    expect(code).toBe('0');
    const [row] = await database.current.db.select().from(graduationRequirements).where(eq(graduationRequirements.id, 401));
    expect(row!.description).toBe('1 要求');
    expect((await undo(receipt.id, 'majorEditor')).code).toBe('30003');
    expect((await undo(receipt.id, 'majorLeader')).code).toBe('0');
  });

  describe('that is undone', () => {
    it('leaves what was done elsewhere since', async () => {
      const { receipt } = await apply(await find(vague));
      await rewrite(302, '后来改的');
      expect((await undo(receipt.id)).code).toBe('0');
      expect([await descriptionOf(301), await descriptionOf(302)]).toEqual(['了解排序算法的复杂度', '后来改的']);
      expect(await undo(receipt.id)).toMatchObject({ code: '30001', message: expect.stringContaining('撤销') });
    });

    it('is refused where the same place was changed since', async () => {
      const { receipt } = await apply(await find(vague));
      await rewrite(301, '又改了一次');
      expect(await undo(receipt.id)).toMatchObject({ code: '30009', message: expect.stringContaining('之后又有改动') });
      expect(await descriptionOf(301)).toBe('又改了一次');
    });

    it('is refused by the receipt of another act', async () => {
      const { receipt } = await apply(await find(vague));
      const { data } = await undo(receipt.id);
      expect(await undo((data as Receipt).id)).toMatchObject({ code: '30001', message: '这不是快速修改，不能这样撤销。' });
      expect((await undo(99_999)).code).toBe('30004');
    });
  });

  describe('in a draft', () => {
    it('changes the draft alone, and no state that is kept', async () => {
      const draft = await startDraft(database.current);
      const ref = `edition:${draft.id}`;
      const finding = await find(vague, ref);
      expect(await apply(finding, { ref: `base:${draft.id}` })).toMatchObject({
        code: '30001',
        message: expect.stringContaining('已经保存'),
      });
      const { receipt } = await apply(finding, { ref });
      expect(receipt).toMatchObject({ editionId: draft.id, changes: 1 });
      expect(await find(vague, ref)).toBeUndefined();
      expect(await descriptionOf(301)).toBe('了解排序算法的复杂度');
      expect((await undo(receipt.id)).code).toBe('0');
      expect(await find(vague, ref)).toEqual(finding);
    });

    it('is refused while its content is locked, by the sentence of the lock', async () => {
      await setSteps(twoSteps);
      const draft = await startDraft(database.current);
      const ref = `edition:${draft.id}`;
      const courseId = await courseInDraft(database.current, draft.majorId, 1001);
      const { receipt } = await apply(await find('sequence.term-stale.course:1001/syllabus', ref), { ref });
      const finding = await find(vague, ref);
      expect((await send(draft.id, { courseId, isLocked: true }, 'courseLeader')).code).toBe('0');
      expect(await apply(finding, { ref })).toMatchObject({ code: '30001', message: expect.stringContaining('锁定了内容') });
      expect(await undo(receipt.id)).toMatchObject({ code: '30001', message: expect.stringContaining('锁定了内容') });
    });
  });
});
