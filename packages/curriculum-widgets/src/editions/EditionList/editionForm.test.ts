import { textLimits } from '@college/curriculum-model';
import { describe, expect, it } from 'vitest';
import { problemsOf, valuesOf, wishOf } from './editionForm';

const right = { name: ' 2026 修订 ', entryYear: '2026', reason: '新版标准' };

describe('the fields of a draft', () => {
  it.each([
    ['right', {}, {}],
    ['without a year', { entryYear: '' }, {}],
    ['without a name', { name: '  ' }, { name: 'missing' }],
    ['with a long name', { name: '长'.repeat(61) }, { name: 'tooLong' }],
    ['with half a year', { entryYear: '20.5' }, { entryYear: 'wrong' }],
    ['with a year before any college', { entryYear: '1066' }, { entryYear: 'wrong' }],
    ['with a long reason', { reason: '长'.repeat(textLimits.paragraph + 1) }, { reason: 'tooLong' }],
  ])('%s', (_, change, problems) => expect(problemsOf({ ...right, ...change })).toEqual(problems));

  it('are sent without the spaces around them', () => {
    expect(wishOf(right)).toEqual({ name: '2026 修订', entryYear: 2026, reason: '新版标准' });
    expect(wishOf({ ...right, entryYear: '' }).entryYear).toBeNull();
    expect(valuesOf()).toEqual({ name: '', entryYear: '', reason: '' });
    expect(valuesOf({ name: '稿', entryYear: null, reason: '' }).entryYear).toBe('');
  });
});
