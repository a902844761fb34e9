import { renderUi } from '@college/ui/testing';
import { ToastProvider } from '@college/ui/Toast';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { lazyPart } from './lazyPart';
import { PopupPart } from './PopupPart';

function Window({ name }: { name: string }) {
  return <p>{name}</p>;
}

/** A button that opens a part, which is loaded by `load`. */
async function open(load: () => Promise<typeof Window>) {
  const part = lazyPart(load);
  function Owner() {
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <button onClick={() => setOpen(true)}>{isOpen ? 'open' : 'closed'}</button>
        {isOpen && <PopupPart part={part} given={{ name: 'Week plan' }} onFailed={() => setOpen(false)} />}
      </>
    );
  }
  const screen = await renderUi(
    <ToastProvider>
      <Owner />
    </ToastProvider>,
  );
  return { screen, part };
}

it('reports when a part fails to load, closes it, and retries when it is opened again', async () => {
  const load = vi.fn<() => Promise<typeof Window>>().mockRejectedValueOnce(new Error('offline')).mockResolvedValue(Window);
  const { screen } = await open(load);
  await userEvent.click(screen.getByRole('button', { name: 'closed' }));
  await expect.element(screen.getByText('没有打开')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'closed' }));
  await expect.element(screen.getByText('Week plan')).toBeVisible();
  await expect.element(screen.getByText('没有打开')).not.toBeInTheDocument();
  expect(load).toHaveBeenCalledTimes(2);
});

it('renders at once when it was loaded before', async () => {
  const load = vi.fn(async () => Window);
  const { screen, part } = await open(load);
  await part.fetch();
  screen
    .getByRole('button', { name: 'closed' })
    .element()
    .dispatchEvent(new MouseEvent('click', { bubbles: true }));
  await expect.element(screen.getByText('Week plan')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(1);
});
