export * from './bands';
export * from './demo';
export * from './manage';
export * from './rights';
