import * as contract from '@college/api-client/contract';
import type { ProjectMatrixAxes, ProjectMatrixRow } from '@college/curriculum-model';
import { beforeEach, expect, it } from 'vitest';
import { schema } from '../db';
import { describeOnEachEngine } from '../db/testing';
import { cast } from '../testing/scene';
import { testServer } from '../testing/testServer';
import { setMatrixScene, storedMatrices } from './matrixScene.test-data';

describeOnEachEngine('the project matrices', (database) => {
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

  const get = async (endpoint: contract.Endpoint, headers: Record<string, string> = {}) =>
    (await server.call(endpoint, { as: 'collegeViewer', query: { courseId: 1001 }, headers })).data;
  const rows = async () => (await get(contract.getProjectMatrices)) as ProjectMatrixRow[];
  const save = (list: unknown, { language = 'zh', ...rest }: { language?: string; version?: number } = {}) =>
    server.call(contract.updateProjectMatrix, {
      as: 'courseEditor',
      body: { courseId: 1001, list, ...rest },
      headers: { 'accept-language': language },
    });
  const cell = (taskGoalId: number, ksaId: number, relate = 0, projectMatrixId = 322) => {
    const ksa = { id: ksaId, title: 'K', level: 1, description: 'x' };
    return { id: 0, projectMatrixId, taskGoalId, ksa, relate: { relate } };
  };
  const row = (id: number, ...projectMatrices: unknown[]) => ({ courseMatrix: { id }, projectMatrices });
  const places = async () =>
    (await rows()).flatMap(({ projectMatrices }) =>
      projectMatrices.map(({ projectMatrixId, taskGoalId, ksa, relate }) => [projectMatrixId, taskGoalId, ksa.id, relate.relate]),
    );

  it('has for each chapter its task goals in order and its placed points', async () => {
    const axes = (await get(contract.getProjectMatrixAxes)) as ProjectMatrixAxes[];
    expect(axes.map(({ project, goals, points }) => [project.name, goals.map(({ id }) => id), points.map(({ id }) => id)])).toEqual([
      ['线性表', [212, 213], [222, 221]],
      ['绪论', [211], [221]],
    ]);
    expect(axes[1]?.goals[0]).toMatchObject({
      projectId: 201,
      product: '程序',
      translations: { en: { description: { text: 'Task one' } } },
    });
  });

  it('has a row for each placed point with its KSA, without what lost its row or column', async () => {
    expect(await rows()).toMatchObject([
      {
        courseMatrix: { id: 322, point: { id: 222 } },
        projectMatrices: [{ taskGoalId: 212, ksa: { title: 'S', level: 1 }, relate: { code: '☆' } }],
        version: 7,
      },
      { courseMatrix: { id: 323 }, projectMatrices: [{ taskGoalId: 213, ksa: { id: 233 } }], version: 7 },
      { courseMatrix: { id: 321 }, projectMatrices: [{ taskGoalId: 211, ksa: { id: 231 }, relate: { name: '强支撑' } }], version: 7 },
    ]);
    const english = (await get(contract.getProjectMatrices, { 'accept-language': 'en' })) as ProjectMatrixRow[];
    expect(english[0]?.projectMatrices[0]?.relate.name).toBe('Weak support');
  });

  it('becomes what is saved for the listed rows, and stays as it is elsewhere', async () => {
    const reply = await save([row(322, cell(212, 232, 0), cell(213, 231, 1))], { version: 7 });
    expect(reply).toMatchObject({ code: '0', message: '保存成功', data: { version: 8 } });
    expect(await places()).toEqual([
      [322, 212, 232, 0],
      [322, 213, 231, 1],
      [323, 213, 233, 0],
      [321, 211, 231, 0],
    ]);
    const [audit] = await database.current.db.select().from(schema.auditLog);
    expect(audit).toMatchObject({ userId: cast.courseEditor.id, entity: 'projectMatrix', entityId: 1001, action: 'updated' });
    expect(audit?.before).toMatchObject({ cells: [{ ksaId: 232, relate: 1 }] });
    expect(await save([row(322), row(323, cell(213, 233, -1, 323))])).toMatchObject({ code: '0' });
    expect(await places()).toEqual([[321, 211, 231, 0]]);
  });

  it('keeps the id of an entry that stays', async () => {
    const ids = async () => (await rows())[0]?.projectMatrices.map(({ id }) => id);
    const before = await ids();
    await save([row(322, cell(212, 232, 0))]);
    expect(await ids()).toEqual(before);
  });

  it('answers a save of an older version with the matrix as it is, and changes nothing', async () => {
    const before = await storedMatrices(database.current);
    expect(await save([row(322)], { version: 6 })).toMatchObject({ code: '30009', data: [{ courseMatrix: { id: 322 } }, {}, {}] });
    expect(await storedMatrices(database.current)).toEqual(before);
    isSceneWhole = true;
  });

  it.each([
    ['a point that is placed nowhere', [row(99_999)], '第 1 个课点不在该课程的课程矩阵中，或已被移出。', /Point 1/],
    ['a point that lost its column', [row(324)], '第 1 个课点不在该课程的课程矩阵中，或已被移出。', /Point 1/],
    ['a point twice', [row(322), row(322)], '第 2 个课点在列表中重复。', /in the list twice/],
    [
      'a task goal of another chapter',
      [row(322, cell(211, 231))],
      '课点「链表」的第 1 项的任务目标不属于该项目/章节，或已被删除。',
      /task goal/,
    ],
    ['a task goal in the trash', [row(322, cell(214, 231))], '课点「链表」的第 1 项的任务目标不属于该项目/章节，或已被删除。', /task goal/],
    ['an unknown KSA item', [row(322, cell(212, 99_999))], '课点「链表」的第 1 项的 KSA 不属于该课程，或已被删除。', /KSA item/],
    [
      'a KSA item in the trash',
      [row(322, cell(212, 231), cell(212, 234))],
      '课点「链表」的第 2 项的 KSA 不属于该课程，或已被删除。',
      /Entry 2/,
    ],
    [
      'a KSA item twice',
      [row(322, cell(212, 231), cell(212, 231, 1))],
      '课点「链表」的第 2 项重复：同一 KSA 在同一任务目标下只能出现一次。',
      /twice/,
    ],
    ['strength 5', [row(322, cell(212, 231, 5))], '第 1 行支撑强度不在可选范围内', /Support strength/],
  ])('%s is refused with a sentence, and nothing changes', async (_what, list, zh, en) => {
    const before = await storedMatrices(database.current);
    expect(await save(list)).toMatchObject({ status: 200, code: '30001', message: zh });
    expect(await save(list, { language: 'en' })).toMatchObject({ code: '30001', message: expect.stringMatching(en) });
    expect(await storedMatrices(database.current)).toEqual(before);
    isSceneWhole = true;
  });
});
