import { namesOf, reportedCourseFields, type FieldNameIn } from '../../records';
import type { ReportData } from '../reportData';
import type { DocumentBlock, DocumentLanguages } from './documentModel';
import { syllabusWords } from './syllabusWords';
import { isEmptyWords } from './wording';

/** What part II prints of each field of the course that the report reads. */
const printed: Record<FieldNameIn<typeof reportedCourseFields>, (report: ReportData, languages: DocumentLanguages) => DocumentBlock[]> = {
  // It is the title of the paper.
  name: () => [],
  introduction: (report, languages) => {
    const text = syllabusWords(report, 'courseDesc', languages);
    return isEmptyWords(text) ? [] : [{ kind: 'paragraph', id: 'courseDesc', text }];
  },
};

/** The course introduction, at the start of part II. */
export function courseIntroduction(report: ReportData, languages: DocumentLanguages): DocumentBlock[] {
  return namesOf(reportedCourseFields).flatMap((name) => printed[name](report, languages));
}
