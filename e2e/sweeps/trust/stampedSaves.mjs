/** What people keep on saving in a course. Each save puts one stamp into all parts of what it changes, so that half a save would show. */
import * as calls from '@college/api-client/contract';
import { currentOf, manageOf } from '@college/curriculum-model';
import { majorIds, sampleUser } from '@college/curriculum-model/fixtures';

const majorId = majorIds.softwareEngineering;
const who = 'majorLeader';
const stampedChapters = 3;

const stamped = (text, stamp) => `${text.replace(/〔.*?〕/, '')}〔${stamp}〕`;

/** All stamps in a text. */
export const stampsIn = (text) => [...text.matchAll(/〔(.*?)〕/g)].map(([, stamp]) => stamp);

/** The kinds of saves of one course: `save` writes a stamp, `read` returns the text with the stamps. */
export function stampedSaves(client, courseId) {
  const unit = async () => (await client.call(calls.getCourseUnit, { query: { courseid: courseId } })).course;
  const indicators = () => client.call(calls.getCourseGoals, { query: { courseId, majorId } });
  const goals = async () => (await indicators()).flatMap(({ children }) => children);
  const points = () => client.call(calls.listPoints, { query: { courseId } });
  const matrix = () => client.call(calls.getCourseMatrix, { query: { courseId } });
  const report = () => client.call(calls.getAdditionalInfo, { query: { courseid: courseId } });
  const english = async () =>
    (await client.call(calls.listCourseTexts, { query: { courseid: courseId } })).filter(
      ({ kind, field }) => kind === 'course' && ['introduction', 'position'].includes(field),
    );

  return {
    unit: {
      async save(stamp) {
        const course = await unit();
        const courseMatrixVOS = course.courseMatrixVOS.map((row) => ({ ...row, name: stamped(row.name, stamp) }));
        const texts = { introduction: stamped(course.introduction, stamp), position: stamped(course.position, stamp) };
        const user = sampleUser(who);
        const body = {
          manage: manageOf(user),
          current: currentOf(user, majorId, '80101'),
          course: { ...course, ...texts, courseMatrixVOS },
        };
        await client.call(calls.saveCourseUnit, { body });
      },
      async read() {
        const { introduction, position, courseMatrixVOS } = await unit();
        return [introduction, position, ...courseMatrixVOS.map(({ name }) => name)];
      },
    },
    goals: {
      async save(stamp) {
        const body = (await goals()).map((goal) => ({ ...goal, description: stamped(goal.description, stamp) }));
        await client.call(calls.updateCourseGoals, { body });
      },
      read: async () => (await goals()).map(({ description }) => description),
    },
    points: {
      async save(stamp) {
        const { version } = await unit();
        const list = (await points()).map((point) => ({ ...point, description: stamped(point.description, stamp) }));
        await client.call(calls.savePoints, { body: { courseId, version, points: list } });
      },
      read: async () => (await points()).map(({ description }) => description),
    },
    matrices: {
      async save(stamp) {
        const { version, courseMatrixVOS } = await unit();
        const places = (await goals()).slice(0, 2).map(({ id }) => id);
        const placed = (await points()).slice(0, 2).flatMap(({ id }) => places.map((goalId) => ({ goalId, pointId: id })));
        const arrangement = { study: stamped('讨论', stamp), teach: stamped('案例', stamp), product: '', week: '8' };
        const periods = { theoryPeriod: 2, practicePeriod: 0, relate: 0 };
        const chapters = courseMatrixVOS.slice(0, stampedChapters).map(({ id }) => ({
          projectId: id,
          points: placed.map((place) => ({ ...place, ...arrangement, ...periods })),
        }));
        await client.call(calls.saveMatrices, { body: { majorId, courseId, version, rows: [], chapters, placedPoints: [] } });
      },
      read: async () =>
        (await matrix()).slice(0, stampedChapters).flatMap(({ data }) => data.flatMap(({ study, teach }) => [study, teach])),
    },
    report: {
      async save(stamp) {
        const info = await report();
        const texts = { textbooks: stamped('《教材》', stamp), lecturer: stamped('王老师', stamp) };
        await client.call(calls.saveAdditionalInfo, { body: { ...info, ...texts } });
      },
      async read() {
        const { textbooks = '', lecturer = '' } = await report();
        return [textbooks, lecturer];
      },
    },
    english: {
      async save(stamp) {
        const texts = Object.fromEntries((await english()).map(({ field }) => [field, stamped('English', stamp)]));
        const was = Object.fromEntries((await english()).map(({ field, zh, en = '' }) => [field, { zh, en }]));
        await client.call(calls.saveTranslations, { body: { list: [{ kind: 'course', id: courseId, texts, was }] } });
      },
      read: async () => (await english()).map(({ en = '' }) => en),
    },
  };
}
