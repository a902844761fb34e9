import type { ImportCounts } from '@college/curriculum-model';
import { useEffect, useReducer, useRef } from 'react';
import { messageOf } from '../../support/messageOf';
import type { MatrixFilesSource } from '../MatrixExport';
import { canApply, matrixImportReducer, noImport, type MatrixImportEvent } from './matrixImportState';

/** The part of the port that reads and stores. */
export type MatrixImportSource = Pick<MatrixFilesSource, 'readMajorMatrix' | 'applyMajorMatrix' | 'readCourseMatrix' | 'applyCourseMatrix'>;

interface Options {
  source: MatrixImportSource;
  majorId: number;
  /** The course whose matrices may be imported; null where only the major matrix may. */
  courseId: number | null;
  /** The plan was stored. */
  onApplied: (counts: ImportCounts) => void;
}

/** Reads a file as often as a decision changes what it would do; only the last reading counts. */
export function useMatrixImport({ source, majorId, courseId, onApplied }: Options) {
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
    const { kind, file, mode, signs } = next;
    const request = { file, mode, signs, signal: controller.signal };
    try {
      const plan =
        kind === 'course' && courseId !== null
          ? await source.readCourseMatrix({ ...request, courseId })
          : await source.readMajorMatrix({ ...request, majorId });
      if (!controller.signal.aborted) dispatch({ type: 'read', plan });
    } catch (error) {
      if (!controller.signal.aborted) dispatch({ type: 'readFailed', message: messageOf(error) });
    }
  }

  async function apply() {
    if (state.status !== 'planned' || !canApply(state)) return;
    dispatch({ type: 'applyStarted' });
    try {
      await ('rows' in state.plan ? source.applyMajorMatrix(state.plan) : source.applyCourseMatrix(state.plan));
      dispatch({ type: 'opened', kind: state.kind });
      onApplied(state.plan.counts);
    } catch (error) {
      dispatch({ type: 'applyFailed', message: messageOf(error) });
    }
  }

  return { state, decide: (event: MatrixImportEvent) => void decide(event), apply: () => void apply() };
}
