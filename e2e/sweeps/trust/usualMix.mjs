/** What people of a college ask for in a day, in about the shares in which they do: four reads to each save. */
import * as calls from '@college/api-client/contract';
import { currentOf, manageOf } from '@college/curriculum-model';

const page = { pageNum: 1, pageSize: 20 };

/** The calls of one person in a major, or in one course of it, each as a function that makes one or two requests and answers how many. */
export async function usualMix(client, { user, majorId, courseId }) {
  const { pageInfo } = await client.call(calls.listCourseUnits, { body: { ...page, majorId, orderMap: { create_time: 0 } } });
  const courses = pageInfo.list.filter(({ id, courseMatrixVOS }) => courseMatrixVOS.length > 0 && (courseId ?? id) === id);
  let turn = 0;
  const course = () => courses[turn++ % courses.length];
  const read = (endpoint, input) => async () => {
    await client.call(endpoint, input());
    return 1;
  };
  const ofCourse = () => ({ query: { courseId: course().id } });
  const reads = [
    read(calls.getOverview, () => ({})),
    read(calls.listMyCourses, () => ({})),
    read(calls.listMajors, () => ({ body: page })),
    read(calls.getMajorInfo, () => ({ query: { majorid: majorId } })),
    read(calls.getGraduateRequires, () => ({ query: { majorid: majorId } })),
    read(calls.listCourseUnits, () => ({ body: { ...page, majorId, orderMap: { create_time: 0 } } })),
    read(calls.listCourseCards, () => ({ query: { majorId, lang: '80101' } })),
    read(calls.getCourseUnit, () => ({ query: { courseid: course().id } })),
    read(calls.getCourseUnit, () => ({ query: { courseid: course().id } })),
    read(calls.getCourseGoals, () => ({ query: { courseId: course().id, majorId } })),
    read(calls.getMajorMatrix, ofCourse),
    read(calls.getCourseMatrix, ofCourse),
    read(calls.getProjectMatrices, ofCourse),
    read(calls.getCompletion, () => ({ query: { courseid: course().id } })),
    read(calls.getAdditionalInfo, () => ({ query: { courseid: course().id } })),
    read(calls.searchContent, () => ({ body: { keyword: '数据', target: 'course' } })),
    read(calls.listNews, () => ({ query: {} })),
  ];

  async function saveGoal() {
    const { id } = course();
    const indicators = await client.call(calls.getCourseGoals, { query: { courseId: id, majorId } });
    const indicator = indicators.find(({ children }) => children.length > 0);
    if (!indicator) return 1;
    const goal = indicator.children[0];
    await client.call(calls.updateCourseGoal, {
      body: { id: goal.id, parentId: indicator.id, courseId: id, description: `能分析复杂工程问题（${turn}）` },
    });
    return 2;
  }

  async function saveUnit() {
    const { course: unit } = await client.call(calls.getCourseUnit, { query: { courseid: course().id } });
    const body = {
      manage: manageOf(user),
      current: currentOf(user, majorId, '80101'),
      course: { ...unit, introduction: `讲授基本方法（${turn}）` },
    };
    await client.call(calls.saveCourseUnit, { body });
    return 2;
  }

  async function saveReport() {
    const info = await client.call(calls.getAdditionalInfo, { query: { courseid: course().id } });
    await client.call(calls.saveAdditionalInfo, { body: { ...info, lecturer: `王老师 ${turn}` } });
    return 2;
  }

  return [...reads, saveGoal, saveUnit, saveReport, saveGoal];
}
