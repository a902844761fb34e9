import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { someMajors } from '../fakes/fakeMajorList';
import {
  changedQuery,
  firstMajors,
  majorListReducer,
  pageInstead,
  startOfMajorList,
  toMajorListRequest,
  type MajorListEvent,
  type MajorListState,
} from './majorListState';

const page = { list: someMajors(2), total: 2 };

function after(...events: MajorListEvent[]): MajorListState {
  return events.reduce(majorListReducer, startOfMajorList);
}

describe('the list', () => {
  it.each<[string, MajorListEvent[], string]>([
    ['waits', [{ type: 'asked' }], 'loading'],
    ['shows a reply', [{ type: 'loaded', page }], 'done'],
    ['stops waiting', [{ type: 'timedOut' }], 'timedOut'],
    ['takes a late reply', [{ type: 'timedOut' }, { type: 'loaded', page }], 'done'],
    ['does not stop waiting for what is there', [{ type: 'loaded', page }, { type: 'timedOut' }], 'done'],
    ['says a failure', [{ type: 'failed', message: 'x' }], 'failed'],
    ['tries again', [{ type: 'failed', message: 'x' }, { type: 'retried' }], 'loading'],
  ])('%s', (_, events, status) => expect(after(...events).request.status).toBe(status));

  it('keeps the rows while it asks again', () => expect(after({ type: 'loaded', page }, { type: 'asked' }).shown).toBe(page));
});

describe('the query', () => {
  it.each([
    [{ keyword: ' rj ' }, { page: 1, keyword: 'rj' }],
    [{ departmentId: 1001 }, { page: 1, keyword: 'a', departmentId: 1001 }],
    [{ page: 5 }, { page: 5, keyword: 'a' }],
    [{ page: -2 }, { page: 1, keyword: 'a' }],
  ])('%j', (change, expected) => expect(changedQuery({ page: 3, keyword: 'a' }, change)).toEqual(expected));

  it('names the language, and keyword and department where there are any', () => {
    expect(toMajorListRequest(firstMajors, 'zh')).toEqual({ pageNum: 1, pageSize: 20, lang: '80101' });
    expect(toMajorListRequest({ page: 2, keyword: 'rj', departmentId: 7 }, 'en')).toEqual({
      pageNum: 2,
      pageSize: 20,
      lang: '80102',
      keyword: 'rj',
      departmentId: 7,
    });
  });

  it('never stays behind the last page, and never leaves a page that holds something', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 50 }), fc.nat({ max: 200 }), (asked, total) => {
        const list = someMajors(Math.max(0, Math.min(20, total - (asked - 1) * 20)));
        const instead = pageInstead({ page: asked, keyword: '' }, { list, total });
        const last = Math.max(1, Math.ceil(total / 20));
        expect(instead).toBe(asked > last ? last : null);
      }),
    );
  });
});
