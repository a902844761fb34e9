export * from './cardMenu';
export * from './cardRules';
export * from './courseCard';
