import type { LinkedMatrices } from '@college/curriculum-model';
import { useMessages } from '@college/ui/messages';
import { useMemo, useState } from 'react';
import { useLanguage } from '../../support/useLanguage';
import { pointItems } from '../../support/TransferPicker';
import { createCourseAxes } from './courseAxes';
import { courseCounts } from './courseCounts';
import { courseGaps } from './courseGaps';
import { createCourseRows } from './courseRows';
import { courseMatrixMessages } from './messages';

/** The course matrix as the grid takes it; with gaps alone, only the lines that have one. */
export function useCourseMatrix(matrices: LinkedMatrices, isGapsOnly: boolean) {
  const text = useMessages(courseMatrixMessages);
  const language = useLanguage();
  const [axesOf] = useState(createCourseAxes);
  const [rowsOf] = useState(createCourseRows);
  const whole = useMemo(() => {
    const axes = axesOf(matrices, language);
    const rows = rowsOf(matrices, axes, language);
    return { ...axes, rows, ...courseCounts(rows, axes.columns.heads.length, text) };
  }, [axesOf, rowsOf, matrices, language, text]);
  const items = useMemo(() => pointItems(matrices.points, language), [matrices.points, language]);
  const shown = useMemo(() => (isGapsOnly ? courseGaps(whole) : whole), [isGapsOnly, whole]);
  const byRow = useMemo(() => new Map(whole.rows.map((row) => [row.id, row])), [whole.rows]);
  const placeOfColumn = useMemo(() => new Map(whole.columns.heads.map(({ id }, place) => [id, place])), [whole.columns]);
  return {
    ...shown,
    items,
    cellAt: (rowId: string, columnId: string) => byRow.get(rowId)?.cells[placeOfColumn.get(columnId) ?? -1],
  };
}
