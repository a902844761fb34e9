import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Desk } from '../../support/desk/createDesk';
import { syllabusAfter, type SyllabusAct, type SyllabusState, type SyllabusWork } from './syllabusWork';

/** The fields of one open syllabus; a subscriber to one field is notified of that field only. */
export interface SyllabusStore {
  getState: () => SyllabusState;
  subscribe: (listener: () => void) => () => void;
  act: (act: SyllabusAct) => void;
  isRevisable: boolean;
}

/** The fields of an open desk; without the right to revise no act changes them. */
export function syllabusStoreOf<Work extends SyllabusWork>(desk: Desk<Work>, isRevisable: boolean): SyllabusStore {
  function getState(): SyllabusState {
    const state = desk.getState();
    if (state.phase !== 'open')
      throw new Error('SyllabusStore: the syllabus is not read yet. Give its fields a store when its desk is open.');
    return { base: state.base, work: state.history.present };
  }
  return {
    getState,
    subscribe: desk.subscribe,
    act(act) {
      if (isRevisable) desk.change((work) => syllabusAfter(work, act, getState().base), { isStep: false });
    },
    isRevisable,
  };
}

/** The store of the syllabus around; the value stays the same while the syllabus is open. */
export const SyllabusStoreContext = createContext<SyllabusStore | null>(null);

/** The store of the syllabus around. */
export function useSyllabusStore(): SyllabusStore {
  const store = useContext(SyllabusStoreContext);
  if (!store) throw new Error('SyllabusField: a field is outside the syllabus. It has no store to read. Put it in a SyllabusStoreContext.');
  return store;
}

/** A part of the state; `select` returns the same object until that part changes. */
export function useSyllabusPart<Part>(select: (state: SyllabusState) => Part): Part {
  const { subscribe, getState } = useSyllabusStore();
  const read = () => select(getState());
  return useSyncExternalStore(subscribe, read, read);
}
