import type { StoryObj } from '@storybook/react-vite';

type Canvas = Parameters<NonNullable<StoryObj['play']>>[0]['canvas'];

/** Names down the list, as they stand. */
export function names(canvas: Canvas) {
  return canvas.getAllByRole('rowheader').map((cell) => cell.textContent);
}

/** What stands down a column, by its head. */
export function columnTexts(canvas: Canvas, head: string) {
  const index = canvas.getByRole('columnheader', { name: head }).getAttribute('aria-colindex');
  const rows = canvas.getAllByRole('row').slice(1);
  return rows.map((row) => row.querySelector(`[aria-colindex="${index}"]`)?.textContent);
}
