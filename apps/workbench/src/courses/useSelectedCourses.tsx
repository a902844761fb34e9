import { mayAnywhere } from '@college/curriculum-model';
import { useCanOpen } from '../rights/useCanOpen';
import { useLogin } from '../session/useLogin';
import type { SelectedCourses } from './SelectedCourses';
import { useLaterWindow } from './useLaterWindow';

const loadExport = async () => (await import('./ExportSyllabuses')).ExportSyllabuses;
const loadCopy = async () => (await import('./CopySelected')).CopySelected;

/** What is done with several courses in a window of its own, for those who may, and the windows. */
export function useSelectedCourses(majorName: string | undefined) {
  const canOpen = useCanOpen();
  const user = useLogin()?.user;
  const exporting = useLaterWindow(loadExport);
  const copying = useLaterWindow(loadCopy);
  const given = (courses: SelectedCourses['courses']) => ({ courses, ...(majorName && { majorName }) });
  return {
    onExport: canOpen('/courseUnit/report') ? (courses: SelectedCourses['courses']) => exporting.open(given(courses)) : undefined,
    onCopy: user && mayAnywhere(user, 'create') ? (courses: SelectedCourses['courses']) => copying.open(given(courses)) : undefined,
    windows: (
      <>
        {exporting.window}
        {copying.window}
      </>
    ),
  };
}
