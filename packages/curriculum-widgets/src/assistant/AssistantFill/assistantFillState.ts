import type { FillStep, FillTask } from './fillTasks';
import { joinSuggestions } from './fillTasks';
import type { Suggestion } from './suggestions';

/** What a person said to a suggestion; until then it is only suggested. */
export type Verdict = 'accepted' | 'discarded';
export type Verdicts = Readonly<Record<string, Verdict>>;

/** Suggestions being looked through, from a task or picked one by one from matches. */
export interface Review {
  phase: 'review';
  from: FillTask | 'matchPoint' | 'matchKsa';
  suggestions: readonly Suggestion[];
  verdicts: Verdicts;
  /** Earlier verdicts, for undo. */
  past: readonly Verdicts[];
  applying: { status: 'idle' } | { status: 'running' } | { status: 'failed'; message: string };
}

/** The state of the assistant. */
export type AssistantFillState =
  /** `dropped` is a review that was closed with accepted suggestions in it. */
  | { phase: 'idle'; dropped: Review | null }
  | { phase: 'filling'; task: FillTask; steps: readonly FillStep[]; done: number; found: readonly Suggestion[] }
  | { phase: 'failed'; task: FillTask; message: string }
  | Review;

/** What happens to it. */
export type AssistantFillEvent =
  | { type: 'fillStarted'; task: FillTask; steps: readonly FillStep[] }
  | { type: 'stepDone'; suggestions: readonly Suggestion[] }
  | { type: 'fillFailed'; message: string }
  | { type: 'matchingOpened'; target: 'matchPoint' | 'matchKsa' }
  | { type: 'matchPicked'; suggestion: Suggestion }
  | { type: 'judged'; key: string; verdict: Verdict | null }
  | { type: 'allAccepted' }
  | { type: 'undone' }
  | { type: 'applyStarted' }
  /** These are stored; they need not be applied again. */
  | { type: 'stored'; keys: readonly string[] }
  | { type: 'applyFailed'; message: string }
  | { type: 'closed' }
  | { type: 'reopened' };

export const idle: AssistantFillState = { phase: 'idle', dropped: null };

/** Events that make no sense in the present phase change nothing; nothing is accepted but by a person's act. */
export function assistantFillReducer(state: AssistantFillState, event: AssistantFillEvent): AssistantFillState {
  switch (event.type) {
    case 'fillStarted':
      return { phase: 'filling', task: event.task, steps: event.steps, done: 0, found: [] };
    case 'matchingOpened':
      return reviewOf(event.target, []);
    case 'closed':
      return { phase: 'idle', dropped: state.phase === 'review' && acceptedOf(state).length > 0 ? state : null };
    case 'reopened':
      return state.phase === 'idle' && state.dropped ? state.dropped : state;
    case 'stepDone': {
      if (state.phase !== 'filling') return state;
      const found = joinSuggestions(state.found, event.suggestions);
      const done = state.done + 1;
      return done < state.steps.length ? { ...state, done, found } : reviewOf(state.task, found);
    }
    case 'fillFailed':
      return state.phase === 'filling' ? { phase: 'failed', task: state.task, message: event.message } : state;
    default:
      return state.phase === 'review' ? reviewReducer(state, event) : state;
  }
}

type ReviewEvent = Exclude<
  AssistantFillEvent,
  { type: 'fillStarted' | 'matchingOpened' | 'closed' | 'reopened' | 'stepDone' | 'fillFailed' }
>;

function reviewReducer(state: Review, event: ReviewEvent): Review {
  switch (event.type) {
    case 'matchPicked': {
      const suggestions = joinSuggestions(state.suggestions, [event.suggestion]);
      return judged({ ...state, suggestions }, { ...state.verdicts, [event.suggestion.key]: 'accepted' });
    }
    case 'judged': {
      const { [event.key]: _before, ...others } = state.verdicts;
      return judged(state, event.verdict ? { ...others, [event.key]: event.verdict } : others);
    }
    case 'allAccepted':
      return judged(state, Object.fromEntries(state.suggestions.map(({ key }) => [key, state.verdicts[key] ?? 'accepted'])));
    case 'undone': {
      const verdicts = state.past.at(-1);
      return verdicts ? { ...state, verdicts, past: state.past.slice(0, -1) } : state;
    }
    case 'applyStarted':
      return { ...state, applying: { status: 'running' } };
    case 'applyFailed':
      return { ...state, applying: { status: 'failed', message: event.message } };
    case 'stored':
      return { ...state, suggestions: state.suggestions.filter(({ key }) => !event.keys.includes(key)), past: [] };
  }
}

function judged(state: Review, verdicts: Verdicts): Review {
  return { ...state, verdicts, past: [...state.past, state.verdicts] };
}

function reviewOf(from: Review['from'], suggestions: readonly Suggestion[]): Review {
  return { phase: 'review', from, suggestions, verdicts: {}, past: [], applying: { status: 'idle' } };
}

/** The suggestions that a person accepted. */
export function acceptedOf({ suggestions, verdicts }: Pick<Review, 'suggestions' | 'verdicts'>): Suggestion[] {
  return suggestions.filter(({ key }) => verdicts[key] === 'accepted');
}
