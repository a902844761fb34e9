import { sampleCourseUnitDetail } from '@college/curriculum-model/fixtures';
import { expect, it } from 'vitest';
import { courseUnitDetailReducer, type CourseUnitEditing } from './courseUnitDetailState';
import { readableState } from './readableState';

function loaded(): CourseUnitEditing {
  const state = courseUnitDetailReducer({ phase: 'loading' }, { type: 'loaded', unit: sampleCourseUnitDetail(1004), draft: null });
  if (state.phase !== 'editing') throw new Error('the unit was not loaded');
  return state;
}

it('shows the texts of a unit and its chapters in English to those who only read', () => {
  const { form } = readableState(loaded(), 'en');
  expect(form.name).toBe('Data Structures');
  expect(JSON.stringify(form)).not.toMatch(/[\u4e00-\u9fff]{2}/);
});

it('leaves the Chinese record as it is', () => {
  const state = loaded();
  expect(readableState(state, 'zh').form).toEqual(state.form);
});
