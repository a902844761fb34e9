export { ReportLinks, type ReportLinksProps } from './ReportLinks';
export type * from './ReportLinksSource';
