export { RetentionSettings, type RetentionSettingsControls, type RetentionSettingsProps } from './RetentionSettings';
export type { RetentionSource } from './RetentionSource';
export { retentionSettingsMessages } from './messages';
