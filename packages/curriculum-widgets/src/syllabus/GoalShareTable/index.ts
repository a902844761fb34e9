export { GoalShareTable, type GoalShareTableProps } from './GoalShareTable';
