export * from './CopyCourse';
export * from './CopyOrigin';
export * from './CopyWizard';
