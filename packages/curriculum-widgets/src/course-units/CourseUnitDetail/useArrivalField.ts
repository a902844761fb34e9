import { useEffect } from 'react';
import type { OpenCourseUnit } from './openCourseUnit';

/** A field of the page that a link leads to: its name, that of a section, or of the chapters with the id of one. */
export interface ArrivalField {
  name: string;
  chapter?: number | undefined;
}

// A page that remounts, such as after a change of the view, must not take the focus again.
const arrived = new WeakSet<object>();

/** Puts the focus on the field that a link led to, once for each visit and as soon as the unit is open. */
export function useArrivalField(visit: ArrivalField | undefined, controls: OpenCourseUnit['controls'] | undefined): void {
  useEffect(() => {
    if (!visit || !controls || arrived.has(visit)) return;
    arrived.add(visit);
    const { name, chapter } = visit;
    if (name === 'points' || name === 'goals') controls.openField({ screen: name });
    else controls.openField({ screen: 'detail', field: name, ...(chapter !== undefined && { projectId: chapter }) });
  }, [visit, controls]);
}
