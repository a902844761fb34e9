import * as contract from '@college/api-client/contract';
import { emptyAdditionalInfo, type CourseUnit, type Goal } from '@college/curriculum-model';
import type { RaceActs, Read } from './raceAct.test-data';

/** The course of the sample that every write of courses is about. */
export const raced = { courseId: 1004, majorId: 1001 } as const;
const { courseId, majorId } = raced;

const manage = { level: 'college', manage: true, modify: true, permissionId: 5, relativeId: 1001 } as const;
const current = { userId: 1001, userName: '赵启明', collegeId: 1001, majorId, lang: '80101' };

async function readUnit(read: Read): Promise<CourseUnit> {
  return (await read(contract.getCourseUnit, { query: { courseid: courseId } })).course;
}

async function savedUnit(read: Read, change: (unit: CourseUnit) => Partial<CourseUnit>) {
  const unit = await readUnit(read);
  return { body: { manage, current, course: { ...unit, ...change(unit) } } };
}

export async function readGoals(read: Read) {
  const indicators = await read(contract.getCourseGoals, { query: { courseId, majorId } });
  return { indicators, goals: indicators.flatMap(({ children }) => children) };
}

async function lastGoal(read: Read) {
  const { indicators, goals } = await readGoals(read);
  const goal = goals.at(-1)!;
  return { goal, elsewhere: indicators.find(({ id }) => !goals.some(({ parentId }) => parentId === id))!.id };
}

function revisedGoal(goal: Goal): Goal {
  return { ...goal, description: `${goal.description}（修订）` };
}

async function readPoints(read: Read) {
  const { pointksa, course } = await read(contract.getCourseUnit, { query: { courseid: courseId } });
  return { pointksa, version: course.version };
}

/** The lines of /major/v2.0/saveksa: each KSA item at the points that it supports. */
async function readKsa(read: Read) {
  const { pointksa, version } = await readPoints(read);
  return { version, ksa: pointksa.flatMap(({ id: pointId, ksa }) => ksa.map((item) => ({ ...item, pointId }))) };
}

async function readReport(read: Read) {
  const info = await read(contract.getAdditionalInfo, { query: { courseid: courseId } });
  return { ...emptyAdditionalInfo(courseId), ...info };
}

async function oneUnit(read: Read) {
  const { id, version, revision } = await readUnit(read);
  return { id, version, revision };
}

/** Writes of course units, their points, goals and reports. */
export const courseActs = {
  saveCourseUnit: [
    { does: 'changes a text', request: (read) => savedUnit(read, ({ introduction }) => ({ introduction: `${introduction}（修订）` })) },
    {
      does: 'takes a chapter out',
      request: (read) => savedUnit(read, ({ courseMatrixVOS }) => ({ courseMatrixVOS: courseMatrixVOS.filter((_, at) => at !== 3) })),
    },
    {
      does: 'renames a chapter',
      request: (read) =>
        savedUnit(read, ({ courseMatrixVOS: [first, ...others] }) => ({ courseMatrixVOS: [{ ...first!, name: '新的章名' }, ...others] })),
    },
    {
      does: 'changes a point',
      request: async (read) => {
        const { pointksa } = await readPoints(read);
        const [first, ...others] = pointksa;
        const { body } = await savedUnit(read, () => ({}));
        return { body: { ...body, pointksa: [{ ...first!, title: `${first!.title}（修订）` }, ...others] } };
      },
    },
  ],
  updateCourseUnitList: [
    {
      does: 'renames',
      request: async (read) => {
        const { id, version } = await oneUnit(read);
        return { body: { list: [{ id, name: '新的名称', version }] } };
      },
    },
    {
      does: 'deletes',
      request: async (read) => {
        const { id, revision } = await oneUnit(read);
        return { body: { list: [{ id: -id, revision }] } };
      },
    },
  ],
  setCourseLeaders: [
    {
      does: 'changes the leaders',
      request: async (read) => {
        const { pageInfo } = await read(contract.listCourseUnits, {
          body: { majorId, pageNum: 1, pageSize: 200, orderMap: { create_time: 0 } },
        });
        const { leaders = [] } = pageInfo.list.find(({ id }) => id === courseId)!;
        const was = leaders.map(({ value }) => Number(value));
        return {
          body: {
            courses: [
              {
                id: courseId,
                leaders: [...was, ...[1001, 1002, 1003, 1004].filter((id) => !was.includes(id))].slice(0, was.length + 1),
                was,
              },
            ],
          },
        };
      },
    },
  ],
  deleteProjects: [
    {
      does: 'deletes a chapter',
      request: async (read) => {
        const { courseMatrixVOS, revision } = await readUnit(read);
        return { body: { ids: [courseMatrixVOS[3]!.id], ...(revision !== undefined && { revisions: [{ courseId, revision }] }) } };
      },
    },
  ],
  createCourse: { overwritesNothing: 'makes a course unit' },
  deleteCourse: [
    {
      does: 'deletes',
      request: async (read) => {
        const { id, revision } = await oneUnit(read);
        return { query: { id, revision } };
      },
    },
  ],
  deleteCourseByShortPath: [
    {
      does: 'deletes',
      request: async (read) => {
        const { id, revision } = await oneUnit(read);
        return { query: { id, revision } };
      },
    },
  ],
  deleteCourseCard: [
    {
      does: 'deletes',
      request: async (read) => {
        const { id, revision } = await oneUnit(read);
        return { query: { courseId: id, revision } };
      },
    },
  ],
  savePoints: [
    {
      does: 'changes a point',
      request: async (read) => {
        const { pointksa, version } = await readPoints(read);
        const points = pointksa.map(({ ksa: _ksa, ...point }) => point);
        return {
          body: { courseId, version, points: points.map((point, at) => (at === 0 ? { ...point, description: '新的描述' } : point)) },
        };
      },
    },
    {
      does: 'takes a point out',
      request: async (read) => {
        const { pointksa, version } = await readPoints(read);
        return { body: { courseId, version, points: pointksa.slice(0, -1).map(({ ksa: _ksa, ...point }) => point) } };
      },
    },
  ],
  saveKsa: [
    {
      does: 'changes an item',
      request: async (read) => {
        const { ksa, version } = await readKsa(read);
        const id = ksa[0]!.id;
        return { body: { courseId, version, ksa: ksa.map((item) => (item.id === id ? { ...item, description: '新的要求' } : item)) } };
      },
    },
    {
      does: 'takes an item out',
      request: async (read) => {
        const { ksa, version } = await readKsa(read);
        const id = ksa.at(-1)!.id;
        return { body: { courseId, version, ksa: ksa.filter((item) => item.id !== id) } };
      },
    },
  ],
  updateCourseGoal: [
    {
      does: 'changes its text',
      request: async (read) => ({ body: revisedGoal((await lastGoal(read)).goal) }),
    },
    {
      does: 'moves it to another indicator point',
      request: async (read) => {
        const { goal, elsewhere } = await lastGoal(read);
        return { body: { ...goal, parentId: elsewhere } };
      },
    },
  ],
  updateCourseGoals: [
    {
      does: 'changes all texts',
      request: async (read) => ({
        body: (await readGoals(read)).goals.map((goal) => ({ ...goal, description: `${goal.description}，并说明` })),
      }),
    },
    {
      does: 'adds a goal',
      request: async (read) => ({ body: [{ id: 0, courseId, parentId: (await lastGoal(read)).elsewhere, description: '又一个目标' }] }),
    },
  ],
  deleteCourseGoal: [
    {
      does: 'deletes it',
      request: async (read) => {
        const { id, revision } = (await lastGoal(read)).goal;
        return { query: { courseGoalId: id, revision } };
      },
    },
  ],
  saveAdditionalInfo: [
    {
      does: 'changes a text',
      request: async (read) => {
        const report = await readReport(read);
        return { body: { ...report, attend: `${report.attend}（修订）` } };
      },
    },
    {
      does: 'changes the introduction of the course',
      sendsExtension: true,
      request: async (read) => {
        const { courseDesc: courseDescWas = '' } = await read(contract.getAdditionalInfo, { query: { courseid: courseId } });
        const { introduction } = await readUnit(read);
        return { body: { ...(await readReport(read)), courseDesc: '报告中的简介', courseDescWas: courseDescWas || introduction } };
      },
    },
  ],
  createReportLink: { overwritesNothing: 'makes a link' },
  deleteReportLink: { overwritesNothing: 'a link cannot be changed, so its deletion overwrites nothing' },
} satisfies Partial<RaceActs>;
