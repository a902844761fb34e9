import { within } from 'storybook/test';

interface Canvas {
  findByRole: (role: 'rowheader', options: { name: string | RegExp }) => Promise<HTMLElement>;
}

/** A cell of a matrix as it is drawn, by the words of its row's head and its place from 0. */
export async function matrixCell(canvas: Canvas, head: string | RegExp, place: number): Promise<HTMLElement> {
  const line = (await canvas.findByRole('rowheader', { name: head })).parentElement!;
  return within(line).getAllByRole('gridcell')[place]!;
}
