export * from './backupState';
