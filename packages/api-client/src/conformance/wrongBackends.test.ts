import { samplePassword, sampleUser } from '@college/curriculum-model/fixtures';
import { beforeAll, expect, it } from 'vitest';
import { wrongActs } from './fakes/wrongActs';
import { wrongAnswers } from './fakes/wrongAnswers';
import { wrongBackend } from './fakes/wrongBackend';
import { wrongFiles } from './fakes/wrongFiles';
import { wrongRefusals } from './fakes/wrongRefusals';
import { runConformance, type ConformanceReport } from '.';

const faults = { ...wrongAnswers, ...wrongRefusals, ...wrongFiles, ...wrongActs };

let report: ConformanceReport;
beforeAll(async () => {
  const account = { login: sampleUser('collegeAdmin').email, password: samplePassword };
  report = await runConformance({
    baseUrl: 'http://mock.test/college/api',
    fetch: wrongBackend(Object.values(faults)),
    isReadOnly: false,
    ...account,
  });
}, 60_000);

it.each(Object.entries(faults))('catches %s', (_, { call, check, got }) => {
  const checks = report.calls.find((one) => one.call === call)?.checks ?? [];
  const found = checks.filter((one) => one.outcome === 'fails' && one.check === check);
  expect(found.map((one) => one.got ?? '')).toContainEqual(expect.stringMatching(got));
});

it('finds no other errors than those caused by it', () => {
  const guilty = new Set(Object.values(faults).map(({ call }) => call));
  const failing = report.calls.filter(({ outcome }) => outcome === 'fails').map(({ call }) => call);
  expect(failing.filter((call) => !guilty.has(call))).toEqual([]);
  expect(new Set(failing)).toEqual(guilty);
});

it('names what it could not clear away', () => {
  expect(report.leftBehind).toContainEqual(expect.stringMatching(/^course \d+ .*: deleteCourse: HTTP 404/));
});
