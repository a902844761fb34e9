import { syllabusFieldNames, type SyllabusFieldName, type SyllabusTextField } from '../fieldNames';
import { toSyllabusData, totalPeriodText } from '../mapping';
import type { ReportData } from '../reportData';
import { yearLabel } from '../yearOptions';
import type { DocumentBlock, DocumentFact, DocumentLanguages, Words } from './documentModel';
import { majorMatrixTable } from './majorMatrixTable';
import { partHeading } from './partHeading';
import { scheduleTable } from './scheduleTable';
import { syllabusWords } from './syllabusWords';
import { labelWords, plainWords } from './wording';

/** Part I: what, when, where and by whom (reference §2.12). */
export function basicInformation(report: ReportData, languages: DocumentLanguages): DocumentBlock[] {
  const data = toSyllabusData(report.info, report.intro);
  const fact = (key: SyllabusFieldName, value: Words): DocumentFact => {
    return { key, label: labelWords(languages, syllabusFieldNames[key]), value };
  };
  const text = (key: SyllabusTextField) => fact(key, syllabusWords(report, key, languages));
  const plain = (key: SyllabusFieldName, value: string | number | null) => fact(key, plainWords(languages, String(value ?? '').trim()));
  return [
    partHeading(1, languages),
    {
      kind: 'facts',
      id: 'basic',
      facts: [
        plain('totalPeriodData', totalPeriodText(data.totalPeriodData)),
        plain('score', data.score),
        fact('year', data.year.trim() === '' ? {} : labelWords(languages, yearLabel(data.year.trim()))),
        plain('yearPeriod', data.yearPeriod),
        text('lecturer'),
        plain('phone', data.phone),
        plain('email', data.email),
        text('department'),
        text('classname'),
        plain('students', data.students),
        { ...text('classroom'), isWide: true },
      ],
    },
    ...timetable(report, languages),
    {
      kind: 'facts',
      id: 'books',
      facts: [
        { ...text('textbooks'), isWide: true },
        { ...text('references'), isWide: true },
      ],
    },
    majorMatrixTable(report, languages),
  ];
}

/** The timetable; omitted on paper where nothing was entered. */
function timetable(report: ReportData, languages: DocumentLanguages): DocumentBlock[] {
  const isEmpty = report.info.schedule.data.every((row) => row.every((entry) => entry.trim() === ''));
  return isEmpty ? [] : [scheduleTable(report, languages)];
}
