import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { conformance, renderUi } from '../testing';
import { TextField } from './TextField';

conformance(<TextField label="课程名称" isRequired defaultValue="数据结构" description="与培养方案一致" />);
conformance(<TextField label="课程名称" errorMessage="请填写课程名称" />, { name: 'TextField, wrong' });

it('reads label, required mark and error together, and keeps what was typed', async () => {
  const { getByRole } = await renderUi(
    <TextField label="课程名称" isRequired defaultValue="  " description="与培养方案一致" errorMessage="请填写课程名称" />,
  );
  const field = getByRole('textbox', { name: '课程名称' });
  await expect.element(field).toBeRequired();
  await expect.element(field).toBeInvalid();
  await expect.element(field).toHaveAccessibleDescription('请填写课程名称');
  await expect.element(field).toHaveValue('  ');
});

it('focuses the input when its unit or icon is pressed', async () => {
  const { getByText, getByRole } = await renderUi(<TextField label="学分" unit="分" />);
  await getByText('分', { exact: true }).last().click();
  await expect.element(getByRole('textbox', { name: '学分' })).toHaveFocus();
});

it('reports the value first', async () => {
  const onChange = vi.fn();
  const { getByRole } = await renderUi(<TextField aria-label="备注" onChange={onChange} />);
  await userEvent.fill(getByRole('textbox', { name: '备注' }), '好');
  expect(onChange).toHaveBeenCalledExactlyOnceWith('好');
});

it('looks written-in when it cannot be changed', async () => {
  const { getByRole } = await renderUi(
    <>
      <TextField label="可改" defaultValue="数据结构" />
      <TextField label="只读" defaultValue="数据结构" isReadOnly />
    </>,
  );
  const groundOf = (name: string) => getComputedStyle(getByRole('textbox', { name }).element().parentElement!).backgroundColor;
  expect(groundOf('只读')).not.toBe(groundOf('可改'));
});

it('stays untouched by a key in another field, and tells the handler that was given last', async () => {
  const told = vi.fn();
  function Form() {
    const [name, setName] = useState('');
    return (
      <>
        <TextField label="课程名称" value={name} onChange={setName} />
        <TextField label="英文名称" onChange={(text) => told(name, text)} />
      </>
    );
  }
  const { getByRole } = await renderUi(<Form />);
  await userEvent.click(getByRole('textbox', { name: '课程名称' }));
  // An input that is drawn again has its type set again.
  const changes = vi.fn();
  const observer = new MutationObserver(changes);
  observer.observe(getByRole('textbox', { name: '英文名称' }).element(), { attributes: true });
  await userEvent.keyboard('ab');
  await expect.element(getByRole('textbox', { name: '课程名称' })).toHaveValue('ab');
  expect(changes).not.toHaveBeenCalled();
  observer.disconnect();
  await userEvent.type(getByRole('textbox', { name: '英文名称' }), 'x');
  expect(told).toHaveBeenCalledWith('ab', 'x');
});
