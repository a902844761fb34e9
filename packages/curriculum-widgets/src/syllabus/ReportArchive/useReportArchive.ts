import { useEffect, useRef, useState } from 'react';
import { messageOf } from '../../support/messageOf';
import type { ReportArchiveRequest, ReportArchiveResult, ReportArchiveSource } from './ReportArchiveSource';

/** Where an export is: asked for, being made, refused as a whole, or done with something to tell. */
export type ReportArchiveState =
  | { step: 'asking'; failure: string }
  | { step: 'making'; percent: number; of: number }
  | { step: 'told'; result: ReportArchiveResult; of: number };

interface Options {
  source: ReportArchiveSource;
  /** Called once an archive with everything that was wanted was handed over. */
  onComplete: (result: ReportArchiveResult) => void;
}

/** Makes one archive at a time; unmounting ends it. */
export function useReportArchive({ source, onComplete }: Options) {
  const [state, setState] = useState<ReportArchiveState>({ step: 'asking', failure: '' });
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  return {
    state,
    async make(request: ReportArchiveRequest) {
      running.current?.abort();
      const { signal } = (running.current = new AbortController());
      const of = request.courseIds.length;
      const tell = (percent: number) => !signal.aborted && setState({ step: 'making', percent, of });
      tell(0);
      try {
        const result = await source.downloadReports(request, tell, { signal });
        if (signal.aborted) return;
        if (result.leftOut.length === 0 && result.missing.length === 0) onComplete(result);
        else setState({ step: 'told', result, of });
      } catch (error) {
        if (!signal.aborted) setState({ step: 'asking', failure: messageOf(error) });
      }
    },
  };
}
