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

it('goes back to where it started when its form is reset', async () => {
  const { getByRole, getByText } = await renderUi(
    <form>
      <Checkbox defaultSelected>已读</Checkbox>
      <button type="reset">重置</button>
    </form>,
  );
  const box = getByRole('checkbox', { name: '已读' });
  await userEvent.click(getByText('已读'));
  await expect.element(box).not.toBeChecked();
  await userEvent.click(getByRole('button', { name: '重置' }));
  await expect.element(box).toBeChecked();
});

it('keeps its value where it can only be read', async () => {
  const onChange = vi.fn();
  const { getByRole } = await renderUi(
    <Checkbox isReadOnly defaultSelected onChange={onChange}>
      已读
    </Checkbox>,
  );
  await userEvent.tab();
  await userEvent.keyboard(' ');
  expect(onChange).not.toHaveBeenCalled();
  await expect.element(getByRole('checkbox', { name: '已读' })).toBeChecked();
});

it('is read out with its error', async () => {
  const { getByRole } = await renderUi(<Checkbox errorMessage="请先阅读">已读</Checkbox>);
  await expect.element(getByRole('checkbox', { name: '已读' })).toHaveAccessibleDescription('请先阅读');
});
