import type { DocumentLanguages, DocumentTable, Language, Schedule, Words } from '@college/curriculum-model';
import { headWords, scheduleGrid } from './scheduleGrid';

/** Shares of the width: time slot, period, then the days alike. */
export function columnWidth(column: number): number {
  return column < 2 ? [112, 112][column]! : 88;
}

/** The timetable as it is read. */
export function readSchedule(schedule: Schedule, languages: DocumentLanguages): DocumentTable {
  const { label, data } = scheduleGrid(schedule);
  return {
    kind: 'table',
    id: 'schedule',
    columns: label.map((stored, column) => ({
      key: String(column),
      label: headOf(stored, column, languages),
      width: columnWidth(column),
      align: column < 2 ? 'start' : 'center',
    })),
    rows: data.map((row, index) => ({
      key: String(index),
      cells: row.map((text) => ({ lines: text.trim() === '' ? [] : text.split('\n').map((zh) => ({ words: { zh } })) })),
    })),
  };
}

function headOf(stored: string, column: number, languages: DocumentLanguages): Words {
  const { zh, en } = headWords(stored, column);
  if (languages === 'zh' || zh === en) return { zh };
  return languages === 'en' ? { en } : { zh, en };
}

/** The head of a column in the reader's language. */
export function headText(stored: string, column: number, language: Language): string {
  return headWords(stored, column)[language];
}
