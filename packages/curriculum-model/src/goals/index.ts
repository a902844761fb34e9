export * from './goal';
export * from './goalRules';
export * from './goalTree';
export * from './numbering';
export * from './taskGoal';
