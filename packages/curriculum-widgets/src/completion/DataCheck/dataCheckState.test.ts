import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { itemsMissing } from '../fakes/sampleItems';
import { dataCheckReducer, type DataCheckEvent, type DataCheckState } from './dataCheckState';

const items = itemsMissing(5);
const checked: DataCheckState = { status: 'checked', items, isChecking: false, message: null };
const failed: DataCheckState = { status: 'failed', message: '网络中断', isChecking: false };

describe('data check', () => {
  it.each<[string, DataCheckState, DataCheckEvent, DataCheckState]>([
    ['first check arrives', { status: 'loading' }, { type: 'checked', items }, checked],
    ['first check fails', { status: 'loading' }, { type: 'checkFailed', message: '网络中断' }, failed],
    ['first check runs', { status: 'loading' }, { type: 'checkStarted' }, { status: 'loading' }],
    ['tried again after a failure', failed, { type: 'checkStarted' }, { ...failed, isChecking: true }],
    ['checked again', checked, { type: 'checkStarted' }, { ...checked, isChecking: true }],
    [
      'checked again, and failed',
      { ...checked, isChecking: true },
      { type: 'checkFailed', message: '网络中断' },
      { ...checked, message: '网络中断' },
    ],
    ['gaps of the matrices arrive', checked, { type: 'gapsFound', gaps: [] }, { ...checked, gaps: [] }],
    ['checked again, gaps stay until new ones come', { ...checked, gaps: [] }, { type: 'checked', items }, { ...checked, gaps: [] }],
    [
      'gaps could not be looked for',
      { ...checked, gaps: [] },
      { type: 'gapsFailed', message: '网络中断' },
      { ...checked, gaps: [], gapsMessage: '网络中断' },
    ],
    ['gaps before items', { status: 'loading' }, { type: 'gapsFound', gaps: [] }, { status: 'loading' }],
    ['another course', checked, { type: 'courseChanged' }, { status: 'loading' }],
  ])('%s', (_, state, event, expected) => expect(dataCheckReducer(state, event)).toEqual(expected));

  it('keeps what was found until the course changes, whatever fails', () => {
    const event = fc.constantFrom<DataCheckEvent>({ type: 'checkStarted' }, { type: 'checkFailed', message: '网络中断' });
    fc.assert(
      fc.property(fc.array(event), (events) => {
        const after = events.reduce(dataCheckReducer, checked);
        expect(after).toMatchObject({ status: 'checked', items });
      }),
    );
  });
});
