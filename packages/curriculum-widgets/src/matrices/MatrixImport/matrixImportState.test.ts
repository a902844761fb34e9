import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changedPlan, doubtfulPlan, samePlan } from '../fakes/importPlans';
import { canApply, matrixImportReducer, noImport, type MatrixImportEvent, type MatrixImportState } from './matrixImportState';

const file = new File(['PK'], 'a.xlsx');
const after = (...events: MatrixImportEvent[]) => events.reduce(matrixImportReducer, noImport);
const chosen: MatrixImportEvent = { type: 'fileChosen', file };
const planned: MatrixImportEvent[] = [chosen, { type: 'read', plan: changedPlan }];

describe('an import', () => {
  it.each<[string, MatrixImportEvent[], MatrixImportState['status']]>([
    ['begins empty', [], 'empty'],
    ['reads what is chosen', [chosen], 'reading'],
    ['shows what would change', planned, 'planned'],
    ['stays empty when a file is refused', [{ type: 'fileRefused', message: 'x' }], 'empty'],
    ['keeps a file that could not be read', [chosen, { type: 'readFailed', message: 'x' }], 'unread'],
    ['reads once more when the mode changes', [...planned, { type: 'modeChosen', mode: 'replace' }], 'reading'],
    [
      'goes back to the last result when a reading is stopped',
      [...planned, { type: 'modeChosen', mode: 'replace' }, { type: 'stopped' }],
      'planned',
    ],
    ['goes back to the choice when the first reading is stopped', [chosen, { type: 'stopped' }], 'empty'],
    ['stores', [...planned, { type: 'applyStarted' }], 'applying'],
    ['stores nothing where nothing changes', [chosen, { type: 'read', plan: samePlan }, { type: 'applyStarted' }], 'planned'],
    ['stores nothing while a sign is undecided', [chosen, { type: 'read', plan: doubtfulPlan }, { type: 'applyStarted' }], 'planned'],
    ['comes back when storing failed', [...planned, { type: 'applyStarted' }, { type: 'applyFailed', message: 'x' }], 'planned'],
    ['leaves a running storing alone', [...planned, { type: 'applyStarted' }, chosen], 'applying'],
    ['ignores a response while no file is being read', [{ type: 'read', plan: changedPlan }], 'empty'],
    ['is empty when it opens anew', [...planned, { type: 'opened', kind: 'major' }], 'empty'],
  ])('%s', (_name, events, status) => expect(after(...events).status).toBe(status));

  it('takes the mode of the shown result back when the next reading is stopped', () => {
    expect(after(...planned, { type: 'modeChosen', mode: 'append' }, { type: 'stopped' }).mode).toBe(changedPlan.mode);
  });

  it('takes the meanings of signs of the shown result back, too', () => {
    const decide = (relate: 0 | 1): MatrixImportEvent => ({ type: 'signDecided', sign: 'M', relate });
    const asked: MatrixImportEvent[] = [chosen, { type: 'read', plan: doubtfulPlan }, decide(1)];
    expect(after(...asked, { type: 'stopped' }).signs).toEqual({});
    const again = after(
      ...asked,
      { type: 'read', plan: changedPlan },
      decide(0),
      { type: 'modeChosen', mode: 'replace' },
      { type: 'stopped' },
    );
    expect(again).toMatchObject({ status: 'planned', plan: changedPlan, signs: { M: 1 } });
  });

  it('remembers signs that were decided, until another file is chosen', () => {
    const decided = after(
      chosen,
      { type: 'read', plan: doubtfulPlan },
      { type: 'signDecided', sign: 'M', relate: 1 },
      { type: 'read', plan: samePlan },
    );
    expect(decided).toMatchObject({ signs: { M: 1 }, asked: doubtfulPlan.undecided });
    expect(matrixImportReducer(decided, chosen)).toMatchObject({ signs: {}, asked: [] });
  });

  it('never stores what was not read, whatever happens', () => {
    const event = fc.constantFrom<MatrixImportEvent>(
      chosen,
      { type: 'opened', kind: 'course' },
      { type: 'kindChosen', kind: 'course' },
      { type: 'fileRefused', message: 'x' },
      { type: 'modeChosen', mode: 'replace' },
      { type: 'signDecided', sign: 'M', relate: 0 },
      { type: 'readAgain' },
      { type: 'stopped' },
      { type: 'read', plan: changedPlan },
      { type: 'read', plan: doubtfulPlan },
      { type: 'readFailed', message: 'x' },
      { type: 'applyStarted' },
      { type: 'applyFailed', message: 'x' },
    );
    fc.assert(
      fc.property(fc.array(event, { maxLength: 20 }), (events) => {
        let state = noImport;
        for (const one of events) {
          const next = matrixImportReducer(state, one);
          if (next.status === 'applying' && state.status !== 'applying') expect(canApply(state)).toBe(true);
          if (next.status === 'applying') expect(next.plan).toBe(changedPlan);
          state = next;
        }
      }),
    );
  });
});
