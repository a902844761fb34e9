import {
  emptyAdditionalInfo,
  scheduleTable,
  type DocumentLanguages,
  type Language,
  type Schedule,
  type Words,
} from '@college/curriculum-model';
import { headWords, scheduleGrid } from './scheduleGrid';

/**
 * The timetable as printed; its heading is next to the pencil already, and columns without a header are numbered. Cells with the teaching location show its
 * English too.
 */
export function readSchedule(schedule: Schedule, languages: DocumentLanguages, classroom: Words = {}) {
  const { label, data } = scheduleGrid(schedule);
  const { zh = '', en = '', older = false } = classroom;
  const translations = { en: { classroom: { text: en, updatedAt: '', older } } };
  const info = { ...emptyAdditionalInfo(0), schedule: { label, data }, classroom: zh, translations };
  const { caption: _heading, ...table } = scheduleTable({ info }, languages);
  const columns = table.columns.map((column, at) => {
    if (label[at]?.trim() !== '') return column;
    const { zh, en } = headWords(label, at);
    return { ...column, label: { ...(languages !== 'en' && { zh }), ...(languages !== 'zh' && { en }) } };
  });
  return { ...table, columns };
}

/** The head of a column in the reader's language. */
export function headText(label: readonly string[], column: number, language: Language): string {
  return headWords(label, column)[language];
}
