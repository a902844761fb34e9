import type { PointFileProblem } from './pointFile';

/** The state of an upload. */
export type PointsUploadState =
  | { status: 'idle' }
  | { status: 'uploading'; file: File }
  /** Refused before it was sent. */
  | { status: 'refused'; fileName: string; problem: PointFileProblem | 'oneFile' | 'noRows' }
  /** Sent, and refused by the server or lost on the way. */
  | { status: 'failed'; file: File; message: string };

/** What happens to it. */
export type PointsUploadEvent =
  | { type: 'refused'; fileName: string; problem: PointFileProblem | 'oneFile' | 'noRows' }
  | { type: 'started'; file: File }
  | { type: 'succeeded' }
  | { type: 'failed'; message: string }
  | { type: 'stopped' };

/** A reply that comes when nothing is under way changes nothing. */
export function pointsUploadReducer(state: PointsUploadState, event: PointsUploadEvent): PointsUploadState {
  switch (event.type) {
    case 'refused':
      return { status: 'refused', fileName: event.fileName, problem: event.problem };
    case 'started':
      return { status: 'uploading', file: event.file };
    case 'failed':
      return state.status === 'uploading' ? { status: 'failed', file: state.file, message: event.message } : state;
    case 'succeeded':
    case 'stopped':
      return state.status === 'uploading' ? { status: 'idle' } : state;
  }
}
