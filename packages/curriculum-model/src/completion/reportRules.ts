import type { AdditionalInfo } from '../syllabus';
import type { CourseData } from './courseData';
import { itemsOf } from './items';
import type { CompletionItem } from './itemSchema';
import { completionMessages as say, reportFields } from './messages';

/** Course start report: the additional-info fields without id and courseUnitId (domain.md §7). */
export function reportItems({ report }: CourseData): CompletionItem[] {
  const item = itemsOf('report');
  return Object.entries(reportFields).map(([field, name]) =>
    item(field, name, report !== null && isFilled(report, field as keyof AdditionalInfo), say.fillIn(name), { screen: 'report', field }),
  );
}

function isFilled(report: AdditionalInfo, field: keyof AdditionalInfo): boolean {
  // The first two columns of a schedule row name the time itself.
  if (field === 'schedule') return report.schedule.data.some((row) => row.slice(2).some((cell) => cell.trim() !== ''));
  if (field === 'exampercent') return report.exampercent.rows.some((row) => row.percent > 0);
  const value = report[field];
  return typeof value === 'string' ? value.trim() !== '' : value !== null && value !== undefined;
}
