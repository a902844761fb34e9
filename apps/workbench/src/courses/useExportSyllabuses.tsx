import type { ReportArchiveProps } from '@college/curriculum-widgets/syllabus/ReportArchive';
import { useMessages } from '@college/ui/messages';
import { useToast } from '@college/ui/Toast';
import { useState, type ReactNode } from 'react';
import { workbenchMessages } from '../messages';
import { useCanOpen } from '../rights/useCanOpen';

// It comes with the first export, so that no list waits for it.
const loadWindow = () => import('./ExportSyllabuses');
type Window = Awaited<ReturnType<typeof loadWindow>>['ExportSyllabuses'];
type Courses = ReportArchiveProps['courses'];

/** The export of the syllabuses of several courses: what begins it, for those who may open a syllabus, and its window. */
export function useExportSyllabuses(majorName: string | undefined, load = loadWindow) {
  const text = useMessages(workbenchMessages);
  const { showToast } = useToast();
  const canOpen = useCanOpen();
  const [opened, setOpened] = useState<{ Window: Window; courses: Courses } | null>(null);

  function exportCourses(courses: Courses) {
    load().then(
      ({ ExportSyllabuses }) => setOpened({ Window: ExportSyllabuses, courses }),
      (error: unknown) => {
        console.error(error);
        showToast({ type: 'error', message: text.notOpened, description: text.notOpenedHint, duration: Infinity });
      },
    );
  }

  const window: ReactNode = opened && (
    <opened.Window courses={opened.courses} {...(majorName && { majorName })} onClose={() => setOpened(null)} />
  );
  return { onExport: canOpen('/courseUnit/report') ? exportCourses : undefined, window };
}
