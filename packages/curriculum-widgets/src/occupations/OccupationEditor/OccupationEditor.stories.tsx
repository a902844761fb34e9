import type { StateStory } from '@college/ui/testing/atRest';
import type { Meta } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { withToasts } from '../../course-units/fakes/withToasts';
import { aRecordCollege } from '../fakes/serveOccupations';
import { OccupationEditor } from './OccupationEditor';

const { college, source, serve } = aRecordCollege();

const meta = {
  title: 'Widgets/Occupations/OccupationEditor',
  component: OccupationEditor,
  decorators: [withToasts],
  args: {
    source,
    occupationId: 1001,
    isEditable: true,
    onBack: fn(),
    onSaved: fn(),
    onUnsavedChange: fn(),
    now: () => Date.parse('2026-06-01T08:00:00Z'),
  },
  beforeEach: serve(),
} satisfies Meta<typeof OccupationEditor>;
export default meta;
type Story = StateStory<typeof meta>;

export const New: Story = {
  tags: ['state:occupation-editor.new'],
  args: { occupationId: undefined },
  parameters: {
    atRest: async ({ args, canvas }) => {
      await expect(canvas.getByRole('heading', { name: '新建职业' })).toBeVisible();
      await expect(canvas.getByRole('textbox', { name: '职业名称' })).toHaveValue('');
      await expect(canvas.getAllByRole('combobox', { name: /^技能/ })).toHaveLength(1);
      await expect(canvas.queryByRole('button', { name: '删除第 1 行' })).toBeNull();
      await expect(canvas.queryByText('请填写职业名称。')).toBeNull();
      await expect(args.onUnsavedChange).toHaveBeenLastCalledWith({ isDirty: false, changeCount: 0 });
    },
  },
};

export const Existing: Story = {
  tags: ['state:occupation-editor.existing'],
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(source.getOccupation).toHaveBeenCalledWith(1001, expect.anything());
      await expect(canvas.getByRole('textbox', { name: '职业名称' })).toHaveValue('计算机软件工程技术人员');
      await expect(canvas.getByRole('combobox', { name: '所属类别' })).toHaveTextContent(
        '专业技术人员 / 工程技术人员 / 信息和通信工程技术人员 / 计算机软件工程技术人员',
      );
      await expect(canvas.getByRole('radio', { name: '二级/技师' })).toBeChecked();
      await expect(canvas.getByRole('button', { name: /发布年份/ })).toHaveTextContent('2022');
      await expect(canvas.getByRole('textbox', { name: '主要工作内容' })).toHaveValue(college.state.occupations.records[0]!.content);
      await expect(canvas.getByRole('combobox', { name: '技能1' })).toHaveTextContent('编程 / Java');
      await expect(canvas.getByRole('textbox', { name: '占比2' })).toHaveValue('40');
      await expect(canvas.getByText('合计 100%')).toBeVisible();
      await expect(canvas.getByRole('textbox', { name: '职业编码' })).toHaveValue('2-02-10-03');
    },
  },
};

export const BackToTheRecords: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '返回职业记录' }));
    await expect(args.onBack).toHaveBeenCalledOnce();
  },
};

export const RequiredMissing: Story = {
  tags: ['state:occupation-editor.required'],
  args: { occupationId: undefined },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '保存' }));
  },
  parameters: {
    atRest: async ({ canvas }) => {
      for (const sentence of ['请填写职业名称。', '请选择所属类别。', '请选择职业等级。', '请选择技能。', '请填写占比。']) {
        await expect(canvas.getByText(sentence)).toBeVisible();
      }
      await expect(canvas.getByRole('textbox', { name: '职业名称' })).toHaveFocus();
      await expect(canvas.getAllByText('*')).toHaveLength(4);
      await expect(source.saveOccupation).not.toHaveBeenCalled();
    },
  },
};

export const RequiredWritten: Story = {
  args: RequiredMissing.args,
  play: async (context) => {
    const { canvas, userEvent } = context;
    await RequiredMissing.play?.(context);
    await canvas.findByText('请填写职业名称。');
    await userEvent.type(canvas.getByRole('textbox', { name: '职业名称' }), '架构师');
    await expect(canvas.queryByText('请填写职业名称。')).toBeNull();
    await expect(source.saveOccupation).not.toHaveBeenCalled();
  },
};

export const OneSkillRow: Story = {
  tags: ['state:occupation-editor.skills-one'],
  beforeEach: serve({ skills: '[{"courseIds":[1001,1003],"score":60}]' }),
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByRole('combobox', { name: '技能1' })).toHaveTextContent('编程 / Java');
      await expect(canvas.queryByRole('combobox', { name: '技能2' })).toBeNull();
      await expect(canvas.queryByRole('button', { name: /删除第/ })).toBeNull();
      await expect(canvas.getByText('合计 60%，还有 40% 未分配。')).toBeVisible();
    },
  },
};

export const SkillRowAdded: Story = {
  beforeEach: OneSkillRow.beforeEach,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '添加一行' }));
    await expect(canvas.getByRole('combobox', { name: '技能2' })).toHaveFocus();
    await expect(canvas.getAllByRole('button', { name: /删除第/ })).toHaveLength(2);
  },
};

const threeRows = JSON.stringify([
  { courseIds: [1001, 1003], score: 50 },
  { courseIds: [1002, 1005], score: 30 },
  { courseIds: [1002, 1006], score: 20 },
]);

export const SeveralSkillRows: Story = {
  tags: ['state:occupation-editor.skills-many'],
  beforeEach: serve({ skills: threeRows }),
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getAllByRole('combobox', { name: /^技能/ })).toHaveLength(3);
      await expect(canvas.getAllByRole('button', { name: /删除第/ })).toHaveLength(3);
    },
  },
};

export const SkillRowsDeleted: Story = {
  beforeEach: SeveralSkillRows.beforeEach,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '删除第 2 行' }));
    await expect(canvas.getByRole('combobox', { name: '技能2' })).toHaveTextContent('数据 / 数据分析');
    await expect(canvas.getByRole('button', { name: '删除第 2 行' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: '删除第 1 行' }));
    await expect(canvas.queryByRole('button', { name: /删除第/ })).toBeNull();
    await expect(canvas.getByRole('combobox', { name: '技能1' })).toHaveFocus();
    await expect(args.onUnsavedChange).toHaveBeenLastCalledWith({ isDirty: true, changeCount: 1 });
  },
};

export const CategoryChosen: Story = {
  tags: ['state:occupation-editor.cascader'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('combobox', { name: '所属类别' }));
    await userEvent.click(await canvas.findByRole('option', { name: '数字技术工程技术人员' }));
    await userEvent.click(await canvas.findByRole('option', { name: '大数据工程技术人员' }));
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByRole('combobox', { name: '所属类别' })).toHaveTextContent(
        '专业技术人员 / 工程技术人员 / 数字技术工程技术人员 / 大数据工程技术人员',
      );
      await expect(canvas.queryByRole('option')).toBeNull();
    },
  },
};

/** Of all the levels that were chosen the last one counts. */
export const CategorySaved: Story = {
  play: async (context) => {
    const { userEvent } = context;
    await CategoryChosen.play?.(context);
    await userEvent.keyboard('{Control>}s{/Control}');
    await waitFor(() =>
      expect(source.saveOccupation).toHaveBeenCalledWith(expect.objectContaining({ id: 1001, levelId: 1015, version: 1 })),
    );
  },
};
