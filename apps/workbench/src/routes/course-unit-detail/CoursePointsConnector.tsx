import { queryKeys } from '@college/api-client/react';
import type { OpenCourseUnit } from '@college/curriculum-widgets/course-units/CourseUnitDetail';
import { EditPoints } from '@college/curriculum-widgets/points/PointPopup';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { laterSource } from '../../courses/laterSource';
import { useDraftOwner } from '../../leaving/useDraftOwner';
import { useServices } from '../../services';
import { useUnitName } from './useUnitName';

/** The points of a course in a window of their own, on the server. */
export function CoursePointsConnector({ unit }: { unit: OpenCourseUnit }) {
  const { id, majorId, isReadOnly, controls } = unit;
  const { client } = useServices();
  const queryClient = useQueryClient();
  const owner = useDraftOwner();
  const source = useMemo(() => {
    const load = async () => (await import('../../courses/windowSources')).pointSource(client);
    return laterSource({ client, load, streams: {} });
  }, [client]);
  return (
    <EditPoints
      {...owner}
      source={source}
      majorId={majorId}
      courseId={id}
      courseName={useUnitName(unit)}
      isReadOnly={isReadOnly}
      onSaved={(stored) => {
        // A card's progress counts points and KSA items.
        void queryClient.invalidateQueries({ queryKey: queryKeys.courseCards(majorId) });
        void controls.refreshPoints(stored);
      }}
    />
  );
}
