import { myCoursesLimit, textOf, type Language, type MyCourse } from '@college/curriculum-model';
import { homeOf } from '../editions/rows/lineage';
import type { MockState } from '../mock-api/mockState';

/** The courses that name a person among their managers, with their goals, points and tasks. */
export function myCoursesOf(state: MockState, userId: number, language: Language): MyCourse[] {
  const own = new Set(state.courseManagers.filter((row) => row.userId === userId).map(({ courseId }) => courseId));
  return state.courseUnits
    .filter((unit) => own.has(unit.id) && !unit.initing && homeOf(state, unit.majorId) === unit.majorId)
    .slice(0, myCoursesLimit)
    .map((unit) => {
      const major = state.majors.find(({ id }) => id === unit.majorId);
      const indicators = (state.requires.get(unit.majorId) ?? []).flatMap(({ children }) => children);
      const goals = state.goals.filter(({ courseId }) => courseId === unit.id);
      return {
        id: unit.id,
        name: textOf(unit, 'name', language),
        majorId: unit.majorId,
        majorName: major ? textOf(major, 'name', language) : '',
        theoryPeriod: unit.theoryPeriod,
        practicePeriod: unit.practicePeriod,
        indicators: indicators
          .map((indicator) => ({
            id: indicator.id,
            description: textOf(indicator, 'description', language),
            goals: goals
              .filter(({ parentId }) => parentId === indicator.id)
              .map((goal) => ({ id: goal.id, description: textOf(goal, 'description', language) })),
          }))
          .filter((indicator) => indicator.goals.length > 0),
        points: state.points
          .filter(({ courseId }) => courseId === unit.id)
          .map((point) => ({
            id: point.id,
            title: textOf(point, 'title', language),
            description: textOf(point, 'description', language),
          })),
        chapters: unit.courseMatrixVOS.map((chapter) => ({
          id: chapter.id,
          name: textOf(chapter, 'name', language),
          taskGoals: state.taskGoals
            .filter(({ projectId }) => projectId === chapter.id)
            .map((task) => ({
              id: task.id,
              description: textOf(task, 'description', language),
              product: textOf(task, 'product', language),
            })),
        })),
      };
    });
}
