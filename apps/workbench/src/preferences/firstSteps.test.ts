import { createMemoryStorage } from '@college/api-client';
import { expect, it } from 'vitest';
import { firstStepsMemory } from './firstSteps';

it('keeps for each person which steps were put away', () => {
  const storage = createMemoryStorage();
  const own = firstStepsMemory(storage, 1001);
  own.setDismissed('college', true);
  own.setDismissed('course', true);
  expect(firstStepsMemory(storage, 1001).isDismissed('college')).toBe(true);
  expect(own.isDismissed('major')).toBe(false);
  expect(firstStepsMemory(storage, 1002).isDismissed('college')).toBe(false);
  own.setDismissed('college', false);
  expect([own.isDismissed('college'), own.isDismissed('course')]).toEqual([false, true]);
});
