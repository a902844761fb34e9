export { BackupStatus, type BackupStatusProps } from './BackupStatus';
export type { BackupsSource } from './BackupsSource';
export { backupStatusMessages } from './messages';
