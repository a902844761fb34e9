import { sampleCourseUnitDetail } from '@college/curriculum-model/fixtures';
import { expect, it } from 'vitest';
import { toForm } from './courseUnitForm';
import { readableForm } from './readableForm';

const { course } = sampleCourseUnitDetail(1004);

it('shows the texts of a unit and its chapters in English to those who only read', () => {
  const form = readableForm(course, 'en');
  expect(form.name).toBe('Data Structures');
  expect(JSON.stringify(form)).not.toMatch(/[\u4e00-\u9fff]{2}/);
});

it('leaves the Chinese record as it is', () => {
  expect(readableForm(course, 'zh')).toEqual(toForm(course));
});
