import { useEffect, useRef, useState } from 'react';
import { messageOf } from '../../support/messageOf';
import type { MissingCharacters } from '../../syllabus/ReportExport';
import type { BookletRequest, PublishedEditionSource } from './PublishedEditionSource';

/** The making of a booklet. */
export type BookletState =
  | { status: 'idle' }
  /** Null while nothing was reported. */
  | { status: 'making'; percent: number | null }
  | { status: 'failed'; message: string };

/** What the booklet is of: an edition, or the one behind a link. */
export type BookletOf = { id: number } | { link: string };

interface BookletOptions {
  source: PublishedEditionSource;
  of: BookletOf;
  onHandedOver: (made: { editable: boolean; missing: readonly MissingCharacters[] }) => void;
}

/** Makes one booklet at a time and hands it over; unmounting aborts it. */
export function useBooklet({ source, of, onHandedOver }: BookletOptions) {
  const [state, setState] = useState<BookletState>({ status: 'idle' });
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  async function handOver(request: BookletRequest, signal: AbortSignal): Promise<readonly MissingCharacters[]> {
    if ('link' in of) {
      await source.downloadPublicBooklet(of.link, request);
      return [];
    }
    const handleProgress = (percent: number) => !signal.aborted && setState({ status: 'making', percent });
    const { file, missing } = await source.prepareBooklet({ ...of, ...request }, handleProgress, { signal });
    if (!signal.aborted) await source.downloadBooklet({ ...of, ...request, file });
    return missing;
  }

  return {
    state,
    async make(request: BookletRequest) {
      running.current?.abort();
      const { signal } = (running.current = new AbortController());
      setState({ status: 'making', percent: null });
      try {
        const missing = await handOver(request, signal);
        if (!signal.aborted) onHandedOver({ editable: request.editable, missing });
      } catch (error) {
        if (!signal.aborted) setState({ status: 'failed', message: messageOf(error) });
      }
    },
  };
}
