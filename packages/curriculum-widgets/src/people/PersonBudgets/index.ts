export { PersonBudgets, type PersonBudgetsProps } from './PersonBudgets';
export type { BudgetsSource } from './BudgetsSource';
export { personBudgetsMessages } from './messages';
