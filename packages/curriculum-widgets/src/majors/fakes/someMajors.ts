import type { Major } from '@college/curriculum-model';
import { english, majors } from '@college/curriculum-model/fixtures';

/** Majors of the first college in its two departments: those of the sample programme, then numbered ones. */
export function someMajors(count: number): Major[] {
  return Array.from({ length: count }, (_, index) => ({
    ...majors[index % 2 === 0 ? 0 : 2]!,
    id: 3001 + index,
    name: `专业 ${index + 1}`,
    code: `08${1000 + index}`,
    translations: english({ name: `Major ${index + 1}` }),
    ...(index < 3 ? majors[index] : {}),
  }));
}
