import { realClock, type Clock } from '@college/ui/clock';
import { useMessages } from '@college/ui/messages';
import { useToast } from '@college/ui/Toast';
import { useState } from 'react';
import { messageOf } from '../../support/messageOf';
import type { MatrixFilesSource } from './MatrixFilesSource';
import { matrixExportMessages } from './messages';
import { useFollowing } from './useFollowing';

/** Milliseconds by which the course matrix follows the beginning of the major matrix's download when both are exported (core §9). */
export const courseMatrixDelay = 3000;

/** What of the three is exported. */
export type ExportChoice = 'major' | 'course' | 'both';

/** What the exports are about; without a course only the major matrix can be had. */
export interface MatrixExportSubject {
  /** The major whose matrix is exported. */
  majorId: number;
  /** Goes into the name of the file. */
  majorName?: string;
  /** The chosen course; null while none is chosen. */
  courseId: number | null;
  /** Goes into the name of the file. */
  courseName?: string;
}

interface Options extends MatrixExportSubject {
  source: Pick<MatrixFilesSource, 'exportMajorMatrix' | 'exportCourseMatrix'>;
  hasUnsaved?: boolean;
  clock?: Clock;
}

interface Export {
  act: () => Promise<void>;
  /** What is said when the download has begun. */
  started: string;
  /** Where it has not, the person may ask again. */
  again: () => void;
  /** What does not happen either then. */
  calledOff?: string;
}

/** Exports at once or, for both, the course matrix three seconds after the download of the major matrix began. */
export function useMatrixExport({ source, majorId, majorName, courseId, courseName, hasUnsaved = false, clock = realClock }: Options) {
  const text = useMessages(matrixExportMessages);
  const { showToast } = useToast();
  const [running, setRunning] = useState(0);
  const { awaited, begin, callOff } = useFollowing(clock, courseMatrixDelay);

  /** Tells whether the download has begun. */
  async function run({ act, started, again, calledOff }: Export): Promise<boolean> {
    setRunning((count) => count + 1);
    try {
      await act();
      if (hasUnsaved) showToast({ type: 'warning', message: started, description: text.storedAlone });
      else showToast({ type: 'success', message: started });
      return true;
    } catch (error) {
      const action = { label: text.retry, onAction: again };
      showToast({ type: 'error', message: messageOf(error), description: calledOff, action });
      return false;
    } finally {
      setRunning((count) => count - 1);
    }
  }
  const major = (again: () => void) => ({ act: () => source.exportMajorMatrix({ majorId }), started: text.majorStarted, again });
  function exportMajor() {
    void run(major(exportMajor));
  }
  function exportCourse(id: number) {
    const act = () => source.exportCourseMatrix({ majorId, majorName, courseId: id, courseName });
    void run({ act, started: text.courseStarted, again: () => exportCourse(id) });
  }
  function exportBoth(id: number) {
    const first = { ...major(() => exportBoth(id)), calledOff: text.courseCalledOff };
    void begin(
      () => run(first),
      () => exportCourse(id),
    );
  }

  return {
    isExporting: running > 0,
    /** What the course matrix still waits for. */
    awaited,
    choose(choice: ExportChoice) {
      if (choice === 'major') return exportMajor();
      if (courseId === null) return void showToast({ type: 'error', message: text.selectCourse });
      if (choice === 'course') return exportCourse(courseId);
      exportBoth(courseId);
    },
    cancel() {
      callOff();
      showToast({ type: 'info', message: text.cancelled });
    },
  };
}
