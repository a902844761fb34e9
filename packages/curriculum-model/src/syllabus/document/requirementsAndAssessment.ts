import { syllabusFieldNames, type SyllabusTextField } from '../fieldNames';
import { syllabusParts } from '../syllabusParts';
import type { ReportData } from '../reportData';
import type { DocumentBlock, DocumentFact, DocumentLanguages, Words } from './documentModel';
import { documentMessages as say } from './messages';
import { goalShareTable } from './goalShareTable';
import { partHeading } from './partHeading';
import { percentTable } from './percentTable';
import { syllabusWords } from './syllabusWords';
import { isEmptyWords, labelWords } from './wording';

const requirementFields: readonly SyllabusTextField[] = syllabusParts[3].fields;

/** Part III: the requirements for students. Empty items are left out; where all are, there is a line for each. */
export function courseRequirements(report: ReportData, languages: DocumentLanguages): DocumentBlock[] {
  const filled = requirementFields.flatMap((name) => paragraph(report, name, languages));
  if (filled.length > 0) return [partHeading(3, languages), ...filled];
  const facts = requirementFields.map((name) => wideFact(name, {}, languages));
  return [partHeading(3, languages), { kind: 'facts', id: 'requirements', facts }];
}

/** Part IV: how students are assessed; the note on grades is shown on screen only (decision 124). */
export function assessment(report: ReportData, languages: DocumentLanguages): DocumentBlock[] {
  const { examtype, exampercent } = report.info;
  const shares = goalShareTable(report, languages);
  const method = examtype === null ? {} : labelWords(languages, examtype === 0 ? say.exam : say.assessment);
  const scale = labelWords(languages, exampercent.type === 0 ? say.percentScale : say.fiveLevels);
  return [
    partHeading(4, languages),
    {
      kind: 'facts',
      id: 'assessment',
      facts: [
        { key: 'examtype', label: labelWords(languages, syllabusFieldNames.examtype), value: method },
        { key: 'exampercenttype', label: labelWords(languages, syllabusFieldNames.exampercenttype), value: scale },
        wideFact('examway', syllabusWords(report, 'examway', languages), languages),
      ],
    },
    percentTable(report, languages),
    ...(shares ? [shares] : []),
    ...paragraph(report, 'examdetail', languages),
  ];
}

function paragraph(report: ReportData, name: SyllabusTextField, languages: DocumentLanguages): DocumentBlock[] {
  const text = syllabusWords(report, name, languages);
  return isEmptyWords(text) ? [] : [{ kind: 'paragraph', id: name, label: labelWords(languages, syllabusFieldNames[name]), text }];
}

function wideFact(key: SyllabusTextField, value: Words, languages: DocumentLanguages): DocumentFact {
  return { key, label: labelWords(languages, syllabusFieldNames[key]), value, isWide: true };
}
