import { aGoal } from '@college/curriculum-model/fixtures';
import { expect, it } from 'vitest';
import { asNewGoals } from './asNewGoals';

it('adds removed goals as new ones, with their translations', () => {
  const translations = { en: { description: { text: 'model a problem', updatedAt: '2026-05-01T08:00:00+08:00' } } };
  const removed = aGoal({ id: 1031, version: 4, translations });
  expect(asNewGoals([removed])).toEqual([
    { id: 0, parentId: removed.parentId, courseId: removed.courseId, description: removed.description, translations },
  ]);
});
