import { bindingAt, indicatorsOf } from '../../matrices';
import type { DocumentCell, DocumentLanguages, DocumentTable } from '../../syllabus';
import { wordsCell } from '../../syllabus/document/tableWords';
import { labelWords, plainWords } from '../../syllabus/document/wording';
import * as terms from '../../terms';
import { figuresOf, majorMatrixOf } from '../figures';
import type { CurriculumState } from '../state';
import type { CourseFacts } from './courseFacts';
import { bookletWords as say } from './words';

/** The major matrix: a row for each course, a column for each indicator point, and how many support it strongly and weakly. */
export function bookletMatrix(state: CurriculumState, courses: readonly CourseFacts[], languages: DocumentLanguages): DocumentTable {
  const matrix = majorMatrixOf(state);
  const indicators = indicatorsOf(matrix).flatMap((requirement) => requirement.indicators);
  const { indicators: figures } = figuresOf(state);
  const sums = (strength: 'strong' | 'weak', support: 0 | 1) => ({
    key: strength,
    cells: [
      { lines: [{ words: labelWords(languages, terms.total), support }] },
      ...figures.map((figure) => wordsCell(plainWords(languages, String(figure[strength])))),
    ],
  });
  return {
    kind: 'table',
    id: 'major-matrix',
    columns: [
      { key: 'course', label: labelWords(languages, terms.course), width: 24 },
      ...indicators.map(({ id, number }) => ({
        key: String(id),
        label: plainWords(languages, number),
        width: 4,
        align: 'center' as const,
      })),
    ],
    rows: [
      ...courses.map(({ lineage, name }) => ({
        key: String(lineage),
        cells: [wordsCell(name), ...indicators.map(({ id }): DocumentCell => signCell(bindingAt(matrix, lineage, id)?.relate))],
      })),
      ...(courses.length > 0 ? [sums('strong', 0), sums('weak', 1)] : []),
    ],
    empty: labelWords(languages, say.noCourses),
  };
}

function signCell(relate: 0 | 1 | -1 | undefined): DocumentCell {
  return relate === 0 || relate === 1 ? { lines: [{ words: {}, support: relate }] } : { lines: [] };
}
