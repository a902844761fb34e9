import type { StateStory } from '@college/ui/testing/atRest';
import type { Meta } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { firstNewId } from '../../support/fakes/aCollege';
import { serve, source } from '../fakes/serveCourseUnitDetail';
import { CourseUnitDetail } from './CourseUnitDetail';
import detailMeta from './CourseUnitDetail.stories';

const meta = {
  title: 'Widgets/Course units/CourseUnitDetail',
  component: CourseUnitDetail,
  decorators: detailMeta.decorators,
  args: detailMeta.args,
  beforeEach: serve(),
  render: detailMeta.render,
  parameters: detailMeta.parameters,
} satisfies Meta<typeof CourseUnitDetail>;
export default meta;
type Story = StateStory<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

const newUnit = { courseUnitId: undefined };
const nameField = { name: /^课程名称/ };

async function goBack({ canvas, userEvent }: Pick<Context, 'canvas' | 'userEvent'>, name = '返回专业主页') {
  await canvas.findByRole('textbox', nameField);
  await userEvent.click(canvas.getByRole('button', { name }));
}

/** The course units that the server has afterwards. */
function units({ canvas }: Pick<Context, 'canvas'>) {
  return within(canvas.getByRole('main'))
    .queryAllByRole('listitem')
    .map((item) => item.textContent);
}

export const LeftWhileNew: Story = {
  tags: ['state:course-unit-detail.leave-new'],
  args: newUnit,
  beforeEach: serve(null),
  play: async (context) => {
    await goBack(context);
    await waitFor(() => expect(source.abandonCourseUnit.mock.calls).toEqual([[firstNewId, { isClosing: false }]]));
  },
  parameters: {
    atRest: async (context) => {
      await expect(context.canvas.getByText('/major/index?majorId=1001&page=2')).toBeVisible();
      await expect(units(context)).toEqual([]);
    },
  },
};

export const LeftAfterSaving: Story = {
  tags: ['state:course-unit-detail.leave-saved'],
  args: newUnit,
  beforeEach: serve(null),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.type(await canvas.findByRole('textbox', nameField), '编译原理');
    await userEvent.click(canvas.getByRole('button', { name: '保存' }));
    await canvas.findByText('保存成功');
    await goBack(context);
  },
  parameters: {
    atRest: async (context) => {
      await expect(context.canvas.getByText('/major/index?majorId=1001&page=2')).toBeVisible();
      await expect(units(context)).toEqual([`${firstNewId} 编译原理`]);
      await expect(source.abandonCourseUnit).not.toHaveBeenCalled();
    },
  },
};

export const BackToMajor: Story = {
  tags: ['state:course-unit-detail.back-major'],
  play: async (context) => {
    await goBack(context);
    await expect(context.args.onBack).toHaveBeenCalledWith('/major/index?majorId=1001&page=2');
  },
  parameters: {
    atRest: async (context) => {
      await expect(context.canvas.getByText('/major/index?majorId=1001&page=2')).toBeVisible();
      await expect(units(context)).toEqual(['1004 数据结构']);
      await expect(source.abandonCourseUnit).not.toHaveBeenCalled();
    },
  },
};

export const BackToWorkbench: Story = {
  tags: ['state:course-unit-detail.back-workbench'],
  args: { majorId: undefined, page: undefined },
  play: async (context) => {
    await goBack(context, '返回工作台');
    await expect(context.args.onBack).toHaveBeenCalledWith('/workbench');
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByText('/workbench')).toBeVisible();
      await expect(canvas.queryByRole('textbox')).toBeNull();
    },
  },
};
