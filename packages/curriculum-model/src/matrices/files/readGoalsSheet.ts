import { isWord, type FileWord } from './fileWords';
import { courseFinder, recordFinder } from './findRecord';
import { goalColumns } from './goalsSheet';
import { indicatorsIn, textsOf, type MajorMatrixData } from './majorData';
import { importSentences, quoted } from './messages';
import { findMark, sheetReader, type FoundProblem, type SheetReader } from './sheetReading';
import { passedOver } from './workbookMarks';
import type { UploadedSheet } from './workbookSheet';

/** A row of the file that binds a goal. */
export interface ReadGoal {
  courseId: number;
  requireId: number;
  goalId: number;
  row: number;
}

export interface ReadGoalsSheet {
  goals: ReadGoal[];
  problems: FoundProblem[];
  reader: SheetReader;
  goalColumn: number;
}

type VisibleColumn = 'course' | 'indicator' | 'goal';
const headWords: Record<VisibleColumn, FileWord> = { course: 'courseUnit', indicator: 'indicator', goal: 'goal' };
const searchedHeadRows = 10;

/** Reads which goals are bound where; undefined where the sheet is no list of goals. */
export function readGoalsSheet(data: MajorMatrixData, sheet: UploadedSheet): ReadGoalsSheet | undefined {
  const reader = sheetReader(sheet);
  const mark = findMark(sheet);
  const head = findHead(sheet);
  if (!head) {
    if (mark?.kind !== 'goals') return undefined;
    return { goals: [], problems: [reader.problem(mark.row, null, importSentences.goalColumnsMissing)], reader, goalColumn: 0 };
  }
  const ids = mark?.kind === 'goals' ? mark.column : undefined;
  const hidden = (row: number, column: number) => (ids === undefined ? '' : reader.text(row, ids + column));
  const courseOf = courseFinder(data.courses.map((course) => ({ id: course.id, texts: textsOf(course, 'name') })));
  const indicatorOf = recordFinder(indicatorsIn(data).map((one) => ({ id: one.id, texts: textsOf(one, 'description') })));
  const goalsOf = goalFinders(data);
  const taken = new Map<number, number>();
  const goals: ReadGoal[] = [];
  const problems: FoundProblem[] = [];

  for (let row = head.row + 1; row < sheet.rows.length; row += 1) {
    const course = reader.text(row, head.columns.course);
    const indicator = reader.text(row, head.columns.indicator);
    const text = reader.text(row, head.columns.goal);
    if (hidden(row, 0) === passedOver || isLegend(course, indicator, text)) continue;
    if (`${course}${indicator}${text}` === '') continue;
    const formula = Object.values(head.columns).find((column) => reader.isFormula(row, column));
    const courseId = courseOf({ id: hidden(row, goalColumns.courseId), text: course });
    const requireId = indicatorOf({ id: hidden(row, goalColumns.indicatorId), text: indicator });
    if (formula !== undefined) problems.push(reader.problem(row, formula, importSentences.formula));
    else if (typeof courseId !== 'object') {
      const sentence = importSentences[courseId === 'ambiguous' ? 'ambiguousCourse' : 'unknownCourse'](quoted(course));
      problems.push(reader.problem(row, head.columns.course, sentence));
    } else if (typeof requireId !== 'object') {
      problems.push(reader.problem(row, head.columns.indicator, importSentences.unknownIndicatorOfRow(quoted(indicator))));
    } else {
      const goal = goalsOf({ courseId: courseId.id, requireId: requireId.id, id: hidden(row, goalColumns.goalId), text, taken });
      const earlier = typeof goal === 'number' ? taken.get(goal) : undefined;
      if (typeof goal === 'string') problems.push(reader.problem(row, head.columns.goal, importSentences[goal](quoted(text))));
      else if (earlier !== undefined) problems.push(reader.problem(row, null, importSentences.goalTwice(earlier + 1)));
      else {
        taken.set(goal, row);
        goals.push({ courseId: courseId.id, requireId: requireId.id, goalId: goal, row });
      }
    }
  }
  return { goals, problems, reader, goalColumn: head.columns.goal };
}

function findHead(sheet: UploadedSheet): { row: number; columns: Record<VisibleColumn, number> } | undefined {
  for (const [row, cells] of sheet.rows.slice(0, searchedHeadRows).entries()) {
    const at = (name: VisibleColumn) => cells.findIndex((text) => isWord(text, headWords[name]));
    const columns = { course: at('course'), indicator: at('indicator'), goal: at('goal') };
    if (Object.values(columns).every((column) => column >= 0)) return { row, columns };
  }
  return undefined;
}

function isLegend(course: string, indicator: string, goal: string): boolean {
  return indicator === '' && goal === '' && (isWord(course, 'legend') || /^(?:注|note)\s*[:：]/i.test(course));
}

/** The goal that a row names; of two goals with the same text the one that is bound to the indicator point, and none twice. */
function goalFinders(data: MajorMatrixData) {
  const records = data.goals.map((goal) => ({ goal, texts: textsOf(goal, 'description').map(plain) }));
  const byId = new Map(records.map((record) => [record.goal.id, record]));

  return (wanted: { courseId: number; requireId: number; id: string; text: string; taken: ReadonlyMap<number, number> }) => {
    const key = plain(wanted.text);
    const own = byId.get(Number(wanted.id));
    if (own && own.goal.courseId === wanted.courseId && (key === '' || own.texts.includes(key))) return own.goal.id;
    const named = records.filter(({ goal, texts }) => goal.courseId === wanted.courseId && key !== '' && texts.includes(key));
    const free = named.filter(({ goal }) => !wanted.taken.has(goal.id));
    const [best = named[0]] = [...free].sort(
      (one, other) => Number(other.goal.parentId === wanted.requireId) - Number(one.goal.parentId === wanted.requireId),
    );
    if (best) return best.goal.id;
    // A text that matches no goal is a goal that was reworded; the id still identifies it.
    if (own && own.goal.courseId === wanted.courseId) return own.goal.id;
    const isElsewhere = own !== undefined || records.some(({ texts }) => key !== '' && texts.includes(key));
    return isElsewhere ? ('goalOfAnotherCourse' as const) : ('unknownGoal' as const);
  };
}

function plain(text: string): string {
  return text.normalize('NFKC').replace(/\s+/g, ' ').trim().toLowerCase();
}
