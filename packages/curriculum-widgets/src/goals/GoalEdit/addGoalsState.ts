import {
  goalTextProblem,
  isSameGoalText,
  maxGoals,
  splitGoalLines,
  type Goal,
  type GoalTextProblem,
  type Indicator,
} from '@college/curriculum-model';
import { isRecord } from '../../support/desk/storedDrafts';

/** One goal being written. */
export interface GoalEntry {
  key: number;
  text: string;
}

/** Lines that were just pasted, and the entries as they would be had the lines stayed one text. */
interface PastedLines {
  count: number;
  blank: number;
  joined: readonly GoalEntry[];
}

/** The form that adds goals: one indicator point and any number of entries, never none. */
export interface AddGoalsState {
  indicatorId: number | null;
  entries: readonly GoalEntry[];
  nextKey: number;
  pasted: PastedLines | null;
}

/** What can happen to the form. */
export type AddGoalsEvent =
  | { type: 'indicatorChosen'; indicatorId: number }
  | { type: 'typed'; key: number; text: string }
  /** Below the entry of this key, or at the end. */
  | { type: 'entryAdded'; below?: number }
  | { type: 'entryRemoved'; key: number }
  /** In place of what was selected from `start` to `end`. */
  | { type: 'linesPasted'; key: number; start: number; end: number; text: string }
  | { type: 'linesJoined' };

/** The key of the entry with which a form opens. */
export const firstKey = 1;

/** The form as it opens: one entry, empty unless a text was offered. */
export function startOfAdding(indicatorId: number | null, text = ''): AddGoalsState {
  return { indicatorId, entries: [{ key: firstKey, text }], nextKey: firstKey + 1, pasted: null };
}

/** Text of several lines becomes as many entries; the last entry that is left cannot be removed. */
export function addGoalsReducer(state: AddGoalsState, event: AddGoalsEvent): AddGoalsState {
  switch (event.type) {
    case 'indicatorChosen':
      return { ...state, indicatorId: event.indicatorId };
    case 'typed':
      return withEntries(state, (entry) => (entry.key === event.key ? [{ ...entry, text: event.text }] : [entry]));
    case 'entryAdded': {
      const added = { key: state.nextKey, text: '' };
      const below = event.below ?? state.entries.at(-1)?.key;
      return { ...withEntries(state, (entry) => (entry.key === below ? [entry, added] : [entry])), nextKey: state.nextKey + 1 };
    }
    case 'entryRemoved':
      return state.entries.length === 1 ? state : withEntries(state, (entry) => (entry.key === event.key ? [] : [entry]));
    case 'linesPasted':
      return pasteLines(state, event);
    case 'linesJoined':
      return state.pasted ? { ...state, entries: state.pasted.joined, pasted: null } : state;
  }
}

function withEntries(state: AddGoalsState, change: (entry: GoalEntry) => GoalEntry[]): AddGoalsState {
  return { ...state, entries: state.entries.flatMap(change), pasted: null };
}

function pasteLines(state: AddGoalsState, { key, start, end, text }: Extract<AddGoalsEvent, { type: 'linesPasted' }>): AddGoalsState {
  const lines = splitGoalLines(text);
  const own = state.entries.find((entry) => entry.key === key);
  if (!own) return state;
  const [head, tail] = [own.text.slice(0, start), own.text.slice(end)];
  const joined = state.entries.map((entry) =>
    entry.key === key ? { key, text: head + text.trim().replaceAll(/\r\n?/g, '\n') + tail } : entry,
  );
  if (lines.length < 2) return { ...state, entries: joined, pasted: null };
  const split = lines.map((line, index) => ({
    key: index === 0 ? key : state.nextKey + index - 1,
    text: (index === 0 ? head : '') + line + (index === lines.length - 1 ? tail : ''),
  }));
  const blank = text.trim().split(/\r\n|[\n\r\u2028\u2029]/).length - lines.length;
  return {
    ...withEntries(state, (entry) => (entry.key === key ? split : [entry])),
    nextKey: state.nextKey + lines.length - 1,
    pasted: { count: lines.length, blank, joined },
  };
}

/** The entry that holds the last of the lines about to be pasted. */
export function keyOfLastLine({ nextKey }: AddGoalsState, { key, text }: { key: number; text: string }): number {
  const added = splitGoalLines(text).length - 1;
  return added > 0 ? nextKey + added - 1 : key;
}

/** The validation result of one entry: a problem blocks saving, a duplicate is only a warning. */
export interface EntryFinding {
  problem: GoalTextProblem | null;
  same: { as: 'entry' | 'stored'; number: number } | null;
}

/** Every entry is looked at, not only the first (core §5). */
export function entryFindings({ entries, indicatorId }: AddGoalsState, indicators: readonly Indicator[]): EntryFinding[] {
  const stored = indicators.find((indicator) => indicator.id === indicatorId)?.children ?? [];
  return entries.map(({ text }, index) => {
    const inStore = stored.findIndex((goal) => isSameGoalText(goal.description, text));
    const above = entries.findIndex((other) => isSameGoalText(other.text, text));
    const same =
      inStore >= 0
        ? ({ as: 'stored', number: inStore + 1 } as const)
        : above >= 0 && above < index
          ? ({ as: 'entry', number: above + 1 } as const)
          : null;
    return { problem: goalTextProblem(text), same };
  });
}

/** Whether all of it may be saved; one blank among three bars all (decision 74). */
export function canAdd(state: AddGoalsState): boolean {
  return (
    state.indicatorId !== null && state.entries.length <= maxGoals && state.entries.every(({ text }) => goalTextProblem(text) === null)
  );
}

/** Whether two forms say the same. */
export function isSameAdding(one: AddGoalsState, other: AddGoalsState): boolean {
  const texts = ({ indicatorId, entries }: AddGoalsState) => JSON.stringify([indicatorId, ...entries.map(({ text }) => text)]);
  return texts(one) === texts(other);
}

/** The goals as they are sent: new ones, trimmed; none without an indicator point. */
export function goalsToAdd({ entries, indicatorId }: AddGoalsState, courseId: number): Goal[] {
  if (indicatorId === null) return [];
  return entries.map(({ text }) => ({ id: 0, parentId: indicatorId, courseId, description: text.trim() }));
}

/** Whether something read from a draft is such a form. */
export function isAdding(found: unknown): found is AddGoalsState {
  if (!isRecord(found)) return false;
  const { indicatorId, entries, nextKey, pasted } = found;
  const isChosen = indicatorId === null || typeof indicatorId === 'number';
  const isPasted = pasted === null || (isRecord(pasted) && isEntries(pasted.joined));
  return isChosen && isPasted && typeof nextKey === 'number' && isEntries(entries);
}

function isEntries(found: unknown): boolean {
  const isEntry = (one: unknown) => isRecord(one) && typeof one.key === 'number' && typeof one.text === 'string';
  return Array.isArray(found) && found.length > 0 && found.every(isEntry);
}
