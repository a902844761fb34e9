import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { conformance, renderUi } from '../testing';
import { Radio } from './Radio';
import { RadioGroup } from './RadioGroup';

const choices = [
  <Radio key="0" value="0">
    考试
  </Radio>,
  <Radio key="1" value="1">
    考查
  </Radio>,
];

conformance(
  <RadioGroup label="考核方式" defaultValue="0">
    {choices}
  </RadioGroup>,
);

it('chooses with the arrows from one Tab stop', async () => {
  const onChange = vi.fn();
  const { getByRole } = await renderUi(
    <RadioGroup label="考核方式" defaultValue="0" onChange={onChange}>
      {choices}
    </RadioGroup>,
  );
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}');
  expect(onChange).toHaveBeenCalledExactlyOnceWith('1');
  await expect.element(getByRole('radio', { name: '考查' })).toBeChecked();
});
