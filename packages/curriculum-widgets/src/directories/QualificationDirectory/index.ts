export { QualificationDirectory, type QualificationDirectoryProps } from './QualificationDirectory';
export type { QualificationSource } from './QualificationSource';
export { qualificationDirectoryMessages } from './messages';
