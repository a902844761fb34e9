import type { CourseUnitSlots, OpenCourseUnit } from '@college/curriculum-widgets/course-units/CourseUnitDetail';
import { useToast } from '@college/ui/Toast';
import { useMemo } from 'react';
import { CourseGoalsConnector } from './CourseGoalsConnector';
import { CoursePointsConnector } from './CoursePointsConnector';

/** What stands around the form of a unit: its goals, its points' window, its tools and its data check. */
export function useDetailSlots(): CourseUnitSlots {
  const { showToast } = useToast();
  return useMemo(() => {
    const placeOf = ({ id, majorId, isReadOnly }: OpenCourseUnit) => ({ courseUnitId: id, majorId, isReadOnly });

    function refreshPoints(unit: OpenCourseUnit) {
      unit.controls.refreshPoints().catch((error: unknown) => {
        showToast({ type: 'error', message: error instanceof Error ? error.message : String(error) });
      });
    }

    return {
      goals: (unit) => <CourseGoalsConnector {...placeOf(unit)} />,
      pointTools: (unit) => <CoursePointsConnector {...placeOf(unit)} courseName={unit.course.name} onSaved={() => refreshPoints(unit)} />,
    };
  }, [showToast]);
}
