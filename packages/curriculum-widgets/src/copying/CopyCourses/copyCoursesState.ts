import type { CopyRequest } from '@college/curriculum-model';
import { progressOf, requestOf } from '../CopyWizard/copyWizardSelectors';
import {
  copyWizardReducer,
  emptyBinding,
  initialCopyWizardState,
  type Binding,
  type CopyWizardEvent,
  type CopyWizardState,
} from '../CopyWizard/copyWizardState';

/** The state of a copy of several courses: the wizard as it is for the course on show, and what is bound of each. */
export interface CopyCoursesState {
  /** Target, step and copy are those of all courses; its binding is that of the course on show. */
  wizard: CopyWizardState;
  /** The place of the course on show. */
  at: number;
  /** One for each course in their order; none before a target was confirmed. */
  bindings: readonly Binding[];
}

export type CopyCoursesEvent =
  | { type: 'wizard'; event: CopyWizardEvent }
  /** Something came for, or was done to, the bindings of one course. */
  | { type: 'course'; at: number; event: CopyWizardEvent }
  | { type: 'shown'; at: number }
  /** A copy failed, and its bindings are to be seen again. */
  | { type: 'returned' };

export const initialCopyCoursesState: CopyCoursesState = { wizard: initialCopyWizardState, at: 0, bindings: [] };

/** The reducer for so many courses. */
export function copyCoursesReducer(count: number) {
  return (state: CopyCoursesState, event: CopyCoursesEvent): CopyCoursesState => {
    switch (event.type) {
      case 'course':
        return afterCourseEvent(state, event.at, event.event);
      case 'shown':
        return shown(state, event.at);
      case 'returned':
        return returned(state);
      case 'wizard':
        return withFreshBindings({ ...state, wizard: copyWizardReducer(state.wizard, event.event) }, count);
    }
  };
}

function afterCourseEvent(state: CopyCoursesState, at: number, event: CopyWizardEvent): CopyCoursesState {
  const before = state.bindings[at];
  if (!before) return state;
  const { binding } = copyWizardReducer({ step: 1, path: state.wizard.path, binding: before }, event);
  if (!binding || binding === before) return state;
  return shown({ ...state, bindings: state.bindings.with(at, binding) }, state.at);
}

function shown(state: CopyCoursesState, at: number): CopyCoursesState {
  const binding = state.bindings[at];
  return binding ? { ...state, at, wizard: { ...state.wizard, binding } } : state;
}

function returned(state: CopyCoursesState): CopyCoursesState {
  const binding = state.bindings[state.at];
  return binding ? { ...state, wizard: { step: 1, path: state.wizard.path, binding } } : state;
}

/** What is left of a copy that is closed, so that one can go on with what is bound: the bindings of one that failed, and one that may still run; undefined where they were copied. */
export function stateLeft(state: CopyCoursesState): CopyCoursesState | undefined {
  const { wizard } = state;
  if (wizard.step !== 2) return state;
  if (wizard.run.status === 'failed') return returned(state);
  return wizard.run.status === 'stopped' ? state : undefined;
}

/** How many goals are bound, of all courses. */
export function countBoundGoals({ bindings }: CopyCoursesState): number {
  return bindings.flatMap(({ relations }) => relations.flatMap(({ goals }) => goals)).length;
}

/** With another target nothing is bound any more. */
function withFreshBindings(state: CopyCoursesState, count: number): CopyCoursesState {
  const { binding } = state.wizard;
  if (!binding) return { ...state, at: 0, bindings: [] };
  if (binding.majorId === state.bindings[0]?.majorId) return shown(state, state.at);
  return shown({ ...state, bindings: Array.from({ length: count }, () => emptyBinding(binding.majorId)) }, 0);
}

/** Whether every goal of a course is bound; not while its goals are on their way. */
export function isBound(binding: Binding): boolean {
  return binding.subject.status === 'ready' && progressOf(binding).isComplete;
}

/** The place of the next course that is not all bound, after this one and then from the beginning; undefined for none. */
export function nextUnbound({ bindings, at }: CopyCoursesState): number | undefined {
  const places = bindings.map((_, index) => (at + 1 + index) % bindings.length);
  return places.find((place) => !isBound(bindings[place]!));
}

/** What is sent: the first course, and the others with it. */
export function requestOfCourses(bindings: readonly Binding[], courseIds: readonly number[], unique: string): CopyRequest {
  const [first, ...others] = bindings.map((binding, at) => requestOf(binding, courseIds[at]!, unique));
  return { ...first!, more: others.map(({ courseId, goalRelations }) => ({ courseId, goalRelations })) };
}
