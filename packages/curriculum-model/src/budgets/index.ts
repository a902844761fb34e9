export * from './budgets';
export * from './messages';
export * from './budgetSort';
export * from './shareUsed';
