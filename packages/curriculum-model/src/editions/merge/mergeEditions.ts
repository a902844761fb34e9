import { compareEditions } from '../compareEditions';
import { stateIndex } from '../stateIndex';
import type { Change } from '../change';
import type { CurriculumState } from '../state';
import { withoutLoose } from '../withoutLoose';
import { arrangeMerged } from './arrangeMerged';
import { conflictKey, type Choices, type Conflict } from './conflict';
import { mergeRecords } from './mergeRecords';
import { quietCourses, withoutQuiet, withQuiet } from './quietCourses';
import { touchedPlaces } from './touchedPlaces';

/** The state from which the draft and the current edition went apart, and both as they are; all as `withoutLoose` returns them. */
export interface MergeSides {
  base: CurriculumState;
  draft: CurriculumState;
  current: CurriculumState;
}

/** What a merge makes of three states. */
export interface EditionMerge {
  /** The merged state; conflicts without a choice are as in the current edition. */
  merged: CurriculumState;
  /** What it changes in the current edition. */
  changes: readonly Change[];
  /** What both sides changed, whether it was chosen or not. */
  conflicts: readonly Conflict[];
  /** The conflicts for which nobody chose yet. A merge is not stored while there are any. */
  undecided: readonly Conflict[];
}

/**
 * Brings a draft and the current edition together, by field and by entry: what one side alone changed is taken, what both changed to the same is taken, and for the rest somebody chooses. Nothing is
 * chosen by default, and a removal never takes along what the other side worked on without a question (decision 43).
 */
export function mergeEditions(sides: MergeSides, choices: Choices = {}): EditionMerge {
  const quiet = quietCourses(sides);
  if (quiet.size === 0) return mergeWhole(sides, choices);
  const { base, draft, current } = sides;
  const rest = { base: withoutQuiet(base, quiet), draft: withoutQuiet(draft, quiet), current: withoutQuiet(current, quiet) };
  const { merged, ...merge } = mergeWhole(rest, choices);
  return { ...merge, merged: withQuiet(merged, quiet) };
}

function mergeWhole(sides: MergeSides, choices: Choices): EditionMerge {
  const indexes = { base: stateIndex(sides.base), draft: stateIndex(sides.draft), current: stateIndex(sides.current) };
  const touched = {
    draft: touchedPlaces(compareEditions(sides.base, sides.draft), { base: indexes.base, index: indexes.draft, other: indexes.current }),
    current: touchedPlaces(compareEditions(sides.base, sides.current), {
      base: indexes.base,
      index: indexes.current,
      other: indexes.draft,
    }),
  };
  const { records, conflicts } = mergeRecords(indexes, touched, choices);
  const arranged = arrangeMerged(sides, records, choices);
  const merged = withoutLoose(arranged.merged);
  const all = [...conflicts, ...arranged.conflicts];
  return {
    merged,
    changes: compareEditions(sides.current, merged),
    conflicts: all,
    undecided: all.filter((conflict) => choices[conflictKey(conflict)] === undefined),
  };
}
