import type { CourseMatrixAxes, CourseMatrixRow, Point } from '@college/curriculum-model';
import { useCallback, useEffect, useState } from 'react';
import { isConflict } from '../../course-units/CourseUnitDetail/save/conflict';
import { messageOf } from '../../course-units/messageOf';
import type { TransferChange } from '../../support/TransferPicker';
import { saveOfCell } from './courseCells';
import type { CourseMatrixSource } from './CourseMatrixSource';

/** What is known of a course's matrix. */
export type CourseMatrixState =
  | { status: 'loading' }
  | { status: 'failed'; message: string }
  | { status: 'ready'; axes: CourseMatrixAxes; points: Point[]; rows: CourseMatrixRow[] };

/** Loads a course's matrix and saves single cells of it. */
export function useCourseMatrix(source: CourseMatrixSource, courseId: number, conflictMessage: string) {
  const [state, setState] = useState<CourseMatrixState>({ status: 'loading' });
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    Promise.all([
      source.loadAxes(courseId, { signal }),
      source.loadPoints(courseId, { signal }),
      source.loadMatrix(courseId, { signal }),
    ]).then(
      ([axes, points, rows]) => signal.aborted || setState({ status: 'ready', axes, points, rows }),
      (error: unknown) => signal.aborted || setState({ status: 'failed', message: messageOf(error) }),
    );
    return () => leaving.abort();
  }, [source, courseId, attempt]);

  const retry = useCallback(() => {
    setState({ status: 'loading' });
    setAttempt((count) => count + 1);
  }, []);

  /** Saves a cell, then shows the matrix as it is stored; a conflict fetches it too, so that the next try knows the newer version. */
  async function saveCell(place: { projectId: number; goalId: number }, result: readonly TransferChange[]) {
    if (state.status !== 'ready') return;
    try {
      await source.saveMatrix(saveOfCell(state.rows, { courseId, ...place }, result));
    } catch (error) {
      if (!isConflict(error)) throw error;
      await reload();
      throw new Error(conflictMessage, { cause: error });
    }
    await reload();
  }

  async function reload() {
    const rows = await source.loadMatrix(courseId);
    setState((known) => (known.status === 'ready' ? { ...known, rows } : known));
  }

  return { state, retry, saveCell };
}
