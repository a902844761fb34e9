import { aPointKsaList } from '@college/curriculum-model/fixtures';
import type { StateStory } from '@college/ui/testing/atRest';
import type { Meta } from '@storybook/react-vite';
import { expect, fireEvent, fn, waitFor, within } from 'storybook/test';
import { withToasts } from '../../course-units/fakes/withToasts';
import { PopupOnPage } from '../fakes/PopupOnPage';
import { serve, source } from '../fakes/servePoints';
import { PointPopup } from './PointPopup';

const imported = aPointKsaList(4).map((point) => ({
  ...point,
  id: 0,
  title: `导入${point.title}`,
  ksa: point.ksa.map((item) => ({ ...item, id: 0 })),
}));

const meta = {
  title: 'Widgets/Points/PointPopup',
  component: PointPopup,
  decorators: [withToasts],
  args: { source, majorId: 1001, courseId: 1004, courseName: '数据结构', onSaved: fn(), onClose: fn() },
  render: (args) => <PopupOnPage {...args} />,
  beforeEach: () => {
    serve(aPointKsaList(2))();
    source.resolvePoints.mockImplementation(async () => imported);
  },
  parameters: { docs: { story: { inline: false, height: '760px' } } },
} satisfies Meta<typeof PointPopup>;
export default meta;
type Story = StateStory<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

async function upload(canvas: Canvas, root: HTMLElement) {
  await canvas.findByRole('button', { name: '上传' });
  fireEvent.change(root.querySelector('input[type="file"]')!, { target: { files: [new File(['PK'], '课点.xlsx')] } });
}

const titles = (canvas: Canvas) => canvas.queryAllByRole('rowheader').map((cell) => cell.textContent);
const storedTitles = ['课点标题 1', '课点标题 2'];
const importedTitles = ['导入课点标题 1', '导入课点标题 2', '导入课点标题 3', '导入课点标题 4'];

export const Imported: Story = {
  tags: ['state:point-popup.import'],
  play: async ({ canvas, canvasElement }) => {
    await upload(canvas, canvasElement);
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByText('上传成功')).toBeVisible();
      await expect(titles(canvas)).toEqual(importedTitles);
      await expect(canvas.getByText(/处修改未保存/)).toBeVisible();
      await expect(canvas.getByRole('row', { name: /导入课点标题 1/ })).toHaveFocus();
      await expect(source.savePoints).not.toHaveBeenCalled();
    },
  },
};

export const ImportedInEnglish: Story = {
  globals: { language: '80102' },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('button', { name: 'Upload' });
    fireEvent.change(canvasElement.querySelector('input[type="file"]')!, { target: { files: [new File(['PK'], 'points.xlsx')] } });
    await expect(await canvas.findByText('Uplaod Successfully')).toBeVisible();
  },
};

export const ImportCleared: Story = {
  tags: ['state:point-popup.import-clear'],
  play: async ({ canvas, canvasElement, userEvent }) => {
    await upload(canvas, canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: '清除' }));
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(titles(canvas)).toEqual(storedTitles);
      await expect(canvas.getByText('清空成功')).toBeVisible();
      await expect(canvas.queryByText(/处修改未保存/)).toBeNull();
      await expect(canvas.getByRole('row', { name: /课点标题 1/ })).toHaveFocus();
    },
  },
};

/** A changed list comes back changed; the way back from a deletion goes with the list that it was made in. */
export const ImportOverChangesCleared: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '删除课点 2：课点标题 2' }));
    await expect(await canvas.findByRole('button', { name: '撤销' })).toBeVisible();
    await upload(canvas, canvasElement);
    await waitFor(() => expect(titles(canvas)).toEqual(importedTitles));
    await waitFor(() => expect(canvas.queryByRole('button', { name: '撤销' })).toBeNull());
    await userEvent.click(await canvas.findByRole('button', { name: '清除' }));
    await waitFor(() => expect(titles(canvas)).toEqual(['课点标题 1']));
    await expect(canvas.getByText('1 处修改未保存')).toBeVisible();
  },
};

export const ImportSaved: Story = {
  tags: ['state:point-popup.import-save'],
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    await upload(canvas, canvasElement);
    await canvas.findByText('上传成功');
    await userEvent.click(canvas.getByRole('button', { name: '保存' }));
    await step('old points go, new ones are stored, with their KSA items', async () => {
      await waitFor(() => expect(source.saveKsa).toHaveBeenCalledOnce());
      await expect(source.savePoints.mock.lastCall?.[0].points.map(({ id }) => id)).toEqual([0, 0, 0, 0, -5001, -5002]);
      await expect(source.saveKsa.mock.lastCall?.[0].ksa.every(({ id, pointId }) => id < 0 || pointId! > 0)).toBe(true);
    });
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByText('保存成功')).toBeVisible();
      await expect(titles(canvas)).toEqual(importedTitles);
      await expect(canvas.queryByText(/处修改未保存/)).toBeNull();
      await expect(canvas.queryByRole('button', { name: '清除' })).toBeNull();
    },
  },
};

export const NothingLeftOfImport: Story = {
  play: async (context) => {
    await ImportSaved.play?.(context);
    const { canvas, userEvent } = context;
    await canvas.findByText('保存成功');
    await userEvent.click(canvas.getByRole('button', { name: '保存' }));
    await expect(await canvas.findByText('没有需要保存的内容')).toBeVisible();
  },
};

export const ImportedPointsOnly: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: '仅课点' }));
    source.resolvePoints.mockImplementation(async () => imported.map((point) => ({ ...point, ksa: [] })));
    await upload(canvas, canvasElement);
    await canvas.findByText('上传成功');
    await expect(source.resolvePoints).toHaveBeenCalledWith(expect.objectContaining({ kind: 'point', courseId: 1004 }));
    await userEvent.click(canvas.getByRole('tab', { name: /KSA/ }));
    await expect((await canvas.findAllByRole('button', { name: /未支撑课点/ })).length).toBe(4);
  },
};

export const ImportFailed: Story = {
  tags: ['state:point-popup.import-failed'],
  play: async ({ canvas, canvasElement }) => {
    source.resolvePoints.mockRejectedValue(new Error('第 3 行缺少课点标题'));
    await upload(canvas, canvasElement);
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByText('第 3 行缺少课点标题')).toBeVisible();
      await expect(titles(canvas)).toEqual(storedTitles);
      await expect(canvas.queryByText(/处修改未保存/)).toBeNull();
    },
  },
};

export const ClosedAfterImport: Story = {
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await upload(canvas, canvasElement);
    await canvas.findByText('上传成功');
    await userEvent.click(canvas.getAllByRole('button', { name: '关闭' })[0]!);
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
    await expect(source.savePoints).toHaveBeenCalledOnce();
    await expect(source.saveKsa).toHaveBeenCalledOnce();
  },
};

/** What is read replaces the list; until then nothing is saved or closed, unless the reading is stopped. */
export const HeldWhileReading: Story = {
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    let answer = (_points: typeof imported) => {};
    const promise = new Promise<typeof imported>((resolve) => (answer = resolve));
    source.resolvePoints.mockImplementation(() => promise);
    await userEvent.click(await canvas.findByRole('button', { name: '删除课点 2：课点标题 2' }));
    await upload(canvas, canvasElement);
    await canvas.findByRole('progressbar', { name: /课点.xlsx/ });
    await userEvent.keyboard('{Control>}s{/Control}');
    await expect(canvas.getByRole('button', { name: '保存' })).toBeDisabled();
    const dialog = within(canvas.getByRole('dialog'));
    for (const close of dialog.getAllByRole('button', { name: '关闭' })) await expect(close).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: '取消' }));
    await expect(canvas.getByRole('button', { name: '保存' })).toBeEnabled();
    await upload(canvas, canvasElement);
    await waitFor(() => expect(canvas.getByRole('button', { name: '保存' })).toBeDisabled());
    answer(imported);
    await waitFor(() => expect(titles(canvas)).toEqual(importedTitles));
    await expect(source.savePoints).not.toHaveBeenCalled();
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: '保存' }));
    await expect(await canvas.findByText('保存成功')).toBeVisible();
    await expect(source.savePoints).toHaveBeenCalledOnce();
  },
};

export const Template: Story = {
  tags: ['state:point-popup.template'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '下载模板' }));
    await userEvent.click(await canvas.findByRole('menuitem', { name: '课点与 KSA，English' }));
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(source.downloadTemplate.mock.calls).toEqual([[{ kind: 'pointksa', lang: '80102' }]]);
      await expect(canvas.queryByRole('menu')).toBeNull();
      await expect(canvas.getByRole('button', { name: '下载模板' })).toHaveFocus();
    },
  },
};
