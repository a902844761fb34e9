import { isDemoEmail, type LoginUser } from '@college/curriculum-model';
import type { MajorHomeHrefs } from '@college/curriculum-widgets/majors/MajorHome';
import { useMemo } from 'react';
import {
  courseUnitPath,
  courseUnitsPath,
  majorDetailPath,
  majorListPath,
  matrixPath,
  readPath,
  reportPath,
} from '../../search/coursePaths';
import { useServices } from '../../services';

/** Where the home of a major leads this person; the page of the list travels along (decision 24). */
export function useMajorHomeHrefs(user: LoginUser | undefined, { majorId, page }: { majorId?: number; page?: number }): MajorHomeHrefs {
  const { demoEmail } = useServices();
  const isDemo = isDemoEmail(user?.email, demoEmail);
  return useMemo(() => {
    const known = {
      home: isDemo ? majorListPath() : '/workbench',
      major: majorDetailPath({ majorId }),
      course: (courseUnitId: number) => courseUnitPath({ majorId, courseUnitId, page }),
      courseUnits: courseUnitsPath({ majorId, page }),
      indicator: (indicator: number) => majorDetailPath({ majorId, indicator }),
    };
    // The demo account knows no other screens (core §6).
    if (isDemo) return known;
    return {
      ...known,
      matrix: (courseId: number) => matrixPath({ majorId, courseId }),
      read: (courseId: number) => readPath({ courseId, majorId, type: 'course' }),
      report: (courseUnitId: number) => reportPath({ majorId, courseUnitId }),
      majorMatrix: matrixPath({ majorId }),
    };
  }, [isDemo, majorId, page]);
}
