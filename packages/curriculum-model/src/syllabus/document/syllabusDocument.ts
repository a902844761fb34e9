import type { ReportData } from '../reportData';
import { yearLabel } from '../yearOptions';
import { basicInformation } from './basicInformation';
import { courseIntroduction } from './courseIntroduction';
import type { DocumentBlock, DocumentLanguages, SyllabusDocument, Words } from './documentModel';
import { documentNotes } from './documentNotes';
import { documentMessages as say, signatureLabels } from './messages';
import { partHeading } from './partHeading';
import { pointMatrixColumns, pointMatrixTables } from './pointMatrixTables';
import { projectMatrixTable } from './projectMatrixTable';
import { assessment, courseRequirements } from './requirementsAndAssessment';
import { withSupportLegend } from './supportWords';
import { fieldWords, isEmptyWords, labelWords, mapWords } from './wording';

/** The course start report as it is printed: the one source of PDF, Word, the public page and the read tables (reference §2.12). */
export function syllabusDocument(report: ReportData, languages: DocumentLanguages): SyllabusDocument {
  const title = documentTitle(report, languages);
  const blocks = withSupportLegend(
    [
      ...basicInformation(report, languages),
      ...introduction(report, languages),
      ...courseRequirements(report, languages),
      ...assessment(report, languages),
      ...courseSchedule(report, languages),
      { kind: 'signatures', id: 'signatures', labels: signatureLabels.map((label) => labelWords(languages, label)) },
    ],
    languages,
  );
  return { languages, title, runningTitle: runningTitle(report, title, languages), blocks, notes: documentNotes(blocks, languages) };
}

/** 《数据结构》开课说明. */
export function documentTitle({ intro }: Pick<ReportData, 'intro'>, languages: DocumentLanguages): Words {
  const words = fieldWords(languages, intro, 'name');
  const name = isEmptyWords(words) ? labelWords(languages, say.untitled) : words;
  const title = (zh: string) => say.title({ zh, en: zh });
  return mapWords(name, { zh: (text) => title(text).zh, en: (text) => title(text).en });
}

function runningTitle({ info }: ReportData, title: Words, languages: DocumentLanguages): Words {
  const year = info.year.trim() === '' ? undefined : yearLabel(info.year.trim());
  if (!year) return title;
  return mapWords(title, { zh: (text) => `${text}　${year.zh}`, en: (text) => `${text}, ${year[languages === 'zh' ? 'zh' : 'en']}` });
}

/** Part II: the introduction, and the chapters with their goals and points. */
function introduction(report: ReportData, languages: DocumentLanguages): DocumentBlock[] {
  return [partHeading(2, languages), ...courseIntroduction(report, languages), projectMatrixTable(report, languages)];
}

/** Part V: one table per point matrix. */
function courseSchedule(report: ReportData, languages: DocumentLanguages): DocumentBlock[] {
  const tables = pointMatrixTables(report, languages);
  if (tables.length > 0) return [partHeading(5, languages), ...tables];
  const empty = labelWords(languages, say.noData);
  return [partHeading(5, languages), { kind: 'table', id: 'pointMatrix', columns: pointMatrixColumns(languages), rows: [], empty }];
}
