import { createContext, useContext, useSyncExternalStore } from 'react';
import type { SyllabusState } from './syllabusState';
import type { SyllabusStore } from './syllabusStore';

/** The store of the syllabus around; the value stays the same while the syllabus is open. */
export const SyllabusStoreContext = createContext<SyllabusStore | null>(null);

/** The store of the syllabus around. */
export function useSyllabusStore(): SyllabusStore {
  const store = useContext(SyllabusStoreContext);
  if (!store) throw new Error('SyllabusField: a field is outside the syllabus. It has no store to read. Put it in a SyllabusStoreContext.');
  return store;
}

/** A part of the state; `select` gives the same object until that part changes. */
export function useSyllabusPart<Part>(select: (state: SyllabusState) => Part): Part {
  const { subscribe, getState } = useSyllabusStore();
  const read = () => select(getState());
  return useSyncExternalStore(subscribe, read, read);
}
