export type { PageLanguage } from './pageNumber';
export { PrintedPage, RunningTitle, type PrintedPageProps, type RunningTitleProps } from './PrintedPage';
export { latinPaperFamily, paperFamily, printRules, screenOnly } from './printRules';
export { usePrinting } from './usePrinting';
