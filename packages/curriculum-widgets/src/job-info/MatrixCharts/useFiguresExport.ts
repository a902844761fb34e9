import type { MatrixFigures } from '@college/curriculum-model';
import { useMessages } from '@college/ui/messages';
import { figuresCsv } from './figuresCsv';
import { matrixChartsMessages } from './messages';

/** Exports the figures as a file: one table of the indicator points, one of the courses. */
export function useFiguresExport(majorName: string) {
  const text = useMessages(matrixChartsMessages);
  return ({ requirements, courses }: MatrixFigures) => {
    const support = requirements.flatMap(({ description, indicators }) =>
      indicators.map((indicator) => [description, indicator.description, indicator.strong, indicator.weak]),
    );
    const rows = courses.map(({ name, theoryPeriod, practicePeriod, ksa, points, placedPoints, progress }) => {
      return [name, theoryPeriod, practicePeriod, ksa.K, ksa.S, ksa.A, placedPoints, points - placedPoints, `${progress}%`];
    });
    const { requirement, strong, weak, course, theory, practice, knowledge, skill, ability, placed, unplaced, rate } = text;
    const csv = figuresCsv([
      [[requirement, text.indicator, strong, weak], ...support],
      [[course, theory, practice, knowledge, skill, ability, placed, unplaced, rate], ...rows],
    ]);
    const link = document.createElement('a');
    link.href = URL.createObjectURL(new Blob([csv], { type: 'text/csv' }));
    link.download = text.fileName({ major: majorName || text.title });
    link.click();
    URL.revokeObjectURL(link.href);
  };
}
