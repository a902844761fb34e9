import type { Change } from '../change';
import { compareEditions } from '../compareEditions';
import type { ConflictChoices, MergeTarget, Taken } from '../calls';
import { conflictKey, mergeEditions, selectChanges, type Choices, type Conflict } from '../merge';
import { quietCourses, withQuiet } from '../merge/quietCourses';
import { courseList, readPlace, type Place } from '../places';
import { relinkedSides } from '../relinked';
import type { CurriculumState, StatePart } from '../state';
import { shapeOf, type StateRecordKind } from '../shapes';
import { withoutLoose } from '../withoutLoose';
import { choiceFor } from './ownValue';

/** Three states of one major, and what is wanted of their merge. */
export interface MergeQuestion {
  base: CurriculumState;
  draft: CurriculumState;
  current: CurriculumState;
  into: MergeTarget;
  take: Taken;
  choices: ConflictChoices;
}

/** What a merge makes of three states, before it is put into words or written. */
export interface ThreeWay {
  base: CurriculumState;
  /** The draft, with those of its changes that are taken. */
  draft: CurriculumState;
  current: CurriculumState;
  /** What the side becomes into which is merged. */
  merged: CurriculumState;
  changes: readonly Change[];
  conflicts: readonly Conflict[];
  undecided: readonly Conflict[];
  /** The choices that fit a conflict. */
  choices: Choices;
  /** The keys of those that fit none. */
  dropped: readonly string[];
  broughtAlong: ReadonlySet<Place>;
  /** States that stood in the rows into which is written: what editors would not store, and stood there, may stay or come back. */
  stood: readonly CurriculumState[];
  /** Changes of the draft that are not taken. */
  leftOut: readonly Change[];
}

/** Brings a draft and the current edition together in the keys of the side that is written. Of a draft that goes into the current edition a part may be taken. */
export function threeWay({ into, take, choices, ...sides }: MergeQuestion): ThreeWay {
  const [target, other] = into === 'current' ? (['current', 'draft'] as const) : (['draft', 'current'] as const);
  const keyed = relinkedSides({ base: sides.base, target: sides[target], other: sides[other] });
  const whole = withSharedParts({
    base: keyed.base,
    draft: keyed[into === 'current' ? 'other' : 'target'],
    current: keyed[into === 'current' ? 'target' : 'other'],
  });
  const selection = into === 'current' && take !== 'all' ? selectChanges(whole.base, whole.draft, wantedBy(take)) : undefined;
  const taken = { ...whole, draft: selection?.draft ?? whole.draft };
  const first = mergeEditions(taken);
  const asked = first.conflicts;
  const fitting = Object.fromEntries(
    asked.flatMap((conflict) => {
      const given = choices[conflictKey(conflict)];
      const choice = given === undefined ? undefined : choiceFor(conflict, given);
      return choice === undefined ? [] : [[conflictKey(conflict), choice]];
    }),
  ) as Choices;
  const merge = asked.length === 0 ? first : mergeEditions(taken, fitting);
  const merged = Object.values(fitting).some((choice) => typeof choice === 'object') ? withoutEmptyEntries(merge.merged) : merge.merged;
  return {
    ...taken,
    merged,
    changes: compareEditions(taken[target], merged).filter(({ at }) => at !== courseList),
    conflicts: merge.conflicts,
    undecided: merge.undecided,
    choices: fitting,
    stood: [taken[target]],
    dropped: Object.keys(choices).filter((key) => !(key in fitting)),
    broughtAlong: new Set(selection?.broughtAlong.map(({ at }) => at)),
    leftOut: (selection?.leftOut ?? []).filter(({ at }) => at !== courseList),
  };
}

/** The same states in which a course that all have alike is one value, so that it is compared once and not at every step. */
function withSharedParts(sides: Pick<ThreeWay, 'base' | 'draft' | 'current'>): Pick<ThreeWay, 'base' | 'draft' | 'current'> {
  const { base, draft, current } = sides;
  const quiet = quietCourses(sides);
  if (quiet.size === 0) return sides;
  return { base: withQuiet(base, quiet), draft: withQuiet(draft, quiet), current: withQuiet(current, quiet) };
}

function wantedBy(take: Exclude<Taken, 'all'>): (change: Change) => boolean {
  if ('places' in take) {
    const places = new Set(take.places);
    return ({ at }) => places.has(at);
  }
  const parts = new Set(take.parts);
  return ({ at }) => at !== courseList && parts.has(readPlace(at)?.lineage ?? 0);
}

/** A strength of one's own may be none: then there is no entry. */
function withoutEmptyEntries({ major, courses }: CurriculumState): CurriculumState {
  const strong = (part: StatePart): StatePart => ({
    kind: part.kind,
    lineage: part.lineage,
    records: Object.fromEntries(
      Object.entries(part.records).map(([kind, list]) => {
        const hasStrength = 'relate' in shapeOf(kind as StateRecordKind).fields;
        return [kind, hasStrength ? list.filter(({ fields }) => fields.relate === 0 || fields.relate === 1) : list];
      }),
    ),
  });
  return withoutLoose({ major, courses: courses.map(strong) });
}
