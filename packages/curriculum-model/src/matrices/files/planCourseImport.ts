import { bilingual } from '../../fields';
import { changesOf, isSamePlace, placeKey, type LinkedMatrices, type PlacedKsa, type PlacedPoint } from '../linked';
import type { CourseImportPlan } from './courseImportPlan';
import { courseImportChanges } from './courseImportChanges';
import { courseRecords } from './courseRecords';
import { maxListed, type ImportMode } from './importPlan';
import { importSentences, quotedBoth, type ImportFault } from './messages';
import type { MajorImportOptions } from './planMajorImport';
import { readEntriesSheet, type ReadEntries } from './readEntriesSheet';
import { readProjectSheet, type ReadKsaCell } from './readProjectSheet';
import { findMark, sheetReader, type FoundProblem } from './sheetReading';
import type { UploadedSheet } from './workbookSheet';

const maxRows = 10_000;

/**
 * The effect of importing a workbook on the matrices of a course: the list of placed points defines the course matrix, the chapters' sheets the KSA items of
 * the project matrices. Where a cell is not understood, the stored value is kept.
 */
export function planCourseImport(
  base: LinkedMatrices,
  sheets: readonly UploadedSheet[],
  { mode, signs, language }: MajorImportOptions,
): { plan: CourseImportPlan } | { fault: ImportFault } {
  const fault = faultOf(base, sheets);
  if (fault) return { fault };
  const records = courseRecords(base);
  const readable = sheets.filter((sheet) => findMark(sheet)?.kind !== 'course');
  const entries = firstRead(readable, (sheet) =>
    findMark(sheet)?.kind === 'project' ? undefined : readEntriesSheet(base, sheet, records, { signs, mode }),
  );
  const chapters = readable.flatMap((sheet) => {
    const read = readProjectSheet(base, sheet, records, signs);
    return read ? [{ ...read, sheet }] : [];
  });
  if (!entries && chapters.length === 0) return { fault: 'notCourseMatrix' };

  const problems: FoundProblem[] = [...(entries?.problems ?? []), ...chapters.flatMap((chapter) => chapter.problems)];
  const placedPoints = entries ? placedAfter(base, entries, mode) : base.placedPoints;
  const places = new Set(placedPoints.map(placeKey));
  const standing = base.placedKsas.filter((entry) => places.has(placeKey(entry)));
  const stored = new Set(base.placedPoints.map(placeKey));
  const cells = chapters.flatMap(({ cells: read, sheet }) =>
    read.filter((cell) => {
      if (places.has(placeKey(cell.place))) return true;
      // A point that the list takes out takes its KSA along, which needs no words; one that nobody placed does.
      if (cell.ksas.size > 0 && !stored.has(placeKey(cell.place))) {
        const point = base.points.find(({ id }) => id === cell.place.pointId);
        const title = point ? bilingual(point, 'title') : { zh: '', en: '' };
        problems.push(sheetReader(sheet).problem(cell.row, null, importSentences.pointNotPlaced(quotedBoth(title))));
      }
      return false;
    }),
  );
  const now: LinkedMatrices = {
    ...base,
    placedPoints,
    placedKsas: cells.reduce<readonly PlacedKsa[]>((ksas, cell) => ksasAfter(ksas, cell, mode), standing),
  };
  const { changes, counts } = courseImportChanges(base, now, language);
  const undecided = joined([...(entries ? [entries.undecided] : []), ...chapters.map((chapter) => chapter.undecided)]);
  return {
    plan: {
      courseId: base.courseId,
      mode,
      counts,
      changes: changes.slice(0, maxListed),
      problems: problems.slice(0, maxListed).map(({ sentence, ...place }) => ({ ...place, message: sentence[language] })),
      problemCount: problems.length,
      undecided: [...undecided].map(([sign, count]) => ({ sign, count })),
      loss: { points: 0, ksas: 0 },
      change: changesOf(base, now),
    },
  };
}

function faultOf({ courseId }: LinkedMatrices, sheets: readonly UploadedSheet[]): ImportFault | undefined {
  const marks = sheets.flatMap((sheet) => findMark(sheet) ?? []);
  const own = marks.filter(({ kind }) => kind === 'course' || kind === 'entries' || kind === 'project');
  if (own.some(({ id }) => id !== courseId)) return 'otherCourse';
  if (own.length === 0 && marks.length > 0) return 'majorWorkbook';
  return sheets.some(({ rows }) => rows.length > maxRows) ? 'tooManyEntries' : undefined;
}

function firstRead<Read>(sheets: readonly UploadedSheet[], read: (sheet: UploadedSheet) => Read | undefined): Read | undefined {
  for (const sheet of sheets) {
    const found = read(sheet);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The points as they would be placed: those stored in their order, then new ones. */
function placedAfter(base: LinkedMatrices, { entries, problems, undecided }: ReadEntries, mode: ImportMode): PlacedPoint[] {
  const read = new Map(entries.map((entry) => [placeKey(entry), entry]));
  // A row that was not understood may have meant any point, so none is taken out for not being listed.
  const takesOut = mode === 'replace' && problems.length === 0 && undecided.size === 0;
  const kept = base.placedPoints.filter((placed) => read.has(placeKey(placed)) || !takesOut);
  const stored = new Set(base.placedPoints.map(placeKey));
  return [...kept.map((placed) => read.get(placeKey(placed)) ?? placed), ...entries.filter((entry) => !stored.has(placeKey(entry)))];
}

function ksasAfter(ksas: readonly PlacedKsa[], { place, taskGoalId, ksas: read }: ReadKsaCell, mode: ImportMode): readonly PlacedKsa[] {
  const isHere = (entry: PlacedKsa) => entry.taskGoalId === taskGoalId && isSamePlace(entry, place);
  const here = ksas.filter(isHere);
  const same = here.length === read.size && here.every(({ ksaId, relate }) => read.get(ksaId) === relate);
  if (same) return ksas;
  const kept = ksas.flatMap((entry): PlacedKsa[] => {
    if (!isHere(entry)) return [entry];
    const relate = read.get(entry.ksaId);
    if (relate === undefined) return mode === 'append' ? [entry] : [];
    return [{ ...entry, relate }];
  });
  const known = new Set(here.map(({ ksaId }) => ksaId));
  const fresh = [...read].flatMap(([ksaId, relate]) => (known.has(ksaId) ? [] : [{ ...place, taskGoalId, ksaId, relate }]));
  return [...kept, ...fresh];
}

function joined(maps: readonly ReadonlyMap<string, number>[]): Map<string, number> {
  const sum = new Map<string, number>();
  for (const map of maps) for (const [sign, count] of map) sum.set(sign, (sum.get(sign) ?? 0) + count);
  return sum;
}
