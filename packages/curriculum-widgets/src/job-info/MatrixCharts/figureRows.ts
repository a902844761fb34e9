import {
  courseTypes,
  indicatorGap,
  shortChoice,
  type CourseFigures,
  type IndicatorFigures,
  type Language,
  type MatrixFigures,
} from '@college/curriculum-model';
import type { BarDatum } from '@college/ui/charts';
import { langOf } from '../../support/langOf';

/** Indicator points that lack support, in their order. */
export interface IndicatorGaps {
  unsupported: IndicatorFigures[];
  weakOnly: IndicatorFigures[];
}

export function gapsOf({ requirements }: MatrixFigures): IndicatorGaps {
  const all = requirements.flatMap(({ indicators }) => indicators);
  const lacking = (gap: 'unsupported' | 'weakOnly') => all.filter((indicator) => indicatorGap(indicator) === gap);
  return { unsupported: lacking('unsupported'), weakOnly: lacking('weakOnly') };
}

/** The indicator point of a requirement where most is missing: none at all before weak alone, then the one with least. */
export function weakestOf(indicators: readonly IndicatorFigures[]): IndicatorFigures | undefined {
  const weight = { unsupported: 0, weakOnly: 1 };
  const rank = (indicator: IndicatorFigures) => weight[indicatorGap(indicator) ?? 'weakOnly'] + (indicatorGap(indicator) ? 0 : 1);
  return indicators.toSorted((one, other) => rank(one) - rank(other) || one.strong + one.weak - other.strong - other.weak)[0];
}

/** Strong and weak support of each graduation requirement, in its order; each row leads to its weakest indicator point. */
export function supportRows(
  { requirements }: MatrixFigures,
  language: Language,
  hrefOf: (indicatorId: number) => string | undefined,
): BarDatum[] {
  return requirements.map(({ id, description, indicators }) => {
    const weakest = weakestOf(indicators);
    return {
      id,
      label: description,
      lang: langOf(description, language),
      values: [sumOf(indicators, ({ strong }) => strong), sumOf(indicators, ({ weak }) => weak)],
      href: weakest && hrefOf(weakest.id),
    };
  });
}

/** Theory and practice hours of each course type; courses without a type come last. */
export function hoursRows({ courses }: MatrixFigures, language: Language, untyped: string, href: string): BarDatum[] {
  const known = new Set(courseTypes.map(({ id }) => id));
  const groups = [
    ...courseTypes.map(({ id }) => ({
      id,
      label: shortChoice(courseTypes, id, language),
      own: courses.filter(({ typeId }) => typeId === id),
    })),
    { id: 0, label: untyped, own: courses.filter(({ typeId }) => typeId === null || !known.has(typeId)) },
  ];
  return groups
    .filter(({ own }) => own.length > 0)
    .map(({ id, label, own }) => ({
      id,
      label,
      values: [sumOf(own, ({ theoryPeriod }) => theoryPeriod), sumOf(own, ({ practicePeriod }) => practicePeriod)],
      href,
    }));
}

/** One row for each course, in the order of a figure. */
export function courseRows(
  { courses }: MatrixFigures,
  language: Language,
  {
    valuesOf,
    rankOf,
    hrefOf,
  }: {
    valuesOf: (course: CourseFigures) => number[];
    /** Sorts descending. */
    rankOf: (course: CourseFigures) => number;
    hrefOf: (courseId: number) => string;
  },
): BarDatum[] {
  return courses
    .toSorted((one, other) => rankOf(other) - rankOf(one) || one.id - other.id)
    .map((course) => ({
      id: course.id,
      label: course.name,
      lang: langOf(course.name, language),
      values: valuesOf(course),
      href: hrefOf(course.id),
    }));
}

/** KSA items of a course in all. */
export function ksaCount({ ksa }: CourseFigures): number {
  return ksa.K + ksa.S + ksa.A;
}

/** A sum without the dust of binary fractions: hours have two decimals. */
export function sumOf<Item>(items: readonly Item[], valueOf: (item: Item) => number): number {
  return Math.round(items.reduce((sum, item) => sum + valueOf(item), 0) * 100) / 100;
}
