import type { SyllabusDocument, Words } from '@college/curriculum-model';

/** What a PDF's font could not show, and where: the characters stand there as their numbers. */
export interface MissingCharacters {
  place: Words;
  characters: string;
}

/** What a writer needs beside the document itself. */
export interface WritingJob {
  document: SyllabusDocument;
  /** Milliseconds since 1970, for the file's properties. */
  time: number;
}

/** Called with the progress of a file, from 0 to 100. */
export type OnProgress = (progress: number) => void;
