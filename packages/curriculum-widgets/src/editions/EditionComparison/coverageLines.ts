import {
  readPlace,
  relateValues,
  sum,
  type EditionComparison,
  type EditionGap,
  type RedlineCell,
  type Support,
} from '@college/curriculum-model';
import type { ComparisonText } from './messages';

/** A piece of a sentence: words, or a star. */
export type LinePiece = string | { star: Support } | { arrow: true };

/** A line of what became of the coverage: what it is about, and the sentence. */
export interface CoverageLine {
  id: string;
  head: string;
  pieces: readonly LinePiece[];
}

type Compared = Pick<EditionComparison, 'redline' | 'coverage'>;

/** The gaps that were closed and opened, in words: what did it, with the stars of the courses. */
export function coverageLines({ redline, coverage }: Compared, text: ComparisonText): { closed: CoverageLine[]; opened: CoverageLine[] } {
  const columns = new Map(redline.columns.map((column) => [column.key, column]));
  const rows = new Map(redline.rows.map((row) => [row.lineage, row]));
  const starred = (cells: readonly { name: string; cell: RedlineCell }[]) =>
    listed(
      cells.map(({ name, cell }) => [...star(cell.after), ' ', name]),
      text,
    );

  /** The cells of a column that differ. */
  function changedIn(key: string) {
    return redline.rows.flatMap(({ name, cells }) =>
      cells.flatMap((cell) => (cell.key === key && cell.mark !== 'same' ? [{ name, cell }] : [])),
    );
  }

  function lineOf(type: 'closed' | 'opened', { rule, at }: EditionGap): CoverageLine {
    const { kind, key = '', lineage = 0 } = readPlace(at) ?? {};
    const id = `${type} ${rule} ${at}`;
    if (kind === 'indicator') {
      const changed = changedIn(key);
      return {
        id,
        head: columns.get(key)?.number ?? '',
        pieces: type === 'closed' ? closedPieces(rule, changed) : openedPieces(rule, changed),
      };
    }
    const course = rows.get(lineage);
    const name = course?.name ?? '';
    if (kind === 'binding') {
      const head = columns.get(key)?.number ?? '';
      return { id, head, pieces: [type === 'closed' ? text.goalBound({ name }) : text.goalMissing({ name })] };
    }
    const supports = (course?.cells ?? []).filter(({ after }) => after !== relateValues.none);
    const stars = listed(
      supports.map((cell) => [...star(cell.after), ' ', columns.get(cell.key)?.number ?? '']),
      text,
    );
    return { id, head: '', pieces: type === 'closed' ? [text.courseSupports({ name }), ...stars] : [text.courseSupportsNothing({ name })] };
  }

  function closedPieces(rule: EditionGap['rule'], changed: readonly { name: string; cell: RedlineCell }[]): LinePiece[] {
    const helping = changed.filter(({ cell }) => cell.after !== relateValues.none);
    if (rule === 'indicatorOnOneElective') return [text.moreThanElective, ...(helping.length > 0 ? [text.colon, ...starred(helping)] : [])];
    if (rule === 'indicatorWeakOnly') return [text.fromWeak, ...starred(helping.filter(({ cell }) => cell.after === relateValues.strong))];
    return [text.fromNone, ...starred(helping)];
  }

  function openedPieces(rule: EditionGap['rule'], changed: readonly { name: string; cell: RedlineCell }[]): LinePiece[] {
    const harming = changed.filter(({ cell }) => cell.mark === 'weakened' || cell.mark === 'removed');
    const after = { indicatorUnsupported: text.nowNone, indicatorWeakOnly: text.nowWeak }[rule as string] ?? text.nowElective;
    if (harming.length === 0) return [after];
    const causes = harming.map(({ name, cell }): LinePiece[] => [
      name,
      ' ',
      ...star(cell.before),
      { arrow: true },
      ...(cell.after === relateValues.none ? [text.none] : star(cell.after)),
    ]);
    return [...listed(causes, text), text.colon, after];
  }

  return { closed: coverage.closed.map((gap) => lineOf('closed', gap)), opened: coverage.opened.map((gap) => lineOf('opened', gap)) };
}

function star(relate: number): LinePiece[] {
  return relate === relateValues.strong || relate === relateValues.weak ? [{ star: relate }] : [];
}

function listed(items: readonly (readonly LinePiece[])[], text: ComparisonText): LinePiece[] {
  return items.flatMap((item, index) => (index === 0 ? item : [text.listComma, ...item]));
}

/** The hours that differ: by course, then all of them, then the credits. */
export function hourLines({ redline, coverage: { courses, before, after } }: Compared, text: ComparisonText): CoverageLine[] {
  const names = new Map(redline.rows.map(({ lineage, name }) => [lineage, name]));
  const total = (load: { theory: number; practice: number } | null) => (load ? sum([load.theory, load.practice]) : 0);
  const parts = (load: { theory: number; practice: number } | null) => (load ? `${load.theory}/${load.practice}` : '0');
  const lines = courses.flatMap(({ lineage, before: was, after: is }): CoverageLine[] => {
    if (parts(was) === parts(is)) return [];
    const name = names.get(lineage) ?? '';
    const hours = was === null ? `${name} ${parts(is)}` : `${name} ${parts(was)}`;
    return [
      {
        id: `hours ${lineage}`,
        head: signed(sum([total(is), -total(was)])),
        pieces: [hours, ...(was === null ? [] : [{ arrow: true } as const, parts(is)])],
      },
    ];
  });
  const [all, now] = [total(before.hours), total(after.hours)];
  if (lines.length > 0) lines.push({ id: 'hours', head: text.total, pieces: [grouped(all), { arrow: true }, grouped(now)] });
  if (before.credits !== after.credits) {
    lines.push({ id: 'credits', head: text.credits, pieces: [String(before.credits ?? 0), { arrow: true }, String(after.credits ?? 0)] });
  }
  return lines;
}

const grouped = (value: number) => value.toLocaleString('en-US');

function signed(value: number): string {
  return value > 0 ? `+${value}` : value < 0 ? `−${-value}` : '±0';
}
