import { isSame } from '@college/curriculum-model';
import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Desk } from '../../support/desk/createDesk';
import { fieldNames, type FieldName } from './fieldNames';
import { closeField, keepTyped, syllabusAfter, type SyllabusAct, type SyllabusState, type SyllabusWork } from './syllabusWork';

/** The fields of one open syllabus; a subscriber to one field is notified of that field only. */
export interface SyllabusStore {
  getState: () => SyllabusState;
  subscribe: (listener: () => void) => () => void;
  act: (act: SyllabusAct) => void;
  /** Takes the last kept change back, whichever field it was in; answers that field. */
  undo: () => FieldName | null;
  /** Makes it again. */
  redo: () => FieldName | null;
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
  function step(take: () => void): FieldName | null {
    const before = getState().work;
    if (isRevisable) take();
    const { kept } = getState().work;
    const [name = null, ...others] = fieldNames.filter((one) => !isSame(before.kept[one], kept[one]));
    // What is being typed elsewhere is no part of the step.
    if (name) desk.change((work) => [name, ...others].reduce(closeField, { ...work, typed: before.typed }), { isStep: false });
    return name;
  }

  return {
    getState,
    subscribe: desk.subscribe,
    act(act) {
      if (!isRevisable) return;
      if (act.type === 'fieldKept') keepAsStep(desk, [act.name]);
      else desk.change((work) => syllabusAfter(work, act, getState().base), { isStep: false });
    },
    undo: () => step(desk.undo),
    redo: () => step(desk.redo),
    isRevisable,
  };
}

/** Keeps what is typed into fields on this page, as one step that leads back to what they held before they were opened. */
export function keepAsStep<Work extends SyllabusWork>(desk: Pick<Desk<Work>, 'change' | 'getState'>, names: readonly FieldName[]) {
  const state = desk.getState();
  if (state.phase !== 'open') return;
  const { present } = state.history;
  const after = names.reduce(keepTyped, present);
  desk.change((work) => names.reduce(closeField, work), { isStep: false });
  if (!isSame(after.kept, present.kept)) desk.change(() => after);
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
