import { expect, it } from 'vitest';
import { sampleReport } from '../fakes/sampleReport';
import { toInfo, toValues } from './reportValues';

const report = sampleReport();
const stored = toValues(report);
const now = '2026-03-02T08:40:00.000Z';
const { courseDesc: _english, ...english } = report.info.translations!.en!;

it('sends back what was read, but for what belongs to the course', () => {
  const info = toInfo(report, { values: stored, stored, confirmed: [], now });
  expect(info).toEqual({ ...report.info, translations: { en: english } });
});

it.each([
  ['English that was written', { 'en:attend': 'On time.' }, [], { attend: { text: 'On time.', updatedAt: now } }],
  ['English that was confirmed', {}, ['attend'] as const, { attend: { text: english.attend!.text, updatedAt: now } }],
  ['English of the introduction', { 'en:courseDesc': 'Trees.' }, [], { courseDesc: { text: 'Trees.', updatedAt: now } }],
  ['no English of the introduction any more', { 'en:courseDesc': '' }, [], { courseDesc: { text: '', updatedAt: now } }],
  ['English under the stored name', { 'en:group': 'Groups.' }, [], { textgroup: { text: 'Groups.', updatedAt: now } }],
])('sends %s', (_title, change, confirmed, expected) => {
  const info = toInfo(report, { values: { ...stored, ...change }, stored, confirmed, now });
  expect(info.translations!.en).toEqual({ ...english, ...expected });
});

it('takes English away that was emptied', () => {
  const info = toInfo(report, { values: { ...stored, 'en:attend': '' }, stored, confirmed: [], now });
  expect(info.translations!.en).not.toHaveProperty('attend');
});

it('sends the introduction only where it was changed here', () => {
  expect(toInfo(report, { values: stored, stored, confirmed: [], now })).not.toHaveProperty('courseDesc');
  const changed = { ...stored, courseDesc: '新的简介' };
  expect(toInfo(report, { values: changed, stored, confirmed: [], now })).toMatchObject({
    courseDesc: '新的简介',
    courseDescWas: report.intro.introduction,
  });
});

it('frees what was stored with hidden characters of them, so that no save is refused for a text that nobody touched', () => {
  const older = { ...report, info: { ...report.info, attend: '按时\u202e到课', schedule: { label: ['时段\u0007'], data: [] } } };
  const values = toValues(older);
  const info = toInfo(older, { values, stored: values, confirmed: [], now });
  expect(info).toMatchObject({ attend: '按时到课', schedule: { label: ['时段'], data: [] } });
});
