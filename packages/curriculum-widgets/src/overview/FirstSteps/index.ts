export { FirstSteps, type FirstStepAct, type FirstStepsMemory, type FirstStepsProps } from './FirstSteps';
export type { FirstStepId, FirstStepsKind } from './firstStepsOf';
