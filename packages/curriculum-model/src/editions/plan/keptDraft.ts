import type { Bilingual } from '../../language';
import type { Change } from '../change';
import { editionRefusals } from '../editionRefusals';
import { conflictKey, mergeEditions, selectChanges, type Choices, type Conflict } from '../merge';
import { partPlace, readPlace } from '../places';
import { relinkedSides } from '../relinked';
import type { CurriculumState } from '../state';
import { passedLimits } from './passedLimits';
import type { ThreeWay } from './threeWay';

/** What a draft that stays open becomes by a merge. */
export interface KeptDraft {
  /** The merged state with what is left in the draft: where a conflict was decided its decision holds, elsewhere its own work. */
  after: CurriculumState;
  /** What it begins with from now on: what was merged, but as before where both sides changed the same and nobody was asked, so that the next merge asks. */
  base: CurriculumState;
}

/** Works out what stays in a draft of which all or a part was merged. */
export function keptDraft({ base, draft }: Pick<ThreeWay, 'base' | 'draft'>, merge: Pick<ThreeWay, 'merged' | 'conflicts'>): KeptDraft {
  const keyed = relinkedSides({ base, target: draft, other: merge.merged });
  const sides = { base: keyed.base, draft: keyed.target, current: keyed.other };
  const { conflicts } = mergeEditions(sides);
  const decided = new Set(merge.conflicts.map(conflictKey));
  const open = conflicts.filter((one) => !decided.has(conflictKey(one)));
  const choices: Choices = Object.fromEntries(
    conflicts.map((one) => [conflictKey(one), decided.has(conflictKey(one)) ? 'current' : 'draft']),
  );
  return {
    after: mergeEditions(sides, choices).merged,
    base: open.length === 0 ? sides.current : selectChanges(sides.current, sides.base, isAt(open)).draft,
  };
}

/** Why a draft cannot stay open with what a merge makes of it: with what is left in it, it would hold more than its editors store. */
export function whyNotKept(
  { draft }: Pick<ThreeWay, 'draft'>,
  { merged }: Pick<ThreeWay, 'merged'>,
  { after }: Pick<KeptDraft, 'after'>,
): Bilingual | undefined {
  const [zh, en] = (['zh', 'en'] as const).map((language) => passedLimits([draft, merged], after, language)[0]?.message);
  return zh === undefined || en === undefined ? undefined : editionRefusals.draftNotKept({ zh, en });
}

/** What lies at conflicts: a field's record, else the whole course or major, as what is below a removed record is no part of its place. */
function isAt(conflicts: readonly Conflict[]): (change: Change) => boolean {
  const places = new Set(conflicts.flatMap(({ type, at }) => (type === 'field' ? [at] : [])));
  const parts = new Set(conflicts.flatMap(({ type, at }) => (type === 'field' ? [] : [partOf(at)])));
  return ({ at }) => places.has(at) || parts.has(partOf(at));
}

function partOf(at: string): string {
  const lineage = readPlace(at)?.lineage;
  return lineage === undefined ? 'major' : partPlace({ kind: 'course', lineage });
}
