export * from './check';
export * from './messages';
export * from './totals';
