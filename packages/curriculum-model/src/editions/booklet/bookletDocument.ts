import { standardName } from '../../majors';
import { majorFields } from '../../records';
import type { DocumentBlock, DocumentLanguages, SyllabusDocument, Words } from '../../syllabus';
import { documentNotes } from '../../syllabus/document/documentNotes';
import { withSupportLegend } from '../../syllabus/document/supportWords';
import { isEmptyWords, labelWords, mapWords, plainWords } from '../../syllabus/document/wording';
import type { Bilingual } from '../../language';
import type { CourseFacts } from './courseFacts';
import { courseTable, structureTable } from './courseTables';
import { bookletMatrix, type BookletSupport } from './matrixTable';
import { requirementBlocks, type BookletRequirement } from './requirementBlocks';
import { withEdition } from './withEdition';
import { bookletNumbers, bookletWords as say } from './words';

/** What an edition is called, and for whom it is. */
export interface BookletEdition {
  /** 2024版. */
  name: Words;
  entryYear?: number;
}

/** What a booklet is made of. */
export interface BookletContent {
  major: { name: Words; code: Words; standard: string; objectives: Words };
  edition: BookletEdition;
  requirements: readonly BookletRequirement[];
  courses: readonly CourseFacts[];
  support: BookletSupport;
}

/** The booklet as a document: the major, its objectives where they are written, requirements with indicator points, structure, courses, matrix. */
export function bookletDocument(content: BookletContent, languages: DocumentLanguages): SyllabusDocument {
  const { courses, major } = content;
  const sections: readonly [Bilingual, readonly DocumentBlock[]][] = [
    [say.information, [majorFacts(content, languages)]],
    [say.objectives, isEmptyWords(major.objectives) ? [] : [{ kind: 'paragraph', id: 'objectives', text: major.objectives }]],
    [say.requirements, requirementBlocks(content.requirements, languages)],
    [say.structure, [structureTable(courses, languages)]],
    [say.courses, [courseTable(courses, languages)]],
    [say.matrix, [bookletMatrix(content.support, courses, languages)]],
  ];
  const title = bookletTitle(content.major.name);
  const blocks = withSupportLegend(
    sections.filter(([, own]) => own.length > 0).flatMap(([heading, own], at) => [sectionHeading(at, heading, languages), ...own]),
    languages,
  );
  return { languages, title, runningTitle: withEdition(title, content.edition.name), blocks, notes: documentNotes(blocks, languages) };
}

function bookletTitle(name: Words): Words {
  const title = (text: string) => say.title({ zh: text, en: text });
  return mapWords(name, { zh: (text) => title(text).zh, en: (text) => title(text).en });
}

function sectionHeading(at: number, heading: Bilingual, languages: DocumentLanguages): DocumentBlock {
  const number = bookletNumbers[at]![languages === 'en' ? 'en' : 'zh'];
  return { kind: 'heading', id: `section-${at + 1}`, level: 1, number, text: labelWords(languages, heading) };
}

function majorFacts({ major, edition: { name, entryYear } }: BookletContent, languages: DocumentLanguages): DocumentBlock {
  const facts = [
    { key: 'name', label: labelWords(languages, majorFields.name.label), value: major.name },
    { key: 'code', label: labelWords(languages, majorFields.code.label), value: major.code },
    {
      key: 'standard',
      label: labelWords(languages, majorFields.standard.label),
      value: major.standard === '' ? {} : labelWords(languages, standardName(major.standard)),
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
