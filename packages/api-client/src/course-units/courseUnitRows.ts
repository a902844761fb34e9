import type { CourseUnit, Language } from '@college/curriculum-model';
import type { SampleUser } from '@college/curriculum-model/fixtures';
import { note } from '../history/history.mock';
import type { MockState } from '../mock-api/mockState';
import { found } from '../mock-api/refusals';

/** Deletes a course unit softly; one that was never saved is removed permanently. */
export function deleteCourseUnit(state: MockState, id: number, user: SampleUser): true {
  const course = found(state.courseUnits.find((unit) => unit.id === id));
  state.courseUnits = state.courseUnits.filter((unit) => unit !== course);
  if (!course.initing) {
    state.deletedCourses.push({ course, time: state.now(), userId: user.id });
    note(state, user, { kind: 'course', recordId: id, action: 'delete', before: course, after: null });
  }
  return true;
}

/** Gives a unit another name: of the record, or of its English translation. */
export function renameUnit(unit: CourseUnit, name: string, language: Language, updatedAt: string): void {
  if (language === 'zh') unit.name = name;
  else unit.translations = { ...unit.translations, en: { ...unit.translations?.en, name: { text: name, updatedAt } } };
}
