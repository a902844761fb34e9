import { searchTimeout, type FoundGroup } from '@college/curriculum-model';
import { createManualClock } from '@college/ui/clock';
import { UiProvider } from '@college/ui/theme';
import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { userEvent } from 'vitest/browser';
import { CommandPalette } from './CommandPalette';
import type { CommandPaletteSource, PaletteQuery } from './CommandPaletteSource';

const quiet = 120;
const goals = (...titles: string[]): FoundGroup => ({
  kind: 'goal',
  total: titles.length,
  list: titles.map((title, id) => ({ id, title, description: '', majorId: 1 })),
});

/** A palette whose server answers one keyword alone; the others are still on their way. */
async function aPalette(answered: string, found: FoundGroup) {
  const clock = createManualClock();
  const onOpen = vi.fn();
  const waiting = new Promise<never>(() => {});
  async function answer({ keyword, kinds }: PaletteQuery) {
    const groups = kinds.includes(found.kind) ? [found] : [];
    return keyword === answered ? { keyword, groups } : keyword === '' ? { keyword, groups: [] } : waiting;
  }
  const searchEverything = vi.fn<CommandPaletteSource['searchEverything']>(answer);
  const screen = await render(
    <UiProvider>
      <CommandPalette
        isOpen
        onOpenChange={() => {}}
        source={{ searchEverything }}
        acts={[{ id: 'majors', kind: 'page', title: '专业', href: '#majors' }]}
        hrefOf={({ id }, kind) => `#${kind}-${id}`}
        onOpen={onOpen}
        clock={clock}
      />
    </UiProvider>,
  );
  const field = screen.getByRole('combobox');
  await userEvent.fill(field, answered);
  clock.advance(quiet);
  await expect.element(screen.getByRole('option').first()).toHaveAttribute('aria-selected', 'true');
  return { screen, field, onOpen, clock };
}

it('opens nothing that a former keyword found and this one does not name', async () => {
  const { screen, field, onOpen } = await aPalette('图', goals('图的遍历'));
  await userEvent.fill(field, '树');
  await expect.element(screen.getByRole('option', { name: '图的遍历' })).toHaveAttribute('aria-selected', 'false');
  await expect.element(field).not.toHaveAttribute('aria-activedescendant');
  await userEvent.keyboard('{Enter}');
  expect(onOpen).not.toHaveBeenCalled();
});

it('takes away what a former keyword found when no answer to this one comes in time, and does not say that there is none', async () => {
  const { screen, field, clock } = await aPalette('图', goals('图的遍历'));
  await userEvent.fill(field, '树');
  clock.advance(quiet + searchTimeout - 1);
  await expect.element(screen.getByRole('option', { name: '图的遍历' })).toBeVisible();
  clock.advance(1);
  await expect.element(screen.getByRole('option')).not.toBeInTheDocument();
  await expect.element(screen.getByText(/^没有名为/)).not.toBeInTheDocument();
  await userEvent.fill(field, '图');
  clock.advance(quiet);
  await expect.element(screen.getByRole('option', { name: '图的遍历' })).toHaveAttribute('aria-selected', 'true');
});

it('opens what a former keyword found where this one names it too', async () => {
  const { field, onOpen } = await aPalette('图', goals('图的存储', '图的遍历'));
  await userEvent.fill(field, '图 遍历');
  await userEvent.keyboard('{Enter}');
  expect(onOpen.mock.calls).toEqual([['#goal-1']]);
});

it('opens a page that the keyword names before the records of a former one', async () => {
  const { field, onOpen } = await aPalette('图', goals('图的遍历'));
  await userEvent.fill(field, '专业');
  await userEvent.keyboard('{Enter}');
  expect(onOpen.mock.calls).toEqual([['#majors']]);
});

it.each([
  ['{ArrowDown}', '#goal-0'],
  ['{ArrowUp}', '#goal-1'],
])('opens a record of a former keyword that was chosen by %s', async (key, href) => {
  const { field, onOpen } = await aPalette('图', goals('图的存储', '图的遍历'));
  await userEvent.fill(field, '树');
  await userEvent.keyboard(`${key}{Enter}`);
  expect(onOpen.mock.calls).toEqual([[href]]);
});
