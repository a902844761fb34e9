import { samplePassword, sampleUser } from '@college/curriculum-model/fixtures';
import { beforeAll, expect, it } from 'vitest';
import { createMockFetch } from '../mock';
import { runConformance, type CheckResult, type ConformanceReport } from '.';

type Change = (answer: Response) => Promise<Response> | Response;
interface Envelope {
  code: string;
  message: string;
  data: never;
}

const changed =
  (edit: (envelope: Envelope) => unknown): Change =>
  async (answer) =>
    Response.json(edit((await answer.clone().json()) as Envelope));
/** Another answer in the place of data that came well. */
const withData = (edit: (data: never) => unknown) =>
  changed(({ code, message, data }) => ({ code, message, data: code === '0' ? edit(data) : data }));
const recoded = (wanted: string, code: string) => changed((envelope) => (envelope.code === wanted ? { ...envelope, code } : envelope));
const withoutName = (answer: Response) => {
  const headers = new Headers(answer.headers);
  headers.delete('content-disposition');
  return new Response(answer.body, { headers });
};

/** One thing wrong with each of these calls: what a backend answers instead, and what the suite must say about it. */
const faults: Record<string, { path: string; change: Change; call: string; check: CheckResult['check']; got: RegExp; isMadeUp?: boolean }> =
  {
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
    'an internal error on bad input': {
      path: 'GET /course/getcoursegoal',
      change: recoded('30001', '50000'),
      call: 'getCourseGoals',
      check: 'required',
      got: /query\.courseId, query\.majorId: .*50000/,
    },
    'status 500 on bad input': {
      path: 'GET /matrix/pointnrelate',
      change: async (answer) => ((await answer.clone().json()).code === '30001' ? new Response('', { status: 500 }) : answer),
      call: 'getCourseMatrixChoices',
      check: 'wrong',
      got: /HTTP 500/,
    },
    'a refusal that ends the sign-in': {
      path: 'GET /matrix/ksanrelate',
      change: recoded('30001', '20021'),
      call: 'getProjectMatrixChoices',
      check: 'required',
      got: /20021/,
    },
    'no sign-in asked for': {
      path: 'POST /dic/pageJobDirectory',
      change: recoded('20021', '0'),
      call: 'listQualifications',
      check: 'signIn',
      got: /code 0/,
    },
    'a missing sign-in refused by another code': {
      path: 'POST /search/dicjobdirectory',
      change: recoded('20021', '30003'),
      call: 'searchQualifications',
      check: 'signIn',
      got: /30003/,
    },
    'a total that is not the total': {
      path: 'POST /search/profession',
      change: withData((data: object) => ({ ...data, total: 1 })),
      call: 'searchCollegeMajors',
      check: 'paging',
      got: /total is 1/,
    },
    'a file without a name': {
      path: 'GET /v4/support/completion/exportcoursecompletion/table',
      change: withoutName,
      call: 'exportCompletion',
      check: 'file',
      got: /bytes/,
    },
    'a file of another kind': {
      path: 'POST /major/v2.0/download/onlypoint',
      change: (answer) => new Response('title,description', { headers: answer.headers }),
      call: 'downloadPointTemplate',
      check: 'file',
      got: /beginning/,
    },
    'an upload without a bound': {
      path: 'POST /media/base64img',
      change: recoded('30001', '0'),
      call: 'encodeImage',
      check: 'tooLarge',
      got: /code 0/,
    },
    'a conflict that nobody notices': {
      path: 'POST /news/save',
      change: recoded('30009', '0'),
      call: 'saveNews',
      check: 'conflict',
      got: /code 0/,
    },
    'a conflict without the current record': {
      path: 'POST /dic/talentDemandSave',
      change: changed((envelope) => (envelope.code === '30009' ? { ...envelope, data: null } : envelope)),
      call: 'saveTalentReport',
      check: 'conflict',
      got: /no record/,
    },
    'a stream that never reaches 100': {
      path: 'GET /manage/copycourse',
      change: async (answer) =>
        new Response((await answer.text()).replaceAll('"percent":100', '"percent":99'), { headers: answer.headers }),
      call: 'watchCopy',
      check: 'rule',
      got: /percent/,
    },
    'a stream that is none': {
      path: 'POST /manage/copycourse',
      change: () => Response.json({ code: '0', message: '', data: [] }),
      isMadeUp: true,
      call: 'copyCourse',
      check: 'events',
      got: /HTTP 200/,
    },
    'a delete that deletes nothing': {
      path: 'GET /profession/detail',
      change: changed((envelope) => (envelope.code === '30004' ? { ...envelope, code: '0' } : envelope)),
      call: 'deleteCollegeMajor',
      check: 'rule',
      got: /code 0/,
    },
    'a save that saves nothing': {
      path: 'POST /course/updatecoursegoal',
      change: () => Response.json({ code: '0', message: '', data: { id: 1 } }),
      isMadeUp: true,
      call: 'updateCourseGoal',
      check: 'rule',
      got: /goal 1/,
    },
  };

/** The mock API with all of these faults at once. */
function wrongBackend(): typeof fetch {
  const mock = createMockFetch();
  return async (url, init) => {
    const request = new Request(String(url), init);
    const path = `${request.method} ${new URL(request.url).pathname.replace('/college/api', '')}`;
    const fault = Object.values(faults).find((one) => one.path === path);
    const isMeant = fault && (request.headers.has('authToken') || fault.check === 'signIn');
    if (isMeant && fault.isMadeUp) return fault.change(new Response());
    const answer = await mock(request);
    return isMeant ? fault.change(answer) : answer;
  };
}

let report: ConformanceReport;
beforeAll(async () => {
  const account = { login: sampleUser('collegeAdmin').email, password: samplePassword };
  report = await runConformance({ baseUrl: 'http://mock.test/college/api', fetch: wrongBackend(), isReadOnly: false, ...account });
}, 60_000);

it.each(Object.entries(faults))('catches %s', (_, { call, check, got }) => {
  const checks = report.calls.find((one) => one.call === call)?.checks ?? [];
  const found = checks.filter((one) => one.outcome === 'fails' && one.check === check);
  expect(found.map((one) => one.got ?? '')).toContainEqual(expect.stringMatching(got));
});

it('finds nothing else wrong than what stands in their way', () => {
  const guilty = new Set(Object.values(faults).map(({ call }) => call));
  const failing = report.calls.filter(({ outcome }) => outcome === 'fails').map(({ call }) => call);
  expect(failing.filter((call) => !guilty.has(call))).toEqual([]);
  expect(new Set(failing)).toEqual(guilty);
});

it('names what it could not clear away', () => {
  expect(report.leftBehind).toContainEqual(expect.stringMatching(/^course \d+ .*: HTTP 404/));
});
