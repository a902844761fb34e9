import { UiProvider } from '@college/ui/theme';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { userEvent } from 'vitest/browser';
import { SuggestionList } from './SuggestionList';

const suggestions = {
  isOffered: true,
  isOn: true,
  setIsOn: () => undefined,
  request: { status: 'done' as const, answer: [] },
  retry: () => undefined,
  open: Array.from({ length: 24 }, (_, index) => ({ id: index, isDeclined: false })),
  declined: [],
  taken: [],
  marked: new Set<string>(),
  message: '',
  accept: () => Promise.resolve(),
  decline: () => Promise.resolve(),
};
const common = {
  keyOf: ({ id }: { id: number }) => String(id),
  wordsOf: ({ id }: { id: number }) => ({
    subject: `K${id}`,
    object: 'T1',
    relate: 0 as const,
    isChange: false,
    score: 0.5,
    terms: [],
    origins: [],
    facts: [],
  }),
  onSelect: () => undefined,
  nothing: { title: '', hint: '' },
};
/** Six cells of four suggestions each. */
const cellOf = ({ id }: { id: number }) => ({ rowId: String(Math.floor(id / 4)), columnId: '1' });

it('goes to the first suggestion of the cell with the ring, and marks all of them', async () => {
  const list = (cell: { rowId: string; columnId: string } | null) => (
    <UiProvider>
      <div style={{ blockSize: 160, overflow: 'auto' }}>
        <SuggestionList {...{ suggestions, cell, cellOf }} {...common} />
      </div>
    </UiProvider>
  );
  const screen = await render(list(null));
  const entry = (id: number) => screen.getByRole('button', { name: `K${id} × T1`, exact: true });
  await expect.element(entry(12)).not.toBeInViewport();
  await screen.rerender(list({ rowId: '3', columnId: '1' }));
  await expect.element(entry(12)).toBeInViewport();
  await expect.element(entry(15)).not.toBeInViewport();
  for (const id of [12, 13, 14, 15]) await expect.element(entry(id)).toHaveAttribute('aria-current', 'true');
});

/** Three suggestions, which go as they are accepted and dismissed. */
function Three() {
  const [open, setOpen] = useState([0, 1, 2].map((id) => ({ id, isDeclined: false })));
  const [declined, setDeclined] = useState<typeof open>([]);
  const without = (all: typeof open, gone: readonly { id: number }[]) => all.filter(({ id }) => gone.every((one) => one.id !== id));
  return (
    <SuggestionList
      {...common}
      cell={null}
      cellOf={cellOf}
      suggestions={{
        ...suggestions,
        open,
        declined,
        accept: async (chosen) => setOpen(without(open, chosen)),
        decline: async (one, isDeclined) => {
          setOpen(isDeclined ? without(open, [one]) : [...open, one]);
          setDeclined(isDeclined ? [...declined, one] : without(declined, [one]));
        },
      }}
    />
  );
}

it('keeps the focus in the list by keyboard, whatever goes', async () => {
  const { getByRole } = await render(
    <UiProvider locale="en-US">
      <Three />
    </UiProvider>,
  );
  const button = (name: string) => getByRole('button', { name, exact: true });
  const press = async (name: string) => {
    (button(name).element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
  };
  await press('Dismiss K0 × T1');
  await expect.element(button('K1 × T1')).toHaveFocus();
  await expect.element(button('1 dismissed')).not.toHaveAttribute('aria-controls');
  await press('1 dismissed');
  await expect.element(button('1 dismissed')).toHaveAttribute('aria-controls');
  await press('Suggest again: K0 × T1');
  await expect.element(button('K0 × T1')).toHaveFocus();
  await press('Accept K0 × T1');
  await expect.element(button('K2 × T1')).toHaveFocus();
  await press('Accept all 2');
  await expect.element(getByRole('button')).not.toBeInTheDocument();
  await expect.poll(() => document.activeElement?.matches('[data-findings]')).toBe(true);
});
