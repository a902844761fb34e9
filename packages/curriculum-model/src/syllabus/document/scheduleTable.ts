import { syllabusFieldNames } from '../fieldNames';
import type { ReportData } from '../reportData';
import type { DocumentLanguages, DocumentTable, Words } from './documentModel';
import { documentMessages } from './messages';
import { scheduleLabels } from './standardWords';
import { entryWords, wordsCell } from './tableWords';
import { labelWords, writtenWords } from './wording';

/** The teaching time schedule: time slot, period, Monday to Sunday, or the heads that were stored instead. */
export function scheduleTable({ info }: Pick<ReportData, 'info'>, languages: DocumentLanguages): DocumentTable {
  const { label, data } = info.schedule;
  const columnCount = Math.max(label.length === 0 ? scheduleLabels.length : label.length, ...data.map((row) => row.length));
  const places = Array.from({ length: columnCount }, (_, place) => place);
  return {
    kind: 'table',
    id: 'schedule',
    caption: labelWords(languages, syllabusFieldNames.schedule),
    columns: places.map((place) => ({
      key: `column-${place}`,
      label: headAt(label, place, languages),
      width: place === 0 ? 10 : place === 1 ? 12 : 11,
      align: place < 2 ? 'start' : 'center',
    })),
    rows: data.map((row, index) => ({
      key: `row-${index}`,
      cells: places.map((place) => wordsCell(placeWords(info, row[place] ?? '', languages))),
    })),
    empty: labelWords(languages, documentMessages.noData),
  };
}

function headAt(stored: readonly string[], place: number, languages: DocumentLanguages): Words {
  const own = stored[place]?.trim() ?? '';
  const standard = scheduleLabels[place];
  return own === '' && standard ? labelWords(languages, standard) : entryWords(languages, own);
}

/** An entry of the table; often the teaching location, with its English. */
function placeWords({ classroom, translations }: ReportData['info'], text: string, languages: DocumentLanguages): Words {
  const isClassroom = text.trim() !== '' && text.trim() === classroom.trim();
  return isClassroom ? writtenWords(languages, text, translations?.en?.['classroom']) : entryWords(languages, text);
}
