import { runConformance, type CheckResult, type ConformanceReport } from '@college/api-client/conformance';
import { allEndpoints } from '@college/api-client/contract';
import { samplePassword, sampleUser } from '@college/curriculum-model/fixtures';
import { pino } from 'pino';
import { beforeAll, expect, it } from 'vitest';
import { createApp } from './createApp';
import { putReferenceData, seedSampleProgramme } from './db';
import { describeOnEachEngine } from './db/testing';
import { defaultSettings } from './http/services';

describeOnEachEngine('the conformance suite against this server', (database) => {
  let report: ConformanceReport;

  beforeAll(async () => {
    await putReferenceData(database.current);
    await seedSampleProgramme(database.current);
    const services = { database: database.current, log: pino({ level: 'silent' }), now: () => new Date(), settings: defaultSettings };
    const app = createApp({ ...services, checkAnswers: true, hasResetCall: true });
    report = await runConformance({
      baseUrl: 'http://server.test/college/api',
      login: sampleUser('collegeAdmin').email,
      password: samplePassword,
      isReadOnly: false,
      mayReset: true,
      fetch: async (url, init) => app.request(String(url), init),
    });
  }, 300_000);

  const checksThat = (outcome: CheckResult['outcome']) =>
    report.calls.flatMap(({ call, checks }) => checks.filter((one) => one.outcome === outcome).map(({ check, got }) => [call, check, got]));

  it('finds nothing that does not hold', () => expect(checksThat('fails')).toEqual([]));

  // One call needs a provider of single sign-on: campus-sign-in has tests of its own.
  it('tries every call but one', () => {
    expect(report.calls).toHaveLength(Object.keys(allEndpoints).length);
    expect(report.counts).toEqual({ holds: report.calls.length - 1, fails: 0, untried: 1 });
  });

  // The trash holds the one record that the suite has just put there.
  it('leaves no check untried but that one, and the pages of the trash', () => {
    expect(checksThat('untried')).toEqual([
      ['listTrash', 'paging', undefined],
      ['exchangeCampusCode', 'answers', undefined],
    ]);
  });
});
