import { readEditionRef, type CurriculumState, type EditionRef } from '@college/curriculum-model';
import type { MockState } from '../../mock-api/mockState';
import { found } from '../../mock-api/refusals';
import { majorState } from './majorState';

/** The curriculum that a side of a comparison names, by the rows of the mock or as it was kept. */
export function mockStateOf(state: MockState, ref: EditionRef): CurriculumState {
  const { kind, id } = readEditionRef(ref);
  if (kind === 'current') return majorState(state, found(state.majors.find((major) => major.id === id)).id);
  if (kind === 'point') return keptState(state, id);
  const edition = found(state.editions.find((one) => one.id === id));
  if (kind === 'edition' && edition.majorId !== null) return majorState(state, edition.majorId);
  return keptState(state, kind === 'base' ? edition.baseStateId : edition.stateId);
}

/** Keeps a state, such as what a draft begins with; answers its number. */
export function keepState(mock: MockState, homeMajorId: number, state: CurriculumState): number {
  const id = mock.nextId();
  mock.curriculumStates.set(id, { homeMajorId, takenAt: mock.now(), state });
  return id;
}

function keptState({ curriculumStates }: MockState, id: number | null): CurriculumState {
  return found(id === null ? undefined : curriculumStates.get(id)).state;
}
