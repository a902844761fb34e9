export * from './codes';
export * from './envelope';
export * from './versionMissing';
