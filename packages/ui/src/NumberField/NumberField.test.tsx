import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { conformance, renderUi } from '../testing';
import { NumberField } from './NumberField';

conformance(<NumberField label="理论学时" unit="学时" defaultValue={48} />);
conformance(<NumberField label="理论学时" unit="学时" defaultValue={-1} />, { name: 'NumberField, wrong' });

describe('NumberField', () => {
  it('steps with the keys and stops at its limits', async () => {
    const { getByRole } = await renderUi(<NumberField label="理论学时" defaultValue={47} max={50} />);
    const field = getByRole('spinbutton', { name: '理论学时' });
    await userEvent.tab();
    await userEvent.keyboard('{ArrowUp}');
    await expect.element(field).toHaveValue('48');
    await userEvent.keyboard('{PageUp}');
    await expect.element(field).toHaveValue('50');
  });

  it('keeps invalid text, explains it, and reports NaN so that it is not saved', async () => {
    const onChange = vi.fn();
    const { getByRole } = await renderUi(<NumberField label="理论学时" defaultValue={48} onChange={onChange} />);
    const field = getByRole('spinbutton', { name: '理论学时' });
    await userEvent.fill(field, '四十八');
    await userEvent.tab();
    await expect.element(field).toHaveValue('四十八');
    await expect.element(field).toHaveAccessibleDescription('这不是数字，请只填写数字，例如 48。');
    expect(onChange).toHaveBeenLastCalledWith(Number.NaN);
  });

  it('follows a value set from outside', async () => {
    const { getByRole, rerender } = await renderUi(<NumberField label="理论学时" value={48} />);
    await rerender(<NumberField label="理论学时" value={1024} />);
    await expect.element(getByRole('spinbutton', { name: '理论学时' })).toHaveValue('1,024');
  });

  it('reports null when emptied', async () => {
    const onChange = vi.fn();
    const { getByRole } = await renderUi(<NumberField label="理论学时" defaultValue={48} onChange={onChange} />);
    await userEvent.clear(getByRole('spinbutton', { name: '理论学时' }));
    expect(onChange).toHaveBeenLastCalledWith(null);
  });
});
