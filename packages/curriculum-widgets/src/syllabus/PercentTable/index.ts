export { PercentTable, type PercentTableProps } from './PercentTable';
