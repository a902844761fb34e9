import { textOf, type Language, type MyCourse } from '@college/curriculum-model';
import { sampleProgramme } from '@college/curriculum-model/fixtures';
import type { MyCoursesSource } from '../MyCourses';

const { courseUnits, goals, graduateRequires, majors, points, taskGoals } = sampleProgramme;
const names = ['数据结构', '形势与政策'];

/** Two courses of the sample programme: one that is far, and one that is empty. */
export function myCourses(language: Language): MyCourse[] {
  const requires = Object.entries(graduateRequires);
  return names.map((wanted) => {
    const unit = courseUnits.find(({ name }) => name === wanted)!;
    const major = majors.find(({ id }) => id === unit.majorId)!;
    const indicators = requires
      .filter(([id]) => Number(id) === unit.majorId)
      .flatMap(([, list]) => list.flatMap(({ children }) => children));
    return {
      id: unit.id,
      name: textOf(unit, 'name', language),
      majorId: unit.majorId,
      majorName: textOf(major, 'name', language),
      theoryPeriod: unit.theoryPeriod,
      practicePeriod: unit.practicePeriod,
      indicators: indicators
        .map((indicator) => ({
          id: indicator.id,
          description: textOf(indicator, 'description', language),
          goals: goals
            .filter(({ parentId, courseId }) => parentId === indicator.id && courseId === unit.id)
            .map((goal) => ({ id: goal.id, description: textOf(goal, 'description', language) })),
        }))
        .filter((indicator) => indicator.goals.length > 0),
      points: points
        .filter(({ courseId }) => courseId === unit.id)
        .map((point) => ({ id: point.id, title: textOf(point, 'title', language), description: textOf(point, 'description', language) })),
      chapters: unit.courseMatrixVOS.map((chapter) => ({
        id: chapter.id,
        name: textOf(chapter, 'name', language),
        taskGoals: taskGoals
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

/** Answers from the sample programme in the language asked for. */
export function fakeMyCourses(courses: (language: Language) => MyCourse[] = myCourses): MyCoursesSource {
  return { listMyCourses: async (lang) => courses(lang === '80101' ? 'zh' : 'en') };
}
