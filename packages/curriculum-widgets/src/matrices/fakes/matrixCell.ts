import type { StoryObj } from '@storybook/react-vite';
import { within } from 'storybook/test';

type Canvas = Parameters<NonNullable<StoryObj['play']>>[0]['canvas'];

/** A cell of a matrix once it is drawn, by the words of its row's head and its place from 0. */
export async function matrixCell(canvas: Canvas, head: string | RegExp, place: number): Promise<HTMLElement> {
  await canvas.findByRole('rowheader', { name: head });
  return drawnCell(canvas, head, place);
}

/** A cell of a matrix that is drawn. */
export function drawnCell(canvas: Canvas, head: string | RegExp, place: number): HTMLElement {
  const line = canvas.getByRole('rowheader', { name: head }).parentElement!;
  return within(line).getAllByRole('gridcell')[place]!;
}
