import { ToastProvider } from '@college/ui/Toast';
import { renderUi } from '@college/ui/testing';
import { useState } from 'react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { aCollege, firstNewId } from '../../support/fakes/aCollege';
import { networkError, unreachedWords } from '../../support/fakes/withoutNetwork';
import { CollegeMajorEditor, type CollegeMajorEditorProps } from './CollegeMajorEditor';

/** The address of the editor: it names a new major once it is stored. */
function Place(props: CollegeMajorEditorProps) {
  const [id, setId] = useState(props.majorId);
  return (
    <ToastProvider>
      <CollegeMajorEditor {...props} majorId={id} isEditable onSaved={(saved) => setId(saved.id)} />
    </ToastProvider>
  );
}

it('is written by keyboard, stored as a new major and gone on with under its id', async () => {
  const { collegeMajors: source } = aCollege();
  const { saveCollegeMajor } = source;
  const onUnsavedChange = vi.fn();
  const { getByRole, getByText } = await renderUi(<Place source={source} onUnsavedChange={onUnsavedChange} />);
  const name = getByRole('textbox', { name: '专业名称' });
  await expect.element(name).toBeVisible();
  (name.element() as HTMLElement).focus();
  await userEvent.keyboard('伦理学{Tab}{ArrowDown}');
  await hasFocus('listbox');
  // The first category has one class: down to it and in.
  await userEvent.keyboard('{Home}{ArrowRight}{Enter}');
  await expect.element(getByRole('combobox', { name: '专业类' })).toHaveTextContent('哲学 / 哲学类');
  (getByRole('button', { name: /^课程1/ }).element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await hasFocus('menuitemcheckbox');
  await userEvent.keyboard(' {Escape}');
  await hasFocus('button');
  await userEvent.keyboard('{Tab}2.5{Enter}');
  await expect.element(getByText('保存成功')).toBeVisible();
  expect(saveCollegeMajor.mock.lastCall?.[0]).toMatchObject({ id: 0, name: '伦理学', typeId: 1101, score: 2.5 });
  expect(onUnsavedChange).toHaveBeenLastCalledWith({ isDirty: false, changeCount: 0 });

  await userEvent.keyboard('5{Control>}s{/Control}');
  await vi.waitFor(() => expect(saveCollegeMajor).toHaveBeenCalledTimes(2));
  expect(saveCollegeMajor.mock.lastCall?.[0]).toMatchObject({ id: firstNewId, version: 1, score: 2.55 });
});

/** The editor in a window of this width, and where its parts are. */
async function partsAt(width: number) {
  await page.viewport(width, 900);
  onTestFinished(() => page.viewport(1300, 900));
  const { getByRole } = await renderUi(<Place source={aCollege().collegeMajors} majorId={1001} />);
  await expect.element(getByRole('region', { name: '学制体系' })).toBeVisible();
  const [goals, system] = ['培养目标', '学制体系'].map((name) => getByRole('region', { name }).element().getBoundingClientRect());
  return { goals: goals!, system: system!, code: getByRole('textbox', { name: '专业代码' }).element().getBoundingClientRect() };
}

it('has parts beside each other in a wide window, and fields up to its edge', async () => {
  const { goals, system, code } = await partsAt(1920);
  expect(system.top).toBe(goals.top);
  expect(system.left).toBeGreaterThan(goals.right);
  expect(1920 - code.right).toBeLessThan(96);
});

it('has parts under each other in a narrower one', async () => {
  const { goals, system } = await partsAt(1300);
  expect(system.top).toBeGreaterThanOrEqual(goals.bottom);
});

it('keeps a category and courses that are no longer offered until others are chosen', async () => {
  const { collegeMajors: source, state } = aCollege();
  Object.assign(state.collegeMajors[0]!, { type: { id: 77 }, academicSystem: '[{"courseIds":[1001,88],"score":4}]' });
  const { getByRole, getByText } = await renderUi(<Place source={source} majorId={1001} />);
  await expect.element(getByText('原选的专业类 77 已不在可选范围内。')).toBeVisible();
  await getByRole('textbox', { name: '备注' }).fill('新');
  await userEvent.keyboard('{Control>}s{/Control}');
  await vi.waitFor(() => expect(source.saveCollegeMajor).toHaveBeenCalledOnce());
  expect(source.saveCollegeMajor.mock.lastCall?.[0]).toMatchObject({ typeId: 77, academicSystem: '[{"courseIds":[1001,88],"score":4}]' });
});

it('reports choices that cannot be read only until they are read again by themselves', async () => {
  const { collegeMajors: source } = aCollege();
  source.listProfessionYears.mockRejectedValueOnce(networkError('connection', unreachedWords));
  const { getByText } = await renderUi(<Place source={source} majorId={1001} />);
  await expect.element(getByText('没有取到可供选择的内容。')).toBeVisible();
  window.dispatchEvent(new Event('online'));
  await expect.poll(() => source.listProfessionYears.mock.calls.length).toBe(2);
  await expect.element(getByText('没有取到可供选择的内容。')).not.toBeInTheDocument();
});

/** Waits until an element of that role has the focus: a popup takes and restores it a moment after the key. */
async function hasFocus(role: string) {
  await expect.poll(() => document.activeElement?.getAttribute('role') ?? document.activeElement?.localName).toBe(role);
}
