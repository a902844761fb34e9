import * as contract from '@college/api-client/contract';
import type { TaskGoal } from '@college/curriculum-model';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { schema } from '../db';
import { describeOnEachEngine } from '../db/testing';
import { cast } from '../testing/scene';
import { testServer } from '../testing/testServer';
import { setMatrixScene, storedMatrices } from './matrixScene.test-data';

describeOnEachEngine('task goals', (database) => {
  const server = testServer(() => database.current);
  // Tests that found everything as it was leave the scene to the next one.
  let isSceneWhole = false;
  beforeEach(async () => {
    if (!isSceneWhole) {
      await setMatrixScene(database.current);
      server.forgetSessions();
    }
    isSceneWhole = false;
  });

  const list = async (projectId = 202) =>
    (await server.call(contract.listTaskGoals, { as: 'collegeViewer', query: { projectId } })).data as TaskGoal[];
  const save = (body: unknown, language = 'zh') =>
    server.call(contract.updateTaskGoal, { as: 'courseEditor', body, headers: { 'accept-language': language } });
  const goal = (change: Partial<TaskGoal>) => ({ id: 0, projectId: 202, description: '新目标', product: '报告', ...change });
  const texts = async () => (await list()).map(({ description }) => description);
  const cells = async () => (await storedMatrices(database.current)).projectCells.map(({ taskGoalId }) => taskGoalId);

  it('are listed in their order, without those in the trash', async () => {
    expect(await list()).toMatchObject([
      { id: 212, projectId: 202, description: '任务二', product: '', version: 1 },
      { id: 213, projectId: 202, description: '任务三', product: '', version: 1 },
    ]);
  });

  it('are added one by one at the end, and changed by their id', async () => {
    expect(await save(goal({ description: ' 新目标 ' }))).toMatchObject({
      code: '0',
      message: '保存成功',
      data: { record: [{}, {}, { description: '新目标' }] },
    });
    expect(await save(goal({ id: 212, description: '改过', version: 1 }))).toMatchObject({ code: '0' });
    expect(await texts()).toEqual(['改过', '任务三', '新目标']);
    expect((await list())[0]).toMatchObject({ product: '报告', version: 2 });
    const audits = await database.current.db.select().from(schema.auditLog).orderBy(schema.auditLog.id);
    expect(audits[1]).toMatchObject({ userId: cast.courseEditor.id, entity: 'taskGoals', entityId: 202, action: 'updated' });
    expect(audits[1]?.before).toMatchObject({ goals: [{ description: '任务二' }, {}, {}] });
  });

  it('are replaced by a list, in its order', async () => {
    expect(
      (await save({ projectId: 202, goals: [{ ...goal({ id: 213, description: '任务三' }), projectId: undefined }, goal({})] })).code,
    ).toBe('0');
    expect(await texts()).toEqual(['任务三', '新目标']);
    expect((await save({ projectId: 202, goals: [] })).code).toBe('0');
    expect(await list()).toEqual([]);
  });

  it('are deleted with their column, by a list or by a negated id', async () => {
    await save({ projectId: 202, goals: [goal({ id: 213 })] });
    expect(await cells()).toEqual([211, 213, 214, 213]);
    const [audit] = await database.current.db.select().from(schema.auditLog);
    expect(audit?.before).toMatchObject({ removedCells: [{ taskGoalId: 212, ksaId: 232 }] });
    await save(goal({ id: -213 }));
    expect(await cells()).toEqual([211, 214]);
    expect(await list()).toEqual([]);
    const [trashed] = await database.current.db.select().from(schema.taskGoals).where(eq(schema.taskGoals.id, 213));
    expect(trashed?.deletedAt).not.toBeNull();
  });

  it('leave the version of the course alone, so that who has its matrices open meets no conflict with themselves', async () => {
    await save(goal({}));
    const { units } = await storedMatrices(database.current);
    expect(units.find(({ id }) => id === 1001)?.version).toBe(7);
  });

  it('are not overwritten by somebody who read an older text', async () => {
    await save(goal({ id: 212, description: '别人改的' }));
    const mine = goal({ id: 212, description: '我改的', version: 1 });
    expect(await save(mine)).toMatchObject({ code: '30009', data: [{ id: 212, description: '别人改的', version: 2 }, {}] });
    expect(await save({ projectId: 202, goals: [mine] })).toMatchObject({ code: '30009' });
    expect(await save({ ...mine, id: -212 })).toMatchObject({ code: '30009' });
    expect(await texts()).toEqual(['别人改的', '任务三']);
  });

  it('are not lost to a list that never knew of them', async () => {
    await save(goal({ description: '别人刚加的' }));
    const goals = [goal({ id: 213 }), goal({ id: 212 })];
    expect(await save({ projectId: 202, goals, known: [212, 213] })).toMatchObject({
      code: '30009',
      message: expect.stringContaining('其他人刚刚'),
    });
    expect(await texts()).toEqual(['任务二', '任务三', '别人刚加的']);
    const known = (await list()).map(({ id }) => id);
    expect((await save({ projectId: 202, goals, known })).code).toBe('0');
    expect(await texts()).toHaveLength(2);
  });

  it('keep both of two additions at the same time', async () => {
    const replies = await Promise.all(['甲', '乙', '丙'].map((description) => save(goal({ description }))));
    expect(replies.map(({ code }) => code)).toEqual(['0', '0', '0']);
    expect((await texts()).toSorted()).toEqual(['任务二', '任务三', '甲', '乙', '丙'].toSorted());
  });

  it.each([
    ['a blank description', goal({ description: '  ' }), '30001', '目标内容不能为空，请重新输入', 'Content cannot be empty'],
    [
      'a blank description in a list',
      { projectId: 202, goals: [goal({}), goal({ description: '' })] },
      '30001',
      '目标内容不能为空，请重新输入',
      'Content cannot be empty',
    ],
    [
      'a goal of another chapter',
      goal({ id: 211 }),
      '30004',
      '找不到该任务目标，可能已被删除。',
      'This task goal does not exist. It may have been deleted.',
    ],
    [
      'a goal in the trash',
      goal({ id: -214 }),
      '30004',
      '找不到该任务目标，可能已被删除。',
      'This task goal does not exist. It may have been deleted.',
    ],
    [
      'a goal of another chapter in a list',
      { projectId: 202, goals: [goal({ id: 211 })] },
      '30001',
      '第 1 个任务目标不属于该项目/章节，或已被删除。',
      'Task goal 1 does not belong to this project / chapter, or was deleted.',
    ],
    [
      'a goal twice',
      { projectId: 202, goals: [goal({ id: 212 }), goal({ id: 212 })] },
      '30001',
      '第 2 个任务目标在列表中重复。',
      'Task goal 2 is in the list twice.',
    ],
    [
      'a chapter in the trash',
      goal({ projectId: 203 }),
      '30004',
      '找不到该数据，可能已被删除。',
      'This record does not exist. It may have been deleted.',
    ],
    ['too many', { projectId: 202, goals: Array.from({ length: 201 }, () => goal({})) }, '30001', undefined, undefined],
  ])('%s is refused with a sentence, and nothing changes', async (_what, body, code, zh, en) => {
    const before = await storedMatrices(database.current);
    const replies = [await save(body), await save(body, 'en')];
    expect(replies.map((reply) => reply.code)).toEqual([code, code]);
    if (zh) expect(replies.map(({ message }) => message)).toEqual([zh, en]);
    expect(await storedMatrices(database.current)).toEqual(before);
    isSceneWhole = true;
  });

  it('of one more than a chapter holds are refused', async () => {
    await save({ projectId: 202, goals: Array.from({ length: 200 }, (_, index) => goal({ description: `目标 ${index}` })) });
    expect(await save(goal({}))).toMatchObject({ code: '30001', message: '一个项目/章节最多 200 个任务目标。' });
    expect(await list()).toHaveLength(200);
  });
});
