import { readPlace, type EditionComparison, type Place } from '@college/curriculum-model';
import { useMessages } from '@college/ui/messages';
import { useMemo } from 'react';
import { matrixGridMessages } from '../../matrices/MatrixGrid';
import { useLanguage } from '../../support/useLanguage';
import { redlineMatrixMessages } from './messages';
import { redlineColumns, redlineRows } from './redlineAxes';
import { redlineFoot, redlineValues } from './redlineCells';

/** What of a comparison is drawn. */
export type ComparedMatrices = Pick<EditionComparison, 'redline' | 'left' | 'right'>;

interface Choice {
  isChangedOnly: boolean;
  filter: ReadonlySet<Place> | null;
  place: Place | null;
}

/** Heads of rows in px: a Chinese name fits on one line, an English one on two. */
const headWidths = { zh: 184, en: 232 };

/** What the grid shows of a comparison; unchanged parts stay the same objects. */
export function useRedlineValues({ redline, left, right }: ComparedMatrices, { isChangedOnly, filter, place }: Choice) {
  const text = useMessages(redlineMatrixMessages);
  const grid = useMessages(matrixGridMessages);
  const language = useLanguage();
  const filtered = useMemo(() => (filter === null ? null : new Set([...filter].flatMap((at) => readPlace(at)?.lineage ?? []))), [filter]);
  const columns = useMemo(() => redlineColumns(redline), [redline]);
  const shown = useMemo(
    () => redlineRows(redline, { isChangedOnly, filtered, language, text }),
    [redline, isChangedOnly, filtered, language, text],
  );
  const values = useMemo(() => redlineValues(shown.rows, redline, filter), [shown, redline, filter]);
  const current = place === null ? undefined : readPlace(place)?.lineage;
  const rows = useMemo(() => values.map((row) => (row.id === String(current) ? { ...row, isCurrent: true } : row)), [values, current]);
  const footRows = useMemo(
    () => redlineFoot(redline, { left: left.name, right: right.name, counts: grid.counts, text }),
    [redline, left.name, right.name, grid, text],
  );
  return { columns, rowAxis: shown.axis, rows, footRows, headWidth: headWidths[language] };
}
