import { projectById, type LinkedMatrices } from '@college/curriculum-model';
import { useMessages } from '@college/ui/messages';
import { useMemo, useState } from 'react';
import { ksaItems } from '../../support/TransferPicker';
import { useLanguage } from '../../support/useLanguage';
import { projectMatrixMessages } from './messages';
import { projectAxes } from './projectAxes';
import { projectCounts } from './projectCounts';
import { projectGaps } from './projectGaps';
import { createProjectRows } from './projectRows';
import type { Unmended } from './unmended';

interface Options {
  projectId: number;
  unmended: Unmended;
  isGapsOnly: boolean;
}

const noHours = { theoryPeriod: 0, practicePeriod: 0 };

/** The project matrix of a chapter as the grid takes it; with gaps alone, only the lines that have one. */
export function useProjectMatrix(matrices: LinkedMatrices, { projectId, unmended, isGapsOnly }: Options) {
  const text = useMessages(projectMatrixMessages);
  const language = useLanguage();
  const [rowsOf] = useState(createProjectRows);
  const { taskGoals, placedPoints, bindings, goals, points, requirements, courseId } = matrices;
  const axes = useMemo(
    () => projectAxes(matrices, projectId, language, text),
    // Placing KSA leaves both axes as they are.
    // oxlint-disable-next-line react/exhaustive-deps
    [taskGoals, placedPoints, bindings, goals, points, requirements, courseId, projectId, language, text],
  );
  const whole = useMemo(() => {
    const rows = rowsOf(matrices, axes, language, unmended);
    const counts = projectCounts(rows, axes.placed, projectById(matrices, projectId) ?? noHours, text);
    return { ...axes, rows, ...counts };
  }, [rowsOf, matrices, axes, projectId, language, text, unmended]);
  const shown = useMemo(() => {
    return isGapsOnly ? projectGaps(whole) : whole;
  }, [isGapsOnly, whole]);
  const items = useMemo(() => ksaItems(matrices.ksas, language), [matrices.ksas, language]);
  const cellAt = useMemo(() => {
    const rows = new Map(whole.rows.map((row) => [row.id, row]));
    const columns = new Map(whole.columns.heads.map(({ id }, place) => [id, place]));
    return (rowId: string, columnId: string) => rows.get(rowId)?.cells[columns.get(columnId) ?? -1];
  }, [whole]);
  return { ...shown, items, cellAt };
}
