import { within } from 'storybook/test';

type Canvas = ReturnType<typeof within>;

/** A row of one of the picker's lists. */
export function rowIn(canvas: Canvas, list: string, name: RegExp) {
  return within(canvas.getByRole('grid', { name: list })).getByRole('row', { name });
}

/** The codes of the items in one of the picker's two support lists. */
export function codesIn(canvas: Canvas, list: string) {
  return within(canvas.getByRole('grid', { name: list }))
    .queryAllByRole('row')
    .filter((row) => row.hasAttribute('aria-rowindex'))
    .map((row) => within(row).getAllByRole('gridcell')[0]!.textContent);
}
