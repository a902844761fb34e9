import { sum } from '../../hours';
import {
  countOf,
  coverageOf,
  findMajorGaps,
  indicatorsOf,
  type Covered,
  type MajorGap,
  type MajorRule,
  type SupportCount,
} from '../../matrices';
import { partPlace, recordPlace, type Place } from '../places';
import { recordsOf, type CurriculumState, type Key } from '../state';
import { majorMatrixOf } from './majorMatrixOf';

/** How an indicator point is supported. */
export interface IndicatorSupport extends SupportCount {
  key: Key;
  /** By its place: the second under the first requirement is 1.2. */
  number: string;
}

/** Something that the major matrix lacks. */
export interface EditionGap {
  rule: MajorRule;
  /** The indicator point, the course, or the support. */
  at: Place;
}

/** What a curriculum amounts to. */
export interface EditionFigures {
  courses: number;
  indicators: readonly IndicatorSupport[];
  /** How many indicator points have strong support. */
  strong: Covered;
  gaps: readonly EditionGap[];
  /** Study hours of all courses. */
  hours: { theory: number; practice: number };
  /** Credits of all syllabuses; null where none names any. */
  credits: number | null;
}

/** The figures of a state. */
export function figuresOf(state: CurriculumState): EditionFigures {
  const matrix = majorMatrixOf(state);
  const counts = coverageOf(matrix).indicators;
  const indicators = indicatorsOf(matrix)
    .flatMap((requirement) => requirement.indicators)
    .map(({ id, number }) => ({ key: String(id), number, ...countOf(counts, id) }));
  const courses = state.courses.flatMap((part) => recordsOf(part, 'course'));
  const credits = state.courses.flatMap((part) => recordsOf(part, 'syllabus').flatMap(({ fields }) => numbers(fields.score)));
  return {
    courses: state.courses.length,
    indicators,
    strong: { covered: indicators.filter(({ strong }) => strong > 0).length, total: indicators.length },
    gaps: findMajorGaps(matrix).map((gap) => ({ rule: gap.rule, at: placeOfGap(gap) })),
    hours: {
      theory: sum(courses.flatMap(({ fields }) => numbers(fields.theoryPeriod))),
      practice: sum(courses.flatMap(({ fields }) => numbers(fields.practicePeriod))),
    },
    credits: credits.length === 0 ? null : sum(credits),
  };
}

/** Where a gap is: at the indicator point, the course, or the support. */
export function placeOfGap({ subject, at }: Pick<MajorGap, 'subject' | 'at'>): Place {
  if (subject.kind === 'indicator') return recordPlace({ kind: 'major', lineage: 0 }, 'indicator', String(subject.id));
  const course = { kind: 'course', lineage: subject.id } as const;
  return at.matrix === 'major' && at.column !== undefined ? recordPlace(course, 'binding', at.column) : partPlace(course);
}

const numbers = (value: unknown) => (typeof value === 'number' ? [value] : []);
