import { useDeferredValue, useMemo, useState, type ReactNode } from 'react';
import type { CourseUnitSlots, OpenCourseUnit } from './openCourseUnit';

export type DrawnSlots = Partial<Record<keyof CourseUnitSlots, ReactNode>>;

/**
 * The parts around the form, for the unit as it is edited. They follow once what was typed is painted; but a press or the focus on its way to them, for which
 * `catchingUp` belongs to the elements around them, first draws them for the unit as it stands, so that no act is about an earlier one.
 */
export function useDrawnSlots(slots: CourseUnitSlots | undefined, unit: OpenCourseUnit | null) {
  const deferred = useDeferredValue(unit);
  const [wanted, setWanted] = useState<OpenCourseUnit | null>(null);
  const followed = wanted === unit ? unit : (deferred ?? unit);
  const drawn = useMemo((): DrawnSlots => {
    if (!followed) return {};
    return Object.fromEntries(Object.entries(slots ?? {}).map(([place, draw]) => [place, draw?.(followed)]));
  }, [slots, followed]);
  const catchUp = () => {
    if (followed !== unit) setWanted(unit);
  };
  return { slots: drawn, catchingUp: { onPointerDownCapture: catchUp, onFocusCapture: catchUp } };
}
