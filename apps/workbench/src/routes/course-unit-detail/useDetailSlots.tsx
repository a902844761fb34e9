import type { CourseUnitSlots, OpenCourseUnit } from '@college/curriculum-widgets/course-units/CourseUnitDetail';
import { CopyOrigin } from '@college/curriculum-widgets/copying/CopyOrigin';
import { useToast } from '@college/ui/Toast';
import { useMemo } from 'react';
import { courseUnitPath } from '../../search/coursePaths';
import { CourseGoalsConnector } from './CourseGoalsConnector';
import { CoursePointsConnector } from './CoursePointsConnector';
import { DataCheckConnector } from './DataCheckConnector';
import { DetailHeaderTools } from './DetailHeaderTools';

/**
 * What stands around the form of a unit: its goals, its points' window, its tools and its data check. `onNewUnitFilled` hears that goals
 * or points were stored in a unit that goes away with them if it is never saved.
 */
export function useDetailSlots(onNewUnitFilled: () => void): CourseUnitSlots {
  const { showToast } = useToast();
  return useMemo(() => {
    const placeOf = ({ id, majorId, isReadOnly }: OpenCourseUnit) => ({ courseUnitId: id, majorId, isReadOnly });

    function tellOfNewUnit(unit: OpenCourseUnit) {
      if (unit.isNew) onNewUnitFilled();
    }
    function refreshPoints(unit: OpenCourseUnit) {
      tellOfNewUnit(unit);
      unit.controls.refreshPoints().catch((error: unknown) => {
        showToast({ type: 'error', message: error instanceof Error ? error.message : String(error) });
      });
    }

    return {
      facts: ({ copiedFrom: origin }) =>
        origin && <CopyOrigin origin={origin} href={courseUnitPath({ majorId: origin.majorId, courseUnitId: origin.id })} />,
      headerTools: (unit) => <DetailHeaderTools unit={unit} />,
      goals: (unit) => <CourseGoalsConnector {...placeOf(unit)} onGoalsChange={() => tellOfNewUnit(unit)} />,
      pointTools: (unit) => <CoursePointsConnector {...placeOf(unit)} courseName={unit.course.name} onSaved={() => refreshPoints(unit)} />,
      sidePanel: (unit) => <DataCheckConnector unit={unit} />,
    };
  }, [onNewUnitFilled, showToast]);
}
