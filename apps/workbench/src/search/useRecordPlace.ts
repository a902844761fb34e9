import { useLocation, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { fieldInSearch, recordInSearch } from './recordPlace';
import type { SearchParams } from './searchParams';

interface Visit<Place> {
  place?: Place | undefined;
  key?: string | undefined;
}

/** The row that the address names; a new object for each visit, also where the same address is opened once more. */
export function useRecordPlace() {
  return useVisited(recordInSearch);
}

/** The field that the address names to be edited, likewise. */
export function useFieldPlace() {
  return useVisited(fieldInSearch);
}

function useVisited<Place>(read: (search: SearchParams) => Place | undefined): Place | undefined {
  const found = read(useSearch({ strict: false }));
  const key = useLocation({ select: ({ state }) => state.__TSR_key });
  const [visit, setVisit] = useState<Visit<Place>>({ place: found, key });
  if (visit.key === key && JSON.stringify(visit.place) === JSON.stringify(found)) return visit.place;
  setVisit({ place: found, key });
  return found;
}
