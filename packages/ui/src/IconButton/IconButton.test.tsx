import { Trash2 } from 'lucide-react';
import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Icon } from '../icons';
import { conformance, renderUi } from '../testing';
import { IconButton } from './IconButton';

conformance(
  <IconButton aria-label="删除数据结构" variant="danger">
    <Icon of={Trash2} />
  </IconButton>,
);

it('is found by its name and acts on Enter', async () => {
  const onPress = vi.fn();
  const { getByRole } = await renderUi(
    <IconButton aria-label="删除数据结构" onPress={onPress}>
      <Icon of={Trash2} />
    </IconButton>,
  );
  await userEvent.tab();
  await expect.element(getByRole('button', { name: '删除数据结构' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(onPress).toHaveBeenCalledOnce();
});

it('takes that it is pending into its name', async () => {
  const { getByRole } = await renderUi(
    <IconButton aria-label="删除数据结构" isPending>
      <Icon of={Trash2} />
    </IconButton>,
  );
  const button = getByRole('button').element();
  const busy = getByRole('progressbar', { name: '正在处理…' }).element();
  expect(button.getAttribute('aria-labelledby')?.split(' ')).toEqual([button.id, busy.id]);
  expect(busy.id).not.toBe('');
});
