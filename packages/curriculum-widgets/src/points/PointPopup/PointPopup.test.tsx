import { aPointKsaList } from '@college/curriculum-model/fixtures';
import { UiProvider } from '@college/ui/theme';
import { createManualClock } from '@college/ui/clock';
import { ToastProvider, type ToastClock } from '@college/ui/Toast';
import { StrictMode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { userEvent } from 'vitest/browser';
import { aRefusal } from '../../account/fakes/refusal';
import { memoryStorage } from '../../course-units/fakes/memoryStorage';
import { DeleteBreaks } from '../../matrices/DeleteBreaks';
import { aCollege } from '../../support/fakes/aCollege';
import { keepPoints } from '../fakes/servePoints';
import { EditPoints, type EditPointsProps } from './EditPoints';

function page(source = aCollege({ prepare: keepPoints(aPointKsaList(3)) }).points, clock?: ToastClock, more?: Partial<EditPointsProps>) {
  const onSaved = vi.fn();
  const tree = (
    <StrictMode>
      <UiProvider>
        <ToastProvider clock={clock}>
          <EditPoints source={source} majorId={1001} courseId={1004} onSaved={onSaved} {...more} />
        </ToastProvider>
      </UiProvider>
    </StrictMode>
  );
  return { source, onSaved, tree };
}

async function openPopup(source?: Parameters<typeof page>[0], clock?: ToastClock) {
  const { tree, ...rest } = page(source, clock);
  const screen = await render(tree);
  await screen.getByRole('button', { name: '编辑课点' }).click();
  await expect.element(screen.getByRole('rowheader', { name: '课点标题 1' })).toBeVisible();
  return { ...rest, screen };
}

describe('PointPopup', () => {
  it('restores focus to its button, and shows what was saved when reopened', async () => {
    const { screen, onSaved } = await openPopup();
    await screen.getByRole('button', { name: '删除课点 1：课点标题 1' }).click();
    await userEvent.keyboard('{Escape}');
    // The first Esc closes the message about the deletion.
    await userEvent.keyboard('{Escape}');
    await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
    expect(onSaved).toHaveBeenCalledOnce();
    await expect.element(screen.getByRole('button', { name: '编辑课点' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(screen.getByRole('rowheader', { name: '课点标题 2' })).toBeVisible();
    expect(screen.getByRole('rowheader').elements()).toHaveLength(2);
  });

  it('no longer offers to undo a deletion once it is saved, nor shows that it waits for a save', async () => {
    const clock = createManualClock();
    const { screen } = await openPopup(undefined, clock);
    await screen.getByRole('button', { name: '删除课点 1：课点标题 1' }).click();
    await expect.element(screen.getByText('保存后生效。')).toBeVisible();
    await screen.getByRole('tab', { name: /KSA/ }).click();
    await screen.getByRole('button', { name: /^删除 K1/ }).click();
    await expect.poll(() => screen.getByText('保存后生效。').elements()).toHaveLength(2);
    await screen.getByRole('button', { name: '保存' }).click();
    await expect.element(screen.getByText('保存成功')).toBeVisible();
    expect(screen.getByText('保存后生效。').elements()).toEqual([]);
    expect(screen.getByRole('button', { name: '撤销' }).elements()).toEqual([]);
  });

  it('leaves Enter and Esc to an input method', async () => {
    const { screen } = await openPopup();
    await screen.getByRole('button', { name: '编辑课点 1：课点标题 1' }).click();
    const field = screen.getByRole('textbox', { name: '课点 1 的标题' });
    await expect.element(field).toHaveFocus();
    for (const key of ['Enter', 'Escape']) {
      field.element().dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, isComposing: true }));
    }
    await expect.element(field).toBeVisible();
    await expect.element(field).toHaveFocus();
  });

  it('ends the edit of a long text without ending the edit of its row', async () => {
    const long = aPointKsaList(1).map((point) => ({ ...point, description: '很长的描述'.repeat(5) }));
    const { screen } = await openPopup(aCollege({ prepare: keepPoints(long) }).points);
    await screen.getByText('很长的描述'.repeat(5)).click();
    await expect.element(screen.getByRole('dialog', { name: '课点 1 的描述' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(screen.getByRole('dialog', { name: '课点 1 的描述' })).not.toBeInTheDocument();
    const field = screen.getByRole('textbox', { name: '课点 1 的描述' });
    await expect.element(field).toHaveFocus();
    await userEvent.keyboard('{F2}');
    await expect.element(screen.getByRole('dialog', { name: '课点 1 的描述' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(field).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(field).not.toBeInTheDocument();
    await expect.element(screen.getByRole('row', { name: /课点标题 1/ })).toHaveFocus();
  });

  it('opens a long title and a long description by keys for who only reads', async () => {
    const title = '很长的标题'.repeat(4);
    const long = aPointKsaList(2).map((point, index) =>
      index === 0 ? { ...point, title, description: '很长的描述'.repeat(5) } : { ...point, title },
    );
    const { source } = page(aCollege({ prepare: keepPoints(long) }).points);
    const screen = await render(
      <UiProvider>
        <ToastProvider>
          <EditPoints source={source} majorId={1001} courseId={1004} isReadOnly />
        </ToastProvider>
      </UiProvider>,
    );
    await screen.getByRole('button', { name: /课点/ }).click();
    const [first, second] = [screen.getByRole('row', { name: /很长的描述/ }), screen.getByRole('row', { name: /第 2 个课点的描述/ })];
    await expect.element(first).toBeVisible();
    const read = async (keys: string, name: string, text: string) => {
      await userEvent.keyboard(keys);
      await expect.element(screen.getByRole('dialog', { name }).getByRole('textbox')).toHaveValue(text);
      await userEvent.keyboard('{Escape}');
      await expect.element(screen.getByRole('dialog', { name })).not.toBeInTheDocument();
    };
    (first.element() as HTMLElement).focus();
    await read('{Enter}', '课点 1 的描述', '很长的描述'.repeat(5));
    await expect.element(first).toHaveFocus();
    await read('{ArrowRight}{Enter}', '课点 1 的标题', title);
    await read('{ArrowRight}{Enter}', '课点 1 的描述', '很长的描述'.repeat(5));
    (second.element() as HTMLElement).focus();
    await read('{Enter}', '课点 2 的标题', title);
  });

  it('shows points and KSA items in English; what is edited is the Chinese record', async () => {
    const inEnglish = (text: string) => ({ text, updatedAt: '2026-03-02T01:00:00.000Z' });
    const translated = aPointKsaList(1).map((point) => ({
      ...point,
      translations: { en: { title: inEnglish('Linked list'), description: inEnglish('Singly linked') } },
      ksa: point.ksa.map((item) => ({ ...item, translations: { en: { description: inEnglish('Walks a list') } } })),
    }));
    const { source } = page(aCollege({ prepare: keepPoints(translated) }).points);
    const screen = await render(
      <UiProvider locale="en-US">
        <ToastProvider>
          <EditPoints source={source} majorId={1001} courseId={1004} />
        </ToastProvider>
      </UiProvider>,
    );
    await screen.getByRole('button', { name: 'Edit points' }).click();
    await screen.getByRole('button', { name: 'Edit point 1: Linked list' }).click();
    const title = screen.getByRole('textbox', { name: 'Title of point 1' });
    await expect.element(title).toHaveValue('课点标题 1');
    await title.fill('链表');
    await userEvent.keyboard('{Enter}');
    await expect.element(screen.getByRole('rowheader', { name: '链表' })).toBeVisible();
    await screen.getByRole('tab', { name: /KSA/ }).click();
    await screen.getByRole('button', { name: /^Edit K1/ }).click();
    await expect.element(screen.getByRole('textbox', { name: /K1/ })).toHaveValue(translated[0]!.ksa[0]!.description);
    await userEvent.keyboard('{Escape}');
    await expect.element(screen.getByText('Walks a list').first()).toBeVisible();
  });

  it('says nothing of a deletion that could not be made, because the list was being saved by then', async () => {
    const { tree, source } = page();
    source.savePoints.mockReturnValue(new Promise(() => {}));
    let answer = (_sentences: []) => {};
    const promise = new Promise<[]>((resolve) => (answer = resolve));
    const findBreaks = vi.fn(() => promise).mockResolvedValueOnce([]);
    const screen = await render(<DeleteBreaks findBreaks={findBreaks}>{tree}</DeleteBreaks>);
    await screen.getByRole('button', { name: '编辑课点' }).click();
    await screen.getByRole('button', { name: '删除课点 1：课点标题 1' }).click();
    await expect.element(screen.getByText('已删除 1 个课点')).toBeVisible();
    await screen.getByRole('button', { name: /^删除课点 1：课点标题 2/ }).click();
    await screen.getByRole('button', { name: '保存' }).click();
    await expect.poll(() => source.savePoints.mock.calls.length).toBe(1);
    answer([]);
    await promise;
    expect(screen.getByRole('rowheader').elements()).toHaveLength(2);
    expect(screen.getByText('已删除 1 个课点').elements()).toHaveLength(1);
  });

  it('shows again what was changed and what was in edit when the session ended, and saves it', async () => {
    const owner = { draftStorage: memoryStorage(), userId: 1003 };
    const { tree, source } = page(undefined, undefined, owner);
    source.savePoints.mockRejectedValueOnce(aRefusal('登录已过期', '20022'));
    const before = await render(tree);
    await before.getByRole('button', { name: '编辑课点', exact: true }).click();
    await before.getByRole('button', { name: '编辑课点 1：课点标题 1' }).click();
    await before.getByRole('textbox', { name: '课点 1 的标题' }).fill('链表');
    await userEvent.keyboard('{Control>}s{/Control}');
    await expect.poll(() => source.savePoints.mock.calls.length).toBe(1);
    await expect.element(before.getByRole('rowheader', { name: '链表' })).toBeVisible();
    await before.getByRole('button', { name: '编辑课点 2：课点标题 2' }).click();
    await before.getByRole('textbox', { name: '课点 2 的标题' }).fill('双向链表');
    await before.unmount();

    const after = await render(page(source, undefined, owner).tree);
    await after.getByRole('button', { name: '编辑课点', exact: true }).click();
    await expect.element(after.getByText(/已恢复 .* 未保存的修改/)).toBeVisible();
    await expect.element(after.getByRole('rowheader', { name: '链表' })).toBeVisible();
    await expect.element(after.getByRole('textbox', { name: '课点 2 的标题' })).toHaveValue('双向链表');
    await after.getByRole('button', { name: '保存' }).click();
    await expect.element(after.getByText('保存成功')).toBeVisible();
    expect(source.savePoints.mock.lastCall?.[0].points.map(({ title }) => title)).toEqual(['链表', '双向链表', '课点标题 3']);
    expect(owner.draftStorage.length).toBe(0);
  });

  it('keeps a row that alone is in edit, and forgets it when the restored is discarded by keyboard', async () => {
    const owner = { draftStorage: memoryStorage(), userId: 1003 };
    const { tree, source } = page(undefined, undefined, owner);
    const before = await render(tree);
    await before.getByRole('button', { name: '编辑课点', exact: true }).click();
    await before.getByRole('button', { name: '编辑课点 1：课点标题 1' }).click();
    await before.getByRole('textbox', { name: '课点 1 的标题' }).fill('');
    await before.unmount();
    const after = await render(page(source, undefined, owner).tree);
    await after.getByRole('button', { name: '编辑课点', exact: true }).click();
    await expect.element(after.getByRole('textbox', { name: '课点 1 的标题' })).toHaveValue('');
    (after.getByRole('button', { name: '放弃更改' }).element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(after.getByRole('rowheader', { name: '课点标题 1' })).toBeVisible();
    await expect.element(after.getByRole('tab', { name: /课点/ })).toHaveFocus();
    expect(owner.draftStorage.length).toBe(0);
  });

  it('stops loading when it is closed', async () => {
    const source = aCollege({ prepare: keepPoints(aPointKsaList(1)) }).points;
    const signals: AbortSignal[] = [];
    source.loadPoints.mockImplementation((_courseId, { signal } = {}) => {
      if (signal) signals.push(signal);
      return new Promise(() => {});
    });
    const screen = await render(page(source).tree);
    await screen.getByRole('button', { name: '编辑课点' }).click();
    await userEvent.keyboard('{Escape}');
    await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
    expect(signals.length).toBeGreaterThan(0);
    expect(signals.every((signal) => signal.aborted)).toBe(true);
  });
});
