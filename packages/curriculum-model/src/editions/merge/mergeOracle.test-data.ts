import type { Change } from '../change';
import { compareEditions } from '../compareEditions';
import { bindingOf, goalOfPlaced, ownersOf } from '../owners';
import { stateIndex } from '../stateIndex';
import type { Conflict } from './conflict';
import type { MergeSides } from './mergeEditions';
import type { CurriculumState } from '../state';

/** What each change does, in words that are the same whoever does it. */
function signatures(changes: readonly Change[]): Set<string> {
  return new Set(
    changes.flatMap((change) => {
      if (change.type === 'ordered') return [];
      if (change.type === 'changed') return change.fields.map(({ name, after }) => `${change.at}#${name} = ${JSON.stringify(after)}`);
      if (change.type === 'moved') return [`${change.at} → ${change.to.under}`];
      return [`${change.type} ${change.at}`];
    }),
  );
}

/** Finds what a merge lost or invented, without its rules: each change of either side is in what was merged, unless it or what it belongs to was asked about, and nothing else is. */
export function lostAndInvented(
  { base, draft, current }: MergeSides,
  { merged, conflicts }: { merged: CurriculumState; conflicts: readonly Conflict[] },
): string[] {
  const asked = new Set(conflicts.map(({ at }) => at));
  const made = signatures(compareEditions(base, merged));
  const indexes = [base, draft, current].map(stateIndex);
  const isAsked = (at: string, seen = new Set<string>()): boolean => {
    if (asked.has(at)) return true;
    seen.add(at);
    const owners = indexes.flatMap((index) => {
      const found = index.get(at);
      if (!found) return [];
      const column = found.kind === 'placedPoint' ? index.get(goalOfPlaced(found)) : undefined;
      return [...ownersOf(found.part, found.kind, found.record), ...(column ? [bindingOf(column.part, column.record)] : [])];
    });
    return owners.some((owner) => !seen.has(owner) && isAsked(owner, seen));
  };
  const changes = [...compareEditions(base, draft), ...compareEditions(base, current)];
  /** Whether a goal is in the matrices as the support is that binds it, which was asked about. */
  const isBoundByAsked = (at: string) =>
    indexes.some((index) => {
      const goal = index.get(at);
      return goal?.kind === 'goal' && goal.record.fields.isBound === true && isAsked(bindingOf(goal.part, goal.record));
    });
  const withoutUnbound = (change: Change): Change =>
    change.type === 'changed' && isBoundByAsked(change.at)
      ? { ...change, fields: change.fields.filter(({ name }) => name !== 'isBound') }
      : change;
  const expected = changes.filter((change) => change.type !== 'ordered' && !isAsked(change.at)).map(withoutUnbound);
  const wanted = signatures(changes);
  // What belongs to what is removed by an answer goes with it, and so does a goal's place in the matrices with its support.
  const followed = compareEditions(base, merged).flatMap((change): Change[] => {
    if (change.type === 'removed' && isAsked(change.at)) return [change];
    if (change.type !== 'changed' || !isBoundByAsked(change.at)) return [];
    return [{ ...change, fields: change.fields.filter(({ name }) => name === 'isBound') }];
  });
  for (const one of signatures(followed)) wanted.add(one);
  return [
    ...[...signatures(expected)].filter((one) => !made.has(one)).map((one) => `lost: ${one}`),
    ...[...made].filter((one) => !wanted.has(one)).map((one) => `invented: ${one}`),
  ];
}
