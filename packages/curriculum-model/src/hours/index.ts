export * from './check';
export * from './messages';
export * from './pair';
export * from './totals';
