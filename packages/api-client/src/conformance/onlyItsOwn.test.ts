import { samplePassword, sampleUser } from '@college/curriculum-model/fixtures';
import { expect, it, vi } from 'vitest';
import type { EndpointName } from '../contract';
import { createMockFetch, type MockFetch } from '../mock';
import { recordingBackend } from './fakes/recordingBackend';
import { conformancePlan } from './plan';
import { renderReport } from './render';
import { exitCodeOf } from './report';
import { runConformance, type ConformanceOptions } from '.';

// Whole runs, one after the other.
vi.setConfig({ testTimeout: 60_000 });

const given = { majorId: 1001, courseId: 1004 };
const makers = conformancePlan().flatMap(({ step }) => (step.makes && !['find', 'read'].includes(step.phase) ? [step.call] : []));
// Makers of one row know nothing of one another, so that one run refuses them all.
const refusedTogether: EndpointName[][] = [
  ['saveMajor', 'createCourse', 'addCollegeMajor'],
  ['saveDepartment', 'saveCourseUnit', 'uploadCopyParams', 'addOccupation', 'saveNews', 'saveOutline', 'insertNewUsers'],
  ['saveGraduateRequires', 'savePoints', 'updateTaskGoal', 'createReportLink', 'saveTalentReport', 'mergeEdition'],
  ['saveKsa', 'updateCourseGoals', 'confirmSecondFactor', 'startEdition', 'publishEdition'],
  ['createEditionLink', 'acceptFinding', 'startThread', 'sendProposal', 'saveCampusProvider'],
];

async function runAgainst(mock: MockFetch, refused: readonly EndpointName[], options: Partial<ConformanceOptions> = {}) {
  const backend = recordingBackend(mock, refused);
  const account = { login: sampleUser('collegeAdmin').email, password: samplePassword };
  const report = await runConformance({
    baseUrl: 'http://mock.test/college/api',
    fetch: backend.fetch,
    isReadOnly: false,
    ...account,
    ...given,
    ...options,
  });
  return { report, writes: backend.writes };
}

/** All records, keyed by their path. */
function recordsOf({ state }: MockFetch): string[] {
  // Saving one skill saves their tree, whose entries count it as a revision.
  const inWords = (place: string, record: unknown) =>
    `${place} ${JSON.stringify(record, (key, value: unknown) => (place === 'occupations' && key === 'version' ? undefined : value))}`;
  const { tokens: _, tickets: __, copyJobs: ___, editionJobs: ____, ...kept } = state;
  return Object.entries(kept).flatMap(([place, held]) => {
    if (held instanceof Map) return [...held].map((entry) => inWords(place, entry));
    if (Array.isArray(held)) return held.map((record) => inWords(place, record));
    return Object.values(held as object).flatMap((part: unknown) =>
      Array.isArray(part) ? part.map((record) => inWords(place, record)) : [],
    );
  });
}

it('is tried without each call that makes something', () => {
  expect(new Set(refusedTogether.flat())).toEqual(new Set(makers));
});

it.each(refusedTogether.map((refused) => [refused.join(', '), refused] as const))(
  'changes no record that it did not make, and names what stays, where the backend refuses %s',
  async (_, refused) => {
    const mock = createMockFetch();
    const before = recordsOf(mock);
    const { report } = await runAgainst(mock, refused);
    const after = recordsOf(mock);
    expect(before.filter((record) => !after.includes(record))).toEqual([]);
    // Requirements, history, states, receipts and why editions were withdrawn stay with their deleted majors and courses; feedback is identified by its text.
    const staying = /^(deleted|history|requires|feedback|curriculumStates|editionReceipts|publications)/;
    const standing = after.filter((record) => record.includes('Conformance check') && !staying.test(record));
    const idOf = (record: string) => /"id":(\d+)/.exec(record)?.[1] ?? 'no id';
    expect(standing.filter((record) => !report.leftBehind.some((name) => name.includes(` ${idOf(record)} `)))).toEqual([]);
  },
);

it('writes to a given major and a given course in no call', async () => {
  const { report, writes } = await runAgainst(createMockFetch(), ['saveDepartment', 'saveMajor', 'saveGraduateRequires']);
  const made = (call: EndpointName) => ['createCourse', 'saveCourseUnit', 'createDownloadTicket'].includes(call);
  const touching = writes.filter(
    ({ call, address, body }) => !made(call) && (/majorid=1001\b/i.test(address) || /"majorId":1001\b/i.test(body)),
  );
  expect(touching.map(({ call }) => call)).toEqual([]);
  expect(
    writes.filter(({ call, address, body }) => !made(call) && /courseid=1004\b|"courseId":1004\b/i.test(`${address} ${body}`)),
  ).toEqual([]);
  const outcomes = Object.fromEntries(report.calls.map(({ call, outcome }) => [call, outcome]));
  expect(outcomes).toMatchObject({
    updateCourseGoals: 'holds',
    updateMajorMatrix: 'holds',
    saveMajorRows: 'untried',
    saveMatrices: 'untried',
  });
});

it('names the failed call that should have created what a call needs', async () => {
  const { report } = await runAgainst(createMockFetch(), ['createCourse'], { only: ['goals'] });
  const reason = report.calls.find(({ call }) => call === 'updateCourseGoals')?.checks[0]?.reason;
  expect(reason).toMatch(/no course unit of the suite's own.*createCourse.*not here/);
});

it('creates nothing for calls that are not selected', async () => {
  const { writes } = await runAgainst(createMockFetch(), [], { only: ['goals'] });
  const needed = ['login', 'saveDepartment', 'saveMajor', 'saveGraduateRequires', 'createCourse', 'saveCourseUnit'];
  const tried = ['updateCourseGoals', 'updateCourseGoal', 'deleteCourseGoal'];
  const cleared = ['deleteCourse', 'deleteMajor', 'deleteDepartment'];
  expect(new Set(writes.map(({ call }) => call).filter((call) => ![...needed, ...tried, ...cleared].includes(call)))).toEqual(new Set());
});

it('lists what it could not take away with its id, the call that failed and the request', async () => {
  const { report } = await runAgainst(createMockFetch(), ['deleteCourse'], { only: ['goals'] });
  expect(report.leftBehind).toContainEqual(expect.stringMatching(/^course \d+ “.*”: deleteCourse: HTTP 200, code 30003.*curl -X GET/s));
});

it('fails where nothing could be tried, and reports it', async () => {
  const refused: EndpointName[] = ['listMajors', 'getCurrentDepartment', 'saveDepartment', 'createCourse', 'listCourseUnits'];
  const { report } = await runAgainst(createMockFetch(), refused, { only: ['goals'], majorId: undefined, courseId: undefined });
  expect(report.counts).toMatchObject({ holds: 0, fails: 0 });
  expect(exitCodeOf(report)).toBe(1);
  expect(renderReport(report, 'en')).toContain('No call could be tried');
});

it.each([
  [{ holds: 3, fails: 0, untried: 4 }, false, 0],
  [{ holds: 3, fails: 1, untried: 0 }, false, 1],
  [{ holds: 3, fails: 0, untried: 0 }, true, 2],
])('%j, stopped: %j, ends the command with code %i', (counts, isStopped, code) => {
  expect(exitCodeOf({ counts, isStopped })).toBe(code);
});
