import type { SampleUser } from '@college/curriculum-model/fixtures';
import { note } from '../history/history.mock';
import type { MockState } from '../mock-api/mockState';
import { found } from '../mock-api/refusals';

/** Deletes a course unit softly; one that was never saved goes for good. */
export function deleteCourseUnit(state: MockState, id: number, user: SampleUser): true {
  const course = found(state.courseUnits.find((unit) => unit.id === id));
  state.courseUnits = state.courseUnits.filter((unit) => unit !== course);
  if (!course.initing) {
    state.deletedCourses.push({ course, time: state.now(), userName: user.userName });
    note(state, user, { kind: 'course', recordId: id, action: 'delete', before: course, after: null });
  }
  return true;
}
