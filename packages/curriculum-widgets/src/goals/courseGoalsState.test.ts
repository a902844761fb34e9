import { aGoal, sampleIndicators } from '@college/curriculum-model/fixtures';
import { describe, expect, it } from 'vitest';
import { asNewGoals, courseGoalsReducer, startOfGoals, type CourseGoalsEvent, type CourseGoalsState } from './courseGoalsState';

const indicators = sampleIndicators(1004);
const shown: CourseGoalsState = { status: 'shown', indicators, isReloading: false };

describe('courseGoalsReducer', () => {
  it.each<[string, CourseGoalsState, CourseGoalsEvent, CourseGoalsState]>([
    ['shows what arrives', startOfGoals, { type: 'loaded', indicators }, shown],
    ['says why nothing came', startOfGoals, { type: 'failed', message: '繁忙' }, { status: 'failed', message: '繁忙' }],
    ['waits again when asked again', { status: 'failed', message: '繁忙' }, { type: 'asked' }, startOfGoals],
    ['keeps the rows while it asks', shown, { type: 'asked' }, { ...shown, isReloading: true }],
    ['keeps the rows when that fails', { ...shown, isReloading: true }, { type: 'failed', message: '繁忙' }, shown],
  ])('%s', (_title, state, event, expected) => expect(courseGoalsReducer(state, event)).toEqual(expected));
});

it('adds removed goals as new ones, with their translations', () => {
  const translations = { en: { description: { text: 'model a problem', updatedAt: '2026-05-01T08:00:00+08:00' } } };
  const removed = aGoal({ id: 1031, version: 4, translations });
  expect(asNewGoals([removed])).toEqual([
    { id: 0, parentId: removed.parentId, courseId: removed.courseId, description: removed.description, translations },
  ]);
});
