import { bindingsOfCourse, indicatorsOf, relateValues, type Language, type LinkedMatrices, type Relate } from '@college/curriculum-model';
import { indicatorLabel } from '../MajorMatrix/majorWords';

/** An indicator point as the ruler shows it. */
export interface RulerCell {
  id: number;
  /** 2.1 */
  number: string;
  label: string;
  relate: Relate;
  /** Supported, but no goal is bound. */
  isBare: boolean;
  /** Whether it is the first under its requirement. */
  isFirst: boolean;
}

/** The row of this course in the major matrix, indicator point by indicator point. */
export function rulerCells(matrices: LinkedMatrices, language: Language): RulerCell[] {
  const bindings = bindingsOfCourse(matrices, matrices.courseId);
  return indicatorsOf(matrices).flatMap(({ indicators }) =>
    indicators.map(({ id, number, indicator }, index) => {
      const binding = bindings.get(id);
      return {
        id,
        number,
        label: indicatorLabel(indicator, language),
        relate: binding?.relate ?? relateValues.none,
        isBare: binding?.goals.length === 0,
        isFirst: index === 0,
      };
    }),
  );
}
