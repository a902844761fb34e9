export { ScheduleTable, type ScheduleTableProps } from './ScheduleTable';
