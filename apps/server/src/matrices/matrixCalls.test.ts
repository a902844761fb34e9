import * as contract from '@college/api-client/contract';
import type { CourseCell, CourseMatrixAxes, CourseMatrixRow } from '@college/curriculum-model';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { setCopyScene } from '../copy/copySource.test-data';
import { schema } from '../db';
import { describeOnOneEngine } from '../db/testing';
import { cast, type Role } from '../testing/scene';
import { testServer } from '../testing/testServer';

type Cell = Omit<CourseCell, 'relate' | 'point'> & { relate: { relate: number }; point: { id: number } };

describeOnOneEngine('the course matrix', (database) => {
  const server = testServer(() => database.current);
  beforeEach(async () => {
    await setCopyScene(database.current);
    server.forgetSessions();
  });

  const get = async (endpoint: contract.Endpoint, courseId = 1001, headers: Record<string, string> = {}) =>
    (await server.call(endpoint, { as: 'collegeViewer', query: { courseId }, headers })).data;
  const matrix = async () => (await get(contract.getCourseMatrix)) as CourseMatrixRow[];
  const save = (
    list: unknown,
    { as = 'courseEditor', language = 'zh', ...rest }: { as?: Role; language?: string; version?: number } = {},
  ) => server.call(contract.updateCourseMatrix, { as, body: { courseId: 1001, list, ...rest }, headers: { 'accept-language': language } });
  const cell = (change: Partial<Cell> = {}): Cell => ({
    id: 0,
    courseUnitId: 1001,
    projectId: 202,
    graduateRequireId: 302,
    point: { id: 221 },
    relate: { relate: 1 },
    study: ' 讨论 ',
    teach: '案例',
    product: '程序',
    week: '8-10',
    theoryPeriod: 2,
    practicePeriod: 0.5,
    ...change,
  });
  const places = async () =>
    (await matrix()).flatMap(({ data }) =>
      data.map(({ projectId, graduateRequireId, point, relate }) => [projectId, graduateRequireId, point.id, relate.relate]),
    );
  const hanging = () => database.current.db.$count(schema.projectMatrixEntries);

  it('has the chapters in their order and the bound indicator points with their goals', async () => {
    const { projects, goals } = (await get(contract.getCourseMatrixAxes)) as CourseMatrixAxes;
    expect(projects.map(({ name }) => name)).toEqual(['线性表', '绪论']);
    expect(goals.map(({ id, children }) => [id, children.map((goal) => goal.description)])).toEqual([
      [511, ['能分析', '能建模']],
      [512, ['能设计']],
    ]);
    const english = (await get(contract.getCourseMatrixAxes, 1001, { 'accept-language': 'en' })) as CourseMatrixAxes;
    expect(english.goals[0]?.children[1]?.description).toBe('Model');
    expect(await get(contract.getCourseMatrixAxes, 1002)).toMatchObject({ projects: [{ name: '别的课程' }], goals: [] });
  });

  it('offers the points in their order and three strengths in the caller’s language', async () => {
    expect(await get(contract.getCourseMatrixChoices)).toMatchObject({
      points: [{ id: 222 }, { id: 221 }],
      relates: [
        { name: '强支撑', code: '★', relate: 0 },
        { name: '弱支撑', code: '☆', relate: 1 },
        { name: '无', relate: -1 },
      ],
    });
    expect(await get(contract.getCourseMatrixChoices, 1001, { 'accept-language': 'en' })).toMatchObject({
      relates: [{ name: 'Strong support' }, {}, {}],
    });
  });

  it('returns the content of its cells, without entries that lost their row or column, and the version to save with', async () => {
    expect(await matrix()).toMatchObject([
      {
        project: { id: 202 },
        version: 7,
        data: [
          { id: 322, graduateRequireId: 302, point: { id: 222, title: '链表' }, relate: { code: '☆', relate: 1 } },
          { id: 323, graduateRequireId: 303, point: { id: 221 }, study: '讨论', theoryPeriod: 8, practicePeriod: 1.5 },
        ],
      },
      { project: { id: 201 }, version: 7, data: [{ id: 321, relate: { name: '强支撑', relate: 0 } }] },
    ]);
    expect(await get(contract.getMatrixCourse)).toEqual({
      id: 1001,
      name: '课程 own',
      majorId: 101,
      majorName: '软件工程',
      theoryPeriod: 48,
      practicePeriod: 16,
    });
  });

  it('becomes what is saved for the listed chapters, and stays as it is elsewhere', async () => {
    const first = (await matrix())[0]?.data ?? [];
    const list = [{ project: { id: 202 }, data: [{ ...first[0], relate: { relate: 0 } }, cell()] }];
    const reply = await save(list, { version: 7 });
    expect(reply).toMatchObject({ code: '0', message: '保存成功', data: { version: 8 } });
    expect(await places()).toEqual([
      [202, 302, 222, 0],
      [202, 302, 221, 1],
      [201, 301, 221, 0],
    ]);
    const [row] = await matrix();
    expect(row?.data[0]?.id).toBe(322);
    expect(row?.data[1]).toMatchObject({ study: '讨论', week: '8-10', theoryPeriod: 2, practicePeriod: 0.5 });
    const [audit] = await database.current.db.select().from(schema.auditLog);
    expect(audit).toMatchObject({ userId: cast.courseEditor.id, entity: 'courseMatrix', entityId: 1001, action: 'updated' });
    expect(audit?.before).toMatchObject({ removedProjectCells: [{ ksaId: 233 }, { ksaId: 233 }, { ksaId: 233 }] });
  });

  it('loses a point of strength -1 with what it held in the project matrix, and nothing else', async () => {
    const [row] = await matrix();
    const data = row?.data.map((one) => (one.id === 322 ? { ...one, relate: { relate: -1 } } : one));
    expect((await save([{ project: { id: 202 }, data }])).code).toBe('0');
    expect(await places()).toEqual([
      [202, 303, 221, 0],
      [201, 301, 221, 0],
    ]);
    const rest = await database.current.db.select().from(schema.projectMatrixEntries);
    expect(rest.map(({ courseMatrixEntryId }) => courseMatrixEntryId).sort()).toEqual([321, 323, 323]);
  });

  it('keeps the project matrix of a point that moves to another goal of its chapter, and not of one that leaves it', async () => {
    const [row] = await matrix();
    const moved = row?.data.map((one) => (one.id === 323 ? { ...one, graduateRequireId: 301 } : one));
    expect((await save([{ project: { id: 202 }, data: moved }])).code).toBe('0');
    expect((await matrix())[0]?.data.map(({ id, graduateRequireId }) => [id, graduateRequireId])).toEqual([
      [322, 302],
      [323, 301],
    ]);
    expect(await hanging()).toBe(4);
    const leaving = row?.data.filter(({ id }) => id === 323).map((one) => ({ ...one, id: 0 }));
    const lists = [
      { project: { id: 202 }, data: [] },
      { project: { id: 201 }, data: leaving },
    ];
    expect((await save(lists)).code).toBe('0');
    expect(await places()).toEqual([[201, 303, 221, 0]]);
    expect(await hanging()).toBe(0);
  });

  it('keeps both of two points that change places', async () => {
    const at = (goal: number, point: number, id = 0) => cell({ id, projectId: 201, graduateRequireId: goal, point: { id: point } });
    await save([{ project: { id: 201 }, data: [at(301, 221), at(302, 221)] }]);
    const ids = (await matrix())[1]?.data.map(({ id }) => id) ?? [];
    const swapped = [at(302, 221, ids[0]), at(301, 221, ids[1])];
    expect((await save([{ project: { id: 201 }, data: swapped }])).code).toBe('0');
    expect((await places()).slice(2).sort()).toEqual([
      [201, 301, 221, 1],
      [201, 302, 221, 1],
    ]);
  });

  it('answers a save of an older version with the matrix as it is, and changes nothing', async () => {
    expect(await save([{ project: { id: 202 }, data: [] }], { version: 6 })).toMatchObject({ code: '30009', data: [{ version: 7 }, {}] });
    expect(await places()).toHaveLength(3);
  });

  it.each([
    ['a chapter of another course', [{ project: { id: 204 }, data: [] }], '第 1 个项目/章节不属于该课程，或已被删除。', /chapter 1/],
    ['a chapter in the trash', [{ project: { id: 203 }, data: [] }], '第 1 个项目/章节不属于该课程，或已被删除。', /chapter 1/],
    ['a chapter twice', [202, 202].map((id) => ({ project: { id }, data: [] })), '第 2 个项目/章节在列表中重复。', /in the list twice/],
    ['an unknown point', [cell({ point: { id: 99_999 } })], '「线性表」的第 1 项的课点不属于该课程，或已被删除。', /point of entry 1/],
    ['a point in the trash', [cell({ point: { id: 223 } })], '「线性表」的第 1 项的课点不属于该课程，或已被删除。', /point of entry 1/],
    [
      'a goal that is not bound',
      [cell({ graduateRequireId: 304 })],
      '「线性表」的第 1 项的教学目标没有在专业矩阵中绑定，不是课程矩阵的列。',
      /not bound/,
    ],
    ['an unknown entry', [cell({ id: 99_999 })], '「线性表」的第 1 项不属于该课程的矩阵，或已被删除。', /Entry 1/],
    ['another course’s cell', [cell({ courseUnitId: 1002 })], '「线性表」的第 1 项不属于该课程的矩阵，或已被删除。', /Entry 1/],
    ['a point twice under a goal', [cell(), cell()], '「线性表」的第 2 项重复：同一课点在同一教学目标下只能出现一次。', /occurs twice/],
    ['strength 7', [cell({ relate: { relate: 7 } })], '第 1 行支撑强度不在可选范围内', /Support strength/],
    ['too long a week', [cell({ week: '周'.repeat(51) })], '第 1 行开课周数最多 50 个字符', /at most 50/],
  ])('%s is refused with a sentence, and nothing changes', async (_what, given: unknown[], zh, en) => {
    const isList = JSON.stringify(given[0]).includes('"project"');
    const list = isList ? given : [{ project: { id: 202 }, data: given }];
    expect(await save(list)).toMatchObject({ status: 200, code: '30001', message: zh });
    expect(await save(list, { language: 'en' })).toMatchObject({ code: '30001', message: expect.stringMatching(en) });
    expect(await places()).toHaveLength(3);
    const [unit] = await database.current.db.select().from(schema.courseUnits).where(eq(schema.courseUnits.id, 1001));
    expect(unit?.version).toBe(7);
  });
});
