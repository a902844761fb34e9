import { chineseIn } from '@college/ui/testing/chineseIn';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { aRefusal } from '../../account/fakes/refusal';
import { never } from '../../course-units/fakes/never';
import { withToasts } from '../../course-units/fakes/withToasts';
import { anEnglishOccupation, anOccupation, fakeOccupations } from '../fakes/fakeOccupations';
import { OccupationEditor } from './OccupationEditor';

const meta = {
  title: 'Widgets/Occupations/OccupationEditor',
  component: OccupationEditor,
  decorators: [withToasts],
  args: {
    source: fakeOccupations(),
    occupationId: 1001,
    isEditable: true,
    onBack: fn(),
    onSaved: fn(),
    onUnsavedChange: fn(),
    now: () => Date.parse('2026-06-01T08:00:00Z'),
  },
} satisfies Meta<typeof OccupationEditor>;
export default meta;
type Story = StoryObj<typeof meta>;
type Source = ReturnType<typeof fakeOccupations>;

export const New: Story = {
  tags: ['state:occupation-editor.new'],
  args: { occupationId: undefined, source: fakeOccupations() },
  play: async ({ args, canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '新建职业' })).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: '职业名称' })).toHaveValue('');
    await expect(canvas.getAllByRole('combobox', { name: /^技能/ })).toHaveLength(1);
    await expect(canvas.queryByRole('button', { name: '删除第 1 行' })).toBeNull();
    await expect(args.onUnsavedChange).toHaveBeenLastCalledWith({ isDirty: false, changeCount: 0 });
  },
};

export const Existing: Story = {
  tags: ['state:occupation-editor.existing'],
  args: { source: fakeOccupations() },
  play: async ({ args, canvas, userEvent }) => {
    await expect(await canvas.findByRole('textbox', { name: '职业名称' })).toHaveValue('计算机软件工程技术人员');
    await expect(args.source.getOccupation).toHaveBeenCalledWith(1001, expect.anything());
    await expect(canvas.getByRole('combobox', { name: '所属类别' })).toHaveTextContent(
      '专业技术人员 / 工程技术人员 / 信息和通信工程技术人员 / 计算机软件工程技术人员',
    );
    await expect(canvas.getByRole('radio', { name: '高级' })).toBeChecked();
    await expect(canvas.getByRole('button', { name: /发布年份/ })).toHaveTextContent('2022');
    await expect(canvas.getByRole('textbox', { name: '主要工作内容' })).toHaveValue(anOccupation().content);
    await expect(canvas.getByRole('combobox', { name: '技能1' })).toHaveTextContent('编程 / Java');
    await expect(canvas.getByRole('textbox', { name: '占比2' })).toHaveValue('40');
    await expect(canvas.getByText('合计 100%')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: '职业编码' })).toHaveValue('2-02-10-03');
    await userEvent.click(canvas.getByRole('button', { name: '返回职业记录' }));
    await expect(args.onBack).toHaveBeenCalledOnce();
  },
};

export const RequiredMissing: Story = {
  tags: ['state:occupation-editor.required'],
  args: { occupationId: undefined, source: fakeOccupations() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '保存' }));
    for (const sentence of ['请填写职业名称。', '请选择所属类别。', '请选择职业等级。', '请选择技能。', '请填写占比。']) {
      await expect(canvas.getByText(sentence)).toBeVisible();
    }
    await expect(canvas.getByRole('textbox', { name: '职业名称' })).toHaveFocus();
    await expect(canvas.getAllByText('*')).toHaveLength(4);
    await userEvent.type(canvas.getByRole('textbox', { name: '职业名称' }), '架构师');
    await expect(canvas.queryByText('请填写职业名称。')).toBeNull();
    await expect(args.source.saveOccupation).not.toHaveBeenCalled();
  },
};

export const OneSkillRow: Story = {
  tags: ['state:occupation-editor.skills-one'],
  args: { source: fakeOccupations({ records: [anOccupation(1001, { skills: '[{"courseIds":[1001,1003],"score":60}]' })] }) },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('combobox', { name: '技能1' });
    await expect(canvas.queryByRole('button', { name: /删除第/ })).toBeNull();
    await expect(canvas.getByText('合计 60%，还有 40% 未分配。')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '添加一行' }));
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
  args: { source: fakeOccupations({ records: [anOccupation(1001, { skills: threeRows })] }) },
  play: async ({ args, canvas, userEvent }) => {
    await expect(await canvas.findAllByRole('button', { name: /删除第/ })).toHaveLength(3);
    await userEvent.click(canvas.getByRole('button', { name: '删除第 2 行' }));
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
  args: { source: fakeOccupations() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('combobox', { name: '所属类别' }));
    await userEvent.click(await canvas.findByRole('option', { name: '数字技术工程技术人员' }));
    await userEvent.click(await canvas.findByRole('option', { name: '大数据工程技术人员' }));
    await userEvent.keyboard('{Control>}s{/Control}');
    await waitFor(() =>
      expect(args.source.saveOccupation).toHaveBeenCalledWith(expect.objectContaining({ id: 1001, levelId: 1015, version: 1 })),
    );
  },
};

export const Saved: Story = {
  tags: ['state:occupation-editor.saved'],
  args: { occupationId: undefined, source: fakeOccupations() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('textbox', { name: '职业名称' }));
    await userEvent.paste(' 软件架构师 ');
    await userEvent.click(canvas.getByRole('combobox', { name: '所属类别' }));
    await userEvent.click(await canvas.findByRole('option', { name: '军队人员' }));
    await userEvent.click(canvas.getByRole('radio', { name: '初级' }));
    await userEvent.click(canvas.getByRole('combobox', { name: '技能1' }));
    await userEvent.click(await canvas.findByRole('option', { name: '编程' }));
    await userEvent.click(await canvas.findByRole('option', { name: 'Python' }));
    await userEvent.type(canvas.getByRole('textbox', { name: '占比1' }), '99.5{Enter}');
    await expect(await canvas.findByText('保存成功')).toBeVisible();
    await expect(args.source.saveOccupation).toHaveBeenCalledWith({
      id: 0,
      occupationName: '软件架构师',
      levelId: 1007,
      lvlKeywords: '',
      typeId: 1001,
      publishId: null,
      content: '',
      skills: '[{"courseIds":[1001,1004],"score":99.5}]',
      occupationCode: '',
      translations: { en: {} },
    });
    await expect(args.onSaved).toHaveBeenCalledWith(expect.objectContaining({ id: 2001, wasNew: true }));
    await expect(canvas.getByRole('heading', { name: '软件架构师' })).toBeVisible();
  },
};

export const Loading: Story = {
  tags: ['state:occupation-editor.loading'],
  args: { source: { ...fakeOccupations(), getOccupation: never } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status')).toHaveTextContent('正在载入职业');
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
};

export const SaveFailed: Story = {
  tags: ['state:occupation-editor.error'],
  args: { source: fakeOccupations() },
  beforeEach: ({ args }) => {
    (args.source as Source).saveOccupation.mockRejectedValueOnce(aRefusal('服务器繁忙，请稍后再试'));
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: '主要工作内容' }), '。另：代码评审');
    await userEvent.click(canvas.getByRole('button', { name: '保存' }));
    const message = await canvas.findByText('服务器繁忙，请稍后再试');
    await expect(message).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: '主要工作内容' })).toHaveValue(`${anOccupation().content}。另：代码评审`);
    await userEvent.click(canvas.getAllByRole('button', { name: '重试' }).at(-1)!);
    await expect(await canvas.findByText('保存成功')).toBeVisible();
    await waitFor(() => expect(args.onUnsavedChange).toHaveBeenLastCalledWith({ isDirty: false, changeCount: 0 }));
  },
};

export const English: Story = {
  tags: ['state:occupation-editor.english'],
  globals: { language: '80102' },
  args: { source: fakeOccupations({ records: [anEnglishOccupation()], language: 'en' }) },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(await canvas.findByRole('textbox', { name: 'Occupation name' })).toHaveValue('Computer software engineer');
    await userEvent.clear(canvas.getByRole('textbox', { name: 'Occupation name' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(canvas.getByText('Write the name of the occupation.')).toBeVisible();
    await expect(chineseIn(canvasElement)).toEqual([]);
  },
};
