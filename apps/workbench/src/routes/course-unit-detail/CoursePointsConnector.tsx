import { createPoints, quietClient } from '@college/api-client';
import { EditPoints } from '@college/curriculum-widgets/points/PointPopup';
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
export function CoursePointsConnector({ courseUnitId, ...props }: CoursePointsConnectorProps) {
  const { client } = useServices();
  const source = useMemo(() => createPoints(quietClient(client)), [client]);
  return <EditPoints {...props} source={source} courseId={courseUnitId} />;
}
