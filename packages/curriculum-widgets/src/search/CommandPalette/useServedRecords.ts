import { cutKeyword, mostFound, searchTimeout, type FindableKind, type FoundGroup } from '@college/curriculum-model';
import type { Clock } from '@college/ui/clock';
import { useEffect, useRef, useState } from 'react';
import { useLatest } from '../../support/desk/useLatest';
import { messageOf } from '../../support/messageOf';
import { outageOf, type Outage, type ReadFailure } from '../../support/resumption/outage';
import { useResumption } from '../../support/resumption/useResumption';
import type { CommandPaletteSource } from './CommandPaletteSource';

/** Quiet time before a keyword is sent, in milliseconds; what is in memory shows before. */
const quiet = 120;
// Two calls, so that names do not wait for the search through all texts.
const calls: readonly (readonly FindableKind[])[] = [
  ['course', 'major', 'indicator', 'person'],
  ['goal', 'point', 'ksa'],
];
const kept: readonly FindableKind[] = ['course', 'major'];

export interface Served {
  keyword: string;
  groups: readonly FoundGroup[];
  isWaiting: boolean;
  /** Whether the keyword was given up because no answer came in time: what it finds is unknown (decision 138). */
  isGivenUp: boolean;
  failure: ReadFailure | null;
}

const nothing: Served = { keyword: '', groups: [], isWaiting: false, isGivenUp: false, failure: null };

function failureOf(error: unknown, before?: Outage): ReadFailure {
  return { message: messageOf(error), outage: outageOf(error, before) };
}

interface Options {
  source: CommandPaletteSource;
  clock: Clock;
  isOpen: boolean;
}

/** What the server knows: all courses and majors for the memory, read at each opening, and what a keyword finds beyond them. What an outage kept back is read again by itself. */
export function useServedRecords({ source, clock, isOpen }: Options) {
  const [memory, setMemory] = useState<readonly FoundGroup[]>([]);
  const [forgotten, setForgotten] = useState<ReadFailure | null>(null);
  const [served, setServed] = useState<Served>(nothing);
  const stop = useRef(() => {});

  const remember = useLatest(async (signal: AbortSignal, before?: Outage) => {
    try {
      const { groups } = await source.searchEverything({ keyword: '', kinds: kept, limit: mostFound, signal });
      setMemory(groups);
      setForgotten(null);
    } catch (error) {
      if (!signal.aborted) setForgotten(failureOf(error, before));
    }
  });

  useEffect(() => {
    if (!isOpen) return;
    const controller = new AbortController();
    void remember()(controller.signal);
    return () => {
      controller.abort();
      stop.current();
      setServed(nothing);
      setForgotten(null);
    };
  }, [isOpen, source, remember]);

  function search(text: string) {
    stop.current();
    const keyword = text.trim();
    if (keyword === '' || keyword.startsWith('>') || keyword === '?') {
      setServed(nothing);
      return;
    }
    // The former results stay until new ones come, and so does that nobody answers.
    setServed((former) => ({
      ...former,
      isWaiting: true,
      isGivenUp: false,
      failure: former.failure?.outage ? former.failure : null,
    }));
    const controller = new AbortController();
    const endQuiet = clock.schedule(() => void ask(keyword, controller.signal), quiet);
    const endTimeout = clock.schedule(() => {
      controller.abort();
      setServed((former) => ({
        ...(former.keyword === keyword ? former : { ...nothing, keyword, failure: former.failure }),
        isWaiting: false,
        isGivenUp: true,
      }));
    }, quiet + searchTimeout);
    stop.current = () => {
      endQuiet();
      endTimeout();
      controller.abort();
    };
  }

  async function ask(keyword: string, signal: AbortSignal, before?: Outage) {
    let waiting = calls.length;
    let failure: ReadFailure | null = null;
    await Promise.all(
      calls.map(async (kinds) => {
        let groups: readonly FoundGroup[] = [];
        try {
          ({ groups } = await source.searchEverything({ keyword: cutKeyword(keyword), kinds, signal }));
        } catch (error) {
          failure = failureOf(error, before);
        }
        if (signal.aborted) return;
        waiting -= 1;
        const isLast = waiting === 0;
        setServed((former) => ({
          keyword,
          groups: [...(former.keyword === keyword ? former.groups.filter(({ kind }) => !kinds.includes(kind)) : []), ...groups],
          isWaiting: !isLast && !before,
          isGivenUp: false,
          // While it is read again, that it failed stays.
          failure: isLast ? failure : before ? former.failure : (failure ?? former.failure),
        }));
      }),
    );
    if (!signal.aborted) stop.current();
  }

  useResumption({
    waiting: isOpen && !served.isWaiting ? (served.failure?.outage ?? forgotten?.outage) : null,
    async goOn(signal) {
      const { failure, keyword } = served;
      await Promise.all([
        forgotten?.outage && remember()(signal, forgotten.outage),
        failure?.outage && keyword !== '' && ask(keyword, signal, failure.outage),
      ]);
    },
  });

  return { memory, served: { ...served, failure: served.failure ?? (served.keyword === '' ? forgotten : null) }, search };
}
