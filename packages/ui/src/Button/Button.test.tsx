import { Download } from 'lucide-react';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Icon } from '../icons';
import { conformance, renderUi } from '../testing';
import { Button } from './Button';

conformance(<Button>保存</Button>);
conformance(<Button variant="primary">保存</Button>, { name: 'Button, primary' });
conformance(<Button variant="confirm-danger">删除</Button>, { name: 'Button, confirm-danger' });
conformance(
  <Button variant="link" isPending pendingLabel="正在添加…">
    添加一行
  </Button>,
  { name: 'Button, pending' },
);

describe('Button', () => {
  it('acts on pointer and on keyboard', async () => {
    const onPress = vi.fn();
    const { getByRole } = await renderUi(
      <Button onPress={onPress}>
        <Icon of={Download} />
        导出
      </Button>,
    );
    await getByRole('button', { name: '导出' }).click();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    expect(onPress).toHaveBeenCalledTimes(3);
  });

  it('shows its pending label, keeps focus and ignores presses while pending', async () => {
    const onPress = vi.fn();
    const button = (isPending: boolean) => (
      <Button onPress={onPress} isPending={isPending} pendingLabel="正在保存…">
        保存
      </Button>
    );
    const { getByRole, rerender } = await renderUi(button(false));
    await userEvent.tab();
    await rerender(button(true));
    const pending = getByRole('button', { name: '正在保存…' });
    await expect.element(pending).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(onPress).not.toHaveBeenCalled();
  });
});
