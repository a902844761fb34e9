import { useDeferredValue, useMemo, type ReactNode } from 'react';
import type { CourseUnitSlots, OpenCourseUnit } from './openCourseUnit';

export type DrawnSlots = Partial<Record<keyof CourseUnitSlots, ReactNode>>;

/** The parts around the form, for the unit as it is edited; they follow once what was typed is painted. */
export function useDrawnSlots(slots: CourseUnitSlots | undefined, unit: OpenCourseUnit | null): DrawnSlots {
  const followed = useDeferredValue(unit) ?? unit;
  return useMemo(() => {
    if (!followed) return {};
    return Object.fromEntries(Object.entries(slots ?? {}).map(([place, draw]) => [place, draw?.(followed)]));
  }, [slots, followed]);
}
