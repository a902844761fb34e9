import { realClock, type Clock } from '@college/ui/clock';
import { useMessages } from '@college/ui/messages';
import { useToast } from '@college/ui/Toast';
import { useEffect, useRef, useState } from 'react';
import { messageOf } from '../../course-units/messageOf';
import type { MatrixFilesSource } from './MatrixFilesSource';
import { matrixExportMessages } from './messages';

/** Milliseconds by which the course matrix follows the major matrix when both are exported (core §7). */
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

/** Exports at once or, for the course matrix beside the major matrix, three seconds later; leaving calls off what has not begun. */
export function useMatrixExport({ source, majorId, majorName, courseId, courseName, hasUnsaved = false, clock = realClock }: Options) {
  const text = useMessages(matrixExportMessages);
  const { showToast } = useToast();
  const [running, setRunning] = useState(0);
  const [isWaiting, setIsWaiting] = useState(false);
  const callOff = useRef<(() => void) | null>(null);
  useEffect(
    () => () => {
      callOff.current?.();
      callOff.current = null;
    },
    [],
  );

  async function run(act: () => Promise<void>, started: string) {
    setRunning((count) => count + 1);
    try {
      await act();
      if (hasUnsaved) showToast({ type: 'warning', message: started, description: text.storedAlone });
      else showToast({ type: 'success', message: started });
    } catch (error) {
      showToast({ type: 'error', message: messageOf(error), action: { label: text.retry, onAction: () => void run(act, started) } });
    } finally {
      setRunning((count) => count - 1);
    }
  }
  const exportMajor = () => run(() => source.exportMajorMatrix({ majorId }), text.majorStarted);
  const exportCourse = (id: number) =>
    run(() => source.exportCourseMatrix({ majorId, majorName, courseId: id, courseName }), text.courseStarted);

  return {
    isExporting: running > 0,
    /** Whether the course matrix is still to follow. */
    isWaiting,
    choose(choice: ExportChoice) {
      if (choice === 'major') return void exportMajor();
      if (courseId === null) return void showToast({ type: 'error', message: text.selectCourse });
      if (choice === 'course') return void exportCourse(courseId);
      void exportMajor();
      callOff.current?.();
      setIsWaiting(true);
      callOff.current = clock.schedule(() => {
        callOff.current = null;
        setIsWaiting(false);
        void exportCourse(courseId);
      }, courseMatrixDelay);
    },
    cancel() {
      callOff.current?.();
      callOff.current = null;
      setIsWaiting(false);
      showToast({ type: 'info', message: text.cancelled });
    },
  };
}
