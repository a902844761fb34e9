import { expect, it } from 'vitest';
import { fieldFindings } from '../fields';
import { saveMajorRequestSchema } from '../majors';

const updatedAt = '2026-03-01T08:00:00.000Z';
const saved = (english: string) => ({
  id: 1,
  name: '软件工程',
  code: '',
  standard: '',
  departmentId: 1,
  translations: { en: { name: { text: english, updatedAt }, nickname: { text: 'x'.repeat(300), updatedAt } } },
});

it('takes English that is as long as its Chinese may be, and of what has no English any', () => {
  expect(saveMajorRequestSchema.safeParse(saved('x'.repeat(200))).error).toBeUndefined();
});

it('refuses longer English by the name of its field', () => {
  const { error } = saveMajorRequestSchema.safeParse(saved('x'.repeat(201)));
  const findings = fieldFindings(error!, { name: { zh: '专业名称', en: 'Major name' } });
  expect(findings.map(({ sentence }) => sentence)).toEqual([
    { zh: '专业名称（英文）最多 200 个字符', en: 'Major name (English) must have at most 200 characters' },
  ]);
});
