import type { Edition } from '@college/curriculum-model';
import { expect, it } from 'vitest';
import { anEdition } from './editions.test-data';
import { comparedScenarios } from './comparedScenarios';

const scenario = (id: number, more: Partial<Edition> = {}) => anEdition(id, { kind: 'scenario', ...more });
const editions = [scenario(16), scenario(15), scenario(14), scenario(13), scenario(12), scenario(11, { status: 'closed' }), anEdition(17)];

it('shows the latest four beside each other, the oldest first', () => {
  expect(comparedScenarios(editions, undefined)).toEqual([13, 14, 15, 16]);
});

it('shows those of the address in its order, once, as far as they are open scenarios', () => {
  expect(comparedScenarios(editions, '14,12,14,11,17,x,99')).toEqual([14, 12]);
  expect(comparedScenarios(editions, '12,13,14,15,16')).toEqual([12, 13, 14, 15]);
});
