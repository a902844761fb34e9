import * as contract from '@college/api-client/contract';
import type { AdditionalInfo } from '@college/curriculum-model';
import fc from 'fast-check';
import { beforeEach, expect, it } from 'vitest';
import { setCopyScene } from '../copy/copySource.test-data';
import { describeOnOneEngine } from '../db/testing';
import { testServer } from '../testing/testServer';

const courseid = 1001;
const figure = fc.oneof(
  { weight: 8, arbitrary: fc.integer({ min: 0, max: 999_900 }).map((hundredths) => hundredths / 100) },
  { weight: 1, arbitrary: fc.constantFrom(null, 0.125, 0.004, 1e-7) },
  { weight: 1, arbitrary: fc.double({ min: 0, max: 9999, noNaN: true }) },
);

describeOnOneEngine('the figures of a course start report', (database) => {
  const server = testServer(() => database.current);
  beforeEach(async () => {
    await setCopyScene(database.current);
    server.forgetSessions();
  });

  async function figures() {
    const { data } = await server.call(contract.getAdditionalInfo, { as: 'courseEditor', query: { courseid } });
    return data as AdditionalInfo;
  }

  it('are read as they were acknowledged, and refused where they could not be', async () => {
    await fc.assert(
      fc.asyncProperty(fc.record({ score: figure, yearPeriod: figure, students: figure }), async (sent) => {
        const { score, yearPeriod, students, ...rest } = await figures();
        const reply = await server.call(contract.saveAdditionalInfo, { as: 'courseEditor', body: { ...rest, ...sent } });
        if (reply.code !== '0') expect(reply.message).toMatch(/^(学分|学时|学生人数)最多两位小数$/);
        expect(await figures()).toMatchObject(reply.code === '0' ? sent : { score, yearPeriod, students });
      }),
      { numRuns: 40 },
    );
  });

  it('are refused with a third decimal in either language', async () => {
    const body = { ...(await figures()), score: 0.125 };
    const refusal = async (language: string) =>
      (await server.call(contract.saveAdditionalInfo, { as: 'courseEditor', body, headers: { 'accept-language': language } })).message;
    expect(await refusal('zh')).toBe('学分最多两位小数');
    expect(await refusal('en')).toBe('Credit must have at most two decimals');
  });
});
