import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Button } from '../Button';
import { DialogTrigger } from '../Dialog';
import { renderUi } from '../testing';
import { Popover } from './Popover';

it('opens at its trigger and restores focus', async () => {
  const { getByRole } = await renderUi(
    <DialogTrigger>
      <Button>说明</Button>
      <Popover aria-label="说明">两级支撑按课程目标汇总。</Popover>
    </DialogTrigger>,
  );
  await getByRole('button', { name: '说明' }).click();
  const popover = getByRole('dialog', { name: '说明' });
  await expect.element(popover).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(popover).not.toBeInTheDocument();
  await expect.element(getByRole('button', { name: '说明' })).toHaveFocus();
});

it('can be attached to any element, under its owner’s control', async () => {
  const cell = { current: null as HTMLElement | null };
  function Scene({ isOpen }: { isOpen: boolean }) {
    return (
      <>
        <span ref={(element) => void (cell.current = element)} style={{ display: 'inline-block' }}>
          单元格
        </span>
        <Popover aria-label="选择" width="m" isOpen={isOpen} triggerRef={cell}>
          内容
        </Popover>
      </>
    );
  }
  const { getByRole, rerender } = await renderUi(<Scene isOpen={false} />);
  await rerender(<Scene isOpen />);
  await expect.element(getByRole('dialog', { name: '选择' })).toBeVisible();
  await expect.poll(() => Math.round(getByRole('dialog').element().getBoundingClientRect().width)).toBe(440);
});
