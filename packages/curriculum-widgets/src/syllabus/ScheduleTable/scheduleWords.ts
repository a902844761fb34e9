import { emptyAdditionalInfo, scheduleTable, type DocumentLanguages, type Language, type Schedule } from '@college/curriculum-model';
import { headWords, scheduleGrid } from './scheduleGrid';

/** The timetable as it is printed; its heading stands beside the pencil already. */
export function readSchedule(schedule: Schedule, languages: DocumentLanguages) {
  const { label, data } = scheduleGrid(schedule);
  const { caption: _heading, ...table } = scheduleTable({ info: { ...emptyAdditionalInfo(0), schedule: { label, data } } }, languages);
  return table;
}

/** The head of a column in the reader's language. */
export function headText(stored: string, column: number, language: Language): string {
  return headWords(stored, column)[language];
}
