export * from './cardRules';
export * from './courseCard';
