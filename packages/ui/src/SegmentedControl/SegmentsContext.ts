import { createContext } from 'react';

/** What the segments of one control share. */
export interface Segments {
  name: string;
  selected: string | null;
  choose: (value: string) => void;
  isDisabled: boolean | undefined;
  isReadOnly: boolean | undefined;
}

/** The control around a segment. */
export const SegmentsContext = createContext<Segments | null>(null);
