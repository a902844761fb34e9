import { describe, expect, it } from 'vitest';
import { noSearch, timedSearchReducer, type TimedSearchEvent, type TimedSearchState } from './timedSearch';

type State = TimedSearchState<string[]>;
type Event = TimedSearchEvent<string[]>;

const pending: State = { status: 'pending', keyword: '数据', round: 2, result: null, error: null };
const timedOut: State = { ...pending, status: 'timedOut' };
const reply = (keyword: string, round: number): Event => ({ type: 'replied', round, reply: { keyword, data: ['数据结构'] } });

describe('timedSearchReducer', () => {
  it.each<[string, State, Event, State]>([
    ['a search starts pending and empty', noSearch, { type: 'searched', keyword: '数据', round: 2 }, pending],
    [
      'a reply with the keyword fills the result',
      pending,
      reply('数据', 2),
      { status: 'done', keyword: '数据', round: 2, result: ['数据结构'], error: null },
    ],
    ['a reply with another keyword is dropped', pending, reply('数', 2), pending],
    ['a reply of an earlier search is dropped, even with the same keyword', pending, reply('数据', 1), pending],
    ['no reply in time empties the result and keeps the keyword', pending, { type: 'timedOut', round: 2 }, timedOut],
    ['the timer of an earlier search does nothing', pending, { type: 'timedOut', round: 1 }, pending],
    ['a reply after the reset is ignored', timedOut, reply('数据', 2), timedOut],
    [
      'a failure keeps the keyword and its cause',
      pending,
      { type: 'failed', round: 2, error: 'broken' },
      { status: 'failed', keyword: '数据', round: 2, result: null, error: 'broken' },
    ],
    ['a failure after the reset is ignored', timedOut, { type: 'failed', round: 2, error: 'broken' }, timedOut],
    ['clearing forgets everything', pending, { type: 'cleared', round: 3 }, { ...noSearch, round: 3 }],
    ['a reply after clearing is ignored', { ...noSearch, round: 3 }, reply('数据', 2), { ...noSearch, round: 3 }],
  ])('%s', (_, state, event, next) => {
    expect(timedSearchReducer(state, event)).toEqual(next);
  });
});
