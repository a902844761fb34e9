import type { CollegeMajorResponse } from '@college/curriculum-model';
import { collegeMajors, english } from '@college/curriculum-model/fixtures';

/** College majors: those of the sample programme first, then numbered ones. */
export function someCollegeMajors(count: number): CollegeMajorResponse[] {
  return Array.from({ length: count }, (_, index) => {
    const sample = collegeMajors[index % collegeMajors.length]!;
    if (index < collegeMajors.length) return { ...sample };
    const name = { name: `专业 ${index + 1}`, translations: english({ name: `Major ${index + 1}` }) };
    return { ...sample, ...name, id: 1001 + index, code: `08${9000 + index}` };
  });
}
