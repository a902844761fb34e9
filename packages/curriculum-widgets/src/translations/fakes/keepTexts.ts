import type { College } from '../../support/fakes/aCollege';

const courseId = 1004;
const courseOf = ({ courseUnits }: College['state']) => courseUnits.find(({ id }) => id === courseId)!;

/** One point of 数据结构 is not translated yet. */
export function keepUntranslatedPoint({ state }: College) {
  delete state.points.find((point) => point.courseId === courseId)!.translations!.en!['title'];
}

/** One point of 数据结构 is not translated yet, and the English of its introduction is older than its Chinese. */
export function keepTextsToDo(college: College) {
  keepUntranslatedPoint(college);
  courseOf(college.state).translations!.en!['introduction']!.older = true;
}

/** No text of 数据结构 has English. */
export function keepNoEnglish({ state }: College) {
  const course = courseOf(state);
  const requires = state.requires.get(course.majorId)!;
  const rows = [state.points, state.ksas, state.goals, state.courseCells, state.additionalInfos, state.taskGoals].flat();
  for (const row of [course, ...course.courseMatrixVOS, ...requires, ...requires.flatMap(({ children }) => children), ...rows]) {
    delete row.translations;
  }
}

/** 数据结构 has its name and three thousand points, a third of them without English. */
export function keepManyPoints({ state }: College) {
  const course = courseOf(state);
  Object.assign(course, { introduction: '', criterion: '', position: '', courseMatrixVOS: [] });
  Object.assign(state, { additionalInfos: [], bindings: [], goals: [], courseCells: [], taskGoals: [], ksas: [], pointKsaLinks: [] });
  state.points = Array.from({ length: 3000 }, (_, index) => {
    const english = { title: { text: `Point ${index + 1}`, updatedAt: '2026-03-02T08:00:00+08:00' } };
    const translations = index % 3 === 0 ? {} : { translations: { en: english } };
    return { id: index + 1, courseId, title: `课点 ${index + 1}`, description: '', ...translations };
  });
}
