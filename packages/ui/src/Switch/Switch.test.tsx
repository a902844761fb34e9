import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { conformance, renderUi } from '../testing';
import { Switch } from './Switch';

conformance(<Switch defaultSelected>仅看我的课程</Switch>);

it('turns on by keyboard and announces it', async () => {
  const onChange = vi.fn();
  const { getByRole } = await renderUi(<Switch onChange={onChange}>仅看我的课程</Switch>);
  await userEvent.tab();
  await userEvent.keyboard(' ');
  expect(onChange).toHaveBeenCalledExactlyOnceWith(true);
  await expect.element(getByRole('switch', { name: '仅看我的课程' })).toBeChecked();
});
