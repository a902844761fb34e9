export { MajorDetail, type MajorDetailControls, type MajorDetailProps } from './MajorDetail';
export { majorDraftKey } from './draft/majorDraft';
export { listMajorDrafts, type StoredMajorDraft } from './draft/storedMajorDrafts';
export type { MajorDetailSource } from './MajorDetailSource';
export { majorDetailMessages } from './messages';
