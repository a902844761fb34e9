export { PrintedPage, RunningTitle, type PrintedPageProps } from './PrintedPage';
export { paperFamily, printRules, screenOnly } from './printRules';
export { usePrinting } from './usePrinting';
