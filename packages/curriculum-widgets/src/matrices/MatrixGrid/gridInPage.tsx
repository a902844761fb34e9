import { UiProvider, type Locale } from '@college/ui/theme';
import { MatrixGrid } from './MatrixGrid';
import type { MatrixGridProps } from './matrixGridProps';
import { squaresGrid } from './storyGrids';

/** A grid between two buttons, as Tab comes upon it. */
export function grid(props: Partial<MatrixGridProps> = {}, values = squaresGrid(6, 9), locale: Locale = 'zh-CN') {
  return (
    <UiProvider locale={locale}>
      <button type="button">前</button>
      <MatrixGrid aria-label="矩阵" {...values} {...props} />
      <button type="button">后</button>
    </UiProvider>
  );
}

/** A drawn cell, counted from 1 without the heads. */
export function cellOf(row: number, column: number) {
  const line = document.querySelector(`[data-row="${row - 1}"]`);
  const cell = [...(line?.children ?? [])].find((one) => one.getAttribute('aria-colindex') === String(column + 1));
  if (!(cell instanceof HTMLElement)) throw new Error(`There is no cell ${row}, ${column}.`);
  return cell;
}

/** Row and column of the cell that holds the focus, counted from 1. */
export const focused = () => {
  const cell = document.activeElement?.closest('[role="gridcell"]');
  return cell ? [Number(cell.parentElement?.getAttribute('data-row')) + 1, Number(cell.getAttribute('aria-colindex')) - 1] : null;
};
/** How many cells are selected. */
export const selected = () => document.querySelectorAll('[aria-selected="true"]').length;
/** What was said last. */
export const live = () => document.querySelector('[role="status"]')?.textContent;
