import * as contract from '@college/api-client/contract';
import type { HistoryPage } from '@college/curriculum-model';
import { leastCourseUnitFields } from '@college/curriculum-model/fixtures';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { schema } from '../db';
import { describeOnOneEngine } from '../db/testing';
import { testServer } from '../testing/testServer';
import { historyOf, setHistoryScene } from './history.test-data';

const courseId = 1001;

describeOnOneEngine('the history of a record', (database) => {
  const server = testServer(() => database.current);
  beforeEach(async () => {
    await setHistoryScene(database.current);
    server.forgetSessions();
  });

  const goal = { id: 302, parentId: 511, courseId, description: '能分析复杂度' };
  const saveGoal = (change: object = {}, as: 'majorLeader' | 'courseEditor' = 'majorLeader') =>
    server.call(contract.updateCourseGoal, { as, body: { ...goal, ...change } });
  const restore = (
    id: number | undefined,
    body: object = {},
    as: 'majorLeader' | 'collegeViewer' | 'otherAdmin' | 'courseEditor' = 'majorLeader',
  ) => server.call(contract.restoreHistory, { as, body: { id, ...body } });

  it('lists who changed what from what to what, latest first and page by page', async () => {
    await saveGoal();
    server.wait(1000);
    await saveGoal({ description: '能分析时间复杂度', parentId: 512 }, 'courseEditor');
    const { pageInfo, people } = await historyOf(server, 'goals', courseId);
    expect(pageInfo.total).toBe(2);
    expect(pageInfo.list[0]).toMatchObject({ kind: 'goals', recordId: courseId, action: 'update', userId: 8, userName: 'courseEditor' });
    expect(pageInfo.list[0]?.changes).toEqual([
      { label: '教学目标 · 内容', before: '能分析复杂度', after: '能分析时间复杂度' },
      { label: '教学目标 · 指标点', before: '指标 511', after: '指标 512' },
    ]);
    expect(pageInfo.list.map(({ isLatest, canRestore }) => [isLatest, canRestore])).toEqual([
      [true, true],
      [false, true],
    ]);
    expect(people.map(({ name }) => name)).toEqual(['courseEditor', 'majorLeader']);
    const query = { kind: 'goals', recordId: courseId, userId: 5, pageNum: 1, pageSize: 1 };
    const mine = await server.call(contract.listHistory, { as: 'collegeViewer', query });
    expect((mine.data as HistoryPage).pageInfo).toMatchObject({ total: 1, list: [{ userName: 'majorLeader', canRestore: false }] });
  });

  it('names the entries of a matrix by their content, in the language of the reader', async () => {
    const { data } = await server.call(contract.getCourseMatrix, { as: 'majorLeader', query: { courseId } });
    const rows = data as { project: { id: number }; data: { relate: { relate: number } }[] }[];
    const list = rows.map((row) => ({ ...row, data: row.data.map((cell) => ({ ...cell, relate: { relate: 1 } })) }));
    await server.call(contract.updateCourseMatrix, { as: 'majorLeader', body: { courseId, list } });
    const { pageInfo } = await historyOf(server, 'courseMatrix', courseId);
    expect(pageInfo.list[0]?.changes).toContainEqual({ label: '能建模 × 绪论：顺序表', before: '★ 强支撑', after: '☆ 弱支撑' });
    const english = await server.call(contract.listHistory, {
      as: 'majorLeader',
      query: { kind: 'courseMatrix', recordId: courseId },
      headers: { 'accept-language': 'en' },
    });
    const changes = (english.data as HistoryPage).pageInfo.list[0]?.changes;
    expect(changes).toContainEqual({ label: 'Model × 绪论: 顺序表', before: '★ Strong support', after: '☆ Weak support' });
  });

  it('keeps the name of somebody who has been deleted since', async () => {
    await saveGoal();
    await database.current.db.update(schema.users).set({ deletedAt: new Date() }).where(eq(schema.users.id, 5));
    const { pageInfo, people } = await historyOf(server, 'goals', courseId, 'collegeViewer');
    expect(pageInfo.list[0]).toMatchObject({ userName: 'majorLeader' });
    expect(people).toEqual([{ id: 5, name: 'majorLeader' }]);
  });

  it('is restored only by whoever may save the record, and of no other college', async () => {
    await saveGoal();
    const [latest] = (await historyOf(server, 'goals', courseId)).pageInfo.list;
    expect((await restore(latest?.id, {}, 'collegeViewer')).code).toBe('30003');
    expect((await restore(latest?.id, {}, 'otherAdmin')).code).toBe('30003');
    expect((await server.call(contract.listHistory, { as: 'otherAdmin', query: { kind: 'goals', recordId: courseId } })).code).toBe(
      '30003',
    );
    expect((await historyOf(server, 'goals', courseId)).pageInfo.total).toBe(1);
    expect((await restore(latest?.id, {}, 'courseEditor')).code).toBe('0');
  });

  it('refuses a restore after somebody changed the record once more, and one of what began the record', async () => {
    await saveGoal();
    const seen = (await historyOf(server, 'goals', courseId)).pageInfo.list[0]?.id;
    await saveGoal({ description: '又改' });
    expect(await restore(seen, { latestId: seen })).toMatchObject({ code: '30009', message: expect.stringContaining('新的修改') });
    expect((await restore(seen)).code).toBe('0');
    const course = { ...leastCourseUnitFields(), id: 0, majorId: 101, name: '新课', courseMatrixVOS: [] };
    const manage = { level: 'major', manage: true, modify: true, permissionId: 2000, relativeId: 101 };
    const current = { userId: 5, userName: '', collegeId: 1, majorId: 101, lang: '80101' };
    const body = { manage, current, course };
    const made = await server.call(contract.saveCourseUnit, { as: 'majorLeader', body });
    const { pageInfo } = await historyOf(server, 'course', (made.data as { id: number }).id);
    expect(pageInfo.list[0]).toMatchObject({ action: 'create', canRestore: false });
    expect(await restore(pageInfo.list[0]?.id)).toMatchObject({ code: '30001', message: expect.stringContaining('最初') });
    expect((await restore(999_999)).code).toBe('30004');
  });

  it('reports what cannot be restored because what it refers to is deleted', async () => {
    const row = (relations: object[]) => server.call(contract.updateMajorMatrix, { as: 'majorLeader', body: { courseId, relations } });
    await row([]);
    server.wait(1000);
    await server.call(contract.deleteCourseGoal, { as: 'majorLeader', query: { courseGoalId: 301 } });
    const [latest] = (await historyOf(server, 'majorMatrix', 101)).pageInfo.list;
    expect(latest).toMatchObject({ part: '课程 own' });
    const { code, data } = await restore(latest?.id);
    expect(code).toBe('0');
    expect(data).toEqual({ leftOut: [expect.stringContaining('1 个教学目标未恢复'), expect.stringContaining('矩阵单元')] });
  });

  it('brings a major back only for whoever manages it', async () => {
    const major = { id: 101, departmentId: 11, name: '软件工程（卓越班）', code: '080902', standard: '' };
    const save = () => server.call(contract.saveMajor, { as: 'majorLeader', body: major });
    expect((await save()).code).toBe('0');
    const [latest] = (await historyOf(server, 'major', 101)).pageInfo.list;
    expect(latest?.changes).toEqual([{ label: '专业名称', before: '软件工程', after: '软件工程（卓越班）' }]);
    expect((await historyOf(server, 'major', 101, 'courseEditor')).pageInfo.list[0]).toMatchObject({ canRestore: false });
    expect((await restore(latest?.id, {}, 'courseEditor')).code).toBe('30003');
    expect((await restore(latest?.id)).code).toBe('0');
    const info = await server.call(contract.getMajorInfo, { as: 'majorLeader', query: { majorid: 101 } });
    expect(info.data).toMatchObject({ name: '软件工程' });
    expect((await historyOf(server, 'major', 101)).pageInfo.list.map(({ action }) => action)).toEqual(['restore', 'update']);
  });

  it('refuses kinds of which no history is kept, with a sentence', async () => {
    const { code, message } = await server.call(contract.listHistory, { as: 'majorLeader', query: { kind: 'news', recordId: 1 } });
    expect([code, message]).toEqual(['30001', '此类数据没有修改历史。']);
  });
});
