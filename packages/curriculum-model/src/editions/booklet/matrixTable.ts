import { bindingAt, type Relate } from '../../matrices';
import type { DocumentCell, DocumentLanguages, DocumentTable } from '../../syllabus';
import { wordsCell } from '../../syllabus/document/tableWords';
import { labelWords, plainWords } from '../../syllabus/document/wording';
import * as terms from '../../terms';
import { figuresOf, majorMatrixOf, type IndicatorSupport } from '../figures';
import type { CurriculumState, Key } from '../state';
import type { CourseFacts } from './courseFacts';
import { bookletWords as say } from './words';

/** The support of indicator points by courses. */
export interface BookletSupport {
  /** The indicator points in their order, with how many courses support each. */
  indicators: readonly IndicatorSupport[];
  relateAt: (lineage: number, indicator: Key) => Relate | undefined;
}

/** The support in the major matrix of a state. */
export function supportOf(state: CurriculumState): BookletSupport {
  const matrix = majorMatrixOf(state);
  return {
    indicators: figuresOf(state).indicators,
    relateAt: (lineage, indicator) => bindingAt(matrix, lineage, Number(indicator))?.relate,
  };
}

/** The major matrix: a row for each course, a column for each indicator point, and how many support it strongly and weakly. */
export function bookletMatrix(
  { indicators, relateAt }: BookletSupport,
  courses: readonly CourseFacts[],
  languages: DocumentLanguages,
): DocumentTable {
  const sums = (strength: 'strong' | 'weak', support: 0 | 1) => ({
    key: strength,
    cells: [
      { lines: [{ words: labelWords(languages, terms.total), support }] },
      ...indicators.map((indicator) => wordsCell(plainWords(languages, String(indicator[strength])))),
    ],
  });
  return {
    kind: 'table',
    id: 'major-matrix',
    isDivisible: true,
    columns: [
      { key: 'course', label: labelWords(languages, terms.course), width: 24 },
      ...indicators.map(({ key, number }) => ({ key, label: plainWords(languages, number), width: 4, align: 'center' as const })),
    ],
    rows: [
      ...courses.map(({ lineage, name }) => ({
        key: String(lineage),
        cells: [wordsCell(name), ...indicators.map(({ key }): DocumentCell => signCell(relateAt(lineage, key)))],
      })),
      ...(courses.length > 0 ? [sums('strong', 0), sums('weak', 1)] : []),
    ],
    empty: labelWords(languages, say.noCourses),
  };
}

function signCell(relate: Relate | undefined): DocumentCell {
  return relate === 0 || relate === 1 ? { lines: [{ words: {}, support: relate }] } : { lines: [] };
}
