export * from './goal';
export * from './goalRules';
export * from './taskGoal';
