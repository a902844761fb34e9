export * from './goal';
export * from './taskGoal';
