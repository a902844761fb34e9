export * from './collegeMajor';
