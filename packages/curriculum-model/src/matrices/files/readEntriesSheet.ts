import { maxPeriod } from '../../fields';
import { narrowText, readStrength } from '../clipboard';
import { placeKey, type LinkedMatrices, type PlacedPoint } from '../linked';
import { relateValues } from '../relateValues';
import type { CourseRecords } from './courseRecords';
import { isWord, type FileWord } from './fileWords';
import type { ImportMode } from './importPlan';
import { importSentences, quoted } from './messages';
import { findMark, sheetReader, type FoundProblem, type SheetReader } from './sheetReading';
import type { SignMeanings } from './signs';
import { blankFields, courseCellFields, courseCellTextNames } from '../../records';
import { passedOver } from './workbookMarks';
import type { UploadedSheet } from './workbookSheet';

const words = {
  project: 'project',
  goal: 'goal',
  point: 'point',
  strength: 'strength',
  study: 'study',
  teach: 'teach',
  product: 'product',
  week: 'week',
  theoryPeriod: 'theory',
  practicePeriod: 'practice',
} as const satisfies Record<string, FileWord>;
type Field = keyof typeof words;
const needed: readonly Field[] = ['project', 'goal', 'point', 'strength'];

/** The rows of a file that place points; those that cannot be read are reported. */
export interface ReadEntries {
  entries: PlacedPoint[];
  problems: FoundProblem[];
  undecided: Map<string, number>;
}

/** Reads the points of a course matrix, one per row; undefined where the sheet is no such list. */
export function readEntriesSheet(
  matrices: LinkedMatrices,
  sheet: UploadedSheet,
  records: CourseRecords,
  { signs, mode }: { signs: SignMeanings; mode: ImportMode },
): ReadEntries | undefined {
  const head = findHead(sheet);
  if (!head) return undefined;
  const reader = sheetReader(sheet);
  const mark = findMark(sheet);
  const ids = mark?.kind === 'entries' ? mark.column : undefined;
  const hidden = (row: number, column: number) => (ids === undefined ? '' : reader.text(row, ids + column));
  const stored = new Map(matrices.placedPoints.map((placed) => [placeKey(placed), placed]));
  const rowsByPlace = new Map<string, number>();
  const read: ReadEntries = { entries: [], problems: [], undecided: new Map() };
  const { columns } = head;

  for (let row = head.row + 1; row < sheet.rows.length; row += 1) {
    const texts = {
      project: reader.text(row, columns.project),
      goal: reader.text(row, columns.goal),
      point: reader.text(row, columns.point),
    };
    if (hidden(row, 0) === passedOver || `${texts.goal}${texts.point}` === '') continue;
    const formula = Object.values(columns).find((column) => column >= 0 && reader.isFormula(row, column));
    if (formula !== undefined) {
      read.problems.push(reader.problem(row, formula, importSentences.formula));
      continue;
    }
    const found = {
      project: records.project({ id: hidden(row, 0), text: texts.project }),
      goal: records.goal({ id: hidden(row, 1), text: texts.goal }),
      point: records.point({ id: hidden(row, 2), text: texts.point }),
    };
    const { project, goal, point } = found;
    if (typeof project !== 'object')
      read.problems.push(reader.problem(row, columns.project, importSentences.unknownProject(quoted(texts.project))));
    else if (typeof goal !== 'object')
      read.problems.push(reader.problem(row, columns.goal, importSentences.unknownColumn(quoted(texts.goal))));
    else if (typeof point !== 'object')
      read.problems.push(reader.problem(row, columns.point, importSentences.unknownPoint(quoted(texts.point))));
    else {
      const place = { projectId: project.id, goalId: goal.id, pointId: point.id };
      const earlier = rowsByPlace.get(placeKey(place));
      if (earlier !== undefined) {
        read.problems.push(reader.problem(row, null, importSentences.placeTwice(earlier + 1)));
        continue;
      }
      rowsByPlace.set(placeKey(place), row);
      const entry = readEntry({ reader, row, columns, place, stored: stored.get(placeKey(place)), signs, mode, read });
      if (entry) read.entries.push(entry);
    }
  }
  return read;
}

/** A row's strength and teaching arrangement. What cannot be read, or is blank in a file that only adds, stays as it is stored. */
function readEntry({
  reader,
  row,
  columns,
  place,
  stored,
  signs,
  mode,
  read,
}: {
  reader: SheetReader;
  row: number;
  columns: Record<Field, number>;
  place: Pick<PlacedPoint, 'projectId' | 'goalId' | 'pointId'>;
  stored: PlacedPoint | undefined;
  signs: SignMeanings;
  mode: ImportMode;
  read: ReadEntries;
}): PlacedPoint | undefined {
  const text = reader.text(row, columns.strength);
  const reading = readStrength(text);
  let relate = reading.kind === 'relate' ? reading.relate : stored?.relate;
  if (reading.kind === 'doubtful') {
    if (Object.hasOwn(signs, reading.sign)) relate = signs[reading.sign];
    else read.undecided.set(reading.sign, (read.undecided.get(reading.sign) ?? 0) + 1);
  } else if (reading.kind !== 'relate') read.problems.push(reader.problem(row, columns.strength, importSentences.unreadable(quoted(text))));
  if (relate === undefined || relate === relateValues.none) return undefined;

  const entry: PlacedPoint = { ...(stored ?? blankFields(courseCellFields)), ...place, relate };
  for (const field of courseCellTextNames) {
    if (columns[field] < 0) continue;
    const value = reader.text(row, columns[field]);
    // An English export carries the translations; they are no new originals.
    const isSame = value === entry[field].trim() || value === stored?.translations?.en?.[field]?.text.trim();
    if (isSame || (value === '' && mode === 'append')) continue;
    const { maxLength } = courseCellFields[field];
    if (value.length > maxLength) read.problems.push(reader.problem(row, columns[field], importSentences.tooLong(maxLength)));
    else {
      entry[field] = value;
      entry.translations = withoutField(entry.translations, field);
    }
  }
  for (const field of ['theoryPeriod', 'practicePeriod'] as const) {
    if (columns[field] < 0) continue;
    const value = narrowText(reader.text(row, columns[field]));
    if (value === String(entry[field]) || (value === '' && mode === 'append')) continue;
    // Number() would take 0x1F and 1e3, too.
    const hours = value === '' ? 0 : /^\d{1,4}(?:\.\d{1,2})?$/.test(value) ? Number(value) : Number.NaN;
    if (hours >= 0 && hours <= maxPeriod) entry[field] = hours;
    else read.problems.push(reader.problem(row, columns[field], importSentences.wrongHours(quoted(value))));
  }
  return entry;
}

function findHead(sheet: UploadedSheet): { row: number; columns: Record<Field, number> } | undefined {
  for (const [row, cells] of sheet.rows.slice(0, 10).entries()) {
    const at = (field: Field) => cells.findIndex((text) => isWord(text, words[field]));
    const columns = Object.fromEntries((Object.keys(words) as Field[]).map((field) => [field, at(field)])) as Record<Field, number>;
    if (needed.every((field) => columns[field] >= 0)) return { row, columns };
  }
  return undefined;
}

/** A translation of words that are no longer there would say something else than the original. */
function withoutField(translations: PlacedPoint['translations'], field: string): PlacedPoint['translations'] {
  if (!translations?.en?.[field]) return translations;
  const { [field]: _gone, ...en } = translations.en;
  return { ...translations, en };
}
