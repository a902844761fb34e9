import { useEffect, useRef, type Dispatch } from 'react';
import { useLatest } from '../../support/desk/useLatest';
import { messageOf } from '../../support/messageOf';
import { outageOf, type Outage } from '../../support/resumption/outage';
import { useResumption } from '../../support/resumption/useResumption';
import type { OccupationBookSource } from './OccupationBookSource';
import { codesToLoad, pageKeptBack, stopOnShow, type OccupationBrowserEvent, type OccupationBrowserState } from './occupationBrowserState';

interface UseBookPagesOptions {
  source: OccupationBookSource;
  state: OccupationBrowserState;
  dispatch: Dispatch<OccupationBrowserEvent>;
  /** Called with the error when the page on show could not be loaded, once for an outage. */
  onFail: (message: string) => void;
  /** An old code led to an entry that has another one now. */
  onRename: (code: string) => void;
}

/** Asks for the pages that the state lacks, each once, and by itself again for one that an outage kept back; what nobody waits for any more is called off. */
export function useBookPages(options: UseBookPagesOptions) {
  const latest = useLatest(options);
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
    for (const code of wanted) if (!underway.has(code)) void begin(code);

    async function begin(code: string) {
      const controller = new AbortController();
      underway.set(code, controller);
      await load(code, controller.signal, latest);
      if (underway.get(code) === controller) underway.delete(code);
    }
  }, [wantedKey, latest]);

  const keptBack = pageKeptBack(options.state);
  useResumption({
    waiting: keptBack?.outage,
    goOn: async (signal) => keptBack && load(keptBack.code, signal, latest, keptBack.outage),
  });

  useEffect(() => {
    const underway = flights.current;
    return () => {
      for (const controller of underway.values()) controller.abort();
      underway.clear();
    };
  }, []);
}

async function load(code: string, signal: AbortSignal, latest: () => UseBookPagesOptions, before?: Outage) {
  const { source, dispatch } = latest();
  const isOnShow = () => stopOnShow(latest().state)?.code === code;
  try {
    const page = await source.loadEntry(code === '' ? undefined : code, { signal });
    if (signal.aborted) return;
    dispatch({ type: 'loaded', code, page });
    if (isOnShow() && page.code !== undefined && page.code !== code) latest().onRename(page.code);
  } catch (error) {
    if (signal.aborted) return;
    const outage = outageOf(error, before);
    dispatch({ type: 'failed', code, message: messageOf(error), outage });
    if (isOnShow() && (!before || !outage)) latest().onFail(messageOf(error));
  }
}
