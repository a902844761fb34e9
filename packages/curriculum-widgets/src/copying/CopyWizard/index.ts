export { CopyWizard } from './CopyWizard';
export type { CopiedCourse, CopyDestination, CopyWizardProps } from './CopyWizardProps';
export type { CopySubject, CopyTarget, CopyTransport, CopyWizardSource } from './CopyWizardSource';
export { copyWizardMessages } from './messages';
export { targetMajorPath } from './targetPaths';
