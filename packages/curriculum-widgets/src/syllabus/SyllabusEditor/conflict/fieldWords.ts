import { yearLabel, type Language } from '@college/curriculum-model';
import type { FieldName, SyllabusValues } from '../../field';
import type { syllabusConflictMessages } from './messages';

/** The value of a field, as lines of text. */
export function fieldWords(
  values: SyllabusValues,
  name: FieldName,
  { text, language }: { text: typeof syllabusConflictMessages.en; language: Language },
): string {
  switch (name) {
    case 'schedule':
      return values.schedule.data.map((row) => row.filter((cell) => cell.trim() !== '').join('  ')).join('\n');
    case 'exampercent': {
      const { type, rows } = values.exampercent;
      return [text.scale({ isFiveLevel: type === 1 }), ...rows.map(({ label, percent }) => `${label} ${percent}%`)].join('\n');
    }
    case 'examtype':
      return values.examtype === null ? '' : values.examtype === 0 ? text.exam : text.assessment;
    case 'year':
      return values.year && yearLabel(values.year)[language];
    default:
      return String(values[name] ?? '');
  }
}
