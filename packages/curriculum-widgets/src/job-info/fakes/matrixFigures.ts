import { textOf, type Language, type MajorListItem, type MatrixFigures } from '@college/curriculum-model';
import {
  bindings,
  courseCells,
  courseUnitsOfMajor,
  graduateRequires,
  ksas,
  majorIds,
  majors,
  points,
} from '@college/curriculum-model/fixtures';
import type { MatrixChartsSource } from '../MatrixCharts';

const major = majorIds.softwareEngineering;

/** The figures of the sample major, counted out of the sample programme. */
export function sampleFigures(language: Language = 'zh'): MatrixFigures {
  const units = courseUnitsOfMajor(major);
  const unitIds = new Set(units.map(({ id }) => id));
  return {
    requirements: (graduateRequires[major] ?? []).map((requirement) => ({
      id: requirement.id,
      description: textOf(requirement, 'description', language),
      indicators: requirement.children.map((indicator) => {
        const own = bindings.filter(({ courseId, requireId }) => unitIds.has(courseId) && requireId === indicator.id);
        const strong = own.filter(({ relate }) => relate === 0).length;
        return { id: indicator.id, description: textOf(indicator, 'description', language), strong, weak: own.length - strong };
      }),
    })),
    courses: units.map((unit, index) => {
      const letters = ksas.filter(({ courseId }) => courseId === unit.id);
      const countOf = (letter: string) => letters.filter(({ title }) => title === letter).length;
      const own = points.filter(({ courseId }) => courseId === unit.id);
      const placed = new Set(courseCells.filter(({ courseUnitId }) => courseUnitId === unit.id).map(({ point }) => point.id));
      return {
        id: unit.id,
        name: textOf(unit, 'name', language),
        classId: unit.classId,
        typeId: unit.typeId,
        theoryPeriod: unit.theoryPeriod,
        practicePeriod: unit.practicePeriod,
        ksa: { K: countOf('K'), S: countOf('S'), A: countOf('A') },
        points: own.length,
        placedPoints: own.filter(({ id }) => placed.has(id)).length,
        progress: own.length > 0 ? 82 : 21 + 3 * index,
      };
    }),
  };
}

/** A server that knows the sample majors and gives the same figures for each, unless told otherwise. */
export function aChartsSource({
  language = 'zh',
  figures = sampleFigures(language),
}: { language?: Language; figures?: MatrixFigures } = {}) {
  const list = majors.slice(0, 2).map((one): MajorListItem => ({
    id: one.id,
    name: textOf(one, 'name', language),
    code: one.code,
    edit: true,
    departmentId: one.departmentId,
    departmentName: '',
    courseCount: 15,
    progress: 40,
    updateTime: '2026-05-12T08:00:00Z',
  }));
  return {
    listMajors: () => Promise.resolve({ pageInfo: { list, total: list.length } }),
    loadMatrixFigures: () => Promise.resolve(figures),
  } satisfies MatrixChartsSource;
}
