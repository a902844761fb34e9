import { courseUnitWithWrongHours, samplePointKsa } from '@college/curriculum-model/fixtures';
import type { StateStory } from '@college/ui/testing/atRest';
import type { Meta } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { dataStructures } from '../fakes/keepUnit';
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
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const nameField = (canvas: Canvas) => canvas.findByRole('textbox', { name: /^课程名称/ });
const saveButton = (canvas: Canvas) => canvas.getByRole('button', { name: '保存' });
const sentCourse = () => source.saveCourseUnit.mock.lastCall![0].course;

export const NameEmpty: Story = {
  tags: ['state:course-unit-detail.name-empty'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.clear(await nameField(canvas));
    await userEvent.click(saveButton(canvas));
    await expect(source.saveCourseUnit).not.toHaveBeenCalled();
  },
  parameters: {
    atRest: async ({ canvas }) => {
      const field = canvas.getByRole('textbox', { name: /^课程名称/ });
      await expect(field).toBeInvalid();
      await expect(field).toHaveFocus();
      await expect(canvas.getByText('课程单元名称不能为空')).toBeVisible();
    },
  },
};

export const ClassOptions: Story = {
  tags: ['state:course-unit-detail.class-options'],
  play: async ({ canvas, userEvent }) => {
    await nameField(canvas);
    await userEvent.click(canvas.getByRole('radio', { name: '选修' }));
  },
  parameters: {
    atRest: async ({ canvas }) => {
      const options = within(canvas.getByRole('radiogroup', { name: '类别' })).getAllByRole('radio');
      await expect(options.map((radio) => radio.closest('label')?.textContent)).toEqual(['必修', '选修']);
      await expect(options[1]).toBeChecked();
    },
  },
};

export const ClassSaved: Story = {
  play: async (context) => {
    await ClassOptions.play?.(context);
    await context.userEvent.click(saveButton(context.canvas));
    await waitFor(() => expect(sentCourse().classId).toBe(2));
  },
};

export const TypeOptions: Story = {
  tags: ['state:course-unit-detail.type-options'],
  play: async ({ canvas, userEvent }) => {
    await nameField(canvas);
    await userEvent.click(canvas.getByRole('button', { name: /课程性质/ }));
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getAllByRole('option').map((option) => option.textContent)).toEqual([
        '通识课程',
        '学科基础课程',
        '专业课程',
        '集中实践教学环节',
        '综合课程',
      ]);
    },
  },
};

export const TypeChosen: Story = {
  play: async (context) => {
    await TypeOptions.play?.(context);
    const { canvas, userEvent } = context;
    await userEvent.click(await canvas.findByRole('option', { name: '专业课程' }));
    await expect(canvas.getByRole('button', { name: /课程性质/ })).toHaveTextContent('专业课程');
  },
};

export const OptionsFromServer: Story = {
  beforeEach: () => {
    source.listCourseTypes.mockResolvedValue([
      { value: 2, label: '学科平台课' },
      { value: 7, label: '创新创业课' },
    ]);
  },
  play: async ({ canvas, userEvent }) => {
    await nameField(canvas);
    await waitFor(() => expect(canvas.getByRole('button', { name: /课程性质/ })).toHaveTextContent('学科平台课'));
    await userEvent.click(canvas.getByRole('button', { name: /课程性质/ }));
    await expect(await canvas.findByRole('option', { name: '创新创业课' })).toBeInTheDocument();
  },
};

export const LongIntroduction: Story = {
  tags: ['state:course-unit-detail.long-introduction'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('textbox', { name: '课程简介' }));
  },
  parameters: {
    atRest: async ({ canvas }) => {
      const dialog = canvas.getByRole('dialog', { name: '课程简介' });
      await expect(within(dialog).getByRole('textbox')).toHaveValue(dataStructures.course.introduction);
    },
  },
};

export const LongIntroductionEdited: Story = {
  play: async (context) => {
    await LongIntroduction.play?.(context);
    const { canvas, userEvent } = context;
    const dialog = await canvas.findByRole('dialog', { name: '课程简介' });
    const area = within(dialog).getByRole('textbox');
    await userEvent.clear(area);
    await userEvent.type(area, '线性表与树');
    await userEvent.click(within(dialog).getByRole('button', { name: '完成编辑' }));
    await expect(await canvas.findByRole('textbox', { name: '课程简介' })).toHaveValue('线性表与树');
  },
};

export const Modified: Story = {
  tags: ['state:course-unit-detail.dirty'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(await nameField(canvas), '与算法');
    await expect(canvas.getByText('1 处修改未保存')).toBeVisible();
    await expect(args.onDirtyChange).toHaveBeenLastCalledWith({ isDirty: true, isNew: false, changeCount: 1 });
    await userEvent.click(canvas.getByRole('button', { name: '删除第 5 行：图' }));
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByRole('textbox', { name: /^课程名称/ })).toHaveValue('数据结构与算法');
      await expect(canvas.getByText('2 处修改未保存')).toBeVisible();
    },
  },
};

export const HoursDiffer: Story = {
  beforeEach: serve({ course: courseUnitWithWrongHours, pointksa: samplePointKsa(1004) }),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/章节理论学时合计 50，比课程单元的 48 多 2/)).toBeVisible();
    await userEvent.click(saveButton(canvas));
    await expect(await canvas.findByText('保存成功')).toBeVisible();
  },
};

export const ChaptersSavedInOrder: Story = {
  play: async ({ canvas, userEvent }) => {
    await nameField(canvas);
    await userEvent.click(canvas.getByRole('button', { name: '删除第 2 行：线性表' }));
    await userEvent.click(canvas.getByRole('button', { name: '添加一行' }));
    await userEvent.type(canvas.getByRole('textbox', { name: '名称，第 6 行' }), '综合实验');
    await userEvent.click(saveButton(canvas));
    await canvas.findByText('保存成功');
    const sent = sentCourse().courseMatrixVOS;
    await expect(sent.at(-2)).toMatchObject({ id: 0, name: '综合实验', courseUnitId: 1004 });
    await expect(sent.at(-1)).toMatchObject({ name: '线性表', courseUnitId: -1 });
    await userEvent.type(canvas.getByRole('textbox', { name: '名称，第 6 行' }), '一');
    await userEvent.click(saveButton(canvas));
    await waitFor(() => expect(source.saveCourseUnit).toHaveBeenCalledTimes(2));
    await expect(sentCourse().courseMatrixVOS.at(-1)).toMatchObject({ name: '综合实验一', id: expect.any(Number) });
    await expect(sentCourse().courseMatrixVOS.at(-1)!.id).toBeGreaterThan(0);
  },
};
