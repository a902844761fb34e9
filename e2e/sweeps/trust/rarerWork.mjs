/** What people of a college do now and then: files, checks, searches of everything, the assistant, points, matrices, comments, a page left open. */
import { setTimeout as pause } from 'node:timers/promises';
import { createAssistant, createLive, openLiveLine } from '@college/api-client';
import * as calls from '@college/api-client/contract';

const page = { pageNum: 1, pageSize: 20 };
const openMilliseconds = 20_000;

/** The acts of one person in a major, or in one course of it, each a function that makes its requests one after the other. */
export async function rarerWork(client, { majorId, courseId: own }) {
  const { pageInfo } = await client.call(calls.listCourseUnits, { body: { ...page, majorId, orderMap: { create_time: 0 } } });
  const courseIds = pageInfo.list.filter(({ id, courseMatrixVOS }) => courseMatrixVOS.length > 0 && (own ?? id) === id).map(({ id }) => id);
  let turn = 0;
  const next = () => courseIds[(turn += 1) % courseIds.length];
  const unitOf = async (courseId) => (await client.call(calls.getCourseUnit, { query: { courseid: courseId } })).course;
  const pointsOf = (courseId) => client.call(calls.listPoints, { query: { courseId } });

  return {
    async report() {
      const body = { courseId: next(), editable: turn % 2 === 0, languages: 'zh' };
      for await (const _ of client.stream(calls.prepareExport, { body }));
    },
    check: () => client.call(calls.checkMajor, { query: { majorId } }),
    checkCourse: () => client.call(calls.checkCourse, { query: { courseid: next() } }),
    search: () => client.call(calls.searchEverything, { body: { keyword: '队列', kinds: ['course', 'goal', 'point', 'ksa'] } }),
    match: () => createAssistant(client).match({ target: 'point', keyword: '二叉树', courseId: next() }),
    fill: () => client.call(calls.fillKsa, { body: { courseId: next() } }),
    linked: () => client.call(calls.getLinkedMatrices, { query: { courseId: next() } }),
    async points() {
      const courseId = next();
      const { version } = await unitOf(courseId);
      const [first, ...others] = await pointsOf(courseId);
      await client.call(calls.savePoints, { body: { courseId, version, points: [{ ...first, description: `说明 ${turn}` }, ...others] } });
    },
    async matrices() {
      const courseId = next();
      const { version, courseMatrixVOS } = await unitOf(courseId);
      const goals = (await client.call(calls.getCourseGoals, { query: { courseId, majorId } })).flatMap(({ children }) => children);
      const [point] = await pointsOf(courseId);
      const placed = { goalId: goals[0].id, pointId: point.id, study: `讨论 ${turn}`, teach: '讲授', product: '', week: '8' };
      const points = [{ ...placed, theoryPeriod: 1, practicePeriod: 0, relate: turn % 2 }];
      const chapters = [{ projectId: courseMatrixVOS[0].id, points }];
      await client.call(calls.saveMatrices, { body: { majorId, courseId, version, rows: [], chapters, placedPoints: [] } });
    },
    async comment() {
      const place = `course:${next()}`;
      const thread = await client.call(calls.startThread, { body: { majorId, place, text: `请看第 ${turn} 处` } });
      await client.call(calls.replyToThread, { body: { majorId, threadId: thread.id, text: '已看' } });
      await client.call(calls.listComments, { query: { ...page, majorId, place } });
    },
    async openPage() {
      const line = openLiveLine(createLive(client), { majorId, view: 'matrix' }, { onPeople() {}, onSaved() {} });
      await pause(openMilliseconds);
      line.close();
    },
  };
}
