import type { MajorRule } from '../../matrices';
import { isSame } from '../../fields';
import { recordsOf, type CurriculumState, type Key } from '../state';
import { stateIndex } from '../stateIndex';
import { figuresOf, type EditionFigures, type EditionGap, type IndicatorSupport } from './editionFigures';

/** An indicator point whose support differs; null is a state without it. */
export interface SupportChange {
  key: Key;
  before: IndicatorSupport | null;
  after: IndicatorSupport | null;
}

/** A course whose study hours or credits differ; null is a state without it. */
export interface CourseLoadChange {
  lineage: number;
  before: CourseLoad | null;
  after: CourseLoad | null;
}

/** What a course takes of a student's time; credits are those of its syllabus, null where it names none. */
export interface CourseLoad {
  theory: number;
  practice: number;
  credits: number | null;
}

/** What one state of a curriculum amounts to against another one. */
export interface CoverageChange {
  before: EditionFigures;
  after: EditionFigures;
  /** Gaps that are new. A lesser gap in place of a worse one is none: it was opened by nobody. */
  opened: readonly EditionGap[];
  /** Gaps that are gone although what had them is still there. */
  closed: readonly EditionGap[];
  /** In the order of the later state, then what is only in the earlier one. */
  indicators: readonly SupportChange[];
  courses: readonly CourseLoadChange[];
}

// What one indicator point lacks, from bad to worse.
const ranks: Record<MajorRule, number> = {
  indicatorOnOneElective: 1,
  indicatorWeakOnly: 2,
  indicatorUnsupported: 3,
  courseWithoutSupport: 1,
  bindingWithoutGoal: 1,
  goalUnbound: 1,
};

/** How support, gaps, hours and credits differ between two states. */
export function coverageChange(before: CurriculumState, after: CurriculumState): CoverageChange {
  const [was, is] = [figuresOf(before), figuresOf(after)];
  const remaining = stateIndex(after);
  return {
    before: was,
    after: is,
    opened: is.gaps.filter((gap) => !hasAsBad(was.gaps, gap)),
    closed: was.gaps.filter((gap) => remaining.has(gap.at) && !hasAsBad(is.gaps, gap)),
    indicators: differing(byKey(was.indicators), byKey(is.indicators), isSameSupport).map(([key, sides]) => ({ key, ...sides })),
    courses: differing(loadsOf(before), loadsOf(after), isSame).map(([lineage, sides]) => ({ lineage, ...sides })),
  };
}

/** Whether the place has this gap or a worse one. */
function hasAsBad(gaps: readonly EditionGap[], { rule, at }: EditionGap): boolean {
  return gaps.some((gap) => gap.at === at && (gap.rule === rule || ranks[gap.rule] > ranks[rule]));
}

function loadsOf({ courses }: CurriculumState): ReadonlyMap<number, CourseLoad> {
  return new Map(
    courses.map((part) => {
      const [course, syllabus] = [recordsOf(part, 'course')[0]?.fields, recordsOf(part, 'syllabus')[0]?.fields];
      return [
        part.lineage,
        { theory: figure(course?.theoryPeriod) ?? 0, practice: figure(course?.practicePeriod) ?? 0, credits: figure(syllabus?.score) },
      ];
    }),
  );
}

/** What is in one of two maps only or differs, in the order of the later one. */
function differing<Id, Value>(
  before: ReadonlyMap<Id, Value>,
  after: ReadonlyMap<Id, Value>,
  isEqual: (one: Value, other: Value) => boolean,
): [Id, { before: Value | null; after: Value | null }][] {
  return [...new Set([...after.keys(), ...before.keys()])].flatMap((id) => {
    const [was, is] = [before.get(id), after.get(id)];
    const isEqualToo = was !== undefined && is !== undefined && isEqual(was, is);
    return isEqualToo ? [] : [[id, { before: was ?? null, after: is ?? null }]];
  });
}

const byKey = (list: readonly IndicatorSupport[]) => new Map(list.map((one) => [one.key, one]));
const isSameSupport = (one: IndicatorSupport, other: IndicatorSupport) => one.strong === other.strong && one.weak === other.weak;
const figure = (value: unknown) => (typeof value === 'number' ? value : null);
