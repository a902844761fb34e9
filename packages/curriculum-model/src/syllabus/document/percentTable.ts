import { syllabusFieldNames } from '../fieldNames';
import { percentTotal } from '../percent';
import type { ExamPercentRow } from '../additionalInfo';
import type { ReportData } from '../reportData';
import type { DocumentLanguages, DocumentRow, DocumentTable, Words } from './documentModel';
import { documentMessages as say } from './messages';
import { entryWords, wordsCell } from './tableWords';
import { labelWords, mapWords, plainWords } from './wording';

/** How the total score is composed: what belongs to the regular and to the final grade, and their shares. */
export function percentTable({ info }: Pick<ReportData, 'info'>, languages: DocumentLanguages): DocumentTable {
  const { rows } = info.exampercent;
  return {
    kind: 'table',
    id: 'exampercent',
    caption: labelWords(languages, syllabusFieldNames.exampercent),
    columns: [
      { key: 'composition', label: labelWords(languages, say.composition), width: 22 },
      { key: 'content', label: labelWords(languages, say.content), width: 65 },
      { key: 'share', label: labelWords(languages, say.share), width: 13, align: 'end' },
    ],
    rows: [
      ...(['regular', 'final'] as const).map((part) => partRow(part, rows, languages)),
      ...(rows.length > 0 ? [totalRow(rows, languages)] : []),
    ],
  };
}

function partRow(part: ExamPercentRow['part'], rows: readonly ExamPercentRow[], languages: DocumentLanguages): DocumentRow {
  const own = rows.filter((row) => row.part === part);
  const total = own.length === 0 ? '' : `${percentTotal(own)}%`;
  return {
    key: part,
    cells: [
      wordsCell(labelWords(languages, say[part])),
      { lines: own.map((row) => ({ words: shareWords(row, languages) })) },
      wordsCell(plainWords(languages, total)),
    ],
  };
}

function shareWords({ label, percent }: ExamPercentRow, languages: DocumentLanguages): Words {
  const words = entryWords(languages, label);
  const share = (text: string) => `${text} ${percent}%`;
  return label.trim() === '' ? plainWords(languages, `${percent}%`) : mapWords(words, { zh: share, en: share });
}

function totalRow(rows: readonly ExamPercentRow[], languages: DocumentLanguages): DocumentRow {
  const total = plainWords(languages, `${percentTotal(rows)}%`);
  return { key: 'total', cells: [wordsCell(labelWords(languages, say.total)), { lines: [] }, wordsCell(total)] };
}
