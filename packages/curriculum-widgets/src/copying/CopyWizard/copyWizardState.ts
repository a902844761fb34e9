import {
  acceptSuggestions,
  bindGoals,
  boundGoals,
  canBind,
  chooseDraft,
  chooseTarget,
  emptyChoice,
  emptyCopyLog,
  emptyTargetPath,
  mustReloadGoals,
  targetMajorOf,
  unbindRequire,
  type BindingChoice,
  type BindingSuggestion,
  type BoundRelation,
  type CopyPlan,
  type CopyProgress,
  type Relate,
  type Support,
  type TargetLevel,
  type TargetPath,
} from '@college/curriculum-model';
import { runAfterMessage, runAfterStream, type CopyOutcome, type CopyRun } from './copyRun';
import type { CopySubject } from './CopyWizardSource';
import type { Loadable } from './loadable';

/** What is bound for one target major. */
export interface Binding {
  majorId: number;
  subject: Loadable<CopySubject>;
  relations: readonly BoundRelation[];
  choice: BindingChoice;
  /** The requested proposals; null before the request. */
  suggestions: Loadable<readonly BindingSuggestion[]> | null;
  /** What a copy would create; null if the source does not know. */
  plan: Loadable<CopyPlan> | null;
}

/** The state of the wizard. The steps are 0 to 2 here and 1 to 3 for people (decision 86). */
export type CopyWizardState =
  | { step: 0; path: TargetPath; binding: Binding | null }
  | { step: 1; path: TargetPath; binding: Binding }
  | { step: 2; path: TargetPath; binding: Binding | null; run: CopyRun };

export type CopyWizardEvent =
  | { type: 'targetChosen'; level: TargetLevel; id: number }
  /** By the major of the draft; null is the current edition. */
  | { type: 'draftChosen'; id: number | null }
  /** A draft of a major was made, by its own major; it is chosen where that major still is. */
  | { type: 'draftMade'; majorId: number; id: number }
  | { type: 'targetConfirmed' }
  | { type: 'wentBack' }
  /** A copy failed, and its bindings are to be seen again. */
  | { type: 'returned' }
  | { type: 'subjectLoaded'; majorId: number; subject: Loadable<CopySubject> }
  | { type: 'planLoaded'; majorId: number; plan: Loadable<CopyPlan> }
  | { type: 'suggestionsLoaded'; majorId: number; suggestions: Loadable<readonly BindingSuggestion[]> }
  | { type: 'indicatorChosen'; id: number }
  | { type: 'strengthChosen'; relate: Relate }
  | { type: 'goalToggled'; id: number }
  | { type: 'bound' }
  | { type: 'cardDeleted'; requireId: number }
  | { type: 'cardRestored'; majorId: number; relation: BoundRelation }
  | { type: 'suggestionsAccepted'; accepted: readonly BindingSuggestion[]; relate: Support }
  | { type: 'suggestionRejected'; goalId: number; requireId: number }
  | { type: 'copyStarted'; unique: string | null; targetName: string }
  | { type: 'copyRefused' }
  | { type: 'messageArrived'; message: CopyProgress }
  | { type: 'streamEnded' }
  | { type: 'resultLoaded'; outcome: CopyOutcome }
  | { type: 'runShown'; run: CopyRun }
  /** A stored copy came up by itself; whoever has begun to choose is not interrupted. */
  | { type: 'runFound'; run: CopyRun }
  | { type: 'startedOver' };

/** Step 1 of 3 with nothing chosen. */
export const initialCopyWizardState: CopyWizardState = { step: 0, path: emptyTargetPath, binding: null };

/** Events that make no sense in the current step leave the state as it is. */
export function copyWizardReducer(state: CopyWizardState, event: CopyWizardEvent): CopyWizardState {
  switch (event.type) {
    case 'startedOver':
      return initialCopyWizardState;
    case 'runShown':
      return { ...state, step: 2, run: event.run };
    case 'runFound':
      return state === initialCopyWizardState ? { ...state, step: 2, run: event.run } : state;
    case 'targetChosen':
      return state.step === 0 ? { ...state, path: chooseTarget(state.path, event.level, event.id) } : state;
    case 'draftChosen':
      return state.step === 0 ? { ...state, path: chooseDraft(state.path, event.id) } : state;
    case 'draftMade':
      return state.path.majorId === event.majorId ? copyWizardReducer(state, { type: 'draftChosen', id: event.id }) : state;
    case 'targetConfirmed':
      return confirmTarget(state);
    case 'wentBack':
      return state.step === 1 ? { ...state, step: 0 } : state;
    case 'returned': {
      const binding = failedBinding(state);
      return binding ? { step: 1, path: state.path, binding } : state;
    }
    case 'copyStarted':
      return startCopy(state, event);
    case 'copyRefused':
    case 'messageArrived':
    case 'streamEnded':
    case 'resultLoaded':
      return state.step === 2 ? afterCopyEvent(state, event) : state;
    default:
      return state.binding ? withBinding(state, afterBindingEvent(state.binding, event)) : state;
  }
}

/** The bindings with which the copy on show was started here; null for a stored copy that was only looked at. */
export function copiedBinding(state: CopyWizardState): Binding | null {
  if (state.step !== 2 || !state.binding) return null;
  const { majorId } = state.binding;
  return majorId === state.run.targetId && majorId === targetMajorOf(state.path) ? state.binding : null;
}

/** The bindings to which a person may return, since their copy failed and left nothing behind. */
export function failedBinding(state: CopyWizardState): Binding | null {
  return state.step === 2 && state.run.status === 'failed' ? copiedBinding(state) : null;
}

function withBinding(state: CopyWizardState, binding: Binding): CopyWizardState {
  return state.binding === binding ? state : { ...state, binding };
}

function confirmTarget(state: CopyWizardState): CopyWizardState {
  const majorId = targetMajorOf(state.path);
  if (state.step !== 0 || majorId === null) return state;
  const isKept = state.binding !== null && !mustReloadGoals(state.binding.majorId, majorId) && state.binding.subject.status !== 'failed';
  return { step: 1, path: state.path, binding: isKept ? state.binding! : emptyBinding(majorId) };
}

/** Nothing is bound yet, and what can be bound is on its way. */
export function emptyBinding(majorId: number): Binding {
  return { majorId, subject: { status: 'loading' }, relations: [], choice: emptyChoice, suggestions: null, plan: null };
}

function startCopy(state: CopyWizardState, { unique, targetName }: { unique: string | null; targetName: string }): CopyWizardState {
  const fresh = { status: 'running' as const, unique, targetId: targetMajorOf(state.path), targetName, log: emptyCopyLog };
  if (state.step === 1) return { ...state, step: 2, run: fresh };
  if (state.step === 2 && state.run.status === 'waiting') return { ...state, run: { ...state.run, status: 'running' } };
  return state;
}

function afterCopyEvent(
  state: CopyWizardState & { step: 2 },
  event: CopyWizardEvent & { type: 'copyRefused' | 'messageArrived' | 'streamEnded' | 'resultLoaded' },
): CopyWizardState {
  const { run } = state;
  switch (event.type) {
    case 'copyRefused':
      // Nothing began, so the bindings are still there to be mended.
      if (run.status !== 'running') return state;
      return state.binding ? { step: 1, path: state.path, binding: state.binding } : { ...state, run: runAfterStream(run) };
    case 'messageArrived':
      return { ...state, run: runAfterMessage(run, event.message) };
    case 'streamEnded':
      return { ...state, run: runAfterStream(run) };
    case 'resultLoaded':
      return run.status === 'done' ? { ...state, run: { ...run, ...event.outcome } } : state;
  }
}

function afterBindingEvent(binding: Binding, event: CopyWizardEvent): Binding {
  const { relations, choice } = binding;
  switch (event.type) {
    // A reply for a major that was left in the meantime is dropped (decision 149).
    case 'subjectLoaded':
      return event.majorId === binding.majorId ? { ...binding, subject: event.subject } : binding;
    case 'planLoaded':
      return event.majorId === binding.majorId ? { ...binding, plan: event.plan } : binding;
    case 'suggestionsLoaded':
      return event.majorId === binding.majorId ? { ...binding, suggestions: event.suggestions } : binding;
    case 'indicatorChosen':
      return { ...binding, choice: { ...choice, requireId: event.id } };
    case 'strengthChosen':
      return { ...binding, choice: { ...choice, relate: event.relate } };
    case 'goalToggled':
      return { ...binding, choice: { ...choice, goals: toggled(choice.goals, event.id, boundGoals(relations)) } };
    case 'bound':
      return canBind(choice, relations) ? { ...binding, relations: bindGoals(relations, choice), choice: emptyChoice } : binding;
    case 'cardDeleted':
      return { ...binding, relations: unbindRequire(relations, event.requireId) };
    case 'cardRestored':
      if (event.majorId !== binding.majorId) return binding;
      return withoutBoundChoice({ ...binding, relations: bindGoals(relations, event.relation) });
    case 'suggestionsAccepted':
      return withoutBoundChoice({ ...binding, relations: acceptSuggestions(relations, event.accepted, event.relate) });
    case 'suggestionRejected':
      return withoutSuggestion(binding, event);
    default:
      return binding;
  }
}

function toggled(goals: readonly number[], id: number, bound: ReadonlySet<number>): readonly number[] {
  if (bound.has(id)) return goals;
  return goals.includes(id) ? goals.filter((goal) => goal !== id) : [...goals, id];
}

/** A goal that got bound by another way than the choice is no longer chosen. */
function withoutBoundChoice(binding: Binding): Binding {
  const bound = boundGoals(binding.relations);
  return { ...binding, choice: { ...binding.choice, goals: binding.choice.goals.filter((goal) => !bound.has(goal)) } };
}

function withoutSuggestion(binding: Binding, { goalId, requireId }: { goalId: number; requireId: number }): Binding {
  if (binding.suggestions?.status !== 'ready') return binding;
  const value = binding.suggestions.value.filter((one) => one.goalId !== goalId || one.requireId !== requireId);
  return { ...binding, suggestions: { status: 'ready', value } };
}
