import { createPoints, quietClient } from '@college/api-client';
import { queryKeys } from '@college/api-client/react';
import { EditPoints } from '@college/curriculum-widgets/points/PointPopup';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useServices } from '../../services';

interface CoursePointsConnectorProps {
  majorId: number;
  courseUnitId: number;
  courseName?: string;
  isReadOnly: boolean;
  /** Points or KSA items are stored; the page reads them again. */
  onSaved: () => void;
}

/** The points of a course in a window of their own, on the server. */
export function CoursePointsConnector({ courseUnitId, onSaved, ...props }: CoursePointsConnectorProps) {
  const { client } = useServices();
  const queryClient = useQueryClient();
  const source = useMemo(() => createPoints(quietClient(client)), [client]);
  return (
    <EditPoints
      {...props}
      source={source}
      courseId={courseUnitId}
      onSaved={() => {
        // A card's progress counts points and KSA items.
        void queryClient.invalidateQueries({ queryKey: queryKeys.courseCards(props.majorId) });
        onSaved();
      }}
    />
  );
}
