import { foldText, type MyCourse } from '@college/curriculum-model';

/** What a course holds, in numbers. */
export function countsOf({ indicators, points, chapters }: MyCourse) {
  return {
    goals: indicators.reduce((sum, { goals }) => sum + goals.length, 0),
    points: points.length,
    chapters: chapters.length,
    tasks: chapters.reduce((sum, { taskGoals }) => sum + taskGoals.length, 0),
  };
}

/** Every text of a course that a reader sees and may look for. */
export function textsOf({ name, majorName, indicators, points, chapters }: MyCourse): string[] {
  return [
    name,
    majorName,
    ...indicators.flatMap(({ description, goals }) => [description, ...goals.map((goal) => goal.description)]),
    ...points.flatMap(({ title, description }) => [title, description]),
    ...chapters.flatMap((chapter) => [chapter.name, ...chapter.taskGoals.flatMap(({ description, product }) => [description, product])]),
  ];
}

/** The courses that contain the keyword; all of them for an empty one. */
export function findCourses(courses: readonly MyCourse[], keyword: string): readonly MyCourse[] {
  const wanted = foldText(keyword.trim());
  if (wanted === '') return courses;
  return courses.filter((course) => textsOf(course).some((text) => foldText(text).includes(wanted)));
}
