import { ToastProvider } from '@college/ui/Toast';
import { renderUi } from '@college/ui/testing';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { aRefusal } from '../../account/fakes/refusal';
import { memoryStorage } from '../../course-units/fakes/memoryStorage';
import { aMatrixCollege } from '../fakes/aMatrixCollege';
import { MatrixPage } from './MatrixPage';
import { type MatrixPageProps } from './MatrixPageProps';

function render(props: Partial<MatrixPageProps> = {}) {
  const { matrices: source, failures } = aMatrixCollege();
  const scene = (more: Partial<MatrixPageProps> = {}) => (
    <ToastProvider>
      <MatrixPage source={source} majorId={1001} courseId={1004} {...props} {...more} />
    </ToastProvider>
  );
  return renderUi(scene()).then((screen) => ({
    ...screen,
    source,
    failures,
    show: (more: Partial<MatrixPageProps>) => screen.rerender(scene(more)),
  }));
}

/** What the page's own provider adds to the session; its types are in the ui package. */
interface PrintSession {
  send: (method: 'Emulation.setEmulatedMedia', options: { media: string }) => Promise<unknown>;
}

/** The field that waits in the text cell with the ring. */
async function standInText() {
  const cell = page.getByRole('grid').getByRole('gridcell', { name: '小组讨论' }).first();
  await cell.click();
  await expect.poll(() => document.activeElement?.tagName).toBe('INPUT');
}

/** Sets a cell of the major matrix. */
async function changeCell() {
  await page.getByRole('grid').getByRole('gridcell').first().click();
  const ring = document.querySelector<HTMLElement>('[role="gridcell"][tabindex="0"]')!;
  ring.focus();
  await userEvent.keyboard('{Control>}{Home}{/Control}{ArrowDown}{ArrowDown}{ArrowDown}');
  await userEvent.keyboard('1');
}

describe('the page of the matrices', () => {
  it.each([
    ['major', '软件工程 · 专业矩阵'],
    ['course', '数据结构 · 课程矩阵'],
  ] as const)('heads the printed %s matrix by what it shows: %s', async (matrix, title) => {
    const media = (value: string) => (cdp() as unknown as PrintSession).send('Emulation.setEmulatedMedia', { media: value });
    await render({ majorName: '软件工程', selection: { matrix } });
    await expect.element(page.getByRole('heading', { level: 1, name: '数据结构' })).toBeVisible();
    await expect.element(page.getByText(title)).not.toBeVisible();
    onTestFinished(() => media('').then(() => undefined));
    await media('print');
    await expect.element(page.getByText(title)).toBeVisible();
    await expect.element(page.getByRole('heading', { level: 1, name: '数据结构' })).not.toBeInTheDocument();
  });

  it('saves what is still being typed, and takes it back from the very cell', async () => {
    const { source } = await render({ selection: { matrix: 'project', projectId: 1064 } });
    await standInText();
    await userEvent.keyboard('翻转课堂');
    await userEvent.keyboard('{Control>}s{/Control}');
    await expect.element(page.getByText('更新成功')).toBeVisible();
    expect(source.saveMatrices.mock.calls[0]![0].chapters[0]!.points[0]!.study).toBe('翻转课堂');
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect.element(page.getByRole('grid').getByRole('gridcell', { name: '翻转课堂' })).not.toBeInTheDocument();
    await userEvent.keyboard('{Control>}y{/Control}');
    await expect.poll(() => page.getByRole('grid').element().textContent).toContain('翻转课堂');
  });

  it('lets the Tab key out of a text cell, backwards too', async () => {
    await render({ selection: { matrix: 'project', projectId: 1064 } });
    await standInText();
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
    await expect.poll(() => document.activeElement?.closest('[role="grid"]')).toBeNull();
    await userEvent.keyboard('{Tab}');
    await expect.poll(() => document.activeElement?.closest('[role="gridcell"]')?.textContent).toContain('小组讨论');
  });

  it('reports unsaved changes, and no longer once they are saved', async () => {
    const onDirtyChange = vi.fn();
    await render({ onDirtyChange });
    await changeCell();
    await expect.poll(() => onDirtyChange.mock.lastCall).toEqual([{ isDirty: true, changeCount: 1 }]);
    await page.getByRole('button', { name: '保存' }).click();
    await expect.poll(() => onDirtyChange.mock.lastCall).toEqual([{ isDirty: false, changeCount: 0 }]);
  });

  it('counts the changes that a save is sending, and those that it could not store', async () => {
    const onDirtyChange = vi.fn();
    const { failures } = await render({ onDirtyChange });
    failures.saveMatrices = 'offline';
    await changeCell();
    await page.getByRole('button', { name: '保存' }).click();
    await expect.element(page.getByRole('button', { name: '重试' }).first()).toBeVisible();
    expect(onDirtyChange.mock.lastCall).toEqual([{ isDirty: true, changeCount: 1 }]);
    expect(onDirtyChange).not.toHaveBeenCalledWith({ isDirty: true, changeCount: 0 });
  });

  it('shows a cell again that was set when the session ended, to the person who set it, and saves it', async () => {
    const owner = { draftStorage: memoryStorage(), userId: 1003 };
    const before = await render(owner);
    const { source } = before;
    source.saveMatrices.mockRejectedValueOnce(aRefusal('登录已过期', '20022'));
    await changeCell();
    await page.getByRole('button', { name: '保存' }).click();
    await expect.poll(() => source.saveMatrices.mock.calls.length).toBe(1);
    await before.unmount();

    const other = await render({ ...owner, userId: 1002, source });
    await expect.element(page.getByRole('grid')).toBeVisible();
    await expect.element(page.getByText(/已恢复/)).not.toBeInTheDocument();
    await other.unmount();

    await render({ ...owner, source });
    await expect.element(page.getByText(/已恢复 .* 未保存的修改/)).toBeVisible();
    await expect.element(page.getByText('1 处修改未保存')).toBeVisible();
    await page.getByRole('button', { name: '保存' }).click();
    await expect.element(page.getByText('更新成功')).toBeVisible();
    const [refused, stored] = source.saveMatrices.mock.calls;
    expect(stored![0]).toEqual(refused![0]);
    await expect.element(page.getByText(/已恢复/)).not.toBeInTheDocument();
    expect(owner.draftStorage.length).toBe(0);
  });

  it('discards a restored cell by keyboard, in English too', async () => {
    const owner = { draftStorage: memoryStorage(), userId: 1003 };
    const before = await render(owner);
    const { source } = before;
    await changeCell();
    await before.unmount();
    const scene = (
      <ToastProvider>
        <MatrixPage source={source} majorId={1001} courseId={1004} {...owner} />
      </ToastProvider>
    );
    await renderUi(scene, { locale: 'en-US' });
    await expect.element(page.getByText(/Unsaved changes of .* were restored/)).toBeVisible();
    (page.getByRole('button', { name: 'Discard changes' }).element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByText(/were restored/)).not.toBeInTheDocument();
    await expect.element(page.getByRole('tab', { name: 'Major matrix' })).toHaveFocus();
    expect(owner.draftStorage.length).toBe(0);
  });

  it('shows the golden thread of the active row beside the matrix', async () => {
    await render({ selection: { matrix: 'course' }, defaultPanelExpanded: true });
    await page.getByRole('radiogroup', { name: '面板内容' }).getByText('支撑链').click();
    await page
      .getByRole('grid')
      .getByRole('rowheader', { name: /树与二叉树/ })
      .click();
    const thread = page.getByRole('region', { name: '支撑链' });
    await expect.element(thread.getByRole('treegrid').first()).toBeVisible();
    await expect.element(page.getByRole('grid').first()).toBeVisible();
  });

  it('leads from a gap to its cell, even where the address follows late', async () => {
    const onSelectionChange = vi.fn();
    const { show } = await render({ selection: { matrix: 'major' }, onSelectionChange, defaultPanelExpanded: true });
    await page.getByRole('radiogroup', { name: '面板内容' }).getByText('缺口').click();
    await page
      .getByRole('button', { name: /绪论与算法分析/ })
      .first()
      .click();
    expect(onSelectionChange).toHaveBeenCalledWith({ matrix: 'course' });
    await show({ selection: { matrix: 'course' }, onSelectionChange, defaultPanelExpanded: true });
    await expect.poll(() => document.activeElement?.getAttribute('role')).toBe('gridcell');
  });

  it('names the file of an export in the language of the reader', async () => {
    const { matrices: source, matrixFiles: files } = aMatrixCollege();
    const scene = (
      <ToastProvider>
        <MatrixPage source={source} files={files} majorId={1001} courseId={1004} />
      </ToastProvider>
    );
    await renderUi(scene, { locale: 'en-US' });
    await page.getByRole('button', { name: 'Export', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Export course matrix' }).click();
    await expect.poll(() => files.exportCourseMatrix.mock.lastCall?.[0]).toMatchObject({ courseName: 'Data Structures' });
  });

  it('starts afresh with another course', async () => {
    const { source, show } = await render();
    await expect.element(page.getByRole('grid')).toBeVisible();
    await show({ courseId: 1005 });
    await expect.poll(() => source.loadMatrices.mock.lastCall?.[0]).toBe(1005);
  });
});
