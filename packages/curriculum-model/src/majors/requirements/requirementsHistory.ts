import type { Bilingual } from '../../language';
import type { Requirements } from './requirement';
import { requirementsReducer, type RequirementsEvent } from './requirementsReducer';

/** The requirements with what can be taken back and done again. */
export interface RequirementsHistory {
  past: readonly Requirements[];
  present: Requirements;
  future: readonly Requirements[];
  /** The text that is being typed: its keys are taken back together. */
  typing: string | null;
  /** Number of the next new item; it never decreases, so that no key is used twice. */
  nextNumber: number;
}

type Numbered = Extract<RequirementsEvent, { n: number }>;
/** An act of a person; new items get their numbers here. */
export type RequirementsAct =
  | Exclude<RequirementsEvent, Numbered>
  | { type: 'requirementAdded' }
  | Omit<Extract<RequirementsEvent, { type: 'indicatorsAdded' }>, 'n'>
  | Omit<Extract<RequirementsEvent, { type: 'outlinePasted' }>, 'n'>
  | { type: 'headingsAdopted'; headings: readonly Bilingual[] }
  | { type: 'undone' }
  | { type: 'redone' };

const mostSteps = 200;

/** Requirements nobody has changed yet. */
export function startOfRequirements(present: Requirements, nextNumber = 1): RequirementsHistory {
  return { past: [], present, future: [], typing: null, nextNumber };
}

/** Does an act, takes one back, or does it again. */
export function requirementsHistoryReducer(history: RequirementsHistory, act: RequirementsAct): RequirementsHistory {
  switch (act.type) {
    case 'undone': {
      const before = history.past.at(-1);
      if (!before) return history;
      return { ...history, past: history.past.slice(0, -1), present: before, future: [history.present, ...history.future], typing: null };
    }
    case 'redone': {
      const [after, ...future] = history.future;
      if (!after) return history;
      return { ...history, past: [...history.past, history.present], present: after, future, typing: null };
    }
    default:
      return done(history, act);
  }
}

function done(history: RequirementsHistory, act: Exclude<RequirementsAct, { type: 'undone' | 'redone' }>): RequirementsHistory {
  const isNew = makesItems(act);
  const present = requirementsReducer(history.present, isNew ? { ...act, n: history.nextNumber } : act);
  const typing = act.type === 'textChanged' ? `${act.key} ${act.field}` : null;
  if (present === history.present) return history.typing === typing ? history : { ...history, typing: null };
  const goesOn = typing !== null && typing === history.typing;
  return {
    past: goesOn ? history.past : [...history.past, history.present].slice(-mostSteps),
    present,
    future: [],
    typing,
    nextNumber: history.nextNumber + (isNew ? numbersOf(act) : 0),
  };
}

const making = ['requirementAdded', 'indicatorsAdded', 'outlinePasted', 'headingsAdopted'] as const;

function makesItems(act: RequirementsAct): act is Extract<RequirementsAct, { type: (typeof making)[number] }> {
  return (making as readonly string[]).includes(act.type);
}

function numbersOf(act: RequirementsAct): number {
  if (act.type === 'headingsAdopted') return act.headings.length;
  if (act.type === 'outlinePasted') return act.lines.length;
  return act.type === 'indicatorsAdded' ? (act.texts?.length ?? 1) : 1;
}
