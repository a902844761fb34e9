export { DeadlinePlan, type DeadlinePlanControls, type DeadlinePlanProps } from './DeadlinePlan';
export type { DeadlinePlanSource } from './DeadlinePlanSource';
export { deadlinePlanMessages } from './messages';
