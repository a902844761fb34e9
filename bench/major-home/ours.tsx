import { MajorHome, type MajorHomeSource } from '@college/curriculum-widgets/majors/MajorHome';
import { UiProvider } from '@college/ui/theme';
import { ToastProvider } from '@college/ui/Toast';
import { useLayoutEffect, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { major, user } from './cards';
import { registerContender } from './contender';

const hrefs = {
  home: '#home',
  course: (courseId: number) => `#course-${courseId}`,
  matrix: (courseId: number) => `#matrix-${courseId}`,
  read: (courseId: number) => `#read-${courseId}`,
};

let show: (page: ReactNode) => void = () => {};

/** The frame of a workbench that is there before the page. */
function Frame() {
  const [page, setPage] = useState<ReactNode>(null);
  useLayoutEffect(() => {
    show = setPage;
  }, []);
  return (
    <UiProvider>
      <ToastProvider>{page}</ToastProvider>
    </UiProvider>
  );
}

registerContender(
  (host, cards) => {
    if (host.childElementCount === 0) flushSync(() => createRoot(host).render(<Frame />));

    const nothing = async () => {};
    const source: MajorHomeSource = {
      loadMajor: async () => major,
      listCourseCards: async () => cards,
      deleteCourse: nothing,
      renameCourse: nothing,
      sendFeedbackText: nothing,
      exportMajorMatrix: nothing,
      exportCourseMatrix: nothing,
    };
    show(<MajorHome {...{ source, user, hrefs }} majorId={major.id} canModify onAddCourse={nothing} onOpenMajor={nothing} />);
  },
  () => show(null),
);
