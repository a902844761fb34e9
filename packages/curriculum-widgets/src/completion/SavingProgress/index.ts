export { savingProgressMessages } from './messages';
export { SavingProgress, type SavingProgressProps } from './SavingProgress';
export type { SavingState } from './savingState';
