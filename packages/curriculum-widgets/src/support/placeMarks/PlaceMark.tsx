import { createContext, use, type ReactNode } from 'react';

/** A thing on the page of a course unit or in its syllabus: the unit, one of its fields, a record of it, a field of the syllabus. */
export interface MarkedPlace {
  kind: 'course' | 'goal' | 'chapter' | 'point' | 'syllabus';
  /** Of a record that has a number of its own. */
  id?: number;
  field?: string;
  /** What it is called. */
  name: string;
  /** Whether its mark shows only where there is something to read. @default false */
  isQuiet?: boolean;
}

/** What is rendered beside things on the page, such as the number of their comments. */
export const PlaceMarks = createContext<((place: MarkedPlace) => ReactNode) | undefined>(undefined);

/** The mark of a thing; nothing where nobody renders marks, and for a record that is not stored yet. */
export function PlaceMark(place: MarkedPlace): ReactNode {
  const render = use(PlaceMarks);
  return (place.id ?? 1) > 0 ? render?.(place) : null;
}
