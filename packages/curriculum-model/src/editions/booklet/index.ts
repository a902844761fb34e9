export * from './curriculumBooklet';
