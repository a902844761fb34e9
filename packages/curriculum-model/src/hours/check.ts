import type { Bilingual } from '../language';
import type { CourseUnit } from '../course-units';
import { hoursMessages } from './messages';
import { sum, sumHours } from './totals';

/** One kind of hours whose chapters do not add up to the course unit's own figure. */
export interface HoursFinding {
  kind: 'theory' | 'practice';
  /** What the unit states. */
  expected: number;
  /** What its rows add up to. */
  actual: number;
  /** actual - expected: above 0 too many, below 0 too few. */
  difference: number;
  sentence: Bilingual;
}

/** Compares the project sums with the unit's own hours; returns the difference. */
export function checkHours(unit: Pick<CourseUnit, 'theoryPeriod' | 'practicePeriod' | 'courseMatrixVOS'>): HoursFinding[] {
  const sums = sumHours(unit.courseMatrixVOS);
  return [finding('theory', unit.theoryPeriod, sums.theory), finding('practice', unit.practicePeriod, sums.practice)].filter(
    (found) => found.difference !== 0,
  );
}

function finding(kind: HoursFinding['kind'], expected: number, actual: number): HoursFinding {
  const difference = sum([actual, -expected]);
  return { kind, expected, actual, difference, sentence: hoursMessages.differ({ kind, expected, actual, difference }) };
}
