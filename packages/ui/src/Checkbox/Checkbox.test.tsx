import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { conformance, renderUi } from '../testing';
import { Checkbox } from './Checkbox';

conformance(<Checkbox defaultSelected>已选</Checkbox>);
conformance(<Checkbox isIndeterminate aria-label="选择全部" />, { name: 'Checkbox, partly' });

it('changes on Space and reports the new value', async () => {
  const onChange = vi.fn();
  const { getByRole } = await renderUi(<Checkbox onChange={onChange}>仅看未完成</Checkbox>);
  await userEvent.tab();
  await userEvent.keyboard(' ');
  expect(onChange).toHaveBeenCalledExactlyOnceWith(true);
  await expect.element(getByRole('checkbox', { name: '仅看未完成' })).toBeChecked();
});

it('is spoken as partly checked when some are', async () => {
  const { getByRole } = await renderUi(<Checkbox isIndeterminate aria-label="选择全部" />);
  await expect.element(getByRole('checkbox', { name: '选择全部' })).toBePartiallyChecked();
});
