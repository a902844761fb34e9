export { courseReportOf, type ReportedCourse } from './courseReport';
export { publishedHomeOf, textPair } from './publishedHome';
export { publishWords } from './words';
