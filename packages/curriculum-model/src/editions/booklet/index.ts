export type { BookletEdition } from './bookletDocument';
export * from './bookletFileName';
export * from './curriculumBooklet';
export * from './publishedPaper';
export type { BookletAppendix } from './syllabusBlocks';
