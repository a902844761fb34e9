export { MatrixCharts, type MatrixChartsProps } from './MatrixCharts';
export type { MatrixChartsPlaces, MatrixChartsSource } from './MatrixChartsSource';
