import { majorFields } from '../../records';
import { standardName } from '../../majors';
import type { DocumentBlock, DocumentLanguages, SyllabusDocument, Words } from '../../syllabus';
import { documentNotes } from '../../syllabus/document/documentNotes';
import { withSupportLegend } from '../../syllabus/document/supportWords';
import { isEmptyWords, labelWords, mapWords, plainWords } from '../../syllabus/document/wording';
import type { Bilingual } from '../../language';
import { recordsOf, type CurriculumState } from '../state';
import { stateWords } from '../stateWords';
import { courseFactsOf } from './courseFacts';
import { courseTable, structureTable } from './courseTables';
import { bookletMatrix } from './matrixTable';
import { requirementBlocks } from './requirementBlocks';
import { bookletNumbers, bookletWords as say } from './words';

/** What an edition is called, and for whom it is. */
export interface BookletEdition {
  /** 2024版. */
  name: Words;
  entryYear?: number;
}

/** The booklet (培养方案) of an edition without its syllabuses: the major, requirements with indicator points, structure, courses, matrix. */
export function curriculumBooklet(state: CurriculumState, edition: BookletEdition, languages: DocumentLanguages): SyllabusDocument {
  const courses = courseFactsOf(state, languages);
  const sections: readonly [Bilingual, readonly DocumentBlock[]][] = [
    [say.information, [majorFacts(state, edition, languages)]],
    [say.requirements, requirementBlocks(state, languages)],
    [say.structure, [structureTable(courses, languages)]],
    [say.courses, [courseTable(courses, languages)]],
    [say.matrix, [bookletMatrix(state, courses, languages)]],
  ];
  const title = bookletTitle(state, languages);
  const blocks = withSupportLegend(
    sections.flatMap(([heading, own], at) => [sectionHeading(at, heading, languages), ...own]),
    languages,
  );
  return { languages, title, runningTitle: title, blocks, notes: documentNotes(blocks, languages) };
}

function bookletTitle({ major }: CurriculumState, languages: DocumentLanguages): Words {
  const name = stateWords(languages, recordsOf(major, 'major')[0], 'name');
  const title = (text: string) => say.title({ zh: text, en: text });
  return mapWords(name, { zh: (text) => title(text).zh, en: (text) => title(text).en });
}

function sectionHeading(at: number, heading: Bilingual, languages: DocumentLanguages): DocumentBlock {
  const number = bookletNumbers[at]![languages === 'en' ? 'en' : 'zh'];
  return { kind: 'heading', id: `section-${at + 1}`, level: 1, number, text: labelWords(languages, heading) };
}

function majorFacts({ major }: CurriculumState, { name, entryYear }: BookletEdition, languages: DocumentLanguages): DocumentBlock {
  const record = recordsOf(major, 'major')[0];
  const { standard } = record?.fields ?? {};
  const facts = [
    { key: 'name', label: labelWords(languages, majorFields.name.label), value: stateWords(languages, record, 'name') },
    { key: 'code', label: labelWords(languages, majorFields.code.label), value: stateWords(languages, record, 'code') },
    {
      key: 'standard',
      label: labelWords(languages, majorFields.standard.label),
      value: typeof standard === 'string' && standard !== '' ? labelWords(languages, standardName(standard)) : {},
    },
    { key: 'edition', label: labelWords(languages, say.edition), value: name },
    {
      key: 'entryYear',
      label: labelWords(languages, say.entryYear),
      value: plainWords(languages, entryYear === undefined ? '' : String(entryYear)),
    },
  ];
  return { kind: 'facts', id: 'major', facts: facts.filter(({ key, value }) => key !== 'standard' || !isEmptyWords(value)) };
}
