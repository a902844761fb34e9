/** What is new and empty. */
export type FirstStepsKind = 'college' | 'major' | 'course';

const steps = {
  college: ['departments', 'people', 'majors'],
  major: ['requirements', 'courses', 'support'],
  course: ['goals', 'chapters', 'points'],
} as const satisfies Record<FirstStepsKind, readonly string[]>;

/** A step of any of the three. */
export type FirstStepId = (typeof steps)[FirstStepsKind][number];

/** What comes first, second, third. */
export function firstStepsOf(kind: FirstStepsKind): readonly FirstStepId[] {
  return steps[kind];
}
