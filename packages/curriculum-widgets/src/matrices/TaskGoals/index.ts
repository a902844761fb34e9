export { TaskGoals, type TaskGoalsProps } from './TaskGoals';
export { TaskGoalsDialog, type TaskGoalsDialogProps } from './TaskGoalsDialog';
export type { TaskGoalsSource } from './TaskGoalsSource';
