import { aLoginInfo, samplePassword, sampleUser } from '@college/curriculum-model/fixtures';
import { beforeAll, describe, expect, it } from 'vitest';
import { allEndpoints } from '../contract';
import { createMockFetch, type MockFetch } from '../mock';
import { renderReport } from './render';
import { NotRun, runConformance, type ConformanceOptions, type ConformanceReport } from '.';

const baseUrl = 'http://mock.test/college/api';
const administrator = { login: sampleUser('collegeAdmin').email, password: samplePassword };
const faultsOf = ({ calls }: ConformanceReport) =>
  calls.flatMap(({ call, checks }) => checks.filter(({ outcome }) => outcome === 'fails').map(({ check, got }) => ({ call, check, got })));
const run = (fetch: typeof globalThis.fetch, options: Partial<ConformanceOptions> = {}) =>
  runConformance({ baseUrl, fetch, isReadOnly: false, ...administrator, ...options });

describe('against the mock API', () => {
  let mock: MockFetch;
  let before: string;
  let report: ConformanceReport;
  // The tree of skills is saved as a whole, which counts as a revision of each.
  const contents = ({ state }: MockFetch) => {
    const { courseUnits, majors, departments, occupations, collegeMajors, news, talentReports } = state;
    const records = [courseUnits, majors, departments, occupations, collegeMajors, news, talentReports];
    return JSON.stringify(records, (key, value: unknown) => (key === 'version' ? undefined : value));
  };

  beforeAll(async () => {
    mock = createMockFetch();
    before = contents(mock);
    report = await run(mock);
  }, 60_000);

  it('finds nothing that does not hold', () => expect(faultsOf(report)).toEqual([]));

  it('tries everything but what needs a provider of single sign-on, and what empties the backend', () => {
    expect(report.calls).toHaveLength(Object.keys(allEndpoints).length);
    expect(report.calls.filter(({ outcome }) => outcome === 'untried').map(({ call }) => call)).toEqual([
      'exchangeCampusCode',
      'resetFixtures',
    ]);
  });

  it('names the checks that cannot be run against the mock', () => {
    const untried = report.calls.flatMap(({ call, checks, outcome }) =>
      outcome === 'holds' ? checks.filter((one) => one.outcome === 'untried').map(({ check }) => `${call} ${check}`) : [],
    );
    // The mock keeps no version of a single goal, and its trash holds one entry of the suite's own.
    expect(untried.toSorted()).toEqual(['listTrash paging', 'updateCourseGoal conflict']);
  });

  it('clears away what it made, and names what no call takes away', () => {
    expect(contents(mock)).toBe(before);
    expect(report.leftBehind).toEqual([
      expect.stringContaining('feedback'),
      expect.stringContaining('feedback as text'),
      expect.stringMatching(/^edition \d+ /),
      expect.stringMatching(/^person .*no rights/),
    ]);
  });

  it('writes no password and no token into its report', () => {
    const text = `${JSON.stringify(report)}${renderReport(report, 'zh')}`;
    expect(text).not.toContain(samplePassword);
    expect(text).not.toContain(aLoginInfo('collegeAdmin').data.authToken);
  });
});

it('is read-only by default, determines the caller by the token, and reports for each call that writes why it was not tried', async () => {
  const mock = createMockFetch();
  const before = JSON.stringify(mock.state);
  const report = await runConformance({ baseUrl, fetch: mock, token: aLoginInfo('collegeAdmin').data.authToken });
  expect(faultsOf(report)).toEqual([]);
  const writing = report.calls.filter(({ call }) => allEndpoints[call as keyof typeof allEndpoints].writes);
  expect(new Set(writing.map(({ outcome }) => outcome))).toEqual(new Set(['untried']));
  expect(writing[0]?.checks[0]?.reason).toContain('--write');
  expect(report.calls.find(({ call }) => call === 'getCurrentDepartment')?.outcome).toBe('holds');
  expect(JSON.stringify(mock.state)).toBe(before);
}, 20_000);

it('reports the selected calls alone, and makes the ones they need', async () => {
  const report = await run(createMockFetch(), { only: ['goals'] });
  expect(new Set(report.calls.map(({ resource }) => resource))).toEqual(new Set(['goals']));
  expect(report.counts).toEqual({ holds: report.calls.length, fails: 0, untried: 0 });
}, 20_000);

it('waits for the mails of a backend that writes them after its answer', async () => {
  const report = await run(withLateMails(createMockFetch()), { only: ['account'] });
  expect(faultsOf(report)).toEqual([]);
  const checks = report.calls.flatMap((one) => (one.call === 'listOutbox' ? one.checks : []));
  expect(checks).toContainEqual(expect.objectContaining({ check: 'paging', outcome: 'holds' }));
}, 20_000);

it('omits the extensions where only the documented calls are selected', async () => {
  const { calls } = await run(createMockFetch(), { isDocumentedOnly: true, isReadOnly: true });
  expect(calls).toHaveLength(109);
  expect(calls.every(({ isDocumented }) => isDocumented)).toBe(true);
}, 20_000);

it('does not run without a connection, or with a token that is not accepted', async () => {
  const offline = () => Promise.reject(new TypeError('fetch failed'));
  await expect(run(offline)).rejects.toThrow(NotRun);
  await expect(runConformance({ baseUrl, fetch: createMockFetch(), token: 'unknown' })).rejects.toThrow(NotRun);
});

it('clears away what it made when it is stopped', async () => {
  const mock = createMockFetch();
  const courses = mock.state.courseUnits.length;
  const stop = new AbortController();
  const report = await run(mock, { signal: stop.signal, onCall: ({ call }) => call === 'saveCourseUnit' && stop.abort() });
  expect(report.isStopped).toBe(true);
  expect(mock.state.courseUnits).toHaveLength(courses);
}, 20_000);

/** The same backend; its mails get into the outbox when somebody has looked for the eighth time. */
function withLateMails(mock: MockFetch): typeof fetch {
  const late: MockFetch['state']['outbox'] = [];
  let looks = 0;
  return async (url, init) => {
    const request = new Request(String(url), init);
    const isOutbox = request.url.includes('/outbox/') && request.headers.has('authToken');
    const answer = await mock(request);
    const { outbox } = mock.state;
    if (isOutbox && (looks += 1) >= 8) outbox.unshift(...late.splice(0));
    else if (request.url.endsWith('/auth/forgetpwd')) late.push(...outbox.splice(0));
    return answer;
  };
}
