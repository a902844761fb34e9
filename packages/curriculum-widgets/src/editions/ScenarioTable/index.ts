export { ScenarioTable, type ScenarioTableProps } from './ScenarioTable';
export type { ScenarioSource } from './ScenarioSource';
export { scenarioTableMessages } from './messages';
