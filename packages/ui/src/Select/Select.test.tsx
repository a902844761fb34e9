import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { conformance, renderUi } from '../testing';
import { Select } from './Select';

const options = [
  { value: 1, label: '通识课程' },
  { value: 2, label: '学科基础课程' },
  { value: 3, label: 'Major course' },
  { value: 4, label: '综合课程', isDisabled: true },
];

conformance(<Select label="课程性质" options={options} defaultValue={2} />);

describe('Select', () => {
  it('opens and chooses by keyboard, and reports the value of the option', async () => {
    const onChange = vi.fn();
    const { getByRole } = await renderUi(<Select label="课程性质" options={options} onChange={onChange} />);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect.element(getByRole('listbox')).toBeVisible();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(onChange).toHaveBeenCalledExactlyOnceWith(2);
    await expect.element(getByRole('button', { name: '课程性质' })).toHaveFocus();
  });

  it('shows the words of its choice and nothing else of the option', async () => {
    const { getByRole } = await renderUi(
      <Select label="课程性质" options={[{ value: 2, label: '学科基础课程', hint: 'XK' }]} defaultValue={2} />,
    );
    await expect.element(getByRole('button', { name: '课程性质' })).toHaveTextContent(/^学科基础课程$/);
    expect(getByRole('button', { name: '课程性质' }).element().querySelectorAll('svg')).toHaveLength(1);
  });

  it('finds an option by typing', async () => {
    const onChange = vi.fn();
    await renderUi(<Select label="课程性质" options={options} onChange={onChange} />);
    await userEvent.tab();
    await userEvent.keyboard('maj');
    expect(onChange).toHaveBeenCalledExactlyOnceWith(3);
  });

  it('shows its choice as text when it cannot be changed', async () => {
    const { getByRole } = await renderUi(<Select label="课程性质" options={options} value={2} isReadOnly />);
    await expect.element(getByRole('textbox', { name: '课程性质' })).toHaveValue('学科基础课程');
  });
});
