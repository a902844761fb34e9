export * from './budgets';
export * from './messages';
