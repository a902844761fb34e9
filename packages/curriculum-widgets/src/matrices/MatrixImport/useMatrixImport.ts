import type { ImportCounts } from '@college/curriculum-model';
import { useEffect, useReducer, useRef } from 'react';
import { messageOf } from '../../course-units/messageOf';
import type { MatrixFilesSource } from '../MatrixExport';
import { canApply, matrixImportReducer, noImport, type MatrixImportEvent } from './matrixImportState';

interface Options {
  source: Pick<MatrixFilesSource, 'readMajorMatrix' | 'applyMajorMatrix'>;
  majorId: number;
  /** The plan was stored. */
  onApplied: (counts: ImportCounts) => void;
}

/** Reads a file as often as a decision changes what it would do; only the last reading counts. */
export function useMatrixImport({ source, majorId, onApplied }: Options) {
  const [state, dispatch] = useReducer(matrixImportReducer, noImport);
  const current = useRef<AbortController | null>(null);
  useEffect(() => () => current.current?.abort(), []);

  async function decide(event: MatrixImportEvent) {
    const next = matrixImportReducer(state, event);
    current.current?.abort();
    dispatch(event);
    if (next.status !== 'reading') return;
    const controller = new AbortController();
    current.current = controller;
    const { file, mode, signs } = next;
    try {
      const plan = await source.readMajorMatrix({ majorId, file, mode, signs, signal: controller.signal });
      if (!controller.signal.aborted) dispatch({ type: 'read', plan });
    } catch (error) {
      if (!controller.signal.aborted) dispatch({ type: 'readFailed', message: messageOf(error) });
    }
  }

  async function apply() {
    if (state.status !== 'planned' || !canApply(state)) return;
    dispatch({ type: 'applyStarted' });
    try {
      await source.applyMajorMatrix(state.plan);
      dispatch({ type: 'opened' });
      onApplied(state.plan.counts);
    } catch (error) {
      dispatch({ type: 'applyFailed', message: messageOf(error) });
    }
  }

  return { state, decide: (event: MatrixImportEvent) => void decide(event), apply: () => void apply() };
}
