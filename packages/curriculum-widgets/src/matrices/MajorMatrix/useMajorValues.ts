import type { LinkedMatrices } from '@college/curriculum-model';
import { useMemo, useState } from 'react';
import type { MatrixAxis } from '../MatrixGrid';
import { gapLines, withLines } from './gapLines';
import { createMajorAxes } from './majorAxes';
import { createMajorCounts, type GapWords } from './majorCounts';
import { createMajorRows } from './majorRows';
import { useLanguage } from '../../support/useLanguage';

/** The major matrix as values of the grid; what did not change is the same object. */
export function useMajorValues(matrices: LinkedMatrices, isGapsOnly: boolean, words: GapWords) {
  const language = useLanguage();
  const [axesOf] = useState(createMajorAxes);
  const [rowsOf] = useState(createMajorRows);
  const [countsOf] = useState(createMajorCounts);
  const lines = useGapLines(matrices, isGapsOnly);

  const all = axesOf(matrices, language);
  // Every line where "Only gaps" is on and there are none; the view then shows a message.
  const columns = useMemo(
    () => (lines && lines.requireIds.size > 0 ? withLines(all.columns, lines.requireIds) : all.columns),
    [all.columns, lines],
  );
  const rowAxis = useMemo(() => (lines ? withLines(all.rowAxis, lines.courseIds) : all.rowAxis), [all.rowAxis, lines]);
  const allRows = rowsOf(matrices, columns);
  const rows = useMemo(() => (lines ? allRows.filter(({ id }) => lines.courseIds.has(Number(id))) : allRows), [allRows, lines]);
  const counts = countsOf(matrices, idsOf(columns), idsOf(rowAxis), words);
  return { columns, rowAxis, rows, ...counts, hasNoGaps: isGapsOnly && lines === null };
}

/** The lines with gaps when "Only gaps" was switched on: closing a gap does not remove its line while it is edited. */
function useGapLines(matrices: LinkedMatrices, isGapsOnly: boolean) {
  const now = () => ({ isGapsOnly, lines: isGapsOnly ? gapLines(matrices) : null });
  const [shown, setShown] = useState(now);
  if (shown.isGapsOnly === isGapsOnly) return shown.lines;
  const fresh = now();
  setShown(fresh);
  return fresh.lines;
}

function idsOf({ heads }: MatrixAxis): readonly number[] {
  return heads.map(({ id }) => Number(id));
}
