import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pagedListReducer, startOfList, type PagedListEvent, type PagedListState } from './pagedListState';

const start = startOfList<string>(3);
const step = (state: PagedListState<string>, event: PagedListEvent<string>) => pagedListReducer(state, event, 20);

describe('a list in pages', () => {
  it.each([
    ['another page is asked for', { type: 'pageChosen', page: 2 }, { query: { page: 2, keyword: '' }, attempt: 1 }],
    ['the same page is not asked for again', { type: 'pageChosen', page: 3 }, { attempt: 0 }],
    ['a keyword starts at page 1', { type: 'keywordChanged', keyword: ' 王 ' }, { query: { page: 1, keyword: '王' }, attempt: 1 }],
    ['after writing the same page is read anew', { type: 'outdated' }, { query: { page: 3, keyword: '' }, attempt: 1 }],
    [
      'a page that went leads to the last',
      { type: 'loaded', page: { list: [], total: 21 } },
      { query: { page: 2, keyword: '' }, shown: null },
    ],
    ['no data at all is an answer', { type: 'loaded', page: { list: [], total: 0 } }, { shown: { list: [], total: 0 } }],
  ] as [string, PagedListEvent<string>, object][])('%s', (_, event, expected) => expect(step(start, event)).toMatchObject(expected));

  it('keeps what it shows when the next page cannot be had', () => {
    const shown = step(start, { type: 'loaded', page: { list: ['a'], total: 1 } });
    expect(step(shown, { type: 'failed', message: '忙' })).toMatchObject({
      shown: { list: ['a'] },
      request: { status: 'failed', message: '忙' },
    });
  });

  it('never asks for a page below 1, and every question is a new attempt', () => {
    const events = fc.oneof(
      fc.record({ type: fc.constant('pageChosen' as const), page: fc.integer({ min: -5, max: 50 }) }),
      fc.record({ type: fc.constant('keywordChanged' as const), keyword: fc.string({ maxLength: 3 }) }),
      fc.record({ type: fc.constant('outdated' as const) }),
      fc.record({
        type: fc.constant('loaded' as const),
        page: fc.record({ list: fc.array(fc.string(), { maxLength: 3 }), total: fc.nat(90) }),
      }),
    );
    fc.assert(
      fc.property(fc.array(events, { maxLength: 20 }), (all) => {
        let state = start;
        for (const event of all) {
          const next = step(state, event);
          expect(next.query.page).toBeGreaterThanOrEqual(1);
          if (next.query !== state.query) expect(next).toMatchObject({ attempt: state.attempt + 1, request: { status: 'loading' } });
          state = next;
        }
      }),
    );
  });
});
