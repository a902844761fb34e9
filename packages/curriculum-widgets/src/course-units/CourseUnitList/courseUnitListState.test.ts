import { courseUnitListRequestSchema } from '@college/curriculum-model';
import { manyCourseUnits } from '@college/curriculum-model/fixtures';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyListQuery } from '../../support/recordList/anyQuery.test-data';
import {
  courseUnitListReducer,
  orderOfWord,
  partOfWord,
  startOfList,
  toListRequest,
  type CourseUnitListEvent,
  type CourseUnitListState,
} from './courseUnitListState';

const units = manyCourseUnits(25);
const firstPage = { list: units.slice(0, 10), total: 25 };

function after(state: CourseUnitListState, ...events: CourseUnitListEvent[]) {
  return events.reduce(courseUnitListReducer, state);
}

describe('courseUnitListReducer', () => {
  it.each<[string, CourseUnitListEvent[], object]>([
    ['starts with the latest, on page 1', [], { page: 1, order: 'latest', keyword: '' }],
    ['goes to a page', [{ type: 'pageChosen', page: 3 }], { page: 3, order: 'latest', keyword: '' }],
    [
      'starts a new order at page 1',
      [
        { type: 'pageChosen', page: 3 },
        { type: 'orderChosen', order: 'earliest' },
      ],
      { page: 1, order: 'earliest' },
    ],
    [
      'puts the hours aside when a time order is chosen',
      [
        { type: 'orderChosen', order: 'hoursAscending' },
        { type: 'orderChosen', order: 'latest' },
      ],
      { order: 'latest' },
    ],
    [
      'starts a search at page 1',
      [
        { type: 'pageChosen', page: 2 },
        { type: 'keywordChanged', keyword: ' 数据 ' },
      ],
      { page: 1, keyword: '数据' },
    ],
    [
      'keeps the page for the same search',
      [
        { type: 'pageChosen', page: 2 },
        { type: 'keywordChanged', keyword: '  ' },
      ],
      { page: 2 },
    ],
  ])('%s', (_title, events, query) => {
    expect(after(startOfList({ page: 1 }), ...events).query).toMatchObject(query);
  });

  it('removes a deleted row at once and reloads the page', () => {
    const state = after(startOfList({ page: 1 }), { type: 'loaded', page: firstPage }, { type: 'deleted', courseUnitIds: [3001] });
    expect(state.shown).toMatchObject({ total: 24 });
    expect(state.shown?.list).toHaveLength(9);
    expect(state.request.status).toBe('loading');
  });

  it('moves to the previous page when the last row of the last page is deleted', () => {
    const state = after(
      startOfList({ page: 2 }),
      { type: 'loaded', page: { list: units.slice(0, 1), total: 11 } },
      { type: 'deleted', courseUnitIds: [3001] },
    );
    expect(state.query.page).toBe(1);
  });

  it('requests the last page when the requested one no longer exists', () => {
    expect(after(startOfList({ page: 4 }), { type: 'loaded', page: { list: [], total: 25 } }).query.page).toBe(3);
  });

  it('asks once for what an address names beyond every list', () => {
    const given = { page: 1_000_001, keyword: 'x'.repeat(201) };
    const state = startOfList(given);
    expect(state.query).toMatchObject({ page: 1_000_000, keyword: 'x'.repeat(200) });
    expect(after(state, { type: 'queryGiven', query: given })).toBe(state);
    expect(after(state, { type: 'loaded', page: { list: [], total: 25 } }).query.page).toBe(3);
  });

  it('keeps the visible rows when a later request fails', () => {
    const state = after(
      startOfList({ page: 1 }),
      { type: 'loaded', page: firstPage },
      { type: 'pageChosen', page: 2 },
      { type: 'failed', message: '繁忙' },
    );
    expect(state.shown).toBe(firstPage);
    expect(state.request).toEqual({ status: 'failed', message: '繁忙' });
  });

  it('never requests a page below 1 and shows no row that was deleted', () => {
    const event: fc.Arbitrary<CourseUnitListEvent> = fc.oneof(
      fc.record({ type: fc.constant('pageChosen' as const), page: fc.integer({ min: -2, max: 5 }) }),
      fc.record({ type: fc.constant('deleted' as const), courseUnitIds: fc.array(fc.integer({ min: 3001, max: 3012 })) }),
      fc.record({ type: fc.constant('orderChosen' as const), order: fc.constantFrom('latest' as const, 'hoursAscending' as const) }),
      fc.constant<CourseUnitListEvent>({ type: 'loaded', page: firstPage }),
    );
    fc.assert(
      fc.property(fc.array(event), (events) => {
        let state = startOfList({ page: 1 });
        for (const each of events) {
          state = courseUnitListReducer(state, each);
          expect(state.query.page).toBeGreaterThanOrEqual(1);
          if (each.type === 'deleted') expect(state.shown?.list.some(({ id }) => each.courseUnitIds.includes(id)) ?? false).toBe(false);
        }
      }),
    );
  });
});

describe('toListRequest', () => {
  it.each([
    ['latest', { create_time: 0 }],
    ['earliest', { create_time: 1 }],
    ['hoursDescending', { create_time: 0, period: 0 }],
    ['hoursAscending', { create_time: 0, period: 1 }],
  ] as const)('sends %s', (order, orderMap) => {
    expect(toListRequest({ page: 2, order, only: undefined, keyword: '' }, 1001)).toEqual({
      pageNum: 2,
      pageSize: 10,
      orderMap,
      majorId: 1001,
    });
  });

  it('sends what the contract takes, whatever the address contains and is typed', () => {
    const word = fc.oneof(fc.string(), fc.constantFrom('earliest', '-hours', 'name', 'constructor', '__proto__'));
    const address = fc.record({ ...anyListQuery, order: word.map(orderOfWord), only: word.map(partOfWord) }, { requiredKeys: [] });
    const event: fc.Arbitrary<CourseUnitListEvent> = fc.oneof(
      address.map((query) => ({ type: 'queryGiven' as const, query })),
      anyListQuery.page.map((page) => ({ type: 'pageChosen' as const, page })),
      anyListQuery.keyword.map((keyword) => ({ type: 'keywordChanged' as const, keyword })),
    );
    fc.assert(
      fc.property(address, fc.array(event, { maxLength: 4 }), (query, events) => {
        const request = toListRequest(after(startOfList(query), ...events).query, 1001);
        expect(courseUnitListRequestSchema.safeParse(request).success).toBe(true);
      }),
    );
  });

  it('sends a keyword only where there is one', () => {
    expect(toListRequest({ page: 1, order: 'latest', only: undefined, keyword: '数据' }, 1001)).toMatchObject({ keyword: '数据' });
  });
});
