import { syllabusDocument, type DocumentBlock, type DocumentLanguages, type SyllabusDocument, type Words } from '../../syllabus';
import { documentNotes } from '../../syllabus/document/documentNotes';
import { labelWords } from '../../syllabus/document/wording';
import { courseReportOf } from '../publishing/courseReport';
import type { CurriculumState } from '../state';
import { bookletNumbers, bookletWords as say } from './words';

/** What a booklet as a file has beyond the page of its edition. */
export interface BookletAppendix {
  /** Why the edition was withdrawn; absent while it stands. */
  withdrawn?: Words;
  /** When its state was taken: there, the syllabuses of all courses are appended. */
  syllabusesOf?: string;
}

/** A booklet that says on top that it was withdrawn, with the syllabuses at its end. */
export function withAppendix(
  main: SyllabusDocument,
  state: CurriculumState,
  { withdrawn, syllabusesOf }: BookletAppendix,
): SyllabusDocument {
  const { languages } = main;
  const syllabuses = syllabusesOf === undefined ? [] : syllabusBlocks(state, languages, syllabusesOf);
  if (!withdrawn && syllabuses.length === 0) return main;
  const blocks: DocumentBlock[] = [
    ...(withdrawn ? [{ kind: 'paragraph', id: 'withdrawn', label: labelWords(languages, say.withdrawn), text: withdrawn } as const] : []),
    ...main.blocks,
    ...(syllabuses.length > 0 ? [appendixHeading(languages), ...syllabuses] : []),
  ];
  return { ...main, blocks, notes: documentNotes(blocks, languages) };
}

function appendixHeading(languages: DocumentLanguages): DocumentBlock {
  const number = bookletNumbers.at(-1)![languages === 'en' ? 'en' : 'zh'];
  return { kind: 'heading', id: `section-${bookletNumbers.length}`, level: 1, number, text: labelWords(languages, say.syllabuses) };
}

/** The syllabus of every course under its title, as its own paper has it; nobody signs them in a booklet. */
function syllabusBlocks({ major, courses }: CurriculumState, languages: DocumentLanguages, takenAt: string): DocumentBlock[] {
  return courses.flatMap((course): DocumentBlock[] => {
    const { title, blocks } = syllabusDocument(courseReportOf({ major, course, takenAt }), languages);
    const own = blocks.filter(({ kind }) => kind !== 'signatures').map((block) => inBooklet(block, course.lineage));
    return [{ kind: 'heading', id: `syllabus-${course.lineage}`, level: 1, text: title }, ...own];
  });
}

function inBooklet(block: DocumentBlock, lineage: number): DocumentBlock {
  const id = `syllabus-${lineage}-${block.id}`;
  return block.kind === 'heading' ? { ...block, id, level: 2 } : { ...block, id };
}
