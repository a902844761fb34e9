import type { TranslatedText } from '../../fields';
import { storedFieldName, type SyllabusTextField } from '../fieldNames';
import { toSyllabusData } from '../mapping';
import type { ReportData } from '../reportData';
import type { DocumentLanguages, Words } from './documentModel';
import { writtenWords } from './wording';

/** A text of the syllabus in the languages chosen. */
export function syllabusWords(report: Pick<ReportData, 'intro' | 'info'>, name: SyllabusTextField, languages: DocumentLanguages): Words {
  return writtenWords(languages, toSyllabusData(report.info, report.intro)[name], syllabusEnglish(report, name));
}

/** The English of a text of the syllabus; that of the introduction belongs to the course (decision 120). */
export function syllabusEnglish({ intro, info }: Pick<ReportData, 'intro' | 'info'>, name: SyllabusTextField): TranslatedText | undefined {
  const english = info.translations?.en?.[storedFieldName(name)];
  return name === 'courseDesc' ? (english ?? intro.translations?.en?.['introduction']) : english;
}
