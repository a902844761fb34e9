export * from './CopyCourse';
export * from './CopyCourses';
export * from './CopyOrigin';
export * from './CopyWizard';
