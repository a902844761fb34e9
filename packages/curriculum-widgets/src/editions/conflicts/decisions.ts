import { isSame, type ConflictChoice, type ConflictChoices, type PlannedConflict } from '@college/curriculum-model';

/** What was decided about conflicts, in an order that a person can follow. */
export interface Decisions {
  choices: ConflictChoices;
  /** The choices before each decision, the latest last. */
  past: readonly ConflictChoices[];
  /** The keys of the conflicts as they are shown: those that come later stand at the end. */
  order: readonly string[];
}

/** Nothing decided. */
export const undecided: Decisions = { choices: {}, past: [], order: [] };

/** Decides some conflicts alike, as one step. */
export function decide(decisions: Decisions, keys: readonly string[], choice: ConflictChoice): Decisions {
  // Decided already: no step to take back.
  if (keys.every((key) => isSame(decisions.choices[key], choice))) return decisions;
  const chosen = Object.fromEntries(keys.map((key) => [key, choice]));
  return { ...decisions, choices: { ...decisions.choices, ...chosen }, past: [...decisions.past, decisions.choices] };
}

/** Takes the last decision back; the same where there is none. */
export function takeBack(decisions: Decisions): Decisions {
  const last = decisions.past.at(-1);
  return last ? { ...decisions, choices: last, past: decisions.past.slice(0, -1) } : decisions;
}

/** The conflicts of which the last decision is taken back. */
export function keysTakenBack({ choices, past }: Decisions): string[] {
  const last = past.at(-1) ?? choices;
  return Object.keys(choices).filter((key) => choices[key] !== last[key]);
}

/**
 * Follows a new plan: conflicts that are new stand at the end. With `keepsAll` choices that fit none stay, because what is merged may be widened again;
 * else they are dropped.
 */
export function followConflicts(
  decisions: Decisions,
  conflicts: readonly Pick<PlannedConflict, 'key'>[],
  { keepsAll = false }: { keepsAll?: boolean } = {},
): Decisions {
  const present = new Set(conflicts.map(({ key }) => key));
  const known = new Set(decisions.order);
  const order = [...decisions.order.filter((key) => present.has(key)), ...[...present].filter((key) => !known.has(key))];
  if (keepsAll) return { ...decisions, order };
  const fitting = (choices: ConflictChoices) => Object.fromEntries(Object.entries(choices).filter(([key]) => present.has(key)));
  return { choices: fitting(decisions.choices), past: decisions.past.map(fitting), order };
}

/** The choices for the conflicts that there are. */
export function presentChoices({ choices, order }: Decisions): ConflictChoices {
  return Object.fromEntries(order.flatMap((key) => (choices[key] === undefined ? [] : [[key, choices[key]]])));
}

/** The conflicts in the order in which they are shown. */
export function inShownOrder<Conflict extends Pick<PlannedConflict, 'key'>>(
  { order }: Decisions,
  conflicts: readonly Conflict[],
): Conflict[] {
  const byKey = new Map(conflicts.map((conflict) => [conflict.key, conflict]));
  return order.flatMap((key) => byKey.get(key) ?? []);
}

/** Conflicts of one course that stand together. */
export interface ConflictRun<Conflict> {
  course: PlannedConflict['course'];
  conflicts: readonly Conflict[];
}

/** The conflicts by course, without changing their order. */
export function conflictRuns<Conflict extends Pick<PlannedConflict, 'course'>>(conflicts: readonly Conflict[]): ConflictRun<Conflict>[] {
  const runs: { course: PlannedConflict['course']; conflicts: Conflict[] }[] = [];
  for (const conflict of conflicts) {
    const last = runs.at(-1);
    if (last && last.course?.lineage === conflict.course?.lineage) last.conflicts.push(conflict);
    else runs.push({ course: conflict.course, conflicts: [conflict] });
  }
  return runs;
}
