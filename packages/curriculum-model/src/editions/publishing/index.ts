export { courseReportOf, type ReportedCourse } from './courseReport';
export { publishedHomeOf, textPair } from './publishedHome';
export { publishFindings } from './publishFindings';
export { publishWords } from './words';
