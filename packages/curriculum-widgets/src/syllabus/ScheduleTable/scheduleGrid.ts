import { scheduleLabels, type Bilingual, type Schedule } from '@college/curriculum-model';

/** What a stored timetable holds at most. */
export const scheduleLimits = { rows: 50, columns: 20, cell: 200, head: 60 } as const;

/** A timetable whose rows are all as long as its heads, and how many rows had to be made so. */
export interface ScheduleGrid extends Schedule {
  unevenRows: number;
}

/** Evens out what is stored: heads where there are none, empty cells where a row is short, further heads where one is long. */
export function scheduleGrid({ label, data }: Schedule): ScheduleGrid {
  const longest = data.reduce((most, row) => Math.max(most, row.length), 0);
  const heads = label.length === 0 ? scheduleLabels.map(({ zh }) => zh) : label;
  const columns = Math.max(heads.length, longest);
  const isEven = columns === heads.length && data.every((row) => row.length === columns);
  if (isEven) return { label: heads, data, unevenRows: 0 };
  return {
    label: filledTo(heads, columns),
    data: data.map((row) => (row.length === columns ? row : filledTo(row, columns))),
    unevenRows: data.filter((row) => row.length !== heads.length).length,
  };
}

/** The head of a column in both languages: the standard words where it is one of them or left open among them, else as it is stored. */
export function headWords(label: readonly string[], column: number): Bilingual {
  const own = label[column] ?? '';
  const standard = standardHead(own);
  if (own.trim() !== '') return standard ?? { zh: own, en: own };
  const isStandard = label.every((head, at) => head.trim() === '' || standardHead(head) === scheduleLabels[at]);
  return (isStandard && scheduleLabels[column]) || { zh: `第 ${column + 1} 列`, en: `Column ${column + 1}` };
}

function standardHead(stored: string): Bilingual | undefined {
  const plain = stored.trim().toLowerCase();
  return scheduleLabels.find(({ zh, en }) => plain === zh || plain === en.toLowerCase());
}

/** Whether there is nothing to read in any row. */
export function isScheduleEmpty({ data }: Schedule): boolean {
  return data.every((row) => row.every((text) => text.trim() === ''));
}

function filledTo(texts: readonly string[], length: number): string[] {
  return Array.from({ length }, (_, index) => texts[index] ?? '');
}
