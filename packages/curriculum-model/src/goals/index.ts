export * from './goal';
export * from './goalEntries';
export * from './goalRules';
export * from './goalTree';
export * from './indicatorSearch';
export * from './numbering';
export * from './taskGoal';
