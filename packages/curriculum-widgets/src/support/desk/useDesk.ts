import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useResumption } from '../resumption/useResumption';
import type { Desk } from './createDesk';
import type { DeskNews } from './DeskPort';
import type { DeskState, OpenDesk } from './deskState';
import { useLatest } from './useLatest';

type Life<Value> = Pick<Desk<Value>, 'load' | 'readAgain' | 'leave' | 'flushDraft'>;
type Read<Value> = Pick<Desk<Value>, 'subscribe' | 'getState'>;

/** A desk without the work on it. */
export type DeskFrame<Value> = Exclude<DeskState<Value>, { phase: 'open' }> | Omit<OpenDesk<Value>, 'history'>;

/** Connects a desk to React: loads it on mount, reads again by itself what an outage kept back, and stores its draft when the page is hidden. */
export function useDesk<Value>(desk: Life<Value> & Read<Value>): DeskState<Value> {
  const state = useSyncExternalStore(desk.subscribe, desk.getState, desk.getState);
  useDeskLife(desk, state);
  return state;
}

/** Reads a desk whose parts subscribe to the work themselves: loads and saves change the result, typing does not. */
export function useDeskFrame<Value>(desk: Life<Value> & Read<Value>): DeskFrame<Value> {
  const getFrame = useMemo(() => frameOf(desk.getState), [desk]);
  const frame = useSyncExternalStore(desk.subscribe, getFrame, getFrame);
  useDeskLife(desk, frame);
  return frame;
}

function useDeskLife<Value>(desk: Life<Value>, frame: DeskFrame<Value>) {
  useResumption({ waiting: frame.phase === 'failed' ? frame.outage : null, goOn: desk.readAgain });
  useEffect(() => {
    desk.load();
    window.addEventListener('pagehide', desk.flushDraft);
    return () => {
      window.removeEventListener('pagehide', desk.flushDraft);
      desk.leave();
    };
  }, [desk]);
}

function frameOf<Value>(getState: () => DeskState<Value>): () => DeskFrame<Value> {
  let last = getState();
  return () => {
    const next = getState();
    if (!isSameFrame(last, next)) last = next;
    return last;
  };
}

function isSameFrame<Value>(one: DeskState<Value>, other: DeskState<Value>): boolean {
  if (one.phase !== 'open' || other.phase !== 'open') return one === other;
  const { history: _one, ...frame } = one;
  return Object.entries(frame).every(([name, value]) => value === other[name as keyof typeof frame]);
}

/**
 * The desk of a component: opened when it is first rendered and again for another key. News go to the newest handler, those of a save that
 * ends after the component was left as well.
 */
export function useOwnDesk<Value, Own extends Life<Value> & Read<Value> & Pick<Desk<Value>, 'onNews'>>(
  key: unknown,
  open: () => Own,
  onNews: (news: DeskNews<Value>) => void,
) {
  const latest = useLatest(onNews);
  const [held, setHeld] = useState(begin);
  if (held.key !== key) setHeld(begin());

  function begin() {
    const desk = open();
    desk.onNews((news) => latest()(news));
    return { key, desk };
  }

  return { desk: held.desk, state: useDesk<Value>(held.desk) };
}
