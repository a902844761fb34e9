import { createCodeListReader, narrowText, readStrength, type CodeChoice } from '../clipboard';
import type { LinkedMatrices, PointPlace } from '../linked';
import type { Support } from '../relate';
import type { CourseRecords } from './courseRecords';
import { isWord } from './fileWords';
import { textsOf } from './majorData';
import { importSentences, quoted } from './messages';
import { findMark, sheetReader, type FoundProblem } from './sheetReading';
import type { SignMeanings } from './signs';
import { passedOver } from './workbookMarks';
import type { UploadedSheet } from './workbookSheet';

/** A cell of a project matrix as the file has it, whole. */
export interface ReadKsaCell {
  place: PointPlace;
  taskGoalId: number;
  ksas: Map<number, Support>;
  row: number;
}

export interface ReadProjectSheet {
  cells: ReadKsaCell[];
  problems: FoundProblem[];
  undecided: Map<string, number>;
}

/** Reads the project matrix of a chapter; undefined where the sheet is none. */
export function readProjectSheet(
  matrices: LinkedMatrices,
  sheet: UploadedSheet,
  records: CourseRecords,
  signs: SignMeanings,
): ReadProjectSheet | undefined {
  const mark = findMark(sheet);
  if (mark?.kind !== 'project') return undefined;
  const project = matrices.projects.find(({ id }) => id === mark.projectId);
  const reader = sheetReader(sheet);
  const read: ReadProjectSheet = { cells: [], problems: [], undecided: new Map() };
  if (!project) {
    read.problems.push(reader.problem(mark.row, null, importSentences.unknownProject(quoted(sheet.name))));
    return read;
  }
  const headRow = mark.row + 1;
  const pointColumn = (sheet.rows[headRow] ?? []).findIndex((text) => isWord(text, 'point'));
  const goalColumn = (sheet.rows[headRow] ?? []).findIndex((text) => isWord(text, 'goal'));
  if (pointColumn < 0) {
    read.problems.push(reader.problem(headRow, null, importSentences.projectColumnsMissing));
    return read;
  }
  const taskGoalOf = records.taskGoal(project.id);
  const columns = new Map<number, number>();
  for (let column = pointColumn + 1; column < (sheet.rows[headRow]?.length ?? 0); column += 1) {
    const [text = ''] = reader.text(headRow, column).split('\n');
    if (text === '' || isWord(text, 'goal', 'strength', 'study', 'teach', 'product', 'week', 'theory', 'practice')) continue;
    const found = taskGoalOf({ id: reader.text(mark.row, column), text });
    if (typeof found === 'object' && ![...columns.values()].includes(found.id)) columns.set(column, found.id);
    else read.problems.push(reader.problem(headRow, column, importSentences.unknownTaskGoal(quoted(text))));
  }
  const ksaReader = cellReader(matrices, signs);
  for (let row = headRow + 1; row < sheet.rows.length; row += 1) {
    const id = reader.text(row, mark.column);
    const text = reader.text(row, pointColumn);
    if (id === passedOver || text === '' || isWord(text, 'legend')) continue;
    const point = records.point({ id, text });
    const goal = records.goal({ id: reader.text(row, mark.column + 1), text: reader.text(row, goalColumn) });
    if (typeof point !== 'object' || typeof goal !== 'object') {
      const sentence =
        typeof point !== 'object'
          ? importSentences.unknownPoint(quoted(text))
          : importSentences.unknownColumn(quoted(reader.text(row, goalColumn)));
      read.problems.push(reader.problem(row, typeof point !== 'object' ? pointColumn : Math.max(goalColumn, 0), sentence));
      continue;
    }
    for (const [column, taskGoalId] of columns) {
      if (reader.isFormula(row, column)) {
        read.problems.push(reader.problem(row, column, importSentences.formula));
        continue;
      }
      const outcome = ksaReader(reader.text(row, column));
      for (const sign of outcome.undecided) read.undecided.set(sign, (read.undecided.get(sign) ?? 0) + 1);
      if (outcome.unknown.length > 0) {
        read.problems.push(reader.problem(row, column, importSentences.unknownKsa(quoted(outcome.unknown.join(' ')))));
      } else if (outcome.undecided.length === 0) {
        const place = { projectId: project.id, goalId: goal.id, pointId: point.id };
        read.cells.push({ place, taskGoalId, ksas: outcome.ksas, row });
      }
    }
  }
  return read;
}

/** Reads what a cell lists: K1★ with its words, one a line, or codes alone side by side. */
function cellReader({ ksas }: Pick<LinkedMatrices, 'ksas'>, signs: SignMeanings) {
  const choices = ksas.map(({ id, title, level, description }): CodeChoice => ({ id, code: `${title}${level}`, label: description }));
  const byCode = new Map(choices.map(({ code, id }) => [code, id]));
  const ownTexts = new Map(ksas.map((ksa) => [ksa.id, textsOf(ksa, 'description').map(inOneLine)]));
  const readList = createCodeListReader(choices, 'ksa');

  return (text: string) => {
    const found = { ksas: new Map<number, Support>(), unknown: [] as string[], undecided: [] as string[] };
    for (const line of text.split(/\r?\n/)) {
      const narrow = narrowText(line);
      const [head = '', letter, number, sign = ''] = /^\s*([KSA])\s*0*(\d+)\s*(\S*)/i.exec(narrow) ?? [];
      const strength = readStrength(sign);
      const id = byCode.get(`${letter?.toUpperCase()}${number}`);
      const isAlone = id !== undefined && !listsMore(narrow.slice(head.length), ownTexts.get(id) ?? []);
      if (isAlone && strength.kind === 'relate' && strength.relate !== -1) found.ksas.set(id, strength.relate);
      else if (line.trim() !== '') readCodes(line);
    }
    return found;

    function readCodes(line: string) {
      const list = readList(line);
      found.unknown.push(...list.unknown);
      for (const { id, strength } of list.entries) {
        const meaning = strength.kind === 'doubtful' ? signs[strength.sign] : strength.kind === 'relate' ? strength.relate : undefined;
        if (strength.kind === 'doubtful' && meaning === undefined) found.undecided.push(strength.sign);
        else if (strength.kind === 'unsaid') found.unknown.push(line);
        else if (meaning === 0 || meaning === 1) found.ksas.set(id, meaning);
      }
    }
  };
}

/** Whether further items follow an item and its sign on the line; the item's own text may begin like a code (K8s). */
function listsMore(rest: string, ownTexts: readonly string[]): boolean {
  const text = inOneLine(rest);
  if (ownTexts.includes(text)) return false;
  const own = ownTexts.find((one) => text.startsWith(one)) ?? '';
  return /^[\s,、;。|]*[KSA]\s?\d/i.test(text.slice(own.length));
}

function inOneLine(text: string): string {
  return narrowText(text).replace(/\s+/g, ' ');
}
