import { useEffect, useRef } from 'react';
import type { OpenCourseUnit } from './openCourseUnit';

/** Writes the name that a new unit was opened with, once and where it has none yet: a draft that was found again keeps its own. */
export function useFirstName(name: string | undefined, unit: OpenCourseUnit | null): void {
  const isWritten = useRef(false);
  useEffect(() => {
    if (!name || !unit || isWritten.current) return;
    isWritten.current = true;
    if (unit.course.name === '') unit.controls.fill({ fields: { name } });
  }, [name, unit]);
}
