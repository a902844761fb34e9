import { EditableTable } from '@college/ui/EditableTable';
import { Shortcuts } from '@college/ui/Shortcuts';
import { afterEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { defineElement, put } from './testing/testElement';

afterEach(() => document.body.replaceChildren());

it.each(['shadow', 'light'])('handles shortcuts, and leaves single keys to the focused text field (%s)', async (root) => {
  const [save, help] = [vi.fn(), vi.fn()];
  const tag = defineElement(() => (
    <Shortcuts keys={{ 'Ctrl+S': save, x: help }}>
      <input aria-label="Field" />
      <button>Beside</button>
    </Shortcuts>
  ));
  put(tag, {}, { root });
  await page.getByRole('textbox').click();
  await userEvent.keyboard('x{Control>}s{/Control}');
  expect([save.mock.calls.length, help.mock.calls.length]).toEqual([1, 0]);
  await page.getByRole('button').click();
  await userEvent.keyboard('x');
  expect(help).toHaveBeenCalledOnce();
});

const rows = ['Lists', 'Stacks', 'Trees'].map((name, index) => ({ id: index + 1, name }));

it('drags rows by the pointer, and announces it', async () => {
  const onRowMove = vi.fn();
  const tag = defineElement(() => (
    <EditableTable
      aria-label="Chapters"
      rows={rows}
      columns={[{ id: 'name', header: 'Name', getText: (row) => row.name }]}
      getRowId={(row) => row.id}
      getRowName={(row) => row.name}
      onRowMove={onRowMove}
    />
  ));
  put(tag, {}, { locale: 'zh-CN' });
  const grip = page.getByRole('button', { name: /第 3 行/ }).first();
  await expect.element(grip).toBeVisible();
  const target = page
    .getByRole('button', { name: /第 1 行/ })
    .first()
    .element()
    .getBoundingClientRect();
  const { x, y } = grip.element().getBoundingClientRect();
  const pointer = (type: string, on: EventTarget, clientY: number) =>
    on.dispatchEvent(
      new PointerEvent(type, {
        bubbles: true,
        composed: true,
        cancelable: true,
        isPrimary: true,
        pointerId: 1,
        button: 0,
        clientX: x + 8,
        clientY,
      }),
    );
  const lifted = page.getByText(/^已拿起。第 3 行/);
  // The rows handle the pointer a moment after they appear; a press before that is lost, and a user presses again.
  await vi.waitFor(
    () => {
      pointer('pointerup', document, y + 8);
      pointer('pointerdown', grip.element(), y + 8);
      pointer('pointermove', document, y - 8);
      return vi.waitFor(() => expect(lifted.query()).not.toBeNull(), { timeout: 500 });
    },
    { timeout: 5000 },
  );
  pointer('pointermove', document, target.y + 8);
  await expect.element(page.getByText(/^第 1 行，共 3 行/)).toBeInTheDocument();
  pointer('pointerup', document, target.y + 8);
  await expect.poll(() => onRowMove.mock.calls.at(-1)?.[0]).toEqual({ rowId: 3, fromIndex: 2, toIndex: 0 });
});
