export * from './ksa';
export * from './point';
