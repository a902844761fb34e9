export * from './bookletFileName';
export * from './curriculumBooklet';
