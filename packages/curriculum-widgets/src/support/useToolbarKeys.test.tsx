import { renderUi } from '@college/ui/testing';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { useToolbarKeys } from './useToolbarKeys';

function Bar() {
  return (
    <>
      <button>before</button>
      <div role="toolbar" {...useToolbarKeys()}>
        <input type="checkbox" aria-label="first" />
        <button disabled>off</button>
        <button>second</button>
        <button>third</button>
      </div>
      <button>after</button>
    </>
  );
}

const button = (name: string) => page.getByRole('button', { name });

it('moves between its controls by the arrows, past what is disabled, and stops at both ends', async () => {
  await renderUi(<Bar />);
  await userEvent.tab();
  await userEvent.tab();
  await expect.element(page.getByRole('checkbox', { name: 'first' })).toHaveFocus();
  await userEvent.keyboard('{ArrowLeft}{ArrowRight}');
  await expect.element(button('second')).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  await expect.element(button('third')).toHaveFocus();
});

it('is one stop of Tab, and remembers the control that had the focus', async () => {
  await renderUi(<Bar />);
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}{Tab}');
  await expect.element(button('after')).toHaveFocus();
  await userEvent.tab({ shift: true });
  await expect.element(button('second')).toHaveFocus();
  await userEvent.tab({ shift: true });
  await expect.element(button('before')).toHaveFocus();
});
