import type { ConflictChoices } from '../calls';
import { conflictKey } from '../merge';
import type { CurriculumState } from '../state';
import { threeWay, type ThreeWay } from './threeWay';

/** A curriculum before an act and after it. */
export interface StatesOfAct {
  before: CurriculumState;
  after: CurriculumState;
}

/** An act turned round in what is there now: the merge by which it is undone. Where the same was changed since, somebody chooses: `draft` is before the act, `current` is now. */
export function turnedRound({ before, after }: StatesOfAct, now: CurriculumState, choices: ConflictChoices): ThreeWay {
  const merge = threeWay({ base: after, draft: before, current: now, into: 'current', take: 'all', choices });
  return { ...merge, stood: [merge.current, merge.draft] };
}

/** The same without questions: what nobody chose stays as it is now. */
export function turnedUnasked(act: StatesOfAct, now: CurriculumState, choices: ConflictChoices = {}): ThreeWay {
  const first = turnedRound(act, now, choices);
  if (first.undecided.length === 0) return first;
  const staying = Object.fromEntries(first.undecided.map((conflict) => [conflictKey(conflict), 'current' as const]));
  return turnedRound(act, now, { ...choices, ...staying });
}
