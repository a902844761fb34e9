import type { DocumentBlock, SyllabusDocument, Words } from '../../syllabus';
import { documentNotes } from '../../syllabus/document/documentNotes';
import { labelWords } from '../../syllabus/document/wording';
import { bookletNumbers, bookletWords as say } from './words';

/** What a booklet as a file has beyond the page of its edition. */
export interface BookletAppendix {
  /** Why the edition was withdrawn; absent while it stands. */
  withdrawn?: Words;
  /** Whether the syllabuses of all courses come with it, each as a file of its own. */
  hasSyllabuses?: boolean;
}

/** A booklet that says on top that it was withdrawn, and at its end where the syllabuses are. */
export function withAppendix(main: SyllabusDocument, { withdrawn, hasSyllabuses = false }: BookletAppendix): SyllabusDocument {
  const { languages } = main;
  if (!withdrawn && !hasSyllabuses) return main;
  const count = main.blocks.filter((block) => block.kind === 'heading' && block.level === 1).length;
  const number = bookletNumbers[count]![languages === 'en' ? 'en' : 'zh'];
  const appendix: readonly DocumentBlock[] = [
    { kind: 'heading', id: `section-${count + 1}`, level: 1, number, text: labelWords(languages, say.syllabuses) },
    { kind: 'paragraph', id: 'syllabuses', text: labelWords(languages, say.syllabusesBeside) },
  ];
  const blocks: DocumentBlock[] = [
    ...(withdrawn ? [{ kind: 'paragraph', id: 'withdrawn', label: labelWords(languages, say.withdrawn), text: withdrawn } as const] : []),
    ...main.blocks,
    ...(hasSyllabuses ? appendix : []),
  ];
  return { ...main, blocks, notes: documentNotes(blocks, languages) };
}
