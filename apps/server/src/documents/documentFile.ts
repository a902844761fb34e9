import type { SyllabusDocument, Words } from '@college/curriculum-model';

/** The characters that a PDF's font lacks, and where; they are printed as their code points. */
export interface MissingCharacters {
  place: Words;
  characters: string;
}

/** What a writer needs besides the document. */
export interface WritingJob {
  document: SyllabusDocument;
  /** Milliseconds since 1970, for the file's properties. */
  time: number;
}

/** Called with the progress of a file, from 0 to 100. */
export type OnProgress = (progress: number) => void;
