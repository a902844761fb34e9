import { compareEditions } from '../compareEditions';
import type { EditionFiguresList } from '../calls';
import { coverageChange } from '../figures';
import { relinked } from '../relinked';
import type { CurriculumState } from '../state';
import { countCourses } from './editionProgress';

/** What a state amounts to, and how it differs from the current edition. */
export function sideFigures(current: CurriculumState, state: CurriculumState): Omit<EditionFiguresList[number], 'side'> {
  const later = relinked(current, state);
  const changes = compareEditions(current, later);
  const { after, opened, closed } = coverageChange(current, later);
  return {
    figures: { ...after, indicators: [...after.indicators], gaps: [...after.gaps] },
    changes: changes.length,
    coursesTouched: countCourses(changes),
    opened: opened.length,
    closed: closed.length,
  };
}
