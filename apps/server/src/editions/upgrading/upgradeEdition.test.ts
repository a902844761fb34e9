import * as contract from '@college/api-client/contract';
import {
  ceeaaCrosswalk,
  compareEditions,
  courseList,
  recordsOf,
  type CurriculumState,
  type Receipt,
  type ReceiptDetail,
  type SeenUpgradePlan,
  type UpgradePlanRequest,
} from '@college/curriculum-model';
import { eq } from 'drizzle-orm';
import { strFromU8, unzipSync } from 'fflate';
import { beforeEach, expect, it, vi } from 'vitest';
import { setCopyScene } from '../../copy/copySource.test-data';
import { schema } from '../../db';
import { describeOnOneEngine } from '../../db/testing';
import { sceneStart } from '../../testing/scene';
import { testServer } from '../../testing/testServer';
import { homeMajorId, mergingAs, startDraft, stateOf } from '../merging/mergeScene.test-data';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 });

const { auditLog, courseUnits, editionReceipts, editions, graduationRequirements, indicators, majors } = schema;
const differing = (one: CurriculumState, other: CurriculumState) => compareEditions(one, other).filter(({ at }) => at !== courseList);
const answers = Object.fromEntries([1, 2, 3, 6, 7, 8, 9, 11].map((item) => [item, { act: 'met' as const }]));
type Asked = Omit<UpgradePlanRequest, 'id'>;
const asked = (more: Partial<Asked> = {}): Asked => ({ crosswalk: ceeaaCrosswalk, decisions: {}, answers, texts: [], ...more });

describeOnOneEngine('an upgrade', (database) => {
  const server = testServer(() => database.current);
  const as = 'departmentManager' as const;
  const { merge, undo } = mergingAs(server);
  const planOf = async (id: number, more?: Partial<Asked>) =>
    (await server.call(contract.planUpgrade, { as, body: { id, ...asked(more) } })).data as SeenUpgradePlan;
  const upgrade = async (id: number, more?: Partial<Asked>, given?: string) => {
    const seen = given ?? (await planOf(id, more)).seen;
    const reply = await server.call(contract.upgradeEdition, { as, body: { id, seen, ...asked(more) } });
    return { ...reply, receipt: reply.data as Receipt };
  };

  const receiptsOf = async (editionId: number) =>
    (await database.current.db.select().from(editionReceipts).where(eq(editionReceipts.editionId, editionId))).map(({ id }) => id);

  beforeEach(async () => {
    await setCopyScene(database.current);
    server.forgetSessions();
    server.clock.now = sceneStart;
    // The major has the twelve attributes; the first has the indicator points of the scene, 6 and 7 have some of their own.
    const { db } = database.current;
    const [first, ...others] = ceeaaCrosswalk.from.headings;
    await db
      .update(graduationRequirements)
      .set({ description: `1 ${first!.zh}` })
      .where(eq(graduationRequirements.id, 401));
    await db
      .insert(graduationRequirements)
      .values(others.map(({ zh }, at) => ({ id: 4102 + at, majorId: homeMajorId, description: `${at + 2} ${zh}`, position: at + 1 })));
    await db.insert(indicators).values([
      { id: 4206, requirementId: 4106, description: '6.1 能分析工程实践对社会的影响' },
      { id: 4207, requirementId: 4107, description: '7.1 能分析工程实践对环境的影响' },
      { id: 4208, requirementId: 4108, description: '8.1 遵守职业规范' },
    ]);
    await db.update(courseUnits).set({ introduction: '支撑毕业要求 8。' }).where(eq(courseUnits.id, 1001));
  });

  it('brings a draft from twelve to eleven as its plan says; undo brings it back exactly', async () => {
    const { db } = database.current;
    const { id, majorId } = await startDraft(database.current);
    const [before, current] = [await stateOf(database.current, majorId), await stateOf(database.current, homeMajorId)];
    const plan = await planOf(id, { texts: ['course:1001'] });
    expect(plan).toMatchObject({ editionId: id, undecided: 0, unanswered: 0, isDone: false });
    expect(plan.quotes).toMatchObject([{ at: 'course:1001', isClear: true, fields: [{ after: '支撑毕业要求 7。' }] }]);
    const { receipt, message } = await upgrade(id, { texts: ['course:1001'] });
    expect([message, receipt]).toEqual(['success', expect.objectContaining({ act: 'upgrade', editionId: id, changes: plan.changes })]);
    const after = await stateOf(database.current, majorId);
    expect(
      recordsOf(after.major, 'requirement').map(({ key, fields }) => `${key}: ${String(fields.number)} ${String(fields.description)}`),
    ).toEqual(ceeaaCrosswalk.to.headings.map(({ zh }, at) => `${at === 0 ? 401 : at < 6 ? 4101 + at : 4102 + at}: ${at + 1} ${zh}`));
    expect(recordsOf(after.major, 'indicator').map(({ key, under, fields }) => `${under}/${key} ${String(fields.number)}`)).toEqual([
      '401/511 1.1',
      '401/512 1.2',
      '4106/4206 6.1',
      '4106/4207 6.2',
      '4108/4208 7.1',
    ]);
    expect(recordsOf(after.courses[0], 'course')[0]!.fields.introduction).toBe('支撑毕业要求 7。');
    const [major] = await db.select().from(majors).where(eq(majors.id, majorId));
    expect(major?.standard).toBe('CEEAA-2024');
    expect(differing(await stateOf(database.current, homeMajorId), current)).toEqual([]);
    const noted = await db.select().from(auditLog).where(eq(auditLog.receiptId, receipt.id));
    expect(noted.map(({ entity }) => entity).toSorted()).toEqual(['courseUnit', 'graduateRequires', 'major']);
    server.clock.now = new Date(sceneStart.getTime() + 60_000);
    expect(await undo(receipt.id)).toMatchObject({ code: '0', plan: { conflicts: [] } });
    expect(differing(await stateOf(database.current, majorId), before)).toEqual([]);
  });

  it('merges, splits, drops and adds, with numbers that no other record gets', async () => {
    const { db } = database.current;
    const { id, majorId } = await startDraft(database.current);
    const before = await stateOf(database.current, majorId);
    const decisions: Asked['decisions'] = {
      4207: { act: 'merge', into: '4206', reason: '两条相近' },
      511: { act: 'split', pieces: [words('数学'), words('计算')], goalsTo: 1 },
      4208: { act: 'drop' },
    };
    const { receipt, message } = await upgrade(id, {
      decisions,
      answers: { ...answers, 11: { act: 'add', points: [words('能批判性地思考')] } },
    });
    expect(message).toBe('success');
    const after = await stateOf(database.current, majorId);
    const made = recordsOf(after.major, 'indicator').filter(({ key }) => !['511', '512', '4206'].includes(key));
    expect(made.map(({ fields }) => [fields.number, fields.description])).toEqual([
      ['1.1', '数学'],
      ['1.2', '计算'],
      ['11.1', '能批判性地思考'],
    ]);
    const [stored] = await db.select().from(indicators).where(eq(indicators.description, '1.1 数学'));
    expect(stored!.lineageId).toBe(Number(made[0]!.key));
    const detail = (await server.call(contract.getReceipt, { as, query: { id: receipt.id } })).data as ReceiptDetail;
    expect(detail.upgrade?.indicators.map(({ number, act, becomes, reason }) => [number, act, becomes, reason])).toEqual([
      ['1.1', 'split', ['1.1', '1.2'], ''],
      ['7.1', 'merge', ['6.1'], '两条相近'],
      ['8.1', 'drop', [], ''],
    ]);
    expect(detail.upgrade?.demands.at(-1)).toMatchObject({ item: 11, answer: 'add' });
    expect(await undo(receipt.id)).toMatchObject({ code: '0', plan: { conflicts: [] } });
    expect(differing(await stateOf(database.current, majorId), before)).toEqual([]);
  });

  it('is the reason of its changes in the comparison table, beside that of the draft', async () => {
    const { db } = database.current;
    const { id } = await startDraft(database.current);
    await db.update(editions).set({ reason: '换用新标准' }).where(eq(editions.id, id));
    server.wait(1000);
    await upgrade(id, { decisions: { 4207: { act: 'merge', into: '4206', reason: '两条相近' } } });
    const sides = { left: `base:${id}`, right: `edition:${id}` } as const;
    const rows = async () => {
      const file = await server.call(contract.exportEditionComparison, { as, query: { ...sides, editable: '1', languages: 'zh' } });
      const paper = strFromU8(unzipSync(file.bytes)['word/document.xml']!);
      expect(paper).toContain('换用新标准');
      return paper.split('<w:tr>').map((row) => row.replaceAll(/<[^>]+>/g, ' '));
    };
    const about = async (text: string) => (await rows()).filter((row) => row.includes(text) && row.includes('指标点'));
    const merged = await about('能分析工程实践对环境的影响');
    expect(merged.map((row) => row.includes('两条相近'))).toEqual(merged.map(() => true));
    expect(merged).not.toHaveLength(0);
    expect((await rows()).find((row) => row.includes('工程与社会'))).toContain(ceeaaCrosswalk.to.name.zh);
    await undo((await receiptsOf(id))[0]!);
    expect((await rows()).join('')).not.toContain('两条相近');
  });

  it('stores nothing where the draft changed, something is open, or there is nothing to do', async () => {
    const { db } = database.current;
    const { id, majorId } = await startDraft(database.current);
    const { seen } = await planOf(id);
    await db.update(majors).set({ name: '别的专业', version: 99 }).where(eq(majors.id, majorId));
    const refused = await upgrade(id, {}, seen);
    expect(refused).toMatchObject({
      code: '30009',
      message: '此后修订稿又有改动，已重新推算。请核对后再升级。',
      data: { editionId: id, isDone: false },
    });
    expect((await upgrade(id, { answers: {} })).message).toBe('还有 8 条新要求没有答复。');
    expect((await upgrade(id, { decisions: { 511: { act: 'move', to: 40 } } })).message).toBe('还有 1 个指标点没有决定去处。');
    const entries = ceeaaCrosswalk.entries.slice(1);
    expect((await upgrade(id, { crosswalk: { ...ceeaaCrosswalk, entries } }, '')).message).toBe('新标准第 1 条没有对应。');
    expect(await db.select().from(editionReceipts)).toEqual([]);
    expect((await upgrade(id)).code).toBe('0');
    expect(await planOf(id)).toMatchObject({ isDone: true });
    expect((await upgrade(id)).message).toBe('该修订稿的毕业要求已按新标准排列，无需升级。');
  });

  it('lets the current edition change meanwhile', async () => {
    const { id } = await startDraft(database.current);
    const { seen } = await planOf(id);
    await database.current.db.update(majors).set({ version: 99 }).where(eq(majors.id, homeMajorId));
    expect((await upgrade(id, {}, seen)).code).toBe('0');
  });

  it('is refused to whoever may not create course units, and to everybody once the draft is merged', async () => {
    const { id } = await startDraft(database.current);
    const body = { id, ...asked(), seen: (await planOf(id)).seen };
    for (const other of ['courseLeader', 'demo'] as const) {
      expect((await server.call(contract.upgradeEdition, { as: other, body })).code, other).toMatch(/^3000[34]$/);
    }
    await merge(id);
    expect((await server.call(contract.upgradeEdition, { as, body })).message).toBe('「2026 修订稿」已经合并到现行版，不能再更改。');
  });
});

function words(description: string) {
  return { description, english: '' };
}
