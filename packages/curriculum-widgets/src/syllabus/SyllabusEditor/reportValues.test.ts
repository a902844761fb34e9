import { expect, it } from 'vitest';
import { sampleReport } from '../fakes/sampleReport';
import { toInfo, toValues } from './reportValues';

const report = sampleReport();
const stored = toValues(report);
const info = (change: Partial<typeof stored>) =>
  toInfo(report, { values: { ...stored, ...change }, stored, confirmed: [], now: '2026-05-14T08:00:00.000Z' });

it('sends the introduction of the course only where it was changed, with the one that it was typed over', () => {
  expect(info({ lecturer: '李航' })).not.toHaveProperty('courseDesc');
  expect(info({ lecturer: '李航' }).translations?.en).not.toHaveProperty('courseDesc');
  expect(info({ courseDesc: '新的简介' })).toMatchObject({ courseDesc: '新的简介', courseDescWas: report.intro.introduction });
});
