import {
  bindingProgress,
  boundGoals,
  openSuggestions,
  type BindingSuggestion,
  type CopyRequest,
  type Goal,
} from '@college/curriculum-model';
import { valueOf } from './loadable';
import type { Binding, CopyWizardState } from './copyWizardState';

/** The goals of the course; none while they are on their way. */
export function sourceGoals(binding: Binding | null): readonly Goal[] {
  return valueOf(binding?.subject)?.source ?? [];
}

/** How many goals are bound. */
export function progressOf(binding: Binding) {
  return bindingProgress(sourceGoals(binding), binding.relations);
}

/** Whether Next may be pressed: a major is chosen, or every goal is bound (core §5). */
export function canGoNext(state: CopyWizardState): boolean {
  switch (state.step) {
    case 0:
      return state.path.majorId !== null;
    case 1:
      return state.binding.subject.status === 'ready' && progressOf(state.binding).isComplete;
    case 2:
      return false;
  }
}

/** Whether the wizard runs a copy and must not be left. */
export function isCopying(state: CopyWizardState): boolean {
  return state.step === 2 && state.run.status === 'running';
}

/** Goals that nobody has bound yet, with their place in the list. */
export function unboundGoals(binding: Binding): { goal: Goal; index: number }[] {
  const bound = boundGoals(binding.relations);
  return sourceGoals(binding).flatMap((goal, index) => (bound.has(goal.id) ? [] : [{ goal, index }]));
}

/** The best proposal for each goal that is still free. */
export function suggestionsOf(binding: Binding): BindingSuggestion[] {
  const all = valueOf(binding.suggestions) ?? [];
  return openSuggestions(
    all,
    binding.relations,
    sourceGoals(binding).map(({ id }) => id),
  );
}

/** What is sent: the bindings with the major they were made for (decisions 89, 149). */
export function requestOf(binding: Binding, courseId: number, unique: string): CopyRequest {
  const goalRelations = binding.relations.map(({ requireId, relate, goals }) => ({ requireId, relate, goals: [...goals] }));
  return { unique, courseId, sourceId: courseId, targetId: binding.majorId, goalRelations };
}
