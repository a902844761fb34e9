import { bandOf } from '@college/curriculum-model';
import { fn } from 'storybook/test';
import { fakeCompletion } from '../../completion/fakes/fakeCompletion';
import { aCopySource } from '../../copying/fakes/fakeCopySource';
import { memoryStorage } from '../../course-units/fakes/memoryStorage';
import { source as pointSource } from '../../points/fakes/servePoints';
import { fakeMajorHome } from './fakeMajorHome';
// The home fetches its layers when they are opened; a story need not wait for them.
import '../../completion/CompletionPopup';
import '../../copying/CopyWizard';
import '../../feedback/FeedbackDialog';
import '../../points/PointPopup';

/** What every story of the home starts from: somebody who may do everything, on a server of one's own. */
export function majorHomeArgs() {
  return {
    source: fakeMajorHome(),
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
    completionSource: fakeCompletion(),
    pointSource,
    copySource: aCopySource(),
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
  return { canModify: bandOf(permissionId).modify };
}
