import type { StaffNumberRow } from '@college/curriculum-model';
import { useMessages } from '@college/ui/messages';
import { useState } from 'react';
import { messageOf } from '../../../support/messageOf';
import { saveFailureMessages } from '../../../support/saving/messages';
import { unsureHintOf } from '../../../support/saving/useSaveFailure';
import type { CampusProvidersSource } from '../CampusProvidersSource';
import { judgedRows, requestOf, sendableRows, storedRows, type JudgedRow } from './judgedRows';

/** Where numbers are tried and stored. */
export type StaffNumbersSource = Required<Pick<CampusProvidersSource, 'tryStaffNumbers' | 'setStaffNumbers'>>;

/** Whether a source can both try and store numbers. */
export function setsStaffNumbers(source: CampusProvidersSource): source is CampusProvidersSource & StaffNumbersSource {
  return source.tryStaffNumbers !== undefined && source.setStaffNumbers !== undefined;
}

type State =
  | { step: 'empty' }
  | { step: 'trying' }
  | { step: 'untried'; read: readonly StaffNumberRow[]; problem: string }
  /** `problem.hint` where the numbers may have been stored all the same. */
  | { step: 'judged' | 'storing'; rows: readonly JudgedRow[]; leftOut: number; problem?: { message: string; hint: string | null } };

/** A list of numbers from its reading over its dry run to what was stored. `onStored` gets how many were, and whether rows are left. */
export function useStaffNumbers(source: StaffNumbersSource, onStored: (count: number, hasMore: boolean) => void) {
  const saving = useMessages(saveFailureMessages);
  const [state, setState] = useState<State>({ step: 'empty' });

  async function attempt(read: readonly StaffNumberRow[]) {
    const { rows, sent, leftOut } = sendableRows(read);
    setState({ step: 'trying' });
    try {
      const answered = sent.length === 0 ? [] : (await source.tryStaffNumbers({ list: sent })).rows;
      setState({ step: 'judged', rows: judgedRows(rows, answered), leftOut });
    } catch (error) {
      setState({ step: 'untried', read, problem: messageOf(error) });
    }
  }

  async function store() {
    if (state.step !== 'judged') return;
    const { rows, leftOut } = state;
    setState({ step: 'storing', rows, leftOut });
    try {
      const reply = await source.setStaffNumbers(requestOf(rows));
      const next = storedRows(rows, reply);
      setState({ step: 'judged', rows: next, leftOut });
      onStored(reply.stored, leftOut > 0 || next.some(({ outcome }) => outcome !== 'stored' && outcome !== 'unchanged'));
    } catch (error) {
      setState({ step: 'judged', rows, leftOut, problem: { message: messageOf(error), hint: unsureHintOf(error, saving) } });
    }
  }

  return { state, attempt, store, clear: () => setState({ step: 'empty' }) };
}
