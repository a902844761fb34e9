import { useLocation, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { recordInSearch, type RecordPlace } from './recordPlace';

interface Visit {
  record?: RecordPlace;
  key?: string;
}

/** The row that the address names; a new object for each visit, also where the same address is opened once more. */
export function useRecordPlace(): RecordPlace | undefined {
  const found = recordInSearch(useSearch({ strict: false }));
  const key = useLocation({ select: ({ state }) => state.__TSR_key });
  const [visit, setVisit] = useState<Visit>({ record: found, key });
  if (visit.key === key && visit.record?.id === found?.id && visit.record?.kind === found?.kind) return visit.record;
  setVisit({ record: found, key });
  return found;
}
