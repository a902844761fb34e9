import type { MockState } from '../../mock-api/mockState';

/** Takes the major of a draft and its courses out of sight, with what is below them; the function that it answers puts them back. */
export function removeDraft(state: MockState, majorId: number): () => void {
  const { draftMajors, courseUnits, deletedCourses } = state;
  const majors = draftMajors.filter(({ id }) => id === majorId);
  const units = courseUnits.filter((unit) => unit.majorId === majorId);
  const trashed = deletedCourses.filter(({ course }) => course.majorId === majorId);
  state.draftMajors = draftMajors.filter(({ id }) => id !== majorId);
  state.courseUnits = courseUnits.filter((unit) => unit.majorId !== majorId);
  state.deletedCourses = deletedCourses.filter(({ course }) => course.majorId !== majorId);
  return () => {
    state.draftMajors.push(...majors);
    state.courseUnits.push(...units);
    state.deletedCourses.push(...trashed);
  };
}
