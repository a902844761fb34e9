export * from './cardMenu';
export * from './cardMenus';
export * from './cardRules';
export * from './courseCard';
