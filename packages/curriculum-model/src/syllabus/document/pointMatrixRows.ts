import type { TaskGoal } from '../../goals';
import { ksaCode, ksaLetters } from '../../points';
import type { ReportPointEntry, ReportProjectEntry } from '../reportMatrices';
import type { ReportChapter } from './chapters';
import type { DocumentCell, DocumentLanguages, DocumentLine, DocumentRow, DocumentTable } from './documentModel';
import { entryHours } from './entryHours';
import { groupBy } from '../../grouping';
import { outputLine } from './outputLine';
import { pointLine } from './projectMatrixTable';
import { cellOf, wordsCell } from './tableWords';
import { fieldWords, plainWords, writtenWords } from './wording';

interface PointMatrix {
  chapter: ReportChapter;
  taskGoals: readonly TaskGoal[];
  /** The KSA entries by placed point. */
  byPlace: ReadonlyMap<number, readonly ReportPointEntry[]>;
}

/** A row for each placed point, and one more for each further task goal under it. */
export function pointMatrixRows(matrix: PointMatrix, languages: DocumentLanguages): Required<Pick<DocumentTable, 'rows' | 'groups'>> {
  const rows: DocumentRow[] = [];
  const groups: { from: number; count: number }[] = [];
  for (const [at, entry] of inPointOrder(matrix.chapter.entries).entries()) {
    const parts = partsOf(matrix, entry);
    if (parts.length > 1) groups.push({ from: rows.length, count: parts.length });
    for (const [index, { goal, code, ksas }] of parts.entries()) {
      const middle = [cellOf(...goalLines(goal, code, languages)), cellOf(...ksas.map((one) => ksaLine(one, languages)))];
      const cells =
        index === 0
          ? [pointCell(matrix.chapter, entry, languages), ...middle, ...placeCells(entry, languages)]
          : [cellOf(), ...middle, ...emptyCells];
      rows.push({ key: `${entry.id ?? `entry-${at}`}-${goal?.id ?? index}`, cells });
    }
  }
  return { rows, groups };
}

interface GoalPart {
  goal: TaskGoal | undefined;
  code: string;
  ksas: readonly ReportPointEntry[];
}

const emptyCells: readonly DocumentCell[] = [cellOf(), cellOf(), cellOf(), cellOf()];

function inPointOrder(entries: readonly ReportProjectEntry[]): ReportProjectEntry[] {
  return entries.toSorted((one, other) => (one.point.number ?? 0) - (other.point.number ?? 0));
}

/** The entries of a placed point, by task goal; one empty part where there are none. */
function partsOf({ chapter, taskGoals, byPlace }: PointMatrix, entry: ReportProjectEntry): GoalPart[] {
  const byGoal = groupBy(entry.id === undefined ? [] : (byPlace.get(entry.id) ?? []), ({ taskGoalId }) => taskGoalId);
  const own = taskGoals.filter(({ projectId }) => projectId === chapter.id);
  const parts = own.flatMap((goal, index): GoalPart[] => {
    const ksas = byGoal.get(goal.id);
    return ksas ? [{ goal, code: `T${index + 1}`, ksas: inKsaOrder(ksas) }] : [];
  });
  // A task goal that does not say its chapter has no number in it.
  const loose = [...byGoal].filter(([id]) => !own.some((goal) => goal.id === id));
  parts.push(...loose.map(([id, ksas]) => ({ goal: taskGoals.find((goal) => goal.id === id), code: '', ksas: inKsaOrder(ksas) })));
  return parts.length === 0 ? [{ goal: undefined, code: '', ksas: [] }] : parts;
}

/** Strong support first, then K, S, A and by number. */
function inKsaOrder(entries: readonly ReportPointEntry[]): ReportPointEntry[] {
  return entries.toSorted(
    (one, other) =>
      one.relate - other.relate ||
      ksaLetters.indexOf(one.ksa.title) - ksaLetters.indexOf(other.ksa.title) ||
      one.ksa.level - other.ksa.level,
  );
}

/** The point, and its output where the chapter does not name that already. */
function pointCell({ project }: ReportChapter, entry: ReportProjectEntry, languages: DocumentLanguages): DocumentCell {
  const isNamed = project?.product.includes(entry.product.trim()) ?? false;
  return cellOf(pointLine(entry, languages), ...(isNamed ? [] : [outputLine(entry, languages)]));
}

function goalLines(goal: TaskGoal | undefined, code: string, languages: DocumentLanguages): DocumentLine[] {
  if (!goal) return [];
  return [{ ...(code !== '' && { code }), words: fieldWords(languages, goal, 'description') }, outputLine(goal, languages)];
}

function ksaLine({ relate, ksa }: ReportPointEntry, languages: DocumentLanguages): DocumentLine {
  return { support: relate, code: ksaCode(ksa), words: fieldWords(languages, ksa, 'description') };
}

function placeCells(entry: ReportProjectEntry, languages: DocumentLanguages): DocumentCell[] {
  return [
    wordsCell(fieldWords(languages, entry, 'study')),
    wordsCell(fieldWords(languages, entry, 'teach')),
    wordsCell(writtenWords(languages, entry.week)),
    wordsCell(plainWords(languages, entryHours(entry))),
  ];
}
