import { createMemoryStorage } from '@college/api-client';
import { expect, it } from 'vitest';
import { hintMemory } from './hints';

it('keeps for each person which hints were put away', () => {
  const storage = createMemoryStorage();
  expect(hintMemory(storage, 1001, 'matrixCell').isDismissed()).toBe(false);
  hintMemory(storage, 1001, 'matrixCell').dismiss();
  hintMemory(storage, 1001, 'matrixCell').dismiss();
  expect(hintMemory(storage, 1001, 'matrixCell').isDismissed()).toBe(true);
  expect(hintMemory(storage, 1002, 'matrixCell').isDismissed()).toBe(false);
});
