import { searchPageRequestSchema } from '@college/curriculum-model';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyListQuery } from './anyQuery.test-data';
import {
  changedQuery,
  inBounds,
  pageInstead,
  queryInBounds,
  recordListReducer,
  startOfRecordList,
  type RecordListEvent,
  type RecordListState,
} from './recordListState';

const page = { list: ['a', 'b'], total: 2 };
const loaded = { type: 'loaded' as const, page, query: { page: 1, keyword: '软' } };

function after(...events: RecordListEvent<string>[]): RecordListState<string> {
  return events.reduce<RecordListState<string>>((state, event) => recordListReducer(state, event), startOfRecordList);
}

describe('a list in pages', () => {
  it.each<[string, RecordListEvent<string>[], string]>([
    ['waits', [{ type: 'asked' }], 'loading'],
    ['shows a reply', [loaded], 'done'],
    ['stops waiting', [{ type: 'timedOut' }], 'timedOut'],
    ['takes a late reply', [{ type: 'timedOut' }, loaded], 'done'],
    ['does not stop waiting for what is there', [loaded, { type: 'timedOut' }], 'done'],
    ['says a failure', [{ type: 'failed', message: 'x' }], 'failed'],
    ['asks again', [{ type: 'failed', message: 'x' }, { type: 'outdated' }], 'loading'],
  ])('%s', (_, events, status) => expect(after(...events).request.status).toBe(status));

  it('keeps its content until another response, and every reload is a new attempt', () => {
    const event = fc.constantFrom<RecordListEvent<string>>(
      { type: 'asked' },
      { type: 'timedOut' },
      { type: 'failed', message: 'x' },
      { type: 'outdated' },
    );
    fc.assert(
      fc.property(fc.array(event), (events) => {
        const state = after(loaded, ...events);
        expect(state.shown).toBe(page);
        expect(state.shownQuery).toBe(loaded.query);
        expect(state.attempt).toBe(events.filter(({ type }) => type === 'outdated').length);
      }),
    );
  });
});

describe('a row that was stored', () => {
  const change = (item: string) => (item === 'a' ? 'A' : item);

  it('follows what was answered, and asks nothing again', () => {
    const before = after(loaded, { type: 'failed', message: 'x' });
    expect(recordListReducer(before, { type: 'updated', change })).toEqual({ ...before, shown: { list: ['A', 'b'], total: 2 } });
  });

  it('changes nothing before the first reply', () => {
    expect(after({ type: 'updated', change })).toBe(startOfRecordList);
  });
});

describe('the query', () => {
  it.each([
    [{ keyword: ' rj ' }, { page: 1, keyword: 'rj', type: 7 }],
    [{ type: 8 }, { page: 1, keyword: 'a', type: 8 }],
    [{ page: 5 }, { page: 5, keyword: 'a', type: 7 }],
    [{ page: -2 }, { page: 1, keyword: 'a', type: 7 }],
  ])('after %j', (change, expected) => expect(changedQuery({ page: 3, keyword: 'a', type: 7 }, change)).toEqual(expected));

  it.each([
    [0, 1],
    [-1, 1],
    [2.7, 2],
    [NaN, 1],
    [10 ** 9, 1_000_000],
  ])('page %d of an address is asked for as %d', (asked, expected) => expect(inBounds(asked)).toBe(expected));

  it('is one that every list takes, whatever the address contains', () => {
    fc.assert(
      fc.property(fc.record(anyListQuery), (query) => {
        for (const { page, keyword } of [queryInBounds(query), changedQuery(query, {}), changedQuery({ page: 1, keyword: '' }, query)]) {
          expect(searchPageRequestSchema.safeParse({ pageNo: page, pageSize: 20, keyword }).success).toBe(true);
        }
        expect(queryInBounds(queryInBounds(query))).toEqual(queryInBounds(query));
      }),
    );
  });

  it('stays the very same where it can be asked for', () => {
    const query = { page: 3, keyword: 'a', type: 7 };
    expect(queryInBounds(query)).toBe(query);
    expect(queryInBounds({ ...query, page: 0 })).toEqual({ ...query, page: 1 });
  });

  it('never stays behind the last page, and never leaves a page that holds something', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 50 }), fc.nat({ max: 200 }), fc.constantFrom(10, 20), (asked, total, size) => {
        const list = Array.from({ length: Math.max(0, Math.min(size, total - (asked - 1) * size)) });
        const last = Math.max(1, Math.ceil(total / size));
        expect(pageInstead(asked, { list, total }, size)).toBe(asked > last ? last : null);
      }),
    );
  });
});
