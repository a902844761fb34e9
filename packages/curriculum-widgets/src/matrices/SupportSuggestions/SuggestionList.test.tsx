import { UiProvider } from '@college/ui/theme';
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
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
/** Six cells of four suggestions each. */
const cellOf = ({ id }: { id: number }) => ({ rowId: String(Math.floor(id / 4)), columnId: '1' });

it('goes to the first suggestion of the cell with the ring, and marks all of them', async () => {
  const list = (cell: { rowId: string; columnId: string } | null) => (
    <UiProvider>
      <div style={{ blockSize: 160, overflow: 'auto' }}>
        <SuggestionList
          {...{ suggestions, cell, cellOf }}
          keyOf={({ id }) => String(id)}
          wordsOf={({ id }) => ({
            subject: `K${id}`,
            object: 'T1',
            relate: 0,
            isChange: false,
            score: 0.5,
            terms: [],
            origins: [],
            facts: [],
          })}
          onSelect={() => undefined}
          nothing={{ title: '', hint: '' }}
        />
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
