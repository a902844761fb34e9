import { expect, it } from 'vitest';
import { fieldFindings, fieldNameOf } from '../fields';
import { additionalInfoSchema, saveReportRequestSchema } from './additionalInfo';
import { emptyAdditionalInfo } from './mapping';
import { storedFieldNames, storedTextFields } from './storedFields';

const technical = ['id', 'courseUnitId', 'version', 'translations'];
const stored = Object.keys(additionalInfoSchema.shape).filter((field) => !technical.includes(field));

it('names every stored field, and the English of every text', () => {
  expect(stored.filter((field) => storedFieldNames[field] === undefined)).toEqual([]);
  const ofEnglish = (field: string) => fieldNameOf(['translations', 'en', field, 'text'], storedFieldNames);
  expect(storedTextFields.filter((field) => ofEnglish(field).en !== `${storedFieldNames[field]?.en} (English)`)).toEqual([]);
  expect(storedTextFields.filter((field) => !stored.includes(field))).toEqual([]);
});

const updatedAt = '2026-05-14T08:00:00Z';
const row = { part: 'final', label: '期末考试', percent: 60 };

it.each([
  [{ criterion: 7 }, '课堂纪律与诚信格式不正确', 'Classroom conduct and honesty has the wrong form'],
  [{ schedule: { label: [], data: [['上午'], ['下午', 7]] } }, '第 2 行第 2 列上课时间表格式不正确', 'Row 2, column 2: Timetable'],
  [{ schedule: { label: ['时段', 7], data: [] } }, '第 2 行上课时间表的表头', 'Row 2: Timetable, column head'],
  [
    { exampercent: { type: 0, rows: [row, { ...row, percent: 100.5 }] } },
    '第 2 行总评构成的百分比不能大于 100',
    'Row 2: Composition of the',
  ],
  [
    { translations: { en: { textgroup: { text: 7, updatedAt } } } },
    '团队学习或小组讨论（英文）格式不正确',
    'Team learning or group discussion (English)',
  ],
])('%j is told by the name on the paper', (change, zh, en) => {
  const outcome = saveReportRequestSchema.safeParse({ ...emptyAdditionalInfo(1004), ...change }, { reportInput: true });
  const [finding] = fieldFindings(outcome.error ?? { issues: [] }, storedFieldNames);
  expect(finding?.sentence.zh).toContain(zh);
  expect(finding?.sentence.en).toContain(en);
});
