export type { BookletAppendix } from './bookletAppendix';
export type { BookletEdition } from './bookletDocument';
export * from './bookletFileName';
export * from './curriculumBooklet';
export * from './draftSyllabus';
export * from './editionSyllabus';
export * from './publishedPaper';
