import * as contract from '@college/api-client/contract';
import type { MajorMatrix } from '@college/curriculum-model';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { schema } from '../db';
import { describeOnEachEngine } from '../db/testing';
import { cast, type Role } from '../testing/scene';
import { testServer } from '../testing/testServer';
import { rowOfUnit, setMatrixScene, storedMatrices } from './matrixScene.test-data';

describeOnEachEngine('the major matrix', (database) => {
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

  const read = async (as: Role = 'collegeViewer') =>
    (await server.call(contract.getMajorMatrix, { as, query: { courseId: 1001 } })).data as MajorMatrix;
  const save = (
    relations: unknown,
    { as = 'courseEditor', language = 'zh', ...rest }: { as?: Role; language?: string; version?: number } = {},
  ) =>
    server.call(contract.updateMajorMatrix, {
      as,
      body: { courseId: 1001, relations, ...rest },
      headers: { 'accept-language': language },
    });
  const saveRows = (rows: unknown, majorId = 101, as: Role = 'majorEditor') =>
    server.call(contract.saveMajorRows, { as, body: { majorId, rows } });
  const row = (courseId = 1001) => rowOfUnit(database.current, courseId);

  it('has the requirements with their indicator points and goals, the courses, and a binding for each cell under its id', async () => {
    const { requirements, courses, data, bindings } = await read();
    expect(requirements).toMatchObject([
      {
        id: 401,
        children: [
          {
            id: 511,
            children: [{ id: 302 }, { id: 351, courseId: 1002 }, { id: 301, translations: { en: { description: { text: 'Model' } } } }],
          },
          { id: 512, children: [{ id: 303, parentId: 512 }] },
        ],
      },
    ]);
    expect(courses).toMatchObject([
      { id: 1001, name: '课程 own', classId: 1, typeId: 3, version: 7, translations: { en: { name: { text: 'Data Structures' } } } },
      { id: 1002 },
    ]);
    expect(data.map(({ id, courseUnitId, graduateRequireId, relate }) => [id, courseUnitId, graduateRequireId, relate])).toEqual([
      [311, 1001, 511, 1],
      [312, 1001, 512, 0],
      [361, 1002, 511, 0],
    ]);
    expect(bindings).toEqual([
      { id: 311, requireId: 511, relate: 1, goals: [302, 301] },
      { id: 312, requireId: 512, relate: 0, goals: [303] },
      { id: 361, requireId: 511, relate: 0, goals: [351] },
    ]);
  });

  it('reports which rows the caller may change', async () => {
    const editable = async (as: Role) => (await read(as)).courses.filter((course) => course.editable).map(({ id }) => id);
    expect(await editable('courseLeader')).toEqual([1001]);
    expect(await editable('courseEditor')).toEqual([1001, 1002]);
    expect(await editable('majorEditor')).toEqual([1001, 1002]);
    expect(await editable('collegeViewer')).toEqual([]);
  });

  it('shows nothing of what is in the trash or was never saved, except for the requested course', async () => {
    const { db } = database.current;
    await db.update(schema.courseUnits).set({ initing: true }).where(eq(schema.courseUnits.majorId, 101));
    expect((await read()).courses.map(({ id }) => id)).toEqual([1001]);
    await db.update(schema.courseUnits).set({ initing: false, deletedAt: new Date() }).where(eq(schema.courseUnits.id, 1002));
    await db.update(schema.indicators).set({ deletedAt: new Date() }).where(eq(schema.indicators.id, 512));
    const { courses, data, requirements } = await read();
    expect([courses.map(({ id }) => id), data.map(({ id }) => id)]).toEqual([[1001], [311]]);
    expect(requirements[0]?.children.flatMap(({ children = [] }) => children.map(({ id }) => id))).toEqual([302, 301]);
  });

  it('becomes what is saved of a row; goals move under the indicator point they are bound to', async () => {
    const reply = await save(
      [
        { requireId: 511, relate: 0, goals: [301] },
        { requireId: 512, relate: 1, goals: [{ id: 303 }, { id: 302 }] },
      ],
      { version: 7 },
    );
    expect(reply).toMatchObject({ code: '0', message: '保存成功', data: { version: 8 } });
    expect(await row()).toEqual([
      [511, 0, [301]],
      [512, 1, [302, 303]],
    ]);
    const { goals, courseCells, entries } = await storedMatrices(database.current);
    expect(goals.find(({ id }) => id === 302)).toMatchObject({ indicatorId: 512, version: 2 });
    expect(goals.find(({ id }) => id === 301)).toMatchObject({ indicatorId: 511, version: 1 });
    expect(entries.map(({ id }) => id)).toEqual([311, 312, 361]);
    expect(courseCells).toHaveLength(4);
    const [audit] = await database.current.db.select().from(schema.auditLog);
    expect(audit).toMatchObject({ userId: cast.courseEditor.id, entity: 'majorMatrix', entityId: 1001, action: 'updated' });
    expect(audit?.before).toMatchObject({ bindings: [{ indicatorId: 511, relate: 1, goals: [301, 302] }, {}] });
  });

  it('takes the columns of unbound goals out of the course matrix, with what depends on them', async () => {
    expect((await save([{ requireId: 512, relate: 0, goals: [303] }])).code).toBe('0');
    expect(await row()).toEqual([[512, 0, [303]]]);
    const { courseCells, projectCells, goals } = await storedMatrices(database.current);
    expect(courseCells.map(({ id }) => id)).toEqual([323, 324]);
    expect(projectCells.map(({ courseMatrixEntryId }) => courseMatrixEntryId)).toEqual([323, 323, 324]);
    expect(goals.find(({ id }) => id === 301)).toMatchObject({ indicatorId: 511, deletedAt: null });
    const [audit] = await database.current.db.select().from(schema.auditLog);
    expect(audit?.before).toMatchObject({
      removed: { courseCells: [{ id: 321 }, { id: 322 }], projectCells: [{ ksaId: 231 }, { ksaId: 232 }] },
    });
  });

  it('keeps a binding to which no goal is bound yet', async () => {
    await save([{ requireId: 511, relate: 1, goals: [] }]);
    expect(await row()).toEqual([[511, 1, []]]);
    expect((await read()).bindings).toMatchObject([{ requireId: 511, goals: [] }, { goals: [351] }]);
  });

  it('rebinds a goal whose indicator point was deleted', async () => {
    await database.current.db.update(schema.indicators).set({ deletedAt: new Date() }).where(eq(schema.indicators.id, 512));
    expect((await save([{ requireId: 511, relate: 1, goals: [303] }])).code).toBe('0');
    expect((await read()).bindings[0]).toMatchObject({ requireId: 511, goals: [303] });
  });

  it('saves several rows at once and answers each course’s version', async () => {
    const reply = await saveRows([
      { courseId: 1002, version: 7, relations: [{ requireId: 512, relate: 1, goals: [351] }] },
      { courseId: 1001, version: 7, relations: [] },
    ]);
    expect(reply.data).toEqual([
      { courseId: 1002, version: 8 },
      { courseId: 1001, version: 8 },
    ]);
    expect([await row(1001), await row(1002)]).toEqual([[], [[512, 1, [351]]]]);
  });

  it('answers a row of an older version with the rows as they are, and saves none of the others', async () => {
    const before = await storedMatrices(database.current);
    const reply = await saveRows([
      { courseId: 1001, version: 7, relations: [] },
      { courseId: 1002, version: 6, relations: [] },
    ]);
    expect(reply).toMatchObject({
      code: '30009',
      message: '「课程 managed」的矩阵已被其他人修改，请选择保留哪一份内容。',
      data: [{ courseId: 1002, version: 7, relations: [{ requireId: 511, relate: 0, goals: [351] }] }],
    });
    expect(await storedMatrices(database.current)).toEqual(before);
    isSceneWhole = true;
  });

  it('lets one of two saves of the same version win, and refuses the other', async () => {
    const replies = await Promise.all([
      save([{ requireId: 511, relate: 0, goals: [301, 302] }], { version: 7 }),
      save([{ requireId: 512, relate: 0, goals: [303] }], { version: 7, as: 'majorEditor' }),
    ]);
    expect(replies.map(({ code }) => code).toSorted()).toEqual(['0', '30009']);
    const won = replies[0]?.code === '0' ? [[511, 0, [301, 302]]] : [[512, 0, [303]]];
    expect(await row()).toEqual(won);
  });

  it('does not let two saves of several courses in different order wait for each other', async () => {
    const forwards = [1001, 1002].map((courseId) => ({ courseId, version: 7, relations: [{ requireId: 511, relate: 0, goals: [] }] }));
    const backwards = [1002, 1001].map((courseId) => ({ courseId, version: 7, relations: [{ requireId: 512, relate: 1, goals: [] }] }));
    const replies = await Promise.all(Array.from({ length: 6 }, (_, index) => saveRows(index % 2 ? forwards : backwards)));
    // All began from the same versions: one is stored, and the others are answered instead of waiting.
    expect(replies.map(({ code }) => code).toSorted()).toEqual(['0', ...Array<string>(5).fill('30009')]);
    expect(await row(1001)).toEqual(await row(1002));
  });

  it.each([
    [
      'an indicator point of another major',
      [{ requireId: 521, relate: 0, goals: [] }],
      '「课程 own」的第 1 个绑定的指标点不属于该专业，或已被删除。',
      /indicator point/,
    ],
    [
      'a goal of another course',
      [{ requireId: 511, relate: 0, goals: [351] }],
      '「课程 own」的第 1 个绑定中有教学目标不属于该课程，或已被删除。',
      /teaching goal/,
    ],
    [
      'a goal in the trash',
      [{ requireId: 511, relate: 0, goals: [304] }],
      '「课程 own」的第 1 个绑定中有教学目标不属于该课程，或已被删除。',
      /teaching goal/,
    ],
    [
      'an indicator point twice',
      [511, 511].map((requireId) => ({ requireId, relate: 0, goals: [] })),
      '「课程 own」的第 2 个绑定重复：同一指标点只能绑定一次。',
      /occurs twice/,
    ],
    [
      'a goal twice',
      [511, 512].map((requireId) => ({ requireId, relate: 0, goals: [301] })),
      '「课程 own」的第 2 个绑定中有教学目标重复：一个教学目标只能绑定到一个指标点。',
      /bound before/,
    ],
    ['strength 5', [{ requireId: 511, relate: 5, goals: [] }], '第 1 行支撑强度不在可选范围内', /Support strength/],
    ['strength -1', [{ requireId: 511, relate: -1, goals: [] }], '第 1 行支撑强度不在可选范围内', /Support strength/],
  ])('%s is refused with a sentence, and nothing changes', async (_what, relations, zh, en) => {
    const before = await storedMatrices(database.current);
    expect(await save(relations)).toMatchObject({ status: 200, code: '30001', message: zh });
    expect(await save(relations, { language: 'en' })).toMatchObject({ code: '30001', message: expect.stringMatching(en) });
    expect(await storedMatrices(database.current)).toEqual(before);
    isSceneWhole = true;
  });

  it.each([
    ['a course of another major', [{ courseId: 1003, relations: [] }], '30001'],
    ['a course twice', [1001, 1001].map((courseId) => ({ courseId, relations: [] })), '30001'],
    ['an unknown course', [{ courseId: 999_999, relations: [] }], '30004'],
    ['too many rows', Array.from({ length: 501 }, (_, index) => ({ courseId: index + 1, relations: [] })), '30001'],
    ['no rows', [], '30001'],
    [
      'one wrong row among right ones',
      [
        { courseId: 1001, relations: [] },
        { courseId: 1002, relations: [{ requireId: 511, relate: 0, goals: [301] }] },
      ],
      '30001',
    ],
  ])('%s in a list of rows is refused, and nothing changes', async (_what, rows, code) => {
    const before = await storedMatrices(database.current);
    const reply = await saveRows(rows, 101, 'collegeAdmin');
    expect(reply.code).toBe(code);
    expect(reply.message).not.toBe('');
    expect(await storedMatrices(database.current)).toEqual(before);
    isSceneWhole = true;
  });
});
