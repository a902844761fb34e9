export * from './goal';
export * from './goalRules';
export * from './numbering';
export * from './taskGoal';
