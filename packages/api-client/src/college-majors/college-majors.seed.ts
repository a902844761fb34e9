import type { CollegeMajorResponse } from '@college/curriculum-model';
import { collegeMajors } from '@college/curriculum-model/fixtures';

/** The college majors of the sample college. */
export function collegeMajorSeed(): CollegeMajorResponse[] {
  return [...collegeMajors];
}
