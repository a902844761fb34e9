import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderUi } from '../testing';
import { ScrollArea } from './ScrollArea';

it('takes focus only when there is something to scroll and nothing in it to focus', async () => {
  const tall = <p style={{ blockSize: 500 }}>很长</p>;
  const area = (children: ReactNode) => (
    <ScrollArea aria-label="内容" style={{ blockSize: 100, overflow: 'auto' }}>
      {children}
    </ScrollArea>
  );
  const { getByLabelText, rerender } = await renderUi(area(tall));
  await expect.element(getByLabelText('内容')).toHaveAttribute('tabindex', '0');
  await userEvent.tab();
  await expect.element(getByLabelText('内容')).toHaveFocus();
  await rerender(area(<p style={{ inlineSize: 5000 }}>很宽</p>));
  await expect.element(getByLabelText('内容')).toHaveAttribute('tabindex', '0');
  await rerender(area('一行'));
  await expect.element(getByLabelText('内容')).not.toHaveAttribute('tabindex');
  await rerender(
    area(
      <>
        {tall}
        <button type="button">保存</button>
      </>,
    ),
  );
  await expect.element(getByLabelText('内容')).not.toHaveAttribute('tabindex');
});
