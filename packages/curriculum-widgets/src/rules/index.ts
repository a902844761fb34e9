export * from './FindingList';
export * from './RuleSettings';
