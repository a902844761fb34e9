import type { PointKsa } from '@college/curriculum-model';
import { aPointKsaList, samplePointKsa } from '@college/curriculum-model/fixtures';
import { Button } from '@college/ui/Button';
import type { StateStory } from '@college/ui/testing/atRest';
import type { Meta } from '@storybook/react-vite';
import { useReducer } from 'react';
import { expect } from 'storybook/test';
import { pointsInEnglish } from '../fakes/inEnglish';
import { withToasts } from '../fakes/withToasts';
import { ImportedFile } from './ImportedFile';
import { coursePointsReducer, shownPoints } from './importedPoints';
import { PointsPreview } from './PointsPreview';

const meta = {
  title: 'Widgets/Course units/PointsPreview',
  component: PointsPreview,
  decorators: [withToasts],
  args: { points: samplePointKsa(1004) },
} satisfies Meta<typeof PointsPreview>;
export default meta;
type Story = StateStory<typeof meta>;

export const PointsAgainstKsa: Story = {
  tags: ['state:points-preview.ksa'],
  args: { points: samplePointKsa(1004).slice(0, 5) },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByRole('table', { name: '课点与 KSA' })).toBeVisible();
      await expect(canvas.getByRole('columnheader', { name: 'KSA' })).toBeVisible();
      await expect(canvas.getAllByRole('row')).toHaveLength(6);
      await expect(canvas.getByRole('row', { name: /链表 .* S1 ?能实现链表基本操作 S3 ?能用调试器定位指针错误/ })).toBeVisible();
      await expect(canvas.queryByRole('button')).toBeNull();
    },
  },
};

export const RestOpened: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('row')).toHaveLength(6);
    await userEvent.click(canvas.getByRole('button', { name: '其余 5 个课点' }));
    await expect(canvas.getAllByRole('row')).toHaveLength(11);
    await expect(canvas.getByRole('button', { name: '收起' })).toHaveFocus();
  },
};

export const PointsOnly: Story = {
  tags: ['state:points-preview.points-only'],
  args: { kind: 'point', points: samplePointKsa(1004).map((point) => ({ ...point, ksa: [] })) },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByRole('table', { name: '课点' })).toBeVisible();
      await expect(canvas.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual(['课点', '标题', '描述']);
    },
  },
};

export const MaxHeight: Story = {
  tags: ['state:points-preview.max-height'],
  args: { points: aPointKsaList(60), defaultExpanded: true },
  parameters: {
    atRest: async ({ canvas }) => {
      const region = canvas.getByRole('group', { name: '课点与 KSA' });
      await expect(canvas.getAllByRole('row')).toHaveLength(61);
      await expect(region.getBoundingClientRect().height).toBeLessThanOrEqual(400);
      await expect(region.scrollHeight).toBeGreaterThan(region.clientHeight);
    },
  },
};

const lonely: PointKsa = { id: 5099, title: '散列查找', description: '散列函数与冲突处理', ksa: [] };

export const PointWithoutKsa: Story = {
  tags: ['state:points-preview.point-without-ksa'],
  args: { points: [lonely, ...samplePointKsa(1004).slice(0, 1)] },
  parameters: {
    atRest: async ({ canvas }) => {
      const cells = canvas.getAllByRole('row')[1]!.querySelectorAll('td');
      await expect(cells).toHaveLength(4);
      await expect(cells[3]).toBeEmptyDOMElement();
    },
  },
};

const old = samplePointKsa(1004);
const imported = { kind: 'pointksa' as const, fileName: '数据结构-课点与KSA.xlsx', points: aPointKsaList(3) };

/** The list with an import standing in for it, as the page around it holds them. */
function Imported() {
  const [points, dispatch] = useReducer(coursePointsReducer, { saved: old, imported });
  return (
    <>
      {points.imported && <ImportedFile fileName={points.imported.fileName} onClear={() => dispatch({ type: 'pointsCleared' })} />}
      <Button variant="primary" onPress={() => dispatch({ type: 'pointsSaved', points: shownPoints(points) })}>
        保存
      </Button>
      <PointsPreview points={shownPoints(points)} />
    </>
  );
}

export const Saved: Story = {
  tags: ['state:points-preview.save'],
  render: () => <Imported />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('数据结构-课点与KSA.xlsx，尚未保存')).toBeVisible();
    await expect(canvas.getAllByRole('row')).toHaveLength(4);
    await userEvent.click(canvas.getByRole('button', { name: '保存' }));
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.queryByText(/尚未保存/)).toBeNull();
      await expect(canvas.getAllByRole('row')).toHaveLength(4);
      await expect(canvas.getByRole('cell', { name: '课点标题 3' })).toBeVisible();
      await expect(canvas.queryByText('链表')).toBeNull();
    },
  },
};

export const Cleared: Story = {
  tags: ['state:points-preview.clear'],
  render: () => <Imported />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('cell', { name: '课点标题 1' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '清除' }));
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByRole('button', { name: '保存' })).toBeVisible();
      await expect(canvas.queryByText(/尚未保存/)).toBeNull();
      await expect(canvas.getByRole('cell', { name: '链表' })).toBeVisible();
      await expect(canvas.queryByText('课点标题 1')).toBeNull();
    },
  },
};

export const Empty: Story = {
  args: { points: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('暂无数据')).toBeVisible();
  },
};

export const LongText: Story = {
  args: {
    points: [
      {
        ...lonely,
        title: '以散列函数与冲突处理为基础的高效查找方法及其在工程中的应用',
        description: '散列函数的构造、开放定址与链地址法处理冲突、装填因子对平均查找长度的影响，以及在编译器符号表中的应用',
        ksa: [{ id: 1, title: 'S', level: 12, description: '能够根据数据规模与访问模式选择散列函数并通过实验说明理由' }],
      },
    ],
  },
};

export const English: Story = {
  tags: ['state:points-preview.english'],
  globals: { language: '80102' },
  args: { points: pointsInEnglish(samplePointKsa(1004)) },
  parameters: {
    atRest: async ({ canvas, canvasElement }) => {
      await expect(canvas.getByRole('columnheader', { name: 'Description' })).toBeVisible();
      await expect(canvas.getByRole('button', { name: '5 more points' })).toBeVisible();
      await expect(canvasElement.textContent).not.toMatch(/\p{Script=Han}/u);
    },
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };

export const Compact: Story = { globals: { density: 'compact' } };
