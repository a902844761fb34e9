import { textOf, type Ksa, type Language, type MatrixFigures } from '@college/curriculum-model';
import { progressOfUnit, savedUnitsOf } from '../majors/majorRows';
import type { MockState } from '../mock-api/mockState';

/** The figures over the matrices of one major. */
export function matrixFiguresOf(state: MockState, majorId: number, language: Language): MatrixFigures {
  const units = savedUnitsOf(state, majorId);
  const unitIds = new Set(units.map(({ id }) => id));
  const bindings = state.bindings.filter(({ courseId }) => unitIds.has(courseId));
  return {
    requirements: (state.requires.get(majorId) ?? []).map((requirement) => ({
      id: requirement.id,
      description: textOf(requirement, 'description', language),
      indicators: requirement.children.map((indicator) => {
        const support = bindings.filter(({ requireId }) => requireId === indicator.id);
        const strong = support.filter(({ relate }) => relate === 0).length;
        return { id: indicator.id, description: textOf(indicator, 'description', language), strong, weak: support.length - strong };
      }),
    })),
    courses: units.map((unit) => {
      const points = new Set(state.points.filter(({ courseId }) => courseId === unit.id).map(({ id }) => id));
      const placed = new Set(state.courseCells.filter(({ courseUnitId }) => courseUnitId === unit.id).map(({ point }) => point.id));
      const countOf = (letter: Ksa['title']) => state.ksas.filter(({ courseId, title }) => courseId === unit.id && title === letter).length;
      return {
        id: unit.id,
        name: textOf(unit, 'name', language),
        classId: unit.classId,
        typeId: unit.typeId,
        theoryPeriod: unit.theoryPeriod,
        practicePeriod: unit.practicePeriod,
        ksa: { K: countOf('K'), S: countOf('S'), A: countOf('A') },
        points: points.size,
        placedPoints: [...placed].filter((id) => points.has(id)).length,
        progress: progressOfUnit(state, unit.id),
      };
    }),
  };
}
