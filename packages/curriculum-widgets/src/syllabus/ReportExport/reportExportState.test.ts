import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { idleExport, reportExportReducer, type ReportExportEvent, type ReportExportState } from './reportExportState';

const missing = [{ place: { zh: '教材' }, characters: '𱁬' }];
const making: ReportExportState = { step: 'making', run: 3, editable: false, percent: 40, isSlow: true };
const asking: ReportExportState = { step: 'asking', editable: true, isSaving: false };

describe('an export of the report', () => {
  it.each<[string, ReportExportState, ReportExportEvent, ReportExportState]>([
    ['asks where fields are unsaved', idleExport, { type: 'unsavedFound', editable: true }, asking],
    ['saves first', asking, { type: 'savingBegun' }, { ...asking, isSaving: true }],
    ['is given up at the question', asking, { type: 'givenUp' }, idleExport],
    [
      'begins',
      idleExport,
      { type: 'makingBegun', editable: true, run: 4 },
      { ...making, run: 4, editable: true, percent: 0, isSlow: false },
    ],
    ['begins once only', making, { type: 'makingBegun', editable: true, run: 4 }, making],
    ['takes over a second', { ...making, isSlow: false }, { type: 'secondPassed', run: 3 }, making],
    ['comes further', making, { type: 'progressed', run: 3, percent: 62.4 }, { ...making, percent: 62 }],
    ['never goes back', making, { type: 'progressed', run: 3, percent: 10 }, making],
    ['is not moved by what is no number', making, { type: 'progressed', run: 3, percent: Number.NaN }, making],
    ['ends', making, { type: 'handedOver', run: 3, missing: [] }, idleExport],
    ['ends and tells what is missing', making, { type: 'handedOver', run: 3, missing }, { step: 'incomplete', editable: false, missing }],
    ['fails', making, { type: 'failed', run: 3 }, idleExport],
    ['is cancelled', making, { type: 'givenUp' }, idleExport],
    ['is not begun again by a run that was cancelled', idleExport, { type: 'handedOver', run: 3, missing }, idleExport],
    ['ignores events of a run that was cancelled', making, { type: 'handedOver', run: 2, missing }, making],
  ])('%s', (_title, before, event, after) => {
    expect(reportExportReducer(before, event)).toEqual(after);
  });

  it('shows a percentage from 0 to 100 that never falls, whatever is reported', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.double(), fc.integer()), { maxLength: 20 }), (reports) => {
        let state = reportExportReducer(idleExport, { type: 'makingBegun', editable: false, run: 1 });
        for (const percent of reports) {
          const next = reportExportReducer(state, { type: 'progressed', run: 1, percent });
          if (state.step !== 'making' || next.step !== 'making') throw new Error('A report ended the run.');
          expect(next.percent).toBeGreaterThanOrEqual(state.percent);
          expect(next.percent).toBeLessThanOrEqual(100);
          state = next;
        }
      }),
    );
  });
});
