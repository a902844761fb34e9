import type { EditionFindings, ToldFinding } from '@college/curriculum-model';
import { expect, it } from 'vitest';
import { ofCourses } from './ofCourses';

const finding = (id: string, at: string) => ({ id, at }) as ToldFinding;
const by = (id: string) => ({ finding: id });

it('leaves what was found in the given courses, open and accepted', () => {
  const found = {
    findings: [finding('a', 'course:11/goal:1'), finding('b', 'course:12'), finding('c', 'major/indicator:1'), finding('d', 'course:13')],
    accepted: [
      { finding: finding('e', 'course:12/point:3'), by: by('e') },
      { finding: finding('f', 'course:13'), by: by('f') },
    ],
    ended: [
      { by: by('a'), why: 'changed' },
      { by: by('x'), why: 'mended' },
    ],
    courses: [
      { lineage: 11, courseId: 1001 },
      { lineage: 12, courseId: 1002 },
      { lineage: 13, courseId: 1003 },
    ],
  } as unknown as EditionFindings;
  const left = ofCourses(found, [1002, 1001]);
  expect(left.findings.map(({ id }) => id)).toEqual(['a', 'b']);
  expect(left.accepted?.map(({ finding: { id } }) => id)).toEqual(['e']);
  expect(left.ended).toEqual([{ by: by('a'), why: 'changed' }]);
  expect(left.courses).toBe(found.courses);
});
