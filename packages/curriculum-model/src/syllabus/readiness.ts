import type { SyllabusFieldName } from './fieldNames';
import type { ReportData } from './reportData';
import { syllabusParts, type SyllabusTableName } from './syllabusParts';
import type { SyllabusData } from './syllabusData';

/** How far one of the five parts is filled in. */
export interface PartReadiness {
  part: 1 | 2 | 3 | 4 | 5;
  filled: number;
  total: number;
  /** Fields that are still empty, in the order of the paper. */
  missing: SyllabusFieldName[];
  /** Tables that are still empty. */
  missingTables: SyllabusTableName[];
}

/** How far each part is filled in, and what is missing in it; the scale of the score and the hours are never empty. */
export function syllabusReadiness(data: SyllabusData, report: Pick<ReportData, SyllabusTableName>): PartReadiness[] {
  return ([1, 2, 3, 4, 5] as const).map((part) => {
    const { fields, tables }: { fields: readonly SyllabusFieldName[]; tables: readonly SyllabusTableName[] } = syllabusParts[part];
    const missing = fields.filter((name) => !isSyllabusFieldFilled(data, name));
    const missingTables = tables.filter((name) => report[name].length === 0);
    const total = fields.length + tables.length;
    return { part, filled: total - missing.length - missingTables.length, total, missing, missingTables };
  });
}

/** Whether a field holds something; the rule of the completion rate. */
export function isSyllabusFieldFilled(data: SyllabusData, name: SyllabusFieldName): boolean {
  // The first two columns of a schedule row name the time itself.
  if (name === 'schedule') return data.schedule.data.some((row) => row.slice(2).some((cell) => cell.trim() !== ''));
  if (name === 'exampercent') return data.exampercent.some(({ percent }) => percent > 0);
  const value = data[name];
  return typeof value === 'string' ? value.trim() !== '' : value !== null;
}
