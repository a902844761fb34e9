import { compareEditions } from '../compareEditions';
import type { Change } from '../change';
import type { EditionProgressFigures } from '../edition';
import { figuresOf } from '../figures';
import { mergeEditions } from '../merge';
import { readPlace } from '../places';
import { relinked } from '../relinked';
import type { CurriculumState } from '../state';

/** In how many courses something changed. */
export function countCourses(changes: readonly Pick<Change, 'at'>[]): number {
  return new Set(changes.flatMap(({ at }) => readPlace(at)?.lineage ?? [])).size;
}

/** How far an edition went from its base, and what the current edition has that it lacks; without a base there is nothing to compare with, without `current` nothing to merge. */
export function editionProgressFigures({
  state,
  base,
  current,
}: {
  state: CurriculumState;
  base?: CurriculumState | undefined;
  current?: CurriculumState | undefined;
}): EditionProgressFigures {
  const changes = base && compareEditions(base, relinked(base, state));
  const { strong, indicators } = figuresOf(state);
  return {
    changes: changes?.length ?? null,
    coursesTouched: changes ? countCourses(changes) : null,
    strong: { before: base ? figuresOf(base).strong : null, after: strong },
    indicators: [...indicators],
    behind: base && current ? behind(base, state, current) : null,
  };
}

function behind(base: CurriculumState, state: CurriculumState, now: CurriculumState): EditionProgressFigures['behind'] {
  const [draft, current] = [relinked(base, state), relinked(base, now)];
  const changes = compareEditions(base, current).length;
  // What the current edition left as it was collides with nothing.
  return { changes, conflicts: changes === 0 ? 0 : mergeEditions({ base, draft, current }).conflicts.length };
}
