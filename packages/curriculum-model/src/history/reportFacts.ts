import { storedFieldName, storedFieldNames, storedTextFields, syllabusFieldOrder, yearLabel } from '../syllabus';
import { englishOf } from '../records/fieldLabels';
import type { Fact, Facts } from './facts';
import { rowOf, asText, type Reading } from './reading';
import { scheduleLines, scoreType, shareLines } from './reportTables';

// The introduction has its history with the course; the scale of the score stands before its composition.
const inOrder = syllabusFieldOrder
  .filter((name) => name !== 'courseDesc')
  .flatMap((name) => (name === 'exampercent' ? ['exampercent.type', name] : [storedFieldName(name)]));

/** What the course start report adds to the course, field by field in the order of the paper. */
export function reportFacts(state: unknown, reading: Reading): Facts {
  const report = rowOf(state);
  const facts = inOrder.flatMap((field): Fact[] => {
    const original = { label: nameOf(field, reading), value: valueOf(report, field, reading) };
    return isText(field) ? [original, englishFact(report, field, reading)] : [original];
  });
  return [{ title: '', parts: [{ key: 'report', name: '', facts }] }];
}

function valueOf(report: Record<string, unknown>, field: string, { language }: Reading): string {
  switch (field) {
    case 'year':
      return yearLabel(asText(report.year))[language];
    case 'schedule':
      return scheduleLines(report.schedule, language);
    case 'examtype':
      return scoreType('examtype', report.examtype, language);
    case 'exampercent.type':
      return scoreType('exampercenttype', rowOf(report.exampercent).type, language);
    case 'exampercent':
      return shareLines(report.exampercent, language);
    default:
      return asText(report[field]);
  }
}

function englishFact(report: Record<string, unknown>, field: string, { language }: Reading): Fact {
  const english = rowOf(rowOf(rowOf(report.translations).en)[field]);
  return { label: englishOf(storedFieldNames[field] ?? { zh: field, en: field })[language], value: asText(english.text) };
}

function nameOf(field: string, { language }: Reading): string {
  return storedFieldNames[field]?.[language] ?? field;
}

function isText(field: string): boolean {
  return (storedTextFields as readonly string[]).includes(field);
}
