import { describe, expect, it } from 'vitest';
import { describeOnOneEngine } from '../db/testing';
import { sharedRecords } from './editors.test-data';
import { tryEditors, type EditorsOutcome } from './tryEditors.test-data';
import { tryPairs, writes, type Pair } from './tryPairs.test-data';
import { tryWithoutVersion, type Versionless } from './tryWithoutVersion.test-data';

/** Each write after itself and after another one; `npm run trust:races` tries all pairs. */
const distances = [0, 23];

describeOnOneEngine('two people who write one record', (database) => {
  it('overwrite nothing of each other unseen', async () => {
    const pairs: Pair[] = [];
    const at = new Map(writes.map((write, index) => [write, index]));
    const isNear = (first: (typeof writes)[number], second: (typeof writes)[number]) =>
      distances.includes(((at.get(second) ?? 0) - (at.get(first) ?? 0) + writes.length) % writes.length);
    await tryPairs(database.current, isNear, (pair) => void pairs.push(pair));
    expect(pairs.filter(({ second }) => second === 'nothing')).toEqual([]);
    expect(pairs.filter(({ lost }) => lost.length > 0)).toEqual([]);
    expect(pairs.filter(({ code }) => !['0', '30009', '30004', '30001'].includes(code))).toEqual([]);
    expect(pairs.length).toBe(writes.length * distances.length);
  }, 300_000);
});

describeOnOneEngine('several people who save one record again and again', (database) => {
  it('find what they stored, or were told', async () => {
    const outcomes: EditorsOutcome[] = [];
    await tryEditors(database.current, sharedRecords, { editors: 3, saves: 2, atOnce: 3 }, (outcome) => void outcomes.push(outcome));
    expect(outcomes.filter(({ faults }) => faults.length > 0)).toEqual([]);
    expect(outcomes.filter(({ accepted }) => accepted === 0)).toEqual([]);
    expect(outcomes.filter(({ conflicts }) => conflicts > 0).length).toBeGreaterThan(4);
    expect(outcomes.map(({ accepted, conflicts }) => accepted + conflicts)).toEqual(sharedRecords.map(() => 6));
  }, 300_000);
});

describe('a write without the version that it was based on', () => {
  describeOnOneEngine('is', (database) => {
    it('refused where the call is an extension, else the last one, with an entry in the history', async () => {
      const answers: Versionless[] = [];
      await tryWithoutVersion(database.current, (answer) => void answers.push(answer));
      expect(answers.filter(({ isRefused, isExtension }) => isRefused !== isExtension)).toEqual([]);
      expect(answers.filter(({ isRefused, entries }) => !isRefused && entries === 0)).toEqual([]);
      expect(answers.length).toBe(writes.length);
    }, 300_000);
  });
});
