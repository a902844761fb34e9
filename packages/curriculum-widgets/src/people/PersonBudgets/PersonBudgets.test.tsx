import { renderUi } from '@college/ui/testing';
import { ToastProvider } from '@college/ui/Toast';
import { beforeEach, expect, it } from 'vitest';
import { aCollege } from '../../support/fakes/aCollege';
import { putHoldings } from '../fakes/someHoldings';
import { PersonBudgets } from './PersonBudgets';

const college = aCollege();
beforeEach(() => college.serve(({ state }) => putHoldings(state))());

// What the navigation and the edges of the page leave of a window of 1300 px.
const room = 1027;

it.each(['zh-CN', 'en-US'] as const)('fits the narrowest window of the workbench, no heading or amount cut (%s)', async (locale) => {
  const { getByRole } = await renderUi(
    <div style={{ inlineSize: room }}>
      <ToastProvider>
        <PersonBudgets source={college.budgets} />
      </ToastProvider>
    </div>,
    { locale },
  );
  await expect.element(getByRole('rowheader').first()).toBeVisible();
  const grid = getByRole('grid').element();
  expect(grid.scrollWidth).toBeLessThanOrEqual(room);
  const cut = [...grid.querySelectorAll('[role="columnheader"], [role="gridcell"]')].filter(
    (cell) => cell.scrollWidth > cell.clientWidth + 1,
  );
  // An address may be longer than its column; the table shortens it.
  expect(cut.map((cell) => cell.textContent).filter((text) => !text.includes('@'))).toEqual([]);
});
