import * as contract from '@college/api-client/contract';
import type { CourseUnitDetail, HistoryKind } from '@college/curriculum-model';
import { beforeEach, expect, it } from 'vitest';
import { describeOnEachEngine } from '../db/testing';
import { testServer } from '../testing/testServer';
import { historyOf, restoreLatest, setHistoryScene, visibleCourse } from './history.test-data';

type Server = ReturnType<typeof testServer>;

const courseId = 1001;
const manage = { level: 'major', manage: true, modify: true, permissionId: 2000, relativeId: 101 };
const current = { userId: 5, userName: '', collegeId: 1, majorId: 101, lang: '80101' };

async function detail(server: Server): Promise<CourseUnitDetail> {
  const { data } = await server.call(contract.getCourseUnit, { as: 'majorLeader', query: { courseid: courseId } });
  return data as CourseUnitDetail;
}

async function saveUnit(server: Server, change: (unit: CourseUnitDetail) => object, pointksa?: CourseUnitDetail['pointksa']) {
  const unit = await detail(server);
  const body = { manage, current, course: { ...unit.course, ...change(unit) }, ...(pointksa ? { pointksa } : {}) };
  return server.call(contract.saveCourseUnit, { as: 'majorLeader', body });
}

function post(endpoint: contract.Endpoint, body: object) {
  return (server: Server) => server.call(endpoint, { as: 'majorLeader', body });
}

const goal = { id: 301, parentId: 511, courseId, description: '能建立数学模型' };
const requirements = [{ id: 401, description: '0 要求', children: [{ id: 512, description: '指标 512' }] }];

/** One change of every kind that a course knows. */
const changes: [string, HistoryKind, number, (server: Server) => Promise<{ code: string }>][] = [
  [
    'its own fields, a chapter taken out, another one added and the order turned round',
    'course',
    courseId,
    (server) =>
      saveUnit(server, ({ course }) => ({
        name: '数据结构与算法',
        theoryPeriod: 60,
        courseMatrixVOS: [
          { ...course.courseMatrixVOS[0]!, id: 0, name: '图' },
          ...course.courseMatrixVOS.filter(({ id }) => id !== 201).map((row) => ({ ...row, name: '表' })),
        ],
      })),
  ],
  [
    'chapters taken out by the list',
    'course',
    courseId,
    (server) => server.call(contract.deleteProjects, { as: 'majorLeader', body: { ids: [202] } }),
  ],
  [
    'points',
    'points',
    courseId,
    post(contract.savePoints, {
      courseId,
      points: [
        { id: 0, title: '栈', description: '后进先出' },
        { id: 222, title: '链表', description: '改' },
      ],
    }),
  ],
  [
    'KSA',
    'points',
    courseId,
    post(contract.saveKsa, { courseId, ksa: [{ id: 231, title: 'K', level: 1, description: '复杂度', pointId: 222 }] }),
  ],
  [
    'points saved with the unit',
    'points',
    courseId,
    (server) => saveUnit(server, () => ({}), [{ id: 221, title: '顺序表', description: '连续存储', ksa: [] }]),
  ],
  ['the text and the place of a goal', 'goals', courseId, post(contract.updateCourseGoal, { ...goal, parentId: 512 })],
  [
    'a goal that was deleted',
    'goals',
    courseId,
    (server) => server.call(contract.deleteCourseGoal, { as: 'majorLeader', query: { courseGoalId: 301 } }),
  ],
  ['a goal that was added', 'goals', courseId, post(contract.updateCourseGoals, [{ ...goal, id: 0 }] as object)],
  [
    'a row of the major matrix',
    'majorMatrix',
    101,
    post(contract.updateMajorMatrix, { courseId, relations: [{ requireId: 511, relate: 0, goals: [302] }] }),
  ],
  [
    'chapters of the course matrix',
    'courseMatrix',
    courseId,
    post(contract.updateCourseMatrix, { courseId, list: [{ project: { id: 202 }, data: [] }] }),
  ],
  [
    'a row of a project matrix',
    'projectMatrix',
    courseId,
    post(contract.updateProjectMatrix, { courseId, list: [{ courseMatrix: { id: 322 }, projectMatrices: [] }] }),
  ],
  [
    'task goals',
    'projectMatrix',
    courseId,
    post(contract.updateTaskGoal, { projectId: 202, goals: [{ id: 212, projectId: 202, description: '改', product: '' }] }),
  ],
  ['graduation requirements', 'graduateRequires', 101, post(contract.saveGraduateRequires, { majorId: 101, list: requirements })],
];

describeOnEachEngine('restoring a change', (database) => {
  const server = testServer(() => database.current);
  const state = () => visibleCourse(database.current, courseId);
  beforeEach(async () => {
    await setHistoryScene(database.current);
    server.forgetSessions();
  });

  it.each(changes)('brings back %s, and takes the restore back again', async (_, kind, recordId, change) => {
    const before = await state();
    server.wait(1000);
    expect((await change(server)).code).toBe('0');
    const changed = await state();
    expect(changed).not.toEqual(before);
    server.wait(1000);
    expect(await restoreLatest(server, kind, recordId)).toMatchObject({ code: '0', leftOut: [] });
    expect(await state()).toEqual(before);
    server.wait(1000);
    expect(await restoreLatest(server, kind, recordId)).toMatchObject({ code: '0', leftOut: [] });
    expect(await state()).toEqual(changed);
    const { pageInfo } = await historyOf(server, kind, recordId);
    expect(pageInfo.list.map(({ action }) => action).slice(0, 2)).toEqual(['restore', 'restore']);
  });
});
