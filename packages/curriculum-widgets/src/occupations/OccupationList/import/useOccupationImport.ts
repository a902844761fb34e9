import type { OccupationImport } from '@college/curriculum-model';
import { useEffect, useReducer, useRef } from 'react';
import { messageOf } from '../../../support/messageOf';
import type { OccupationListSource } from '../OccupationListSource';
import { noImport, occupationImportReducer } from './occupationImportState';

interface UseOccupationImportOptions {
  source: Pick<OccupationListSource, 'importOccupations'>;
  onStored: (stored: OccupationImport) => void;
}

/** Tries a file, shows what it would change, and stores it; what is tried belongs to the file that was chosen last. */
export function useOccupationImport({ source, onStored }: UseOccupationImportOptions) {
  const [state, dispatch] = useReducer(occupationImportReducer, noImport);
  const reading = useRef<AbortController | null>(null);
  useEffect(() => () => reading.current?.abort(), []);

  function call() {
    reading.current?.abort();
    reading.current = new AbortController();
    return reading.current.signal;
  }

  return {
    state,
    refuse: (message: string) => dispatch({ type: 'fileRefused', message }),
    async read(file: File) {
      const signal = call();
      dispatch({ type: 'fileChosen', file });
      try {
        const plan = await source.importOccupations(file, { isDryRun: true, signal });
        if (!signal.aborted) dispatch({ type: 'read', plan });
      } catch (error) {
        if (!signal.aborted) dispatch({ type: 'readFailed', message: messageOf(error) });
      }
    },
    async store() {
      if (state.status !== 'planned') return;
      dispatch({ type: 'applyStarted' });
      try {
        const stored = await source.importOccupations(state.file, { basis: state.plan.basis });
        // Somebody may have written between the trial and now: then the lines are shown again.
        if (stored.problems.length > 0) {
          dispatch({ type: 'opened' });
          dispatch({ type: 'fileChosen', file: state.file });
          dispatch({ type: 'read', plan: stored });
        } else onStored(stored);
      } catch (error) {
        dispatch({ type: 'applyFailed', message: messageOf(error) });
      }
    },
  };
}
