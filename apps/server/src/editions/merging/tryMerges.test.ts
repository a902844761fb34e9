import { expect, it, vi } from 'vitest';
import { describeOnOneEngine } from '../../db/testing';
import { randomNumbers } from '../../testing/randomNumbers';
import { tryMerges, type TriedMerge } from './tryMerges.test-data';

vi.setConfig({ testTimeout: 180_000 });

describeOnOneEngine('drafts in which people saved through the editors', (database) => {
  it('are merged as the model says, and undone to what was there', async () => {
    const tried: TriedMerge[] = [];
    await tryMerges(database.current, { pairs: 2, steps: 6, random: randomNumbers(24).below }, (one) => tried.push(one));
    expect(tried.flatMap(({ faults }) => faults)).toEqual([]);
    expect(tried.every(({ saves }) => saves.length > 1)).toBe(true);
  });
});
