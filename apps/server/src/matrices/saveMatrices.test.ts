import * as contract from '@college/api-client/contract';
import type { SaveMatricesRequest } from '@college/curriculum-model';
import { beforeEach, expect, it } from 'vitest';
import { describeOnEachEngine } from '../db/testing';
import type { Role } from '../testing/scene';
import { testServer } from '../testing/testServer';
import { rowOfUnit, setMatrixScene, storedMatrices } from './matrixScene.test-data';

const arrangement = { study: '讨论', teach: '案例', product: '程序', week: '8', theoryPeriod: 2, practicePeriod: 0.5 };
type Change = Partial<Record<keyof SaveMatricesRequest, unknown>>;

describeOnEachEngine('a change of the three matrices', (database) => {
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

  const save = (change: Change, { as = 'courseEditor', language = 'zh' }: { as?: Role; language?: string } = {}) =>
    server.call(contract.saveMatrices, {
      as,
      body: { majorId: 101, courseId: 1001, rows: [], chapters: [], placedPoints: [], ...change },
      headers: { 'accept-language': language },
    });
  const placed = (goalId: number, pointId: number, relate = 0) => ({ ...arrangement, goalId, pointId, relate });
  const stored = () => storedMatrices(database.current);
  const places = async () =>
    (await stored()).courseCells
      .map(({ projectId, goalId, pointId }) => [projectId, goalId, pointId])
      .filter(([, goalId]) => goalId !== 304);
  const ksas = async () => {
    const { courseCells, projectCells } = await stored();
    const placeOf = new Map(courseCells.map(({ id, projectId, goalId, pointId }) => [id, [projectId, goalId, pointId]]));
    return projectCells.map(({ courseMatrixEntryId, taskGoalId, ksaId, relate }) => [
      ...(placeOf.get(courseMatrixEntryId) ?? []),
      taskGoalId,
      ksaId,
      relate,
    ]);
  };

  it('is stored whole: a newly bound goal is a column at once, a point placed there a row at once', async () => {
    const reply = await save({
      version: 7,
      rows: [
        { courseId: 1001, version: 7, relations: [{ requireId: 511, relate: 0, goals: [301, 302] }] },
        { courseId: 1002, version: 7, relations: [{ requireId: 512, relate: 1, goals: [351] }] },
      ],
      chapters: [{ projectId: 202, points: [placed(302, 222), placed(301, 221, 1)] }],
      placedPoints: [
        { projectId: 202, goalId: 301, pointId: 221, ksas: [{ taskGoalId: 213, ksaId: 233, relate: 1 }] },
        {
          projectId: 202,
          goalId: 302,
          pointId: 222,
          ksas: [
            { taskGoalId: 212, ksaId: 232, relate: 0 },
            { taskGoalId: 213, ksaId: 231, relate: 0 },
          ],
        },
      ],
    });
    expect(reply).toMatchObject({ code: '0', message: '更新成功' });
    expect(reply.data).toEqual([
      { courseId: 1001, version: 8 },
      { courseId: 1002, version: 8 },
    ]);
    expect([await rowOfUnit(database.current, 1001), await rowOfUnit(database.current, 1002)]).toEqual([
      [[511, 0, [301, 302]]],
      [[512, 1, [351]]],
    ]);
    expect(await places()).toEqual([
      [201, 301, 221],
      [202, 302, 222],
      [202, 301, 221],
    ]);
    expect((await ksas()).filter(([projectId, goalId]) => projectId === 202 && goalId !== 304)).toEqual([
      [202, 302, 222, 212, 232, 0],
      [202, 301, 221, 213, 233, 1],
      [202, 302, 222, 213, 231, 0],
    ]);
    expect((await stored()).audit).toBe(4);
  });

  it('keeps what it does not list, and the ids of unmoved entries', async () => {
    const before = await stored();
    await save({ chapters: [{ projectId: 202, points: [placed(302, 222, 1), placed(303, 221)] }] });
    const after = await stored();
    expect(after.courseCells.slice(0, 3).map(({ id, study }) => [id, study])).toEqual([
      [321, '讨论'],
      [322, '讨论'],
      [323, '讨论'],
    ]);
    expect(after.courseCells[2]?.translations).toEqual(before.courseCells[2]?.translations);
    expect([after.entries, after.bound, after.projectCells.length]).toEqual([before.entries, before.bound, before.projectCells.length - 1]);
    expect(after.units).toEqual(before.units.map((unit) => (unit.id === 1001 ? { ...unit, version: 8 } : unit)));
  });

  it('counts only the courses as revised that it changes', async () => {
    const reply = await save({ version: 7, rows: [{ courseId: 1002, version: 7, relations: [] }] });
    expect(reply.data).toEqual([{ courseId: 1002, version: 8 }]);
    expect((await save({})).data).toEqual([{ courseId: 1001, version: 8 }]);
  });

  it('changes the row of a course from the page of another one that the caller may only read', async () => {
    const change = { majorId: 101, courseId: 1002, rows: [{ courseId: 1001, relations: [] }] };
    expect(await save(change, { as: 'courseLeader' })).toMatchObject({ code: '0', data: [{ courseId: 1001, version: 8 }] });
    const before = await stored();
    expect((await save({ ...change, chapters: [{ projectId: 204, points: [] }] }, { as: 'courseLeader' })).code).toBe('30003');
    expect((await save({ ...change, courseId: 1001, rows: [{ courseId: 1002, relations: [] }] }, { as: 'courseLeader' })).code).toBe(
      '30003',
    );
    expect((await save(change, { as: 'collegeViewer' })).code).toBe('30003');
    expect(await stored()).toEqual(before);
  });

  it('is refused when a goal of a row was moved since the row was read', async () => {
    const was = (await rowOfUnit(database.current, 1001)).map(([requireId, relate, goals]) => ({ requireId, relate, goals }));
    const rows = [{ courseId: 1001, version: 7, relations: was, was }];
    const goal = { id: 302, courseId: 1001, parentId: 512, description: '目标二' };
    expect((await server.call(contract.updateCourseGoal, { as: 'courseEditor', body: goal })).code).toBe('0');
    const before = await stored();
    expect(await save({ rows })).toMatchObject({ code: '30009', data: [{ courseId: 1001, version: 8 }] });
    expect(await stored()).toEqual(before);
    const now = (await rowOfUnit(database.current, 1001)).map(([requireId, relate, goals]) => ({ requireId, relate, goals }));
    expect(now).not.toEqual(was);
    expect((await save({ rows: [{ courseId: 1001, version: 8, relations: was, was: now.toReversed() }] })).code).toBe('0');
  });

  it('of an older version is refused with a sentence that names the course, and nothing changes', async () => {
    await save({ chapters: [{ projectId: 201, points: [] }] }, { as: 'majorEditor' });
    const before = await stored();
    const stale = { version: 7, chapters: [{ projectId: 202, points: [] }] };
    expect(await save(stale)).toMatchObject({
      code: '30009',
      message: '「课程 own」的矩阵已被其他人修改，请选择保留哪一份内容。',
      data: [{ courseId: 1001, version: 8, relations: [{ requireId: 511 }, { requireId: 512 }] }],
    });
    expect(await save(stale, { language: 'en' })).toMatchObject({ message: expect.stringMatching(/“Data Structures”/) });
    expect(await save({ ...stale, version: undefined, rows: [{ courseId: 1002, version: 3, relations: [] }] })).toMatchObject({
      code: '30009',
    });
    expect(await stored()).toEqual(before);
  });

  it('wins against another one of the same version, or is refused; nothing of either is half there', async () => {
    const bound = {
      courseId: 1001,
      version: 7,
      relations: [
        { requireId: 511, relate: 1, goals: [301, 302] },
        { requireId: 512, relate: 0, goals: [303] },
      ],
    };
    const changes = [221, 222].map((pointId) => ({
      version: 7,
      rows: [bound],
      chapters: [201, 202].map((projectId) => ({ projectId, points: [placed(301, pointId)] })),
    }));
    const replies = await Promise.all(changes.map((change) => save(change)));
    expect(replies.map(({ code }) => code).toSorted()).toEqual(['0', '30009']);
    const kept = replies[0]?.code === '0' ? 221 : 222;
    expect((await places()).map(([projectId, , pointId]) => [projectId, pointId]).toSorted()).toEqual([
      [201, kept],
      [202, kept],
    ]);
    expect((await stored()).units[0]?.version).toBe(8);
  });

  it('that still has a goal which somebody deleted is a conflict, although no version changed, and nothing is stored', async () => {
    await server.call(contract.deleteCourseGoal, { as: 'majorEditor', query: { courseGoalId: 302 } });
    const goals = { id: -212, projectId: 202, description: 'x', product: '' };
    await server.call(contract.updateTaskGoal, { as: 'majorEditor', body: goals });
    const before = await stored();
    const message = '矩阵中的教学目标或任务目标已被其他人删除，请核对后再保存。';
    const bound = { version: 7, rows: [{ courseId: 1001, version: 7, relations: [{ requireId: 511, relate: 0, goals: [301, 302] }] }] };
    expect(await save(bound)).toMatchObject({ code: '30009', message, data: { deletedGoals: [302], deletedTaskGoals: [] } });
    expect(await save({ chapters: [{ projectId: 202, points: [placed(302, 222)] }] })).toMatchObject({ code: '30009', message });
    const ksa = { taskGoalId: 212, ksaId: 231, relate: 0 };
    const tied = { placedPoints: [{ projectId: 202, goalId: 303, pointId: 221, ksas: [ksa] }] };
    expect(await save(tied)).toMatchObject({ code: '30009', data: { deletedGoals: [], deletedTaskGoals: [212] } });
    expect(await stored()).toEqual(before);
  });

  it('works concurrently with changes of other courses', async () => {
    const replies = await Promise.all([
      save({ version: 7, rows: [{ courseId: 1001, version: 7, relations: [] }] }),
      save({ majorId: 101, courseId: 1002, version: 7, rows: [{ courseId: 1002, version: 7, relations: [] }] }),
    ]);
    expect(replies.map(({ code }) => code)).toEqual(['0', '0']);
  });

  const own = { courseId: 1001, relations: [{ requireId: 512, relate: 1, goals: [303] }] };
  it.each([
    ['strength 5', { rows: [{ courseId: 1001, relations: [{ requireId: 511, relate: 5, goals: [] }] }] }, '30001', /支撑强度/],
    [
      'an indicator point of another major',
      { rows: [{ courseId: 1001, relations: [{ requireId: 521, relate: 0, goals: [] }] }] },
      '30001',
      /指标点/,
    ],
    ['a course of another major', { rows: [{ courseId: 1003, relations: [] }] }, '30001', /不属于该专业/],
    ['a wrong major', { majorId: 102, rows: [own] }, '30001', /不属于该专业/],
    ['a course twice', { rows: [own, own] }, '30001', /重复/],
    ['an unknown course', { rows: [{ courseId: 999_999, relations: [] }] }, '30004', /找不到/],
    ['a chapter of another course', { rows: [own], chapters: [{ projectId: 204, points: [] }] }, '30001', /项目\/章节/],
    ['a point of another course', { chapters: [{ projectId: 202, points: [placed(302, 999)] }] }, '30001', /课点/],
    [
      'a goal that the same change unbinds',
      { rows: [own], chapters: [{ projectId: 202, points: [placed(302, 222)] }] },
      '30001',
      /没有在专业矩阵中绑定/,
    ],
    ['a place twice', { chapters: [{ projectId: 202, points: [placed(302, 222), placed(302, 222, 1)] }] }, '30001', /重复/],
    [
      'KSA where no point stands',
      { placedPoints: [{ projectId: 202, goalId: 302, pointId: 221, ksas: [{ taskGoalId: 212, ksaId: 231, relate: 0 }] }] },
      '30001',
      /不在该课程的课程矩阵中/,
    ],
    [
      'KSA of a point that the same change takes out',
      {
        chapters: [{ projectId: 202, points: [] }],
        placedPoints: [{ projectId: 202, goalId: 302, pointId: 222, ksas: [{ taskGoalId: 212, ksaId: 231, relate: 0 }] }],
      },
      '30001',
      /不在该课程的课程矩阵中/,
    ],
    [
      'a task goal of another chapter',
      { rows: [own], placedPoints: [{ projectId: 202, goalId: 303, pointId: 221, ksas: [{ taskGoalId: 211, ksaId: 231, relate: 0 }] }] },
      '30001',
      /任务目标/,
    ],
    [
      'an unknown KSA item',
      { placedPoints: [{ projectId: 202, goalId: 303, pointId: 221, ksas: [{ taskGoalId: 212, ksaId: 999, relate: 0 }] }] },
      '30001',
      /KSA/,
    ],
    ['501 rows', { rows: Array.from({ length: 501 }, () => own) }, '30001', /./],
    ['500 rows of one course', { rows: Array.from({ length: 500 }, () => own) }, '30001', /重复/],
    ['hours below none', { chapters: [{ projectId: 202, points: [{ ...placed(302, 222), theoryPeriod: -1 }] }] }, '30001', /理论学时/],
  ])('%s is refused with a sentence, and nothing is stored', async (_what, change: Change, code, sentence) => {
    const before = await stored();
    const reply = await save(change, { as: 'collegeAdmin' });
    expect(reply).toMatchObject({ status: 200, code, message: expect.stringMatching(sentence) });
    // Names of records may be Chinese; they are quoted.
    const inEnglish = (await save(change, { as: 'collegeAdmin', language: 'en' })).message;
    expect(inEnglish.replace(/“[^”]*”/g, '')).not.toMatch(/\p{Script=Han}/u);
    expect(await stored()).toEqual(before);
    isSceneWhole = true;
  });

  it('does not mind a place without KSA from which the point has gone', async () => {
    const gone = { projectId: 202, goalId: 302, pointId: 222, ksas: [] };
    expect((await save({ chapters: [{ projectId: 202, points: [] }], placedPoints: [gone] })).code).toBe('0');
  });
});
