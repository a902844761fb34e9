import { groupBy, type Language, type RedlineHead, type RedlineMatrix, type RedlineRow } from '@college/curriculum-model';
import { listComma } from '@college/ui/words';
import type { MatrixAxis, MatrixHead } from '../../matrices/MatrixGrid';
import { shortHead } from '../../support/shortHeads';
import type { RedlineText } from './messages';

/** Indicator points under their requirements, with the numbers of both versions. */
export function redlineColumns({ columns, requirements }: RedlineMatrix): MatrixAxis {
  const members = groupBy(columns, ({ requirement }) => requirement);
  const names = new Map(requirements.map(({ key, text }) => [key, text]));
  return {
    heads: columns.map((column) => ({
      id: column.key,
      ...headOf(column),
      label: column.text,
      tooltip: wholeNumber(column),
      spoken: `${column.number} ${names.get(column.requirement) ?? ''}`.trim(),
    })),
    groups: requirements.map((requirement) => ({
      id: requirement.key,
      ...headOf(requirement),
      label: shortHead(requirement.text),
      tooltip: wholeNumber(requirement),
      members: (members.get(requirement.key) ?? []).map(({ key }) => key),
    })),
  };
}

function headOf({ number, numberBefore, mark }: RedlineHead) {
  return {
    code: number,
    ...(numberBefore === null ? {} : { codeBefore: numberBefore }),
    ...(mark === 'added' || mark === 'removed' ? { mark } : {}),
  };
}

function wholeNumber({ number, numberBefore, text }: RedlineHead) {
  return numberBefore === null ? `${number} ${text}` : `${number} ← ${numberBefore} ${text}`;
}

/** Id of the group of courses in which nothing differs. */
export const unchangedGroup = 'unchanged';

interface RowsShown {
  /** In the order in which they are shown. */
  rows: readonly RedlineRow[];
  axis: MatrixAxis;
}

interface RowChoice {
  isChangedOnly: boolean;
  /** Courses of which a change passes the filters; null without any. */
  filtered: ReadonlySet<number> | null;
  language: Language;
  text: RedlineText;
}

/** The courses: all of them in their order, or those that differ and the others behind them in one closed line. */
export function redlineRows({ rows }: RedlineMatrix, { isChangedOnly, filtered, language, text }: RowChoice): RowsShown {
  const heads = rowHeads(rows);
  const headsOf = (list: readonly RedlineRow[]) => list.map((row) => heads.get(row)!);
  if (!isChangedOnly) return { rows, axis: { heads: headsOf(rows) } };
  const changed = rows.filter((row) => isChanged(row) && (filtered === null || filtered.has(row.lineage)));
  const same = rows.filter((row) => !isChanged(row));
  const shown = [...changed, ...same];
  if (same.length === 0) return { rows: shown, axis: { heads: headsOf(shown) } };
  const names = same.map(({ name }) => name).join(listComma[language]);
  const closedLabel = text.unchangedLine({ names, count: same.length });
  const members = same.map(({ lineage }) => String(lineage));
  const group = { id: unchangedGroup, label: text.unchanged, closedLabel, tooltip: closedLabel, members, isCollapsible: true };
  return { rows: shown, axis: { heads: headsOf(shown), groups: [group] } };
}

/** Whether anything in a course differs. */
export function isChanged({ mark, isEdited, cells }: RedlineRow): boolean {
  return mark !== 'same' || isEdited || cells.some((cell) => cell.mark !== 'same');
}

/** Numbered as in the later version, which a removed course is not in. */
function rowHeads(rows: readonly RedlineRow[]): ReadonlyMap<RedlineRow, MatrixHead> {
  let number = 0;
  return new Map(
    rows.map((row): [RedlineRow, MatrixHead] => {
      const { lineage, name, mark, isEdited } = row;
      const isGone = mark === 'removed';
      if (!isGone) number += 1;
      const own = mark === 'added' || isGone ? { mark } : isEdited ? { mark: 'edited' as const } : {};
      return [row, { id: String(lineage), code: isGone ? '–' : String(number), label: name, tooltip: name, spoken: name, ...own }];
    }),
  );
}
