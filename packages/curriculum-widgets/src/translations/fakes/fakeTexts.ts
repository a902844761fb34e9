import { courseTexts, textKeyOf, type CourseText, type SavedTexts } from '@college/curriculum-model';
import { additionalInfos, sampleProgramme } from '@college/curriculum-model/fixtures';
import { fn } from 'storybook/test';

/** All texts of 数据结构; of its points one is not translated yet, and the English of its introduction is older than its Chinese. */
export function sampleTexts(): CourseText[] {
  const { courseUnits, goals, points, ksas, taskGoals, courseCells, graduateRequires } = sampleProgramme;
  const course = courseUnits.find(({ id }) => id === 1004)!;
  const chapters = new Set(course.courseMatrixVOS.map(({ id }) => id));
  const texts = courseTexts(
    {
      course,
      report: additionalInfos[0]!,
      requires: graduateRequires[course.majorId]!.slice(0, 2),
      goals: goals.filter(({ courseId }) => courseId === 1004),
      projects: course.courseMatrixVOS,
      cells: courseCells
        .filter(({ courseUnitId }) => courseUnitId === 1004)
        .map((cell) => ({ ...cell, goalId: cell.graduateRequireId, pointId: cell.point.id })),
      taskGoals: taskGoals.filter(({ projectId }) => chapters.has(projectId)),
      points: points.filter(({ courseId }) => courseId === 1004),
      ksas: ksas.filter(({ courseId }) => courseId === 1004),
    },
    { course: true, major: false },
    'zh',
  );
  const firstPoint = texts.findIndex(({ kind }) => kind === 'point');
  return texts.map((text, index) => {
    if (text.kind === 'course' && text.field === 'introduction') return { ...text, older: true };
    if (index !== firstPoint) return text;
    const { en: _en, ...untranslated } = text;
    return untranslated;
  });
}

/** Three thousand texts of a very large course, a third of them without English. */
export function manyTexts(count = 3000): CourseText[] {
  return Array.from({ length: count }, (_, index): CourseText => {
    const english = index % 3 === 0 ? {} : { en: `Point ${index + 1}` };
    return { kind: 'point', id: index + 1, field: 'title', place: [], zh: `课点 ${index + 1}`, ...english, editable: true };
  });
}

/** A source in memory. */
export function fakeTexts(texts: CourseText[] = sampleTexts()) {
  let stored = texts;
  return {
    listCourseTexts: fn(async () => stored),
    saveTexts: fn(async (list: readonly SavedTexts[]) => {
      const saved = new Map(
        list.flatMap(({ kind, id, texts: own }) => Object.entries(own).map(([field, en]) => [textKeyOf({ kind, id, field }), en])),
      );
      stored = stored.map((text) => {
        const en = saved.get(textKeyOf(text));
        return en === undefined ? text : { ...text, en, older: false };
      });
    }),
  };
}
