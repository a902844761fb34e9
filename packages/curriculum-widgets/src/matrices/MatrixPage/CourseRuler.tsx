import { columnGoals } from '@college/curriculum-model';
import { useMemo } from 'react';
import type { ReadyDesk } from '../desk';
import { IndicatorRuler } from '../IndicatorRuler';
import type { MatrixPlace } from './useMatrixPlace';

interface CourseRulerProps {
  desk: ReadyDesk;
  place: MatrixPlace;
  isReadOnly: boolean;
}

/** The ruler over the course matrix: it marks the indicator point of the active column, and pressing one leads to its column. */
export function CourseRuler({ desk, place, isReadOnly }: CourseRulerProps) {
  const { matrices } = desk;
  const columnId = place.cellOf('course')?.columnId;
  const activeIndicators = useMemo(
    () => columnGoals(matrices).flatMap(({ id, indicator }) => (String(id) === columnId ? [indicator.id] : [])),
    [matrices, columnId],
  );
  return (
    <IndicatorRuler
      matrices={matrices}
      activeIndicators={activeIndicators}
      onRelateChange={
        isReadOnly
          ? undefined
          : (requireId, relate) => void desk.edit({ type: 'supported', cells: [{ courseId: matrices.courseId, requireId, relate }] })
      }
      onIndicatorPress={(requireId) => {
        const column = columnGoals(matrices).find(({ indicator }) => indicator.id === requireId);
        place.goToPlace(
          matrices,
          column ? { matrix: 'course', column: String(column.id) } : { matrix: 'major', column: String(requireId) },
        );
      }}
    />
  );
}
