import type { within } from 'storybook/test';

/** The cell of a course and an indicator point, by the name of its row and the number of its column. */
export function storyCell(canvas: ReturnType<typeof within>, course: string | RegExp, number: string): HTMLElement {
  const row: Element | null = canvas.getByText(course, { selector: '[role="rowheader"] span' }).closest('[role="row"]');
  const column: Element | null = canvas.getByText(number, { selector: '[data-part="columnHead"] *' }).closest('[role="columnheader"]');
  const index = column?.getAttribute('aria-colindex');
  const cell = row?.querySelector<HTMLElement>(`[role="gridcell"][aria-colindex="${index}"]`);
  if (!cell) throw new Error(`The story shows no cell of ${course} and ${number}.`);
  return cell;
}

/** Tabs on until the ring of the grid has the focus. */
export async function tabIntoGrid(canvas: ReturnType<typeof within>, userEvent: { tab: () => Promise<void> }) {
  const grid = await canvas.findByRole('grid');
  for (let presses = 0; presses < 20 && !grid.contains(document.activeElement); presses += 1) await userEvent.tab();
}
