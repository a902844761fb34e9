export * from './check';
export * from './messages';
export * from './pair';
export * from './shareOut';
export * from './totals';
