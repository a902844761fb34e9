import {
  reportFileName,
  syllabusDocument,
  type DocumentBlock,
  type DocumentLanguages,
  type SyllabusDocument,
  type Words,
} from '../../syllabus';
import { documentNotes } from '../../syllabus/document/documentNotes';
import { labelWords } from '../../syllabus/document/wording';
import { courseReportOf, type ReportedCourse } from '../publishing/courseReport';
import { withEdition } from './withEdition';
import { bookletWords as say } from './words';

/** The syllabus of a course in a published edition, as a paper of its own with the name of its file. */
export interface EditionSyllabus {
  fileName: string;
  document: SyllabusDocument;
}

/** The course start report of a course as an edition has it: it says on top and at the head of every page which one, and nobody signs it. */
export function editionSyllabus(reported: ReportedCourse, edition: Words, languages: DocumentLanguages): EditionSyllabus {
  const report = courseReportOf(reported);
  const document = syllabusDocument(report, languages);
  const belongs: DocumentBlock = { kind: 'paragraph', id: 'edition', label: labelWords(languages, say.edition), text: edition };
  const blocks = [belongs, ...document.blocks.filter(({ kind }) => kind !== 'signatures')];
  const { name, translations } = report.intro;
  const courseName = (languages === 'en' && translations?.en?.name?.text) || name;
  const runningTitle = withEdition(document.runningTitle, edition);
  return {
    fileName: reportFileName(courseName, languages),
    document: { ...document, runningTitle, blocks, notes: documentNotes(blocks, languages) },
  };
}
