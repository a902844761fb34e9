import { blankFields, emptyAdditionalInfo, reportedCourseFields, type ReportData } from '@college/curriculum-model';
import { sampleReport } from './sampleReport';

/** The report of a course for which nothing was filled in and whose matrices are empty. */
export function emptyReport(): ReportData {
  const { intro, requires } = sampleReport();
  return {
    intro: { ...blankFields(reportedCourseFields), name: intro.name, totalPeriodData: intro.totalPeriodData },
    info: { ...emptyAdditionalInfo(1004), version: 0 },
    requires,
    majorMatrix: [],
    projects: [],
    projectMatrix: [],
    pointMatrix: [],
    taskGoals: [],
  };
}
