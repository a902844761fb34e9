import { aPointKsaList } from '@college/curriculum-model/fixtures';
import type { StateStory } from '@college/ui/testing/atRest';
import type { Meta } from '@storybook/react-vite';
import { expect, fireEvent } from 'storybook/test';
import { dataStructures } from '../fakes/keepUnit';
import { serve, source } from '../fakes/serveCourseUnitDetail';
import { CourseUnitDetail } from './CourseUnitDetail';
import detailMeta from './CourseUnitDetail.stories';

const meta = {
  title: 'Widgets/Course units/CourseUnitDetail',
  component: CourseUnitDetail,
  decorators: detailMeta.decorators,
  args: detailMeta.args,
  beforeEach: serve(dataStructures, () => source.resolvePoints.mockResolvedValue(aPointKsaList(3))),
  render: detailMeta.render,
  parameters: detailMeta.parameters,
} satisfies Meta<typeof CourseUnitDetail>;
export default meta;
type Story = StateStory<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

export const ImportPreview: Story = {
  tags: ['state:course-unit-detail.import-preview'],
  play: importPoints,
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByText('数据结构-课点与KSA.xlsx，尚未保存')).toBeVisible();
      await expect(canvas.getByRole('cell', { name: '课点标题 3' })).toBeVisible();
      await expect(canvas.queryByRole('cell', { name: '链表' })).toBeNull();
      await expect(canvas.getByText('1 处修改未保存')).toBeVisible();
    },
  },
};

async function importPoints({ canvas, canvasElement }: Pick<Context, 'canvas' | 'canvasElement'>) {
  await canvas.findByRole('textbox', { name: /^课程名称/ });
  fireEvent.change(canvasElement.querySelector('input[type="file"]')!, {
    target: { files: [new File(['PK'], '数据结构-课点与KSA.xlsx')] },
  });
  await canvas.findByText('数据结构-课点与KSA.xlsx，尚未保存');
}

export const ImportCleared: Story = {
  play: async (context) => {
    await importPoints(context);
    const { canvas, userEvent } = context;
    await userEvent.click(canvas.getByRole('button', { name: '清除' }));
    await expect(canvas.getByRole('cell', { name: '链表' })).toBeVisible();
    await expect(canvas.queryByText(/处修改未保存/)).toBeNull();
  },
};

export const ImportSaved: Story = {
  play: async (context) => {
    await importPoints(context);
    const { canvas, userEvent } = context;
    await userEvent.click(canvas.getByRole('button', { name: '保存' }));
    await canvas.findByText('保存成功');
    await expect(source.saveCourseUnit.mock.lastCall![0].pointksa?.map((point) => [point.id, point.title])).toEqual([
      [0, '课点标题 1'],
      [0, '课点标题 2'],
      [0, '课点标题 3'],
    ]);
    await expect(canvas.queryByText(/尚未保存/)).toBeNull();
    await expect(canvas.getByRole('cell', { name: '课点标题 1' })).toBeVisible();
  },
};
