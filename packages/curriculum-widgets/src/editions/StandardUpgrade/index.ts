export { standardUpgradeMessages } from './messages';
export { StandardUpgrade } from './StandardUpgrade';
export type { StandardUpgradeProps } from './StandardUpgradeProps';
export type { UpgradeSource } from './UpgradeSource';
