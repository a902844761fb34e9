import type { Relate } from '../relate';
import { readStrength } from '../clipboard';
import { isWord } from './fileWords';
import { courseFinder, recordFinder, type Found } from './findRecord';
import { indicatorsIn, textsOf, type MajorMatrixData } from './majorData';
import { importSentences, quoted } from './messages';
import { findMark, sheetReader, type FoundProblem, type SheetReader } from './sheetReading';
import type { SignMeanings } from './signs';
import { passedOver } from './workbookMarks';
import { columnLetters, type UploadedSheet } from './workbookSheet';

/** A row of the file that is a course unit, with what its cells say; cells that cannot be read are left out. */
export interface ReadCourseRow {
  courseId: number;
  row: number;
  support: Map<number, Relate>;
}

export interface ReadMajorSheet {
  rows: ReadCourseRow[];
  problems: FoundProblem[];
  undecided: Map<string, number>;
  /** The place of a course's row, for problems that are found later. */
  reader: SheetReader;
  nameColumn: number;
}

type Finder = ReturnType<typeof recordFinder>;

interface Layout {
  idRow: number;
  idColumn: number;
  headRow: number;
  nameColumn: number;
  firstRow: number;
}

/** Reads the major matrix out of a sheet, by its hidden ids or else by names and numbers; undefined where it is none. */
export function readMajorSheet(data: MajorMatrixData, sheet: UploadedSheet, signs: SignMeanings): ReadMajorSheet | undefined {
  const reader = sheetReader(sheet);
  const courseOf = courseFinder(data.courses.map((course) => ({ id: course.id, texts: textsOf(course, 'name') })));
  const indicatorOf = recordFinder(indicatorsIn(data).map((one) => ({ id: one.id, texts: textsOf(one, 'description') })));
  const layout = findLayout(sheet, reader, courseOf, indicatorOf);
  if (!layout) return undefined;
  const problems: FoundProblem[] = [];
  const undecided = new Map<string, number>();
  const columns = readColumns(reader, layout, indicatorOf, problems);
  const rows: ReadCourseRow[] = [];
  for (let row = layout.firstRow; row < sheet.rows.length; row += 1) {
    const courseId = readCourse(reader, layout, row, courseOf, [...columns.keys()], problems);
    if (courseId === undefined) continue;
    const earlier = rows.find((one) => one.courseId === courseId);
    if (earlier) {
      problems.push(reader.problem(row, null, importSentences.courseTwice(earlier.row + 1)));
      continue;
    }
    const support = new Map<number, Relate>();
    for (const [column, requireId] of columns) {
      const relate = readCell(reader, row, column, signs, problems, undecided);
      if (relate !== undefined) support.set(requireId, relate);
    }
    rows.push({ courseId, row, support });
  }
  const isMatrix = columns.size > 0 && rows.length > 0;
  return isMatrix ? { rows, problems, undecided, reader, nameColumn: layout.nameColumn } : undefined;
}

const searchedHeadRows = 15;

function findLayout(sheet: UploadedSheet, reader: SheetReader, courseOf: Finder, indicatorOf: Finder): Layout | undefined {
  const mark = findMark(sheet);
  const width = Math.max(0, ...sheet.rows.map(({ length }) => length));
  const known = (found: Found) => typeof found === 'object';
  // The row of heads is the one that names most indicator points; the column of names the one that names most course units.
  const heads = Array.from({ length: Math.min(searchedHeadRows, sheet.rows.length) }, (_, row) => ({
    row,
    hits: (sheet.rows[row] ?? []).filter((text) => text.length < 5000 && known(indicatorOf({ id: '', text }))).length,
  }));
  const best = heads.reduce<{ row: number; hits: number } | undefined>(
    (one, other) => (other.hits > (one?.hits ?? 0) ? other : one),
    undefined,
  );
  const headRow = best?.row ?? (mark ? mark.row + 2 : undefined);
  if (headRow === undefined) return undefined;
  const names = Array.from({ length: Math.min(width, searchedHeadRows) }, (_, column) => ({
    column,
    hits: sheet.rows.filter((_row, row) => row > headRow && known(courseOf({ id: '', text: reader.text(row, column) }))).length,
  }));
  const named = names.reduce<{ column: number; hits: number } | undefined>(
    (one, other) => (other.hits > (one?.hits ?? 0) ? other : one),
    undefined,
  );
  const nameColumn = named?.column ?? (mark ? mark.column + 1 : undefined);
  if (nameColumn === undefined) return undefined;
  return { idRow: mark?.row ?? -1, idColumn: mark?.column ?? -1, headRow, nameColumn, firstRow: Math.max(headRow, mark?.row ?? 0) + 1 };
}

function readColumns(reader: SheetReader, { idRow, headRow, nameColumn }: Layout, indicatorOf: Finder, problems: FoundProblem[]) {
  const columns = new Map<number, number>();
  const width = Math.max(reader.sheet.rows[headRow]?.length ?? 0, reader.sheet.rows[idRow]?.length ?? 0);
  for (let column = nameColumn + 1; column < width; column += 1) {
    const id = reader.text(idRow, column);
    const text = reader.text(headRow, column);
    if (id === passedOver || (id === '' && isTotalHead(text))) continue;
    const found = indicatorOf({ id, text });
    if (typeof found === 'object') {
      const earlier = [...columns].find(([, requireId]) => requireId === found.id);
      if (earlier) problems.push(reader.problem(headRow, column, importSentences.indicatorTwice(columnLetters(earlier[0]))));
      else columns.set(column, found.id);
    } else if (text !== '' || id !== '') {
      problems.push(reader.problem(headRow, column, importSentences.unknownIndicator(quoted(text === '' ? id : text))));
    }
  }
  return columns;
}

function readCourse(
  reader: SheetReader,
  { idColumn, nameColumn }: Layout,
  row: number,
  courseOf: Finder,
  columns: readonly number[],
  problems: FoundProblem[],
): number | undefined {
  const id = reader.text(row, idColumn);
  const text = reader.text(row, nameColumn);
  if (id === passedOver || (id === '' && isPassedRow(text))) return undefined;
  const found = courseOf({ id, text });
  if (typeof found === 'object') return found.id;
  const isBlank = text === '' && id === '' && columns.every((column) => reader.text(row, column) === '');
  if (!isBlank) {
    const name = quoted(text === '' ? id : text);
    problems.push(reader.problem(row, nameColumn, importSentences[found === 'ambiguous' ? 'ambiguousCourse' : 'unknownCourse'](name)));
  }
  return undefined;
}

function readCell(
  reader: SheetReader,
  row: number,
  column: number,
  signs: SignMeanings,
  problems: FoundProblem[],
  undecided: Map<string, number>,
): Relate | undefined {
  if (reader.isFormula(row, column)) {
    problems.push(reader.problem(row, column, importSentences.formula));
    return undefined;
  }
  const text = reader.text(row, column);
  const reading = readStrength(text);
  if (reading.kind === 'relate') return reading.relate;
  if (reading.kind === 'doubtful') {
    const { sign } = reading;
    if (Object.hasOwn(signs, sign)) return signs[sign];
    undecided.set(sign, (undecided.get(sign) ?? 0) + 1);
    return undefined;
  }
  problems.push(reader.problem(row, column, importSentences.unreadable(quoted(text))));
  return undefined;
}

function isTotalHead(text: string): boolean {
  return isWord(text.replace(/[★☆]/g, ''), 'totals', 'strong', 'weak') || /^[★☆]$/.test(text);
}

function isPassedRow(text: string): boolean {
  return isTotalHead(text) || isWord(text, 'legend') || /^(?:注|note)\s*[:：]/i.test(text);
}
