import type { DocumentFact, DocumentLanguages, SyllabusDocument, Words } from '../../syllabus';
import { documentNotes } from '../../syllabus/document/documentNotes';
import { withSupportLegend } from '../../syllabus/document/supportWords';
import { joinWords, labelWords, plainWords } from '../../syllabus/document/wording';
import { groupBy } from '../../grouping';
import { joinNames, type Language } from '../../language';
import { majorFields } from '../../records';
import { compareEditions } from '../compareEditions';
import { editionFieldNames } from '../editionRefusals';
import { changeDescriber, type DescribedChange } from '../describe';
import { recordsOf, type CurriculumState } from '../state';
import { stateWords } from '../stateWords';
import { matrixTable } from './matrixTable';
import { revisionTable, type RevisionRemark } from './revisionTable';
import type { TwoReadings } from './twoReadings';
import { changeTopicNames, revisionSignatures, revisionWords as say } from './words';

/** What is compared, and what only the college knows of it. */
export interface Revision {
  before: CurriculumState;
  after: CurriculumState;
  /** 2021版. */
  names: { before: Words; after: Words };
  entryYear?: number;
  /** On which day the table was made, as it is printed. */
  date: string;
  /** Why there is a revision at all, as its drafts say. */
  reason?: string;
  /** Why a change was made, and by whom and when. */
  remarkOf?: (change: DescribedChange) => RevisionRemark | undefined;
}

/** The revision comparison table (修订对照表) of two states: every change in a line, in the order of the booklet, then the supports cell by cell. */
export function revisionDocument(revision: Revision, languages: DocumentLanguages): SyllabusDocument {
  const { before, after } = revision;
  const [inChinese, inEnglish] = [changeDescriber(before, after, 'zh'), changeDescriber(before, after, 'en')];
  const readings = compareEditions(before, after).map((change): TwoReadings => ({ zh: inChinese(change), en: inEnglish(change) }));
  const title = labelWords(languages, say.title);
  const blocks = withSupportLegend(
    [
      { kind: 'facts', id: 'revision', facts: headFacts(revision, readings, languages) },
      { kind: 'heading', id: 'changes', level: 1, text: labelWords(languages, say.changes) },
      revisionTable(readings, revision, languages),
      { kind: 'heading', id: 'matrix', level: 1, text: labelWords(languages, say.matrix) },
      matrixTable(before, after, languages),
      { kind: 'signatures', id: 'signatures', labels: revisionSignatures.map((label) => labelWords(languages, label)) },
    ],
    languages,
  );
  return { languages, title, runningTitle: title, isLandscape: true, blocks, notes: documentNotes(blocks, languages) };
}

function headFacts(
  { before, after, names, entryYear, date, reason = '' }: Revision,
  readings: readonly TwoReadings[],
  languages: DocumentLanguages,
): DocumentFact[] {
  const major = recordsOf(after.major, 'major')[0] ?? recordsOf(before.major, 'major')[0];
  return [
    { key: 'major', label: labelWords(languages, majorFields.name.label), value: stateWords(languages, major, 'name') },
    { key: 'code', label: labelWords(languages, majorFields.code.label), value: stateWords(languages, major, 'code') },
    { key: 'versions', label: labelWords(languages, say.versions), value: joinWords(names.before, ' → ', names.after) },
    {
      key: 'entryYear',
      label: labelWords(languages, say.entryYear),
      value: plainWords(languages, entryYear === undefined ? '' : String(entryYear)),
    },
    { key: 'date', label: labelWords(languages, say.date), value: plainWords(languages, date) },
    ...(reason === ''
      ? []
      : [{ key: 'reason', label: labelWords(languages, editionFieldNames.reason), value: plainWords(languages, reason), isWide: true }]),
    { key: 'totals', label: labelWords(languages, say.totals), value: totals(readings, languages), isWide: true },
  ];
}

/** How many changes of each kind. */
function totals(readings: readonly TwoReadings[], languages: DocumentLanguages): Words {
  const counts = [...groupBy(readings, ({ zh }) => zh.topic)].map(([topic, list]) => ({
    name: changeTopicNames[topic],
    count: list.length,
  }));
  const text = (language: Language) =>
    joinNames(
      counts.map(({ name, count }) => `${name[language]} ${count}`),
      language,
    );
  const all = readings.length;
  if (all === 0) return plainWords(languages, '0');
  return labelWords(languages, { zh: `${all} 处（${text('zh')}）`, en: `${all} (${text('en')})` });
}
