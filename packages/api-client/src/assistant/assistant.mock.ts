import type { MockHandlers } from '../mock-api/mockHandler';
import { holds } from '../mock-api/paging';
import { found } from '../mock-api/refusals';
import { ksasOf, pointsOf } from '../points/pointRows';

/** Sentences that are the same for the same name: a stand-in for an assistant, not one. */
function texts(name: string) {
  return {
    introduction: `本课程讲授${name}的基本概念、方法与应用。`,
    position: `${name}是本专业的一门专业课程。`,
    criterion: `完成一份与${name}有关的课程报告。`,
  };
}

export const assistantMocks = {
  fillCourse: ({ body: { name = '' } }) => texts(name),

  fillCourseMore({ body: { name = '', courseId = 0 } }) {
    const projects = ['绪论', '基础', '应用'].map((title) => ({
      id: 0,
      courseUnitId: courseId,
      courseClassId: null,
      courseTypeId: null,
      name: title,
      theoryPeriod: 8,
      practicePeriod: 0,
    }));
    return { ...texts(name), projects };
  },

  fillPoints: ({ body: { name = '' } }) =>
    ['概念', '方法', '应用'].map((word) => ({ id: 0, title: `${name}${word}`, description: `${name}的${word}` })),

  fillKsa({ body: { courseId, points }, state }) {
    const own = pointsOf(state, courseId ?? 0).filter(({ id }) => points === undefined || points.includes(id));
    return own.map(({ id, title }) => ({
      pointId: id,
      ksa: [
        { id: 0, title: 'K' as const, level: 0, description: `了解${title}` },
        { id: 0, title: 'S' as const, level: 0, description: `能运用${title}` },
      ],
    }));
  },

  matchTarget({ query: { target }, body: { keyword, courseId, option }, state, user }) {
    const score = (title: string) => (title === keyword ? 1 : 0.5);
    const isKsa = target === 'ksa';
    if (target === 'point' || isKsa) {
      found(state.courseUnits.find(({ id }) => id === courseId));
      const isElsewhere = typeof option === 'object' && option.elsewhere === true;
      const places = isElsewhere ? state.courseUnits.map(({ id }) => id).filter((id) => id !== courseId) : [courseId ?? 0];
      const items = places.flatMap((id) => (isKsa ? ksasOf(state, id) : pointsOf(state, id)));
      const hits = items.filter(({ title, description }) => holds(keyword, title, description));
      const data = hits.map((item) => ({
        id: item.id,
        title: item.title,
        description: item.description,
        ...('level' in item ? { level: `${item.title}${item.level}` } : {}),
        score: score(item.title),
      }));
      return { keyword, data };
    }
    const departments = new Set(state.departments.filter(({ collegeId }) => collegeId === user.collegeId).map(({ id }) => id));
    const majors = new Set(state.majors.filter(({ departmentId }) => departments.has(departmentId)).map(({ id }) => id));
    const units = state.courseUnits.filter((unit) => majors.has(unit.majorId) && !unit.initing && holds(keyword, unit.name));
    return {
      keyword,
      data: units.map(({ id, name, introduction }) => ({ id, title: name, description: introduction, score: score(name) })),
    };
  },
} satisfies Partial<MockHandlers>;
