import { syllabusFields } from '../records';
import { syllabusFieldNames, yearLabel } from '../syllabus';
import type { Facts } from './facts';
import { rowOf, asText, type Reading } from './reading';
import { scheduleLines, scoreType, shareLines } from './reportTables';
import { tableFacts } from './tableFacts';

/** What the course start report adds to the course, field by field in the order of the paper; the introduction has its history with the course. */
export function reportFacts(state: unknown, reading: Reading): Facts {
  const report = rowOf(state);
  const { language } = reading;
  const facts = tableFacts(syllabusFields, report, reading, {
    year: yearLabel(asText(report.year))[language],
    schedule: scheduleLines(report.schedule, language),
    examtype: scoreType('examtype', report.examtype, language),
    exampercent: shareLines(report.exampercent, language),
  });
  // The scale of the score comes before its composition.
  const scale = {
    label: syllabusFieldNames.exampercenttype[language],
    value: scoreType('exampercenttype', rowOf(report.exampercent).type, language),
  };
  const place = facts.findIndex(({ label }) => label === syllabusFields.exampercent.label[language]);
  return [{ title: '', parts: [{ key: 'report', name: '', facts: facts.toSpliced(place, 0, scale) }] }];
}
