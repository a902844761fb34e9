import { describe, expect, it } from 'vitest';
import {
  canStore,
  noImport,
  occupationImportReducer,
  type OccupationImportEvent,
  type OccupationImportState,
} from './occupationImportState';

const file = new File(['PK'], '职业.xlsx');
const plan = { added: 2, updated: 1, problems: [] };
const events: Record<string, OccupationImportEvent> = {
  opened: { type: 'opened' },
  refused: { type: 'fileRefused', message: '不是工作簿' },
  chosen: { type: 'fileChosen', file },
  read: { type: 'read', plan },
  readFailed: { type: 'readFailed', message: '忙' },
  applyStarted: { type: 'applyStarted' },
  applyFailed: { type: 'applyFailed', message: '忙' },
};
const states: Record<string, OccupationImportState> = {
  empty: noImport,
  reading: { status: 'reading', file },
  unread: { status: 'unread', file, message: '忙' },
  planned: { status: 'planned', file, plan, failure: null },
  applying: { status: 'applying', file, plan },
};

describe('an import of occupation records', () => {
  it.each([
    ['empty', ['empty', 'empty', 'reading', 'empty', 'empty', 'empty', 'empty']],
    ['reading', ['empty', 'empty', 'reading', 'planned', 'unread', 'reading', 'reading']],
    ['unread', ['empty', 'empty', 'reading', 'unread', 'unread', 'unread', 'unread']],
    ['planned', ['empty', 'empty', 'reading', 'planned', 'planned', 'applying', 'planned']],
    ['applying', ['empty', 'applying', 'applying', 'applying', 'applying', 'applying', 'planned']],
  ])('%s goes on by each event', (state, statuses) => {
    expect(Object.values(events).map((event) => occupationImportReducer(states[state]!, event).status)).toEqual(statuses);
  });

  it('reports why a file was rejected, and why storing failed, and keeps the plan', () => {
    expect(occupationImportReducer(noImport, events['refused']!)).toMatchObject({ refusal: '不是工作簿' });
    expect(occupationImportReducer(states['applying']!, events['applyFailed']!)).toEqual({ status: 'planned', file, plan, failure: '忙' });
  });

  it('stores a file that holds something and has no problem', () => {
    expect([
      canStore(plan),
      canStore({ ...plan, added: 0, updated: 0 }),
      canStore({ ...plan, problems: [{ line: 2, message: '缺' }] }),
    ]).toEqual([true, false, false]);
  });
});
