import { createContext, useContext } from 'react';

/** A record that a link leads to, such as a hit of the search. A new object is a new visit, even to the same record. */
export interface ArrivalRecord {
  kind: 'goal' | 'point' | 'ksa' | 'requirement' | 'indicator';
  id: number;
}

/** The record that the page was opened for, for the lists on the page. */
export const ArrivalContext = createContext<ArrivalRecord | undefined>(undefined);

/** The record that the page was opened for, where it is one of these kinds. */
export function useArrival(...kinds: readonly ArrivalRecord['kind'][]): ArrivalRecord | undefined {
  const record = useContext(ArrivalContext);
  return record && kinds.includes(record.kind) ? record : undefined;
}
