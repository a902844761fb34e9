import { sampleUser, type SampleUser } from '@college/curriculum-model/fixtures';

/** Course editors enough for several pages. */
export function manyPeople(count: number): SampleUser[] {
  return Array.from({ length: count }, (_, index) => ({
    ...sampleUser('courseEditor'),
    id: 2001 + index,
    userName: `教师${index + 1}`,
    email: `teacher${index + 1}@college.example`,
  }));
}
