export * from './EditionBand';
export * from './EditionComparison';
export * from './EditionList';
export * from './MergeDesk';
export * from './MergeReceipt';
export * from './RedlineMatrix';
export * from './ScenarioTable';
