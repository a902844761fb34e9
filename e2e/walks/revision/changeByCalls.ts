import type { Client } from '@college/api-client';
import {
  deleteCourse,
  getCourseGoals,
  getCourseUnit,
  listCourseTexts,
  listTaskGoals,
  saveTranslations,
  updateCourseGoal,
  updateTaskGoal,
} from '@college/api-client/contract';
import { courseUnitsOf } from '../../support/programme';

/** What other jobs do by hand: a goal goes to another indicator point, a chapter gets a task goal, a course another English name, and one course is deleted. */
export async function changeByCalls(client: Client, majorId: number) {
  const units = await courseUnitsOf(client, majorId);
  const named = (name: string) => units.find((unit) => unit.name === name)!.id;

  const networks = named('计算机网络');
  const indicators = await client.call(getCourseGoals, { query: { courseId: networks, majorId } });
  const from = indicators.find(({ children }) => children.length > 0)!;
  const to = indicators.find(({ id }) => id !== from.id)!;
  await client.call(updateCourseGoal, { body: { ...from.children[0]!, parentId: to.id } });

  const mathematics = named('离散数学');
  const { course } = await client.call(getCourseUnit, { query: { courseid: mathematics } });
  const projectId = course.courseMatrixVOS[0]!.id;
  const goals = await client.call(listTaskGoals, { query: { projectId } });
  await client.call(updateTaskGoal, {
    body: { projectId, goals: [...goals, { id: 0, description: '证明一个归纳命题', product: '一页证明' }] },
  });
  const texts = await client.call(listCourseTexts, { query: { courseid: mathematics } });
  const { zh, en = '' } = texts.find(({ kind, field }) => kind === 'course' && field === 'name')!;
  const english = { kind: 'course' as const, id: mathematics, texts: { name: 'Discrete Structures' }, was: { name: { zh, en } } };
  await client.call(saveTranslations, { body: { list: [english] } });

  await client.call(deleteCourse, { query: { id: named('软件测试') } });
}
