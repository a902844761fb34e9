import { mostFound, searchTimeout, type FindableKind, type FoundGroup } from '@college/curriculum-model';
import type { Clock } from '@college/ui/clock';
import { useEffect, useRef, useState } from 'react';
import { messageOf } from '../../support/messageOf';
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
  failure: string | null;
}

const nothing: Served = { keyword: '', groups: [], isWaiting: false, failure: null };

interface Options {
  source: CommandPaletteSource;
  clock: Clock;
  isOpen: boolean;
}

/** What the server knows: all courses and majors for the memory, read at each opening, and what a keyword finds beyond them. */
export function useServedRecords({ source, clock, isOpen }: Options) {
  const [memory, setMemory] = useState<readonly FoundGroup[]>([]);
  const [served, setServed] = useState<Served>(nothing);
  const stop = useRef(() => {});

  useEffect(() => {
    if (!isOpen) return;
    const controller = new AbortController();
    source.searchEverything({ keyword: '', kinds: kept, limit: mostFound, signal: controller.signal }).then(
      ({ groups }) => setMemory(groups),
      (error: unknown) => {
        if (!controller.signal.aborted) setServed((former) => ({ ...former, failure: messageOf(error) }));
      },
    );
    return () => {
      controller.abort();
      stop.current();
      setServed(nothing);
    };
  }, [isOpen, source]);

  function search(text: string) {
    stop.current();
    const keyword = text.trim();
    if (keyword === '' || keyword.startsWith('>') || keyword === '?') {
      setServed(nothing);
      return;
    }
    // The former results stay until new ones come.
    setServed((former) => ({ ...former, isWaiting: true, failure: null }));
    const controller = new AbortController();
    const endQuiet = clock.schedule(() => void ask(keyword, controller.signal), quiet);
    const endTimeout = clock.schedule(() => {
      controller.abort();
      setServed((former) => ({ ...former, isWaiting: false }));
    }, quiet + searchTimeout);
    stop.current = () => {
      endQuiet();
      endTimeout();
      controller.abort();
    };
  }

  async function ask(keyword: string, signal: AbortSignal) {
    let waiting = calls.length;
    await Promise.all(
      calls.map(async (kinds) => {
        const answer = await source.searchEverything({ keyword, kinds, signal }).catch((error: unknown) => messageOf(error));
        if (signal.aborted) return;
        waiting -= 1;
        const groups = typeof answer === 'string' ? [] : answer.groups;
        const failure = typeof answer === 'string' ? answer : null;
        setServed((former) => ({
          keyword,
          groups: [...(former.keyword === keyword ? former.groups.filter(({ kind }) => !kinds.includes(kind)) : []), ...groups],
          isWaiting: waiting > 0,
          failure: failure ?? former.failure,
        }));
      }),
    );
    if (!signal.aborted) stop.current();
  }

  return { memory, served, search };
}
