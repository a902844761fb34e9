import { countOf, coverageOf, indicatorsOf, type LinkedMatrices } from '@college/curriculum-model';

/** Where the major matrix has gaps. */
export interface MajorGaps {
  /** Indicator points that no course supports. */
  unsupported: ReadonlySet<number>;
  /** Indicator points with weak support only. */
  weakOnly: ReadonlySet<number>;
  /** Compulsory courses that support nothing. */
  emptyCourses: ReadonlySet<number>;
  /** Courses, and indicator points, with a support to which no goal is bound. */
  bareCourses: ReadonlySet<number>;
  bareIndicators: ReadonlySet<number>;
}

const compulsory = 1;

/** Finds them. */
export function majorGaps(matrices: LinkedMatrices): MajorGaps {
  const { indicators, courses } = coverageOf(matrices);
  const ids = indicatorsOf(matrices).flatMap((requirement) => requirement.indicators.map(({ id }) => id));
  const bare = matrices.bindings.filter(({ goals }) => goals.length === 0);
  return {
    unsupported: new Set(ids.filter((id) => !indicators.has(id))),
    weakOnly: new Set(ids.filter((id) => indicators.has(id) && countOf(indicators, id).strong === 0)),
    emptyCourses: new Set(matrices.courses.filter(({ id, classId }) => classId === compulsory && !courses.has(id)).map(({ id }) => id)),
    bareCourses: new Set(bare.map(({ courseId }) => courseId)),
    bareIndicators: new Set(bare.map(({ requireId }) => requireId)),
  };
}
