export * from './bodyLimit';
export * from './client';
export * from './download';
export * from './endpoint';
export * from './failure';
export * from './loginInvalid';
export { createMemoryStorage, createSafeStorage, type TextStorage } from './safeStorage';
export type { ClientSession } from './signOut';
export { buildUrl } from './url';
