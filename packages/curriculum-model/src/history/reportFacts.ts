import { syllabusFields } from '../records';
import { syllabusFieldNames } from '../syllabus';
import type { Facts } from './facts';
import { rowOf, type Reading } from './reading';
import { reportWordsOf, scaleWords } from './reportTables';
import { tableFacts } from './tableFacts';

/** What the course start report adds to the course, field by field in the order of the paper; the introduction has its history with the course. */
export function reportFacts(state: unknown, reading: Reading): Facts {
  const report = rowOf(state);
  const { language } = reading;
  const facts = tableFacts(
    syllabusFields,
    report,
    reading,
    reportWordsOf(report, language, (id) => reading.nameOf({ kind: 'goal', id })),
  );
  // The scale of the score comes before its composition.
  const scale = { label: syllabusFieldNames.exampercenttype[language], value: scaleWords(report.exampercent, language) };
  const place = facts.findIndex(({ label }) => label === syllabusFields.exampercent.label[language]);
  return [{ title: '', parts: [{ key: 'report', name: '', facts: facts.toSpliced(place, 0, scale) }] }];
}
