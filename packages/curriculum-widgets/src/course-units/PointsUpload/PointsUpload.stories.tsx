import { aPointKsaList, samplePointKsa } from '@college/curriculum-model/fixtures';
import type { StateStory } from '@college/ui/testing/atRest';
import type { Meta } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import { pointsInEnglish } from '../fakes/inEnglish';
import { never } from '../fakes/never';
import { withToasts } from '../fakes/withToasts';
import { PointsPreview } from '../PointsPreview/PointsPreview';
import { PointsUpload, type PointsUploadProps } from './PointsUpload';

const source = { resolvePoints: fn(async () => aPointKsaList(6)), downloadTemplate: fn(async () => {}) };
const workbook = new File(['PK'], '数据结构-课点与KSA.xlsx');

/** The upload above the list that it replaces. */
function UploadWithList(props: PointsUploadProps) {
  const [shown, setShown] = useState(aPointKsaList(2));
  return (
    <PointsUpload
      {...props}
      onImport={(imported) => {
        setShown(imported.points);
        props.onImport(imported);
      }}
    >
      <PointsPreview points={shown} />
    </PointsUpload>
  );
}

const meta = {
  title: 'Widgets/Course units/PointsUpload',
  component: PointsUpload,
  decorators: [withToasts],
  args: { source, majorId: 1001, courseId: 1004, onImport: fn() },
  render: (args) => <UploadWithList {...args} />,
  beforeEach: () => {
    source.resolvePoints.mockReset().mockImplementation(async () => aPointKsaList(6));
    source.downloadTemplate.mockReset().mockImplementation(async () => {});
  },
} satisfies Meta<typeof PointsUpload>;
export default meta;
type Story = StateStory<typeof meta>;

function choose(root: HTMLElement, ...files: File[]) {
  fireEvent.change(root.querySelector('input[type="file"]')!, { target: { files } });
}

type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

/** The list that was there before has the head and two points. */
async function expectListUnchanged(canvas: Canvas) {
  await expect(canvas.getAllByRole('row')).toHaveLength(3);
  await expect(canvas.queryByText('上传成功')).toBeNull();
}

export const TwoKinds: Story = {
  tags: ['state:points-upload.choose-kind'],
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByRole('radio', { name: '课点与 KSA' })).toBeChecked();
      await expect(canvas.getByRole('radio', { name: '仅课点' })).toBeEnabled();
      await expect(canvas.getByRole('radio', { name: '仅课点' })).not.toBeChecked();
      await expect(canvas.queryByText('当前列表没有改变。')).toBeNull();
      await expectListUnchanged(canvas);
    },
  },
};

export const OtherKind: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: '仅课点' }));
    await expect(canvas.getByRole('radio', { name: '仅课点' })).toBeChecked();
    choose(canvasElement, workbook);
    await waitFor(() =>
      expect(source.resolvePoints).toHaveBeenCalledWith(expect.objectContaining({ kind: 'point', majorId: 1001, courseId: 1004 })),
    );
  },
};

export const Download: Story = {
  tags: ['state:points-upload.download'],
  play: async ({ canvas, userEvent, step }) => {
    for (const [kind, radio] of [
      ['pointksa', '课点与 KSA'],
      ['point', '仅课点'],
    ] as const) {
      for (const [lang, item] of [
        ['80101', '中文'],
        ['80102', 'English'],
      ] as const) {
        await step(`${radio} ${item}`, async () => {
          await userEvent.click(canvas.getByRole('radio', { name: radio }));
          await userEvent.click(await canvas.findByRole('button', { name: '下载模板' }));
          await userEvent.click(await canvas.findByRole('menuitem', { name: `${radio}，${item}` }));
          await waitFor(() => expect(source.downloadTemplate).toHaveBeenLastCalledWith({ kind, lang }));
        });
      }
    }
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(source.downloadTemplate).toHaveBeenCalledTimes(4);
      await expect(canvas.queryByRole('menu')).toBeNull();
      await expect(canvas.getByRole('button', { name: '下载模板' })).toHaveFocus();
      await expectListUnchanged(canvas);
    },
  },
};

export const Uploading: Story = {
  tags: ['state:points-upload.uploading'],
  play: async ({ canvasElement }) => {
    source.resolvePoints.mockImplementation(never);
    choose(canvasElement, workbook);
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByRole('progressbar', { name: '正在读取 数据结构-课点与KSA.xlsx' })).toBeVisible();
      await expect(canvas.getByText('正在上传…')).toBeVisible();
      await expect(canvas.getByRole('button', { name: '取消' })).toBeEnabled();
    },
  },
};

export const UploadStopped: Story = {
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    source.resolvePoints.mockImplementation(never);
    choose(canvasElement, workbook);
    await userEvent.click(await canvas.findByRole('button', { name: '取消' }));
    await expect(canvas.queryByRole('progressbar')).toBeNull();
    await expect(args.onImport).not.toHaveBeenCalled();
  },
};

export const Uploaded: Story = {
  tags: ['state:points-upload.success'],
  play: async ({ canvasElement }) => {
    choose(canvasElement, workbook);
  },
  parameters: {
    atRest: async ({ args, canvas }) => {
      await expect(canvas.getByText('上传成功')).toBeVisible();
      await expect(canvas.getByRole('cell', { name: '课点标题 5' })).toBeVisible();
      await expect(args.onImport).toHaveBeenCalledWith({ kind: 'pointksa', fileName: workbook.name, points: aPointKsaList(6) });
    },
  },
};

export const UploadFailed: Story = {
  tags: ['state:points-upload.failed'],
  play: async ({ canvasElement }) => {
    source.resolvePoints.mockRejectedValueOnce(new Error('第 3 行缺少课点标题'));
    choose(canvasElement, workbook);
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByText('第 3 行缺少课点标题')).toBeVisible();
      await expect(canvas.getByText(/课点与KSA\.xlsx：第 3 行缺少课点标题/)).toBeVisible();
      await expectListUnchanged(canvas);
    },
  },
};

export const UploadRetried: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    source.resolvePoints.mockRejectedValueOnce(new Error('连接中断'));
    choose(canvasElement, workbook);
    await userEvent.click(await canvas.findByRole('button', { name: '重试' }));
    await expect(await canvas.findByText('上传成功')).toBeVisible();
    await expect(canvas.getByRole('cell', { name: '课点标题 5' })).toBeVisible();
  },
};

export const WrongFileType: Story = {
  tags: ['state:points-upload.wrong-extension'],
  play: async ({ canvasElement }) => {
    choose(canvasElement, new File(['a'], 'a.txt'));
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByText(/a\.txt 不是 \.xlsx 工作簿/)).toBeVisible();
      await expect(source.resolvePoints).not.toHaveBeenCalled();
      await expectListUnchanged(canvas);
    },
  },
};

export const EmptyFile: Story = {
  play: async ({ canvas, canvasElement }) => {
    choose(canvasElement, new File([], '空.xlsx'));
    await expect(await canvas.findByText(/空\.xlsx 是空文件/)).toBeVisible();
    await expect(source.resolvePoints).not.toHaveBeenCalled();
  },
};

export const TemplateWithoutRows: Story = {
  tags: ['state:points-upload.empty-file'],
  play: async ({ canvasElement }) => {
    source.resolvePoints.mockResolvedValueOnce([]);
    choose(canvasElement, workbook);
  },
  parameters: {
    atRest: async ({ args, canvas }) => {
      await expect(canvas.getByText(/没有课点（暂无数据）/)).toBeVisible();
      await expect(args.onImport).not.toHaveBeenCalled();
      await expectListUnchanged(canvas);
    },
  },
};

export const DownloadFailed: Story = {
  play: async ({ canvas, userEvent }) => {
    source.downloadTemplate.mockRejectedValueOnce(new Error('模板暂不可用'));
    await userEvent.click(canvas.getByRole('button', { name: '下载模板' }));
    await userEvent.click(await canvas.findByRole('menuitem', { name: /中文/ }));
    await expect(await canvas.findByText('模板暂不可用')).toBeVisible();
  },
};

export const English: Story = {
  tags: ['state:points-upload.english'],
  globals: { language: '80102' },
  play: async ({ canvasElement }) => {
    source.resolvePoints.mockResolvedValueOnce(pointsInEnglish(samplePointKsa(1004)));
    choose(canvasElement, new File(['PK'], 'points.xlsx'));
  },
  parameters: {
    atRest: async ({ canvas, canvasElement }) => {
      await expect(canvas.getByText('Uplaod Successfully')).toBeVisible();
      await expect(canvas.getAllByRole('row')).toHaveLength(6);
      await expect(canvas.getByRole('radio', { name: 'Points with KSA' })).toBeChecked();
      await expect(canvas.getByRole('button', { name: 'Download template' })).toBeVisible();
      await expect(canvasElement.textContent).not.toMatch(/\p{Script=Han}/u);
    },
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };
