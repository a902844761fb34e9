import { ceeaaCrosswalk } from '@college/curriculum-model';
import { expect, it } from 'vitest';
import { keptUpgradeKey, readKeptUpgrade, writeKeptUpgrade } from './keptUpgrade';
import { nothingDecided, type UpgradeDecisions } from './upgradeDecisions';

const kept: UpgradeDecisions = {
  crosswalk: ceeaaCrosswalk,
  decisions: { 61: { act: 'merge', into: '71', reason: '相近' }, 62: { act: 'drop' } },
  answers: { 6: { act: 'later' }, 7: { act: 'add', points: [{ description: '伦理', english: '' }] } },
  keptPairs: ['61-71'],
  texts: ['course:1001'],
};

it('is kept for one person and one draft, and read as it was written', () => {
  expect(keptUpgradeKey({ userId: 2, editionId: 12 })).toBe('college:edition-upgrade:2:12');
  expect(readKeptUpgrade(writeKeptUpgrade(kept))).toEqual(kept);
});

it.each([null, '', '{', '[]', '{"format":1}', '{"format":2,"crosswalk":null}'])('is nothing where %s was kept', (text) => {
  expect(readKeptUpgrade(text)).toEqual(nothingDecided);
});

it('leaves out what cannot be read, and keeps the rest', () => {
  const broken = { ...kept, decisions: { ...kept.decisions, 63: { act: 'fly' } }, answers: 4, keptPairs: [1, '61-71'] };
  expect(readKeptUpgrade(JSON.stringify({ format: 1, ...broken }))).toEqual({ ...kept, answers: {} });
});
