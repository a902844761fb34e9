import { useEffect, useReducer, useState } from 'react';
import type { PublicReportSource } from './PublicReportSource';
import { publicReportReducer, type PublicReportState } from './publicReportState';

/** The report behind a link, and a way to ask for it again. */
export function usePublicReport(source: PublicReportSource, link: string | undefined): { state: PublicReportState; retry: () => void } {
  const [state, dispatch] = useReducer(publicReportReducer, { status: link ? 'loading' : 'unknown' });
  const [tries, setTries] = useState(0);
  useEffect(() => {
    if (!link) return;
    const leaving = new AbortController();
    dispatch({ type: 'asked' });
    source.loadPublicReport(link, { signal: leaving.signal }).then(
      (report) => !leaving.signal.aborted && dispatch({ type: 'arrived', report }),
      (error: unknown) => !leaving.signal.aborted && dispatch({ type: 'failed', error }),
    );
    return () => leaving.abort();
  }, [source, link, tries]);
  return { state, retry: () => setTries((count) => count + 1) };
}
