import type { Language } from '../../language';
import { indicatorsOf } from '../../matrices';
import { mostHighlights, type EditionFiguresList } from '../calls';
import { majorMatrixOf } from '../figures';
import { relinked } from '../relinked';
import type { CurriculumState } from '../state';
import { comparedStates } from './comparedStates';
import { countCourses } from './editionProgress';
import { gapSentences } from './gapSentences';

type SideFigures = Omit<EditionFiguresList[number], 'side'>;

/** What a state amounts to, and how it differs from the current edition, in one language. */
export function sideFigures(current: CurriculumState, state: CurriculumState, language: Language): SideFigures {
  const later = relinked(current, state);
  const { changes, coverage } = comparedStates(current, later, language);
  const { after, opened, closed } = coverage;
  // What came or went with its course is not worth a line of its own.
  const whole = new Set(
    changes.flatMap(({ at, way, course }) =>
      course && at === `course:${course.lineage}` && (way === 'added' || way === 'removed') ? course.lineage : [],
    ),
  );
  const [was, is] = [gapSentences(current, language), gapSentences(later, language)];
  return {
    figures: { ...after, indicators: [...after.indicators], gaps: [...after.gaps] },
    changes: changes.length,
    coursesTouched: countCourses(changes),
    opened: opened.length,
    closed: closed.length,
    findings: [
      ...opened.map((gap) => ({ type: 'opened' as const, ...gap, message: is(gap) })),
      ...closed.map((gap) => ({ type: 'closed' as const, ...gap, message: was(gap) })),
    ],
    highlights: changes
      .filter(({ at, course }) => course === null || at === `course:${course.lineage}` || !whole.has(course.lineage))
      .slice(0, mostHighlights)
      .map(({ isBinding: _binding, effects: _effects, fields, ...change }) => ({ ...change, fields: [...fields] })),
    requirements: requirementsOf(later, language),
  };
}

function requirementsOf(state: CurriculumState, language: Language): SideFigures['requirements'] {
  return indicatorsOf(majorMatrixOf(state, language)).map(({ id, number, requirement, indicators }) => ({
    key: String(id),
    number,
    text: requirement.description,
    indicators: indicators.map((one) => ({ key: String(one.id), number: one.number, text: one.indicator.description })),
  }));
}
