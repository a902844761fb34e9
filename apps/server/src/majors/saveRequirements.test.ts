import * as contract from '@college/api-client/contract';
import type { GraduateRequire } from '@college/curriculum-model';
import { asc, eq, isNull } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { schema } from '../db';
import { describeOnEachEngine } from '../db/testing';
import { places, setScene, type Role } from '../testing/scene';
import { testServer } from '../testing/testServer';

const { major, unit } = places.own;

describeOnEachEngine('graduation requirements', (database) => {
  const server = testServer(() => database.current);
  beforeEach(async () => {
    const { db } = database.current;
    await setScene(database.current);
    server.forgetSessions();
    await db.insert(schema.graduationRequirements).values([
      { id: 401, majorId: major, description: '1 工程知识', position: 0, translations: { en: { description: english('1 Engineering') } } },
      { id: 402, majorId: major, description: '2 问题分析', position: 1 },
      { id: 403, majorId: places.otherCollege.major, description: '外校' },
    ]);
    await db.insert(schema.indicators).values([
      { id: 501, requirementId: 401, description: '1.1 甲', position: 0 },
      { id: 502, requirementId: 401, description: '1.2 乙', position: 1 },
      { id: 503, requirementId: 402, description: '2.1 丙', position: 0 },
      { id: 504, requirementId: 403, description: '外校指标点', position: 0 },
    ]);
    await db.insert(schema.projects).values({ id: 701, courseUnitId: unit, name: '绪论' });
    await db.insert(schema.points).values({ id: 721, courseUnitId: unit, title: '课点', description: 'x' });
    await db.insert(schema.ksas).values({ id: 731, courseUnitId: unit, title: 'K', level: 1, description: 'x' });
    await db.insert(schema.taskGoals).values({ id: 741, projectId: 701, description: '任务', product: '' });
    await db.insert(schema.teachingGoals).values([
      { id: 601, courseUnitId: unit, indicatorId: 501, description: '目标一' },
      { id: 602, courseUnitId: unit, indicatorId: 502, description: '目标二' },
      { id: 603, courseUnitId: places.managed.unit, indicatorId: 502, description: '未绑定的目标' },
    ]);
    await db.insert(schema.majorMatrixEntries).values([
      { id: 801, courseUnitId: unit, indicatorId: 501, relate: 0 },
      { id: 802, courseUnitId: unit, indicatorId: 502, relate: 1 },
    ]);
    await db.insert(schema.majorMatrixGoals).values([
      { entryId: 801, goalId: 601 },
      { entryId: 802, goalId: 602 },
    ]);
    await db.insert(schema.courseMatrixEntries).values([
      { id: 901, courseUnitId: unit, projectId: 701, goalId: 601, pointId: 721, relate: 0 },
      { id: 902, courseUnitId: unit, projectId: 701, goalId: 602, pointId: 721, relate: 0 },
    ]);
    await db.insert(schema.projectMatrixEntries).values({ courseMatrixEntryId: 902, taskGoalId: 741, ksaId: 731, relate: 1 });
  });

  const save = (list: unknown, { version = 1, as = 'majorLeader' }: { version?: number; as?: Role } = {}) =>
    server.call(contract.saveGraduateRequires, { as, body: { majorId: major, list, version } });
  const read = async (query: Record<string, unknown> = {}, headers: Record<string, string> = {}) =>
    (await server.call(contract.getGraduateRequires, { as: 'majorLeader', query: { majorid: major, ...query }, headers }))
      .data as GraduateRequire[];
  const audited = async (entity: string) =>
    database.current.db.select().from(schema.auditLog).where(eq(schema.auditLog.entity, entity)).orderBy(asc(schema.auditLog.id));
  const keepAll = [
    { id: 401, description: '1 工程知识', children: [indicator(501, '1.1 甲'), indicator(502, '1.2 乙')] },
    { id: 402, description: '2 问题分析', children: [indicator(503, '2.1 丙')] },
  ];

  it('becomes exactly the list: added, rewritten, moved and in its order, and the same after a reload', async () => {
    const reply = await save([
      { id: 402, description: '1 问题分析', children: [indicator(503, '1.1 丙'), indicator(502, '1.2 乙'), indicator(0, ' 1.3 新 ')] },
      { id: 401, description: '2 工程知识', children: [indicator(501, '2.1 甲')] },
      { id: 0, description: '3 沟通', children: [indicator(0, '3.1 丁')] },
    ]);
    expect(reply).toMatchObject({ code: '0', message: '保存成功' });
    const list = await read({ record: '1' });
    expect(reply.data).toEqual(list);
    expect(list.map(({ description, children }) => [description, children.map((child) => child.description)])).toEqual([
      ['1 问题分析', ['1.1 丙', '1.2 乙', '1.3 新']],
      ['2 工程知识', ['2.1 甲']],
      ['3 沟通', ['3.1 丁']],
    ]);
    expect(list[1]?.translations?.en?.description?.text).toBe('1 Engineering');
    expect(list[0]?.children.map(({ id }) => id).slice(0, 2)).toEqual([503, 502]);
    // A moved indicator point keeps its dependents.
    expect(await database.current.db.$count(schema.majorMatrixEntries)).toBe(2);
    const info = await server.call(contract.getMajorInfo, { as: 'majorLeader', query: { majorid: major } });
    expect(info.data).toMatchObject({ version: 2 });
    const [change] = await audited('graduateRequires');
    expect(change).toMatchObject({ action: 'updated', entityId: major, userId: 5, before: { list: [{ id: 401 }, { id: 402 }] } });
    expect(change?.after).toMatchObject({ list: [{ id: 402 }, { id: 401 }, { description: '3 沟通' }] });
  });

  it('takes along what depends on an indicator point that is gone, softly, and writes it down course by course', async () => {
    const { db } = database.current;
    const use = await server.call(contract.listRequireUse, { as: 'majorLeader', query: { majorid: major } });
    expect(use.data).toEqual([
      { indicatorId: 501, courses: [{ id: unit, name: '课程 own', relate: 0, goals: 1, translations: {} }] },
      {
        indicatorId: 502,
        courses: [
          { id: unit, name: '课程 own', relate: 1, goals: 1, translations: {} },
          { id: places.managed.unit, name: '课程 managed', relate: -1, goals: 1, translations: {} },
        ],
      },
    ]);
    expect(
      (await save([{ id: 401, description: '1 工程知识', children: [indicator(501, '1.1 甲'), indicator(-502, '1.2 乙')] }, keepAll[1]]))
        .code,
    ).toBe('0');
    expect((await read()).flatMap(({ children }) => children.map(({ id }) => id))).toEqual([501, 503]);
    const goals = await db.select({ id: schema.teachingGoals.id }).from(schema.teachingGoals).where(isNull(schema.teachingGoals.deletedAt));
    expect(goals).toEqual([{ id: 601 }]);
    expect(await db.$count(schema.teachingGoals)).toBe(3);
    expect((await db.select().from(schema.majorMatrixEntries)).map(({ id }) => id)).toEqual([801]);
    expect((await db.select().from(schema.courseMatrixEntries)).map(({ id }) => id)).toEqual([901]);
    expect(await db.$count(schema.projectMatrixEntries)).toBe(0);
    expect(await audited('majorMatrix')).toMatchObject([
      {
        entityId: unit,
        before: { bindings: [{ indicatorId: 501 }, { indicatorId: 502, goals: [602] }] },
        after: { bindings: [{ indicatorId: 501, relate: 0, goals: [601] }] },
      },
    ]);
    expect(await audited('goal')).toMatchObject([
      { entityId: 602, action: 'deleted', before: { parentId: 502, courseCells: [{ id: 902 }], projectCells: [{ ksaId: 731 }] } },
      { entityId: 603, action: 'deleted', before: { courseCells: [] } },
    ]);
    // Who has the course's matrices open learns of it.
    const units = await db
      .select()
      .from(schema.courseUnits)
      .where(eq(schema.courseUnits.majorId, major))
      .orderBy(asc(schema.courseUnits.id));
    expect(units.map(({ version }) => version)).toEqual([2, 2]);
  });

  it('keeps everything where somebody else saved first, and returns the stored list', async () => {
    expect((await save(keepAll)).code).toBe('0');
    const late = await save([], { version: 1 });
    expect(late).toMatchObject({ code: '30009', data: { majorId: major, version: 2, list: [{ id: 401 }, { id: 402 }] } });
    expect(await read()).toHaveLength(2);
    // A save that changes nothing counts as a save, but is no edit.
    expect(await audited('graduateRequires')).toEqual([]);
  });

  it('stores one of two concurrent saves and rejects the other; a goal saved meanwhile is deleted with its indicator point or rejected', async () => {
    const goal = { id: 0, parentId: 502, courseId: unit, description: '同时保存的目标' };
    const [one, other, late] = await Promise.all([
      save([keepAll[1]]),
      save([{ id: 0, description: '1 沟通', children: [] }]),
      server.call(contract.updateCourseGoals, { as: 'courseLeader', body: [goal] }),
    ]);
    expect([one.code, other.code].toSorted()).toEqual(['0', '30009']);
    expect(['0', '30001']).toContain(late.code);
    const alive = (await read()).flatMap(({ children }) => children.map(({ id }) => id));
    const goals = await database.current.db.select().from(schema.teachingGoals).where(isNull(schema.teachingGoals.deletedAt));
    expect(goals.every(({ indicatorId }) => alive.includes(indicatorId))).toBe(true);
  });

  it.each([
    [
      'a requirement of another college',
      [{ id: 403, description: 'x', children: [] }],
      '30004',
      '第 1 条毕业要求不属于该专业，或已被删除。',
    ],
    [
      'an indicator point of another college',
      [{ id: 401, description: 'x', children: [indicator(504, 'y')] }],
      '30004',
      '第 1 条毕业要求的第 1 个指标点不属于该专业，或已被删除。',
    ],
    ['a foreign id to delete', [{ id: -403, description: 'x', children: [] }], '30004', '第 1 条毕业要求不属于该专业，或已被删除。'],
    ['a requirement twice', [keepAll[0], { ...keepAll[0], children: [] }], '30001', '第 2 条毕业要求在列表中重复。'],
    [
      'an indicator point twice',
      [{ id: 401, description: 'x', children: [indicator(501, 'a'), indicator(501, 'b')] }],
      '30001',
      '第 1 条毕业要求的第 2 个指标点在列表中重复。',
    ],
    ['an empty text', [{ id: 401, description: '   ', children: [] }], '30001', '第 1 行内容不能为空'],
    ['no list', 'all', '30001', '列表项格式不正确'],
  ])('refuses %s with a sentence and changes nothing', async (_, list, code, sentence) => {
    const before = await read({ record: '1' });
    const reply = await save(list);
    expect([reply.code, reply.message.replace(/。?$/, '')]).toEqual([code, sentence.replace(/。?$/, '')]);
    expect(await read({ record: '1' })).toEqual(before);
    expect(await database.current.db.$count(schema.auditLog)).toBe(0);
  });

  it('returns texts as recorded for editing, and otherwise in the reader’s language', async () => {
    expect((await read({}, { 'accept-language': 'en' }))[0]).toEqual(expect.objectContaining({ description: '1 Engineering' }));
    expect((await read({ record: '1' }, { 'accept-language': 'en' }))[0]).toMatchObject({
      description: '1 工程知识',
      translations: { en: { description: { text: '1 Engineering' } } },
    });
  });
});

function indicator(id: number, description: string) {
  return { id, description };
}

function english(text: string) {
  return { text, updatedAt: '2026-03-01T00:00:00Z' };
}
