import { useEffect, useRef, type Dispatch } from 'react';
import { messageOf } from '../../support/messageOf';
import type { OccupationBookSource } from './OccupationBookSource';
import { codesToLoad, stopOnShow, type OccupationBrowserEvent, type OccupationBrowserState } from './occupationBrowserState';

interface UseBookPagesOptions {
  source: OccupationBookSource;
  state: OccupationBrowserState;
  dispatch: Dispatch<OccupationBrowserEvent>;
  /** Called with the error when the page could not be loaded. */
  onFail: (message: string) => void;
  /** An old code led to an entry that has another one now. */
  onRename: (code: string) => void;
}

/** Asks for the pages that the state lacks, each once; what nobody waits for any more is called off. */
export function useBookPages(options: UseBookPagesOptions) {
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });
  const flights = useRef(new Map<string, AbortController>());
  const wantedKey = JSON.stringify(codesToLoad(options.state));

  useEffect(() => {
    const wanted = JSON.parse(wantedKey) as string[];
    const underway = flights.current;
    for (const [code, controller] of underway) {
      if (wanted.includes(code)) continue;
      controller.abort();
      underway.delete(code);
    }
    for (const code of wanted) if (!underway.has(code)) void load(code);

    async function load(code: string) {
      const { source, dispatch } = latest.current;
      const controller = new AbortController();
      const { signal } = controller;
      underway.set(code, controller);
      try {
        const page = await source.loadEntry(code === '' ? undefined : code, { signal });
        if (signal.aborted) return;
        underway.delete(code);
        const { state, onRename } = latest.current;
        dispatch({ type: 'loaded', code, page });
        if (stopOnShow(state)?.code === code && page.code !== undefined && page.code !== code) onRename(page.code);
      } catch (error) {
        if (signal.aborted) return;
        underway.delete(code);
        const { state, onFail } = latest.current;
        dispatch({ type: 'failed', code, message: messageOf(error) });
        if (stopOnShow(state)?.code === code) onFail(messageOf(error));
      }
    }
  }, [wantedKey]);

  useEffect(() => {
    const underway = flights.current;
    return () => {
      for (const controller of underway.values()) controller.abort();
      underway.clear();
    };
  }, []);
}
