import { untranslated } from '@college/curriculum-model/fixtures';
import { beforeAll, expect, it } from 'vitest';
import { seedSampleProgramme } from '../db';
import { describeOnOneEngine, emptyTables } from '../db/testing';
import { read } from '../testing/testServer';
import { sendAsEnglishReader } from './englishReader.test-data';

/** Calls that say or list something; everything in the sample has its English. */
const readings: readonly (string | [path: string, body: object])[] = [
  ['/major/v2.0/majorlist', { pageNum: 1, pageSize: 20 }],
  ['/major/v2.0/courseunitlist', { majorId: 1001, pageNum: 1, pageSize: 10, orderMap: { create_time: 0 } }],
  ['/manage/user/userlist', { pageNum: 1, pageSize: 20 }],
  ['/manage/copycourseavailabletarget', { userId: 1001, courseId: 1004 }],
  ['/manage/copycoursegetgoals', { sourceId: 1004, targetId: 1002 }],
  ['/search/searchContent', { keyword: 'data', target: 'all' }],
  ['/search/searchEverything', { keyword: 'data', kinds: ['goal', 'point', 'indicator', 'person'] }],
  ['/dic/pageTalentDemand', { pageNum: 1, pageSize: 20 }],
  '/workbench/overview',
  '/workbench/waiting',
  '/workbench/colleaguechanges',
  '/overview/mycourses',
  '/overview/matrixfigures?majorId=1001',
  '/v4/webpage/majorindex/courses?majorId=1001',
  '/major/v2.0/majorinfo?majorid=1001',
  '/major/v2.0/graduaterequires?majorid=1001',
  '/major/v2.0/courseunitdetail?courseid=1004',
  '/major/v2.0/pointlist?courseId=1004',
  '/major/v2.0/courseclass',
  '/major/v2.0/coursetype',
  '/v4/support/completion/items?courseid=1004',
  '/manage/getcurrentdepartment?collegeId=1001&userId=1001',
  '/manage/user/availabledepartment',
  '/manage/user/availabledepartment?depth=2',
  '/course/getcoursegoal?courseId=1004&majorId=1001',
  '/matrix/courseinfo?courseId=1004',
  '/matrix/majormatrix?courseId=1004',
  '/matrix/coursematrix?courseId=1004',
  '/matrix/projectmatrix?courseId=1004',
  '/matrix/pointnrelate?courseId=1004',
  '/history/list?kind=course&recordId=1004',
  '/trash/list',
  '/message/feedbacklist?pageNum=1&pageSize=20',
  '/beginreport/links?courseid=1004',
  '/news/list',
  '/manage/outbox/list?pageNum=1&pageSize=20',
];

describeOnOneEngine('what the server says to a reader of English', (database) => {
  beforeAll(async () => {
    await emptyTables(database.current.db);
    await seedSampleProgramme(database.current);
    await leaveTraces();
  });

  const send = (path: string, body?: unknown) => sendAsEnglishReader(database.current, path, body);

  /** A deleted course, a feedback and a link of 赵启明, so that the lists about people hold one, and a course that is a copy. */
  async function leaveTraces() {
    for (const trace of [
      { path: '/major/v2.0/updatecourseunitlist', body: { list: [-1013] } },
      { path: '/message/feedback', body: { unique: 'english-reader', description: 'A word', images: [] } },
      { path: '/beginreport/createlink', body: { courseId: 1004 } },
    ]) {
      const { code, message } = await read(await send(trace.path, trace.body));
      expect([code, message]).toEqual(['0', message]);
    }
    await database.current.db.execute('update course_units set copied_from_id = 1003 where id = 1004');
  }

  it.each(readings.map((one) => (typeof one === 'string' ? { path: one } : { path: one[0], body: one[1] })))(
    '$path',
    async ({ path, body }) => {
      const { code, message, data } = await read(await send(path, body));
      expect([code, message]).toEqual(['0', message]);
      expect(untranslated(data)).toEqual([]);
    },
  );
});
