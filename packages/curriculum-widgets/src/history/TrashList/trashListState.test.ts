import { pageRequest } from '@college/curriculum-model';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aCollege } from '../../support/fakes/aCollege';
import { anyListQuery } from '../../support/recordList/anyQuery.test-data';
import { deleteCourses } from '../fakes/deletedCourses';
import { daysLeft, startOf, startOfTrash, trashListReducer, type TrashListEvent, type TrashListState } from './trashListState';

const after = (...events: TrashListEvent[]): TrashListState => events.reduce(trashListReducer, startOfTrash);
const { history } = aCollege({ prepare: (college) => deleteCourses(college, 3) });
const { list } = (await history.listTrash({ pageNum: 1, pageSize: 20 })).pageInfo;
const page = { list, total: 23 };
const [entry] = list;

describe('the trash', () => {
  it.each<[string, TrashListEvent[], Partial<TrashListState>]>([
    ['shows a reply', [{ type: 'loaded', page }], { shown: page, request: { status: 'done' } }],
    [
      'goes back from behind the last page',
      [
        { type: 'pageChosen', page: 4 },
        { type: 'loaded', page: { list: [], total: 23 } },
      ],
      { page: 2 },
    ],
    [
      'keeps the list when it cannot be read',
      [
        { type: 'loaded', page },
        { type: 'failed', message: 'x' },
      ],
      { shown: page },
    ],
    [
      'knows what is on its way back',
      [
        { type: 'restoreAsked', entry: entry! },
        { type: 'restoreAsked', entry: entry! },
        { type: 'restoreAsked', entry: { ...entry!, kind: 'news' } },
      ],
      { restoring: [`course-${entry!.id}`, `news-${entry!.id}`] },
    ],
    [
      'lets go of what is back',
      [
        { type: 'loaded', page },
        { type: 'restoreAsked', entry: entry! },
        { type: 'restored', entry: entry!, leftOut: [] },
      ],
      { shown: { list: list.slice(1), total: 22 }, restoring: [], attempt: 1 },
    ],
    [
      'keeps a record of another kind that counts alike',
      [
        { type: 'loaded', page: { list: [entry!, { ...entry!, kind: 'news' }], total: 2 } },
        { type: 'restored', entry: entry!, leftOut: [] },
      ],
      { shown: { list: [{ ...entry!, kind: 'news' }], total: 1 } },
    ],
    [
      'keeps what could not come back',
      [
        { type: 'loaded', page },
        { type: 'restoreAsked', entry: entry! },
        { type: 'restoreFailed', entry: entry!, message: 'x' },
      ],
      { shown: page, restoring: [], attempt: 1 },
    ],
  ])('%s', (_, events, expected) => expect(after(...events)).toMatchObject(expected));

  it('asks for a page that the contract takes, whatever the address contains', () => {
    fc.assert(
      fc.property(anyListQuery.page, (asked) => {
        for (const state of [startOf({ page: asked }), after({ type: 'pageChosen', page: asked })])
          expect(pageRequest.pageNum.safeParse(state.page).success).toBe(true);
      }),
    );
  });

  it('counts whole days down to none', () => {
    const now = Date.parse('2026-05-14T08:00:00Z');
    const day = 86_400_000;
    fc.assert(
      fc.property(fc.integer({ min: -5 * day, max: 31 * day }), (left) => {
        const days = daysLeft({ expires: new Date(now + left).toISOString() }, now);
        expect(days).toBe(Math.max(0, Math.floor(left / day)));
      }),
    );
  });
});
