import { pickFields, projectProduct, reportedCourseFields, sumHours, type ReportData } from '@college/curriculum-model';
import {
  additionalInfos,
  courseCells,
  goals,
  graduateRequires,
  projectCells,
  sampleCourseUnit,
  sampleLinkedMatrices,
  taskGoals,
} from '@college/curriculum-model/fixtures';

/** The course start report of 数据结构, as the server gives it. */
export function sampleReport(): ReportData {
  const course = sampleCourseUnit(1004);
  const { theory, practice } = sumHours(course.courseMatrixVOS);
  const numbers = new Map(sampleLinkedMatrices.points.map(({ id }, index) => [id, index + 1]));
  const indicators = new Map(graduateRequires[course.majorId]!.flatMap(({ children }) => children).map((one) => [one.id, one]));
  const info = structuredClone(additionalInfos.find(({ courseUnitId }) => courseUnitId === course.id)!);
  const introduction = course.translations?.en?.introduction;
  return {
    intro: {
      ...pickFields(reportedCourseFields, course),
      totalPeriodData: [theory, practice, 0],
      translations: course.translations,
    },
    info: { ...info, translations: { en: { ...info.translations?.en, ...(introduction && { courseDesc: introduction }) } } },
    requires: structuredClone(graduateRequires[course.majorId]!) as ReportData['requires'],
    majorMatrix: sampleLinkedMatrices.bindings
      .filter(({ courseId }) => courseId === course.id)
      .map((binding) => {
        const bound = binding.goals.flatMap((id) => goals.find((goal) => goal.id === id) ?? []);
        return {
          requireId: binding.requireId,
          relate: binding.relate,
          goals: [...binding.goals],
          description: indicators.get(binding.requireId)?.description ?? '',
          goalTexts: bound.map(({ id, description, translations }) => ({ id, description, translations })),
        };
      }),
    projects: course.courseMatrixVOS.map(({ id, name, translations }) => {
      const { product, english } = projectProduct(
        { product: '' },
        courseCells.filter(({ projectId }) => projectId === id),
      );
      const en = { ...translations?.en, ...(english && { product: english }) };
      return { id, courseUnitId: course.id, name, product, translations: { en } };
    }),
    projectMatrix: courseCells.map(({ point, relate, courseUnitId: _course, theoryPeriod, practicePeriod, ...cell }) => ({
      ...cell,
      relate: relate.relate,
      point: { title: point.title, description: point.description, number: numbers.get(point.id), translations: point.translations },
      theoryPeriod,
      practicePeriod,
      period: theoryPeriod + practicePeriod,
    })) as ReportData['projectMatrix'],
    pointMatrix: projectCells.map(({ projectMatrixId, taskGoalId, relate, ksa }) => {
      const { title, level, description, translations } = ksa;
      return { projectMatrixId, taskGoalId, relate: relate.relate, ksa: { title, level, description, translations } };
    }) as ReportData['pointMatrix'],
    taskGoals: structuredClone(taskGoals) as ReportData['taskGoals'],
  };
}
