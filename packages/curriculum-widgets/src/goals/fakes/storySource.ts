import type { Indicator } from '@college/curriculum-model';
import { sampleIndicators } from '@college/curriculum-model/fixtures';
import { fn } from 'storybook/test';
import type { GoalsSource } from '../GoalsSource';
import { fakeGoals } from './fakeGoals';

/** The source of all goal stories; each story fills it with `serve`. */
export const storySource = {
  loadGoals: fn<GoalsSource['loadGoals']>(),
  addGoals: fn<GoalsSource['addGoals']>(),
  updateGoal: fn<GoalsSource['updateGoal']>(),
  deleteGoal: fn<GoalsSource['deleteGoal']>(),
};

/** Fills the server for one story. */
export function serve(indicators: readonly Indicator[] = sampleIndicators(1004)) {
  return () => {
    const fake = fakeGoals(indicators);
    storySource.loadGoals.mockReset().mockImplementation(fake.loadGoals);
    storySource.addGoals.mockReset().mockImplementation(fake.addGoals);
    storySource.updateGoal.mockReset().mockImplementation(fake.updateGoal);
    storySource.deleteGoal.mockReset().mockImplementation(fake.deleteGoal);
  };
}

/** The words that stand or are spoken in an element, for stories in English. */
export function wordsIn(root: Element): string {
  const spoken = ['aria-label', 'title', 'placeholder', 'aria-description'];
  const elements = [...root.querySelectorAll('*')].filter((element) => element.tagName !== 'STYLE');
  return [root.textContent, ...elements.flatMap((element) => spoken.map((name) => element.getAttribute(name) ?? ''))].join(' ');
}
