import { ToastProvider } from '@college/ui/Toast';
import { renderUi } from '@college/ui/testing';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { aRefusal } from '../../account/fakes/refusal';
import { memoryStorage } from '../../course-units/fakes/memoryStorage';
import { aCollege, firstNewId } from '../../support/fakes/aCollege';
import { aRecordCollege } from '../fakes/serveOccupations';
import { networkError, unreachedWords } from '../../support/fakes/withoutNetwork';
import { OccupationEditor, type OccupationEditorProps } from './OccupationEditor';

/** The address of the editor: it names a new record once it is stored. */
function Place(props: OccupationEditorProps) {
  const [id, setId] = useState(props.occupationId);
  return (
    <ToastProvider>
      <OccupationEditor {...props} occupationId={id} isEditable onSaved={(saved) => setId(saved.id)} />
    </ToastProvider>
  );
}

describe('OccupationEditor', () => {
  it('is filled in, saved and gone on with by keyboard alone', async () => {
    const { occupations: source } = aCollege();
    const { getByRole, getByText } = await renderUi(<Place source={source} />);
    const name = getByRole('textbox', { name: '职业名称' });
    await expect.element(name).toBeVisible();
    (name.element() as HTMLElement).focus();
    await userEvent.keyboard('架构师{Tab}{ArrowDown}');
    // The last of the eight major classes has nothing below it.
    await userEvent.keyboard('{End}{Enter}');
    await expect.element(getByRole('combobox', { name: '所属类别' })).toHaveFocus();
    // Past the keywords to the level.
    await userEvent.keyboard('{Tab}{Tab} ');
    await expect.element(getByRole('radio', { name: '五级/初级工' })).toBeChecked();
    await userEvent.keyboard('{Tab}{Tab}{Tab}{ArrowDown}');
    await userEvent.keyboard('{Home}{ArrowRight}{ArrowDown}{Enter}');
    await expect.element(getByRole('combobox', { name: '技能1' })).toHaveTextContent('编程 / Python');
    await userEvent.keyboard('{Tab}100{Enter}');
    await expect.element(getByText('保存成功')).toBeVisible();
    expect(source.saveOccupation.mock.lastCall?.[0]).toMatchObject({ id: 0, occupationName: '架构师', levelId: 1008, typeId: 1001 });

    await userEvent.keyboard('{Control>}s{/Control}');
    await vi.waitFor(() => expect(source.saveOccupation).toHaveBeenCalledTimes(2));
    // The form that stored a new record keeps it: it is not loaded as another one.
    expect(source.saveOccupation.mock.lastCall?.[0]).toMatchObject({ id: firstNewId, version: 1 });
    await expect.element(getByRole('textbox', { name: '占比1' })).toHaveFocus();
  });

  it('reports choices that cannot be read only until they are read again by themselves', async () => {
    const { occupations: source } = aCollege();
    source.listOccupationTypes.mockRejectedValueOnce(networkError('connection', unreachedWords));
    const { getByText } = await renderUi(<Place source={source} occupationId={1001} />);
    await expect.element(getByText('没有取到可供选择的内容。')).toBeVisible();
    window.dispatchEvent(new Event('online'));
    await expect.poll(() => source.listOccupationTypes.mock.calls.length).toBe(2);
    await expect.element(getByText('没有取到可供选择的内容。')).not.toBeInTheDocument();
  });

  it('saves once, however often save is called meanwhile', async () => {
    const { occupations: source } = aCollege();
    let answer = (_saved: { id: number }) => {};
    source.saveOccupation.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
    const { getByRole, getByText } = await renderUi(<Place source={source} occupationId={1001} />);
    await getByRole('textbox', { name: '职业名称' }).fill('架构师');
    await userEvent.keyboard('{Control>}ss{/Control}{Enter}');
    answer({ id: 1001 });
    await expect.element(getByText('保存成功')).toBeVisible();
    expect(source.saveOccupation).toHaveBeenCalledTimes(1);
  });

  it('reloads a record before the next save, where it was stored but could not be read back', async () => {
    const { occupations: source } = aCollege();
    const { getByRole } = await renderUi(<Place source={source} occupationId={1001} />);
    const name = getByRole('textbox', { name: '职业名称' });
    await name.fill('架构师');
    source.getOccupation.mockRejectedValueOnce(new Error('连接中断'));
    await userEvent.keyboard('{Enter}');
    await expect.element(getByRole('heading', { name: '架构师' })).toBeVisible();
    await name.fill('首席架构师');
    await userEvent.keyboard('{Enter}');
    await expect.element(getByRole('heading', { name: '首席架构师' })).toBeVisible();
    expect(source.saveOccupation.mock.lastCall?.[0]).toMatchObject({ version: 2 });
  });

  it('shows again what was typed when the session ended, and discards it by keyboard', async () => {
    const { source, serve } = aRecordCollege();
    serve()();
    const owner = { draftStorage: memoryStorage(), userId: 1001 };
    source.saveOccupation.mockRejectedValueOnce(aRefusal('登录已过期', '20022'));
    const before = await renderUi(<Place source={source} occupationId={1001} {...owner} />);
    const name = before.getByRole('textbox', { name: '职业名称' });
    await name.fill('架构师');
    await userEvent.keyboard('{Control>}s{/Control}');
    await expect.poll(() => source.saveOccupation.mock.calls.length).toBe(1);
    await before.unmount();

    const other = await renderUi(<Place source={source} occupationId={1001} {...owner} userId={1002} />);
    await expect.element(other.getByRole('textbox', { name: '职业名称' })).not.toHaveValue('架构师');
    await other.unmount();

    const after = await renderUi(<Place source={source} occupationId={1001} {...owner} />);
    await expect.element(after.getByText(/已恢复 .* 未保存的修改/)).toBeVisible();
    await expect.element(after.getByRole('textbox', { name: '职业名称' })).toHaveValue('架构师');
    (after.getByRole('button', { name: '放弃更改' }).element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(after.getByRole('textbox', { name: '职业名称' })).toHaveFocus();
    await expect.element(after.getByRole('textbox', { name: '职业名称' })).not.toHaveValue('架构师');
    expect(owner.draftStorage.length).toBe(0);
  });
});
