export * from './binding';
export * from './checkRelations';
export * from './copy';
export * from './messages';
export * from './progress';
