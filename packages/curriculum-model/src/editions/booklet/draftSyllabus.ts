import type { DocumentBlock, SyllabusDocument } from '../../syllabus';
import { documentNotes } from '../../syllabus/document/documentNotes';
import { labelWords, plainWords } from '../../syllabus/document/wording';
import { bookletWords as say } from './words';

/** A draft, as the papers of its courses name it. */
export interface NamedDraft {
  kind: 'draft' | 'scenario';
  name: string;
}

/** The course start report of a course in a draft: on top and at the head of every page it says which draft, before the title, which a narrow head cuts off. */
export function draftSyllabus(document: SyllabusDocument, { kind, name }: NamedDraft): SyllabusDocument {
  const { languages, title, runningTitle } = document;
  const label = say[kind];
  const belongs: DocumentBlock = {
    kind: 'paragraph',
    id: 'edition',
    label: labelWords(languages, label),
    text: plainWords(languages, name),
  };
  const blocks = [belongs, ...document.blocks];
  return {
    ...document,
    runningTitle: {
      ...runningTitle,
      // A title without English stays Chinese, and so does what is before it.
      ...(title.zh !== undefined && { zh: `${label.zh}「${name}」　${runningTitle.zh ?? title.zh}` }),
      ...(title.en !== undefined && { en: `${label.en} “${name}”, ${runningTitle.en ?? title.en}` }),
    },
    blocks,
    notes: documentNotes(blocks, languages),
  };
}
