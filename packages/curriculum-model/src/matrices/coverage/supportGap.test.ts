import { expect, it } from 'vitest';
import { sampleLinkedMatrices as matrices } from '../../fixtures';
import { indicatorsOf } from '../linked';
import { countOf, coverageOf } from './coverage';
import { matrixFindings } from './matrixFindings';
import { indicatorGap, isCourseGap } from './supportGap';

const coverage = coverageOf(matrices);
const found = (rule: string) => matrixFindings(matrices).flatMap((finding) => (finding.rule === rule ? finding.subject.id : []));

it.each([
  ['unsupported', 'indicatorUnsupported'],
  ['weakOnly', 'indicatorWeakOnly'],
] as const)('tells what an indicator point lacks as the findings do: %s', (gap, rule) => {
  const ids = indicatorsOf(matrices).flatMap(({ indicators }) => indicators.map(({ id }) => id));
  expect(ids.filter((id) => indicatorGap(countOf(coverage.indicators, id)) === gap)).toEqual(found(rule));
  expect(found(rule)).toHaveLength(1);
});

it('finds compulsory courses that support nothing, and no elective ones', () => {
  const gaps = matrices.courses.filter((course) => isCourseGap(course, countOf(coverage.courses, course.id)));
  expect(gaps.map(({ id }) => id)).toEqual(found('courseWithoutSupport'));
  expect(isCourseGap({ classId: 2 }, { strong: 0, weak: 0 })).toBe(false);
});
