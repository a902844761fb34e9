import { useEffect, useSyncExternalStore } from 'react';
import type { Desk } from './createDesk';
import type { DeskState } from './deskState';

/** Reads a desk: loads it when it is shown, and keeps its draft when the page goes. */
export function useDesk<Value>(desk: Pick<Desk<Value>, 'load' | 'leave' | 'flushDraft' | 'subscribe' | 'getState'>): DeskState<Value> {
  const state = useSyncExternalStore(desk.subscribe, desk.getState, desk.getState);
  useEffect(() => {
    desk.load();
    window.addEventListener('pagehide', desk.flushDraft);
    return () => {
      window.removeEventListener('pagehide', desk.flushDraft);
      desk.leave();
    };
  }, [desk]);
  return state;
}
