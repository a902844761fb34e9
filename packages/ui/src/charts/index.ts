export { BarChart, type BarChartProps } from './BarChart';
export type { BarDatum } from './BarRow';
export { PieChart, type PieChartProps } from './PieChart';
export type { ChartDatum } from './shares';
export type { BarLayout } from './spans';
