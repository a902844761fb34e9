import { indicatorsOf, textOf, type GraduateRequire, type Language, type LinkedMatrices } from '@college/curriculum-model';
import { shortHead } from '../../support/shortHeads';
import type { MatrixAxis } from '../MatrixGrid';
import { indicatorLabel } from './majorWords';

/** The columns of the major matrix: indicator points under their requirements, which can be closed. */
export function majorColumns(matrices: Pick<LinkedMatrices, 'requirements'>, language: Language): MatrixAxis {
  const requirements = indicatorsOf(matrices).filter(({ indicators }) => indicators.length > 0);
  return {
    heads: requirements.flatMap(({ indicators, requirement }) =>
      indicators.map(({ id, number, indicator }) => {
        const label = indicatorLabel(indicator, language);
        // Heard at every step of the ring, so by the name of its requirement, which is short.
        const spoken = `${number} ${indicatorLabel(requirement, language)}`;
        return { id: String(id), code: number, label, tooltip: `${number} ${label}`, spoken };
      }),
    ),
    groups: requirements.map(({ id, number, requirement, indicators }) => {
      const label = indicatorLabel(requirement, language);
      const members = indicators.map((indicator) => String(indicator.id));
      return { id: String(id), code: number, label: shortHead(label), tooltip: `${number} ${label}`, members, isCollapsible: true };
    }),
  };
}

/** Its row headers: the course units of the major, numbered in their order. */
export function majorRowHeads({ courses }: Pick<LinkedMatrices, 'courses'>, language: Language): MatrixAxis {
  return {
    heads: courses.map((course, index) => {
      const label = textOf(course, 'name', language);
      return { id: String(course.id), code: String(index + 1), label, tooltip: label, spoken: label };
    }),
  };
}

/** Remembers the last answer for as long as its list and the language are the same, so that an unchanged axis is the same object. */
export function rememberAxis<List extends readonly unknown[]>(
  build: (list: List, language: Language) => MatrixAxis,
): (list: List, language: Language) => MatrixAxis {
  let last: { list: List; language: Language; axis: MatrixAxis } | undefined;
  return (list, language) => {
    if (last?.list !== list || last.language !== language) last = { list, language, axis: build(list, language) };
    return last.axis;
  };
}

/** Both axes, the same objects as long as requirements, courses and language are the same. */
export function createMajorAxes() {
  const columns = rememberAxis((requirements: readonly GraduateRequire[], language) => majorColumns({ requirements }, language));
  const rows = rememberAxis((courses: LinkedMatrices['courses'], language) => majorRowHeads({ courses }, language));
  return ({ requirements, courses }: LinkedMatrices, language: Language) => ({
    columns: columns(requirements, language),
    rowAxis: rows(courses, language),
  });
}
