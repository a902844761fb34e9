export * from './CourseGoals';
export * from './GoalEdit';
export * from './GoalPanel';
export * from './GoalTable';
export type { GoalsSource } from './GoalsSource';
export { courseGoalsMessages } from './messages';
