import { may, type Act, type Chain, type CourseCard, type CurrentDepartment, type LoginUser } from '@college/curriculum-model';

export interface Place {
  majorId?: number;
  courseUnitId?: number;
  /** Whether it is in a draft that is locked while it is reviewed. */
  isLocked?: boolean;
}

/** The parent records of a course unit, as far as they are loaded; a major outside the person's own college is not among them. */
export function chainOf(
  { majorId, courseUnitId, isLocked }: Place,
  reach: CurrentDepartment | undefined,
  cards: readonly CourseCard[] = [],
): Chain | undefined {
  const department = reach?.departments.find(({ majors }) => majors.some((major) => major.id === majorId));
  if (!reach || !department) return undefined;
  const card = cards.find(({ self }) => Number(self.value) === courseUnitId);
  return {
    collegeId: reach.college.id,
    departmentId: department.id,
    majorId,
    courseId: card?.homeCourseId ?? courseUnitId,
    isLocked,
    managers: card?.manager.map((manager) => Number(manager.value)),
  };
}

/** Whether the interface offers an act; the server decides it again by the same rule. */
export function isOffered(user: LoginUser | undefined, act: Act, chain: Chain | undefined): boolean {
  return user !== undefined && chain !== undefined && may(user, act, chain);
}
