export { PrintedPage, RunningTitle, type PrintedPageProps } from './PrintedPage';
export { printRules, screenOnly } from './printRules';
export { usePrinting } from './usePrinting';
