import { changed, withData, type Fault } from './fault';

/** One thing wrong with each of these calls: its place, or the shape of its answer. */
export const wrongAnswers: Record<string, Fault> = {
  'a path that is not there': {
    path: 'GET /major/v2.0/coursetype',
    change: () => new Response('Not found', { status: 404 }),
    call: 'listCourseTypes',
    check: 'signIn',
    got: /HTTP 404/,
  },
  'a path of other letters': {
    path: 'GET /course/deleteCourse',
    change: () => Response.json({ code: '30004', message: 'no such call', data: null }, { status: 404 }),
    call: 'deleteCourse',
    check: 'signIn',
    got: /HTTP 404/,
  },
  'no envelope': {
    path: 'GET /matrix/courseinfo',
    change: changed(({ data }) => data),
    call: 'getMatrixCourse',
    check: 'answers',
    got: /HTTP 200/,
  },
  'a code without a message': {
    path: 'GET /beginreport/getcourseintro',
    change: changed(({ code, data }) => ({ code, data })),
    call: 'getCourseIntro',
    check: 'answers',
    got: /message null/,
  },
  'a missing field': {
    path: 'GET /beginreport/projects',
    change: withData((rows: object[]) => rows.map((row) => ({ ...row, name: undefined }))),
    call: 'getReportProjects',
    check: 'answers',
    got: /data\[0\]\.name/,
  },
  'a number as text': {
    path: 'GET /v4/support/completion/coursecompletionrate',
    change: withData((data: { info: object }) => ({ ...data, info: { ...data.info, rate: '50' } })),
    call: 'getCompletion',
    check: 'answers',
    got: /data\.info\.rate.*"50"/,
  },
  'a total that is not the total': {
    path: 'POST /search/profession',
    change: withData((data: object) => ({ ...data, total: 1 })),
    call: 'searchCollegeMajors',
    check: 'paging',
    got: /total is 1/,
  },
};
