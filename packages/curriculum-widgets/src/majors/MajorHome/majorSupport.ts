import {
  courseClasses,
  courseTypes,
  indicatorGap,
  numberedText,
  relateValues,
  textOf,
  type Language,
  type MajorMatrix,
} from '@college/curriculum-model';
import type { CardSupport } from '../CourseCard';

/** An indicator point in the strip under the major's name. */
export interface IndicatorCount {
  id: number;
  /** 2.1 */
  number: string;
  label: string;
  /** Whether it is the first under its requirement. */
  isFirst: boolean;
  strong: number;
  weak: number;
  gap: 'unsupported' | 'weakOnly' | null;
  /** The courses that support it, in the order of the major. */
  supporters: Readonly<Record<'strong' | 'weak', readonly number[]>>;
}

/** The supports of the major and of each of its courses, from the major matrix. */
export interface MajorSupport {
  indicators: readonly IndicatorCount[];
  requirementCount: number;
  courses: ReadonlyMap<number, CardSupport>;
}

/** Counts the supports of each indicator point, and lists those of each course in the order of the requirements. */
export function supportOf(
  { requirements, courses, data }: Pick<MajorMatrix, 'requirements' | 'courses' | 'data'>,
  language: Language,
): MajorSupport {
  const counts = new Map<number, { strong: number; weak: number }>();
  const ofCourse = new Map<number, Map<number, 'strong' | 'weak'>>();
  for (const { graduateRequireId, courseUnitId, relate } of data) {
    const kind = relate === relateValues.strong ? 'strong' : 'weak';
    const count = counts.get(graduateRequireId) ?? { strong: 0, weak: 0 };
    counts.set(graduateRequireId, { ...count, [kind]: count[kind] + 1 });
    const kinds = ofCourse.get(courseUnitId) ?? new Map<number, 'strong' | 'weak'>();
    ofCourse.set(courseUnitId, kinds.set(graduateRequireId, kind));
  }
  const indicators = requirements.flatMap(({ children }) =>
    children.map((indicator, index): IndicatorCount => {
      const { strong, weak } = counts.get(indicator.id) ?? { strong: 0, weak: 0 };
      const label = textOf(indicator, 'description', language);
      const number = numberedText(indicator.description).number || String(indicator.id);
      const supportersOf = (kind: 'strong' | 'weak') =>
        courses.flatMap(({ id }) => (ofCourse.get(id)?.get(indicator.id) === kind ? id : []));
      const supporters = { strong: supportersOf('strong'), weak: supportersOf('weak') };
      return { id: indicator.id, number, label, isFirst: index === 0, strong, weak, gap: indicatorGap({ strong, weak }), supporters };
    }),
  );
  const kindWords = (choices: typeof courseClasses, id: number | null) => choices.find((choice) => choice.id === id)?.short[language];
  return {
    indicators,
    requirementCount: requirements.length,
    courses: new Map(
      courses.map(({ id, classId, typeId }) => {
        const kinds = ofCourse.get(id);
        const numbersOf = (kind: 'strong' | 'weak') =>
          indicators.filter((indicator) => kinds?.get(indicator.id) === kind).map(({ number }) => number);
        const kind = [kindWords(courseClasses, classId), kindWords(courseTypes, typeId)].filter(Boolean).join(' ');
        return [id, { kind, strong: numbersOf('strong'), weak: numbersOf('weak') }];
      }),
    ),
  };
}
