import { bilingual, textOf } from '../../fields';
import type { Language } from '../../language';
import type { CourseBinding } from '../linked';
import { bindGoals, takeGoalsAlong } from './bindImportedGoals';
import { maxListed, type ImportChange, type ImportMode, type MajorImportPlan } from './importPlan';
import { bindingsByPlace, indicatorsIn, type MajorMatrixData } from './majorData';
import { goalsIn, isSameRow, majorImportChanges, type MajorRow } from './majorImportChanges';
import { importSentences, quotedBoth, type ImportFault } from './messages';
import { readGoalsSheet, type ReadGoalsSheet } from './readGoalsSheet';
import { readMajorSheet, type ReadCourseRow, type ReadMajorSheet } from './readMajorSheet';
import { findMark, type FoundProblem } from './sheetReading';
import type { SignMeanings } from './signs';
import type { UploadedSheet } from './workbookSheet';

const maxRows = 500;
const maxColumns = 300;

export interface MajorImportOptions {
  mode: ImportMode;
  signs: SignMeanings;
  language: Language;
}

/**
 * What importing a workbook would do to the major matrix, with everything in it that was not understood; the loss is for the caller to
 * count. Places that were not understood keep what is stored, and so does every row and column that the file has not got.
 */
export function planMajorImport(
  data: MajorMatrixData,
  sheets: readonly UploadedSheet[],
  { mode, signs, language }: MajorImportOptions,
): { plan: MajorImportPlan; unboundGoals: number[] } | { fault: ImportFault } {
  const fault = faultOf(data, sheets);
  if (fault) return { fault };
  const matrix = findMatrix(data, sheets, signs);
  if (typeof matrix === 'string') return { fault: matrix };
  const others = sheets.filter((sheet) => sheet !== matrix.reader.sheet);
  const goals = firstOf(others, (sheet) => readGoalsSheet(data, sheet));

  const problems = [...matrix.problems, ...(goals?.problems ?? [])];
  const stored = bindingsByPlace(data.bindings);
  const next = new Map(matrix.rows.map((row) => [row.courseId, supportOf(row, stored.get(row.courseId) ?? new Map(), mode)]));
  if (goals) bindGoals({ data, stored, next, goals, mode, problems });
  takeGoalsAlong(data, stored, next, goals);
  const changed = withoutReadOnly({ data, stored, next, matrix, goals, problems });
  const unboundGoals = [...changed].flatMap(([courseId, row]) => {
    const kept = new Set(goalsIn(row));
    return goalsIn(stored.get(courseId) ?? new Map()).filter((id) => !kept.has(id));
  });
  const changes = majorImportChanges(data, stored, changed, language);
  const inFile = [...next.keys()].reduce((sum, courseId) => sum + (stored.get(courseId)?.size ?? 0), 0);
  const count = (kind: ImportChange['kind']) => changes.filter((change) => change.kind === kind).length;
  const counts = { added: count('added'), changed: count('changed'), removed: count('removed') };
  const plan: MajorImportPlan = {
    majorId: data.majorId,
    mode,
    counts: { ...counts, same: inFile - counts.changed - counts.removed },
    changes: changes.slice(0, maxListed),
    problems: problems.slice(0, maxListed).map(({ sentence, ...place }) => ({ ...place, message: sentence[language] })),
    problemCount: problems.length,
    undecided: [...matrix.undecided].map(([sign, times]) => ({ sign, count: times })),
    loss: { points: 0, ksas: 0 },
    rows: [...changed].map(([courseId, row]) => requestRow(data, courseId, row, language)),
  };
  return { plan, unboundGoals };
}

function faultOf(data: MajorMatrixData, sheets: readonly UploadedSheet[]): ImportFault | undefined {
  const marks = sheets.flatMap((sheet) => findMark(sheet) ?? []);
  const own = marks.filter(({ kind }) => kind === 'major' || kind === 'goals');
  if (own.some(({ id }) => id !== data.majorId)) return 'otherMajor';
  return own.length === 0 && marks.length > 0 ? 'courseWorkbook' : undefined;
}

/** The first sheet that is a matrix. The list of goals is none, though it names courses and indicator points; it may come first. */
function findMatrix(data: MajorMatrixData, sheets: readonly UploadedSheet[], signs: SignMeanings): ReadMajorSheet | ImportFault {
  const candidates = sheets.filter((sheet) => findMark(sheet)?.kind !== 'goals');
  const readable = candidates.filter(({ rows }) => rows.length <= maxRows + 20 && rows.every(({ length }) => length <= maxColumns));
  const matrix = firstOf(readable, (sheet) => readMajorSheet(data, sheet, signs));
  return matrix ?? (readable.length < candidates.length ? 'tooLarge' : 'notMatrix');
}

function firstOf<Read>(sheets: readonly UploadedSheet[], read: (sheet: UploadedSheet) => Read | undefined): Read | undefined {
  for (const sheet of sheets) {
    const found = read(sheet);
    if (found !== undefined) return found;
  }
  return undefined;
}

function supportOf({ courseId, support }: ReadCourseRow, stored: ReadonlyMap<number, CourseBinding>, mode: ImportMode): MajorRow {
  const row: MajorRow = new Map(stored);
  for (const [requireId, relate] of support) {
    if (relate !== -1) row.set(requireId, { courseId, requireId, relate, goals: stored.get(requireId)?.goals ?? [] });
    else if (mode === 'replace') row.delete(requireId);
  }
  return row;
}

/** The rows that would change; those of courses that the caller may not change are reported and unchanged. */
function withoutReadOnly({
  data,
  stored,
  next,
  matrix,
  goals,
  problems,
}: {
  data: MajorMatrixData;
  stored: ReadonlyMap<number, MajorRow>;
  next: ReadonlyMap<number, MajorRow>;
  matrix: ReadMajorSheet;
  goals: ReadGoalsSheet | undefined;
  problems: FoundProblem[];
}): Map<number, MajorRow> {
  const changed = new Map<number, MajorRow>();
  for (const [courseId, row] of next) {
    if (isSameRow(row, stored.get(courseId) ?? new Map())) continue;
    const course = data.courses.find(({ id }) => id === courseId);
    if (course?.editable === false) {
      const place = matrix.rows.find((one) => one.courseId === courseId)?.row;
      const sentence = importSentences.readOnlyCourse(quotedBoth(bilingual(course, 'name')));
      if (place !== undefined) problems.push(matrix.reader.problem(place, matrix.nameColumn, sentence));
      else {
        const line = goals?.goals.find((one) => one.courseId === courseId)?.row;
        if (goals && line !== undefined) problems.push(goals.reader.problem(line, null, sentence));
      }
    } else changed.set(courseId, row);
  }
  return changed;
}

function requestRow(data: MajorMatrixData, courseId: number, row: MajorRow, language: Language): MajorImportPlan['rows'][number] {
  const course = data.courses.find(({ id }) => id === courseId);
  const relations = indicatorsIn(data).flatMap(({ id }) => {
    const binding = row.get(id);
    return binding ? [{ requireId: id, relate: binding.relate, goals: [...binding.goals] }] : [];
  });
  const version = course?.version === undefined ? {} : { version: course.version };
  return { courseId, courseName: course ? textOf(course, 'name', language) : '', ...version, relations };
}
