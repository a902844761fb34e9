import { mayAnywhere } from '@college/curriculum-model';
import { fn } from 'storybook/test';
import { memoryStorage } from '../../course-units/fakes/memoryStorage';
import type { College } from '../../support/fakes/aCollege';
// The home fetches its layers when they are opened; a story need not wait for them.
import '../../completion/CompletionPopup';
import '../../copying/CopyWizard';
import '../../feedback/FeedbackDialog';
import '../../points/PointPopup';

/** The ports of the home. */
export function majorHomePorts({ cards, completion, copying, feedback, majors, matrixFiles, points }: College) {
  const source = { ...cards, ...matrixFiles, ...feedback, ...majors };
  return { source, completionSource: completion, pointSource: points, copySource: copying };
}

/** What every story of the home starts from. */
export function majorHomeArgs(college: College) {
  return {
    ...majorHomePorts(college),
    majorId: 1001,
    user: { id: 1005, userName: '周敏' },
    canModify: true,
    hrefs: {
      home: '#home',
      major: '#major',
      course: (courseId: number) => `#course-${courseId}`,
      matrix: (courseId: number) => `#matrix-${courseId}`,
      read: (courseId: number) => `#read-${courseId}`,
      majorMatrix: '#matrix',
      indicator: (id: number) => `#indicator-${id}`,
    },
    storage: memoryStorage(),
    random: () => 0.5,
    onAddCourse: fn(),
    onOpenMajor: fn(),
    onCoursesChange: fn(),
    onDialogChange: fn(),
  };
}

/** The modify right of a band; the major's own `edit` is another matter (decision 29). */
export function argsOfBand(permissionId: number) {
  return { canModify: mayAnywhere({ permissionId }, 'modify') };
}

/** Keeps the first courses alone. */
export const keepCourses =
  (count: number) =>
  ({ state }: College) =>
    void state.courseUnits.splice(count);
