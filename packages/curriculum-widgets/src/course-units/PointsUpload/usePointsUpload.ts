import type { PointKsa } from '@college/curriculum-model';
import { useEffect, useReducer, useRef } from 'react';
import { messageOf } from '../../support/messageOf';
import { pointFileProblem } from './pointFile';
import { kindOfRead, type PointsSource, type PointTemplateKind } from './PointsSource';
import { pointsUploadReducer } from './pointsUploadState';

interface UsePointsUploadOptions {
  source: Pick<PointsSource, 'resolvePoints'>;
  majorId: number;
  courseId: number;
  /** The file was read and holds points; its kind may be another than was chosen. */
  onRead: (read: { kind: PointTemplateKind; fileName: string; points: PointKsa[] }, chosen: PointTemplateKind) => void;
  onFail?: (message: string) => void;
}

/** Sends one file at a time; a newer file, a stop or leaving the page makes the reply of an older one void. */
export function usePointsUpload({ source, majorId, courseId, onRead, onFail }: UsePointsUploadOptions) {
  const [state, dispatch] = useReducer(pointsUploadReducer, { status: 'idle' });
  const current = useRef<AbortController | null>(null);
  useEffect(() => () => current.current?.abort(), []);

  async function send(file: File, chosen: PointTemplateKind) {
    current.current?.abort();
    const controller = new AbortController();
    current.current = controller;
    dispatch({ type: 'started', file });
    try {
      const points = await source.resolvePoints({ kind: chosen, majorId, courseId, file, signal: controller.signal });
      if (controller.signal.aborted) return;
      if (points.length === 0) {
        dispatch({ type: 'refused', fileName: file.name, problem: 'noRows' });
        return;
      }
      dispatch({ type: 'succeeded' });
      const kind = kindOfRead(chosen, points);
      onRead({ kind, fileName: file.name, points: points.map((point) => ({ ...point, ksa: point.ksa ?? [] })) }, chosen);
    } catch (error) {
      if (controller.signal.aborted) return;
      dispatch({ type: 'failed', message: messageOf(error) });
      onFail?.(messageOf(error));
    }
  }

  return {
    state,
    /** Takes what was chosen or dropped. */
    take(files: readonly File[], kind: PointTemplateKind) {
      const [file] = files;
      if (!file) return;
      const problem = files.length > 1 ? 'oneFile' : pointFileProblem(file);
      if (problem) dispatch({ type: 'refused', fileName: file.name, problem });
      else void send(file, kind);
    },
    retry(kind: PointTemplateKind) {
      if (state.status === 'failed') void send(state.file, kind);
    },
    stop() {
      current.current?.abort();
      dispatch({ type: 'stopped' });
    },
  };
}
