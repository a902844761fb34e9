export { GoalTable, type GoalTableProps } from './GoalTable';
export { GOAL_TABLE_STEP } from './goalTableState';
export { goalTableMessages } from './messages';
