import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { conformance, renderUi } from '../testing';
import { NumericInput } from './NumericInput';

conformance(<NumericInput label="学分" unit="分" defaultValue="2" />);

describe('NumericInput', () => {
  it('lets refused keys do nothing, the caret included', async () => {
    const onChange = vi.fn();
    const { getByRole } = await renderUi(<NumericInput label="学分" onChange={onChange} />);
    await userEvent.click(getByRole('textbox', { name: '学分' }));
    await userEvent.keyboard('-1e=2');
    await expect.element(getByRole('textbox', { name: '学分' })).toHaveValue('12');
    expect(onChange.mock.calls).toEqual([['1'], ['12']]);
    await userEvent.keyboard('{ArrowLeft}e3');
    await expect.element(getByRole('textbox', { name: '学分' })).toHaveValue('132');
  });

  it('stops at four characters, wherever one types', async () => {
    const { getByRole } = await renderUi(<NumericInput label="学分" />);
    await userEvent.click(getByRole('textbox', { name: '学分' }));
    await userEvent.keyboard('12345{Home}9');
    await expect.element(getByRole('textbox', { name: '学分' })).toHaveValue('1234');
  });
});
