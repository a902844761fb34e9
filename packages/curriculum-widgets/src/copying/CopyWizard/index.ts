export { CopyWizard, type CopiedCourse, type CopyDestination, type CopyWizardProps } from './CopyWizard';
export type { CopySubject, CopyTarget, CopyTransport, CopyWizardSource } from './CopyWizardSource';
export { copyWizardMessages } from './messages';
export { targetMajorPath } from './targetPaths';
