import { relateValues, type Relate } from '../../matrices';
import type { DocumentCell, DocumentLanguages, DocumentTable } from '../../syllabus';
import { wordsCell } from '../../syllabus/document/tableWords';
import { labelWords, plainWords } from '../../syllabus/document/wording';
import * as terms from '../../terms';
import { redlineMatrix, type RedlineMark } from '../redline';
import type { CurriculumState } from '../state';
import { changeWayNames, revisionWords as say } from './words';

/** The cells of the major matrix that differ, course by course. */
export function matrixTable(before: CurriculumState, after: CurriculumState, languages: DocumentLanguages): DocumentTable {
  const [zh, en] = [redlineMatrix(before, after, 'zh'), redlineMatrix(before, after, 'en')];
  const order = new Map(zh.columns.map(({ key }, at) => [key, at]));
  const lines = zh.rows.flatMap((row, at) =>
    row.cells
      .filter(({ mark }) => mark !== 'same')
      .toSorted((one, other) => order.get(one.key)! - order.get(other.key)!)
      .map((cell) => ({ cell, name: { zh: row.name, en: en.rows[at]!.name }, lineage: row.lineage })),
  );
  return {
    kind: 'table',
    id: 'matrix-table',
    columns: [
      { key: 'course', label: labelWords(languages, terms.course), width: 30 },
      { key: 'indicator', label: labelWords(languages, terms.indicatorPoint), width: 40 },
      { key: 'before', label: labelWords(languages, say.before), width: 8, align: 'center' },
      { key: 'after', label: labelWords(languages, say.after), width: 8, align: 'center' },
      { key: 'change', label: labelWords(languages, say.change), width: 14 },
    ],
    rows: lines.map(({ cell, name, lineage }) => {
      const at = order.get(cell.key)!;
      const text = (matrix: typeof zh) => `${matrix.columns[at]!.number} ${matrix.columns[at]!.text}`;
      return {
        key: `${lineage} ${cell.key}`,
        cells: [
          wordsCell(labelWords(languages, name)),
          wordsCell(labelWords(languages, { zh: text(zh), en: text(en) })),
          signCell(cell.before, languages),
          signCell(cell.after, languages),
          wordsCell(labelWords(languages, wayOf(cell.mark))),
        ],
      };
    }),
    empty: labelWords(languages, say.noMatrixChanges),
  };
}

function signCell(relate: Relate, languages: DocumentLanguages): DocumentCell {
  return relate === relateValues.none ? wordsCell(plainWords(languages, '–')) : { lines: [{ words: {}, support: relate }] };
}

const wayOf = (mark: RedlineMark) => changeWayNames[mark === 'same' ? 'changed' : mark];
