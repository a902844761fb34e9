import type { FieldName } from './fieldNames';
import { syllabusReducer, type FieldStates, type SyllabusEvent, type SyllabusState } from './syllabusState';

/** The fields of one open syllabus; a subscriber to one field is notified of that field only. */
export interface SyllabusStore {
  getState: () => SyllabusState;
  dispatch: (event: SyllabusEvent) => void;
  subscribe: (listener: () => void) => () => void;
}

/** Holds the state of the fields outside React, so that a key repaints one field. */
export function createSyllabusStore(initial: SyllabusState): SyllabusStore {
  let state = initial;
  const listeners = new Set<() => void>();
  return {
    getState: () => state,
    dispatch(event) {
      const next = syllabusReducer(state, event);
      if (next === state) return;
      state = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** One field of the state, the same object until that field changes. */
export function selectField<Name extends FieldName>({ fields }: SyllabusState, name: Name): FieldStates[Name] {
  return fields[name];
}
