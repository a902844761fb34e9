import type { HistoryPage } from '@college/curriculum-model';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aCollege } from '../../support/fakes/aCollege';
import { changeCourse } from '../fakes/changedCourse';
import { editHistoryReducer, startOfHistory, toHistoryRequest, type EditHistoryEvent, type EditHistoryState } from './editHistoryState';

const { history } = aCollege({ prepare: (college) => changeCourse(college, 3) });
const { list } = (await history.listHistory({ kind: 'course', recordId: 1004, pageNum: 1, pageSize: 3 })).pageInfo;
const reply: HistoryPage = { pageInfo: { list, total: 50 }, people: [{ id: 1, name: '赵启明' }] };
const after = (...events: EditHistoryEvent[]): EditHistoryState => events.reduce(editHistoryReducer, startOfHistory);

describe('the history', () => {
  it.each<[string, EditHistoryEvent[], Partial<EditHistoryState>]>([
    ['shows a reply', [{ type: 'loaded', reply }], { shown: reply.pageInfo, people: reply.people, request: { status: 'done' } }],
    [
      'keeps what is on show when a page cannot be read',
      [
        { type: 'loaded', reply },
        { type: 'failed', message: 'x' },
      ],
      { shown: reply.pageInfo },
    ],
    [
      'starts at page 1 for a person',
      [
        { type: 'pageChosen', page: 3 },
        { type: 'personChosen', userId: 1 },
      ],
      { page: 1, userId: 1 },
    ],
    [
      'forgets everything for another history',
      [
        { type: 'loaded', reply },
        { type: 'historyChosen', index: 1 },
      ],
      { chosen: 1, shown: null, latestId: 0 },
    ],
    [
      'goes to the latest changes of everybody after a restore',
      [
        { type: 'personChosen', userId: 1 },
        { type: 'pageChosen', page: 2 },
        { type: 'restored', leftOut: [] },
      ],
      { page: 1, userId: null, attempt: 1, notice: { type: 'restored', leftOut: [] } },
    ],
    [
      'reads anew after a refused restore',
      [
        { type: 'loaded', reply },
        { type: 'restoreFailed', message: 'x' },
      ],
      { attempt: 1, shown: reply.pageInfo },
    ],
  ])('%s', (_, events, expected) => expect(after(...events)).toMatchObject(expected));

  it('filters by person only where one is chosen', () => {
    const record = { kind: 'course', recordId: 1004 } as const;
    expect(toHistoryRequest(startOfHistory, record)).toEqual({ ...record, pageNum: 1, pageSize: 20 });
    expect(toHistoryRequest(after({ type: 'personChosen', userId: 7 }), record)).toEqual({
      ...record,
      pageNum: 1,
      pageSize: 20,
      userId: 7,
    });
  });

  it('never forgets the latest change that was on show, and never leaves the pages', () => {
    const event = fc.oneof(
      fc.record({ type: fc.constant('pageChosen' as const), page: fc.integer({ min: -3, max: 9 }) }),
      fc.record({ type: fc.constant('personChosen' as const), userId: fc.option(fc.nat(5)) }),
      fc.nat(30).map((from): EditHistoryEvent => ({
        type: 'loaded',
        reply: { ...reply, pageInfo: { list: list.slice(0, 2).map((entry, at) => ({ ...entry, id: from + 2 - at })), total: 9 } },
      })),
      fc.constantFrom<EditHistoryEvent>({ type: 'retried' }, { type: 'failed', message: 'x' }, { type: 'restored', leftOut: [] }),
    );
    fc.assert(
      fc.property(fc.array(event), (events) => {
        let latest = 0;
        let state = startOfHistory;
        for (const one of events) {
          state = editHistoryReducer(state, one);
          if (one.type === 'loaded') latest = Math.max(latest, ...one.reply.pageInfo.list.map(({ id }) => id));
          expect([state.latestId, state.page >= 1]).toEqual([latest, true]);
        }
      }),
    );
  });
});
