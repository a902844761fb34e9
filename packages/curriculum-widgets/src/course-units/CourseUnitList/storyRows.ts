import type { StoryObj } from '@storybook/react-vite';

type Canvas = Parameters<NonNullable<StoryObj['play']>>[0]['canvas'];

/** Names down the list, in their order. */
export function names(canvas: Canvas) {
  return canvas.getAllByRole('rowheader').map((cell) => cell.textContent);
}

/** The content of a column, by its header. */
export function columnTexts(canvas: Canvas, head: string) {
  const index = canvas.getByRole('columnheader', { name: head }).getAttribute('aria-colindex');
  const rows = canvas.getAllByRole('row').slice(1);
  return rows.map((row) => row.querySelector(`[aria-colindex="${index}"]`)?.textContent);
}
