import { english } from '@college/curriculum-model/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { aRefusal } from '../../account/fakes/refusal';
import { withToasts } from '../../course-units/fakes/withToasts';
import { aRecordCollege } from '../fakes/serveOccupations';
import { OccupationEditor } from './OccupationEditor';

const { college, source, serve } = aRecordCollege();

const meta = {
  title: 'Widgets/Occupations/OccupationEditor/Cases',
  component: OccupationEditor,
  decorators: [withToasts],
  args: { source, occupationId: 1001, isEditable: true, onBack: fn(), now: () => Date.parse('2026-06-01T08:00:00Z') },
  beforeEach: serve(),
} satisfies Meta<typeof OccupationEditor>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ProportionsTooMuch: Story = {
  play: async ({ canvas, userEvent }) => {
    const second = await canvas.findByRole('textbox', { name: '占比2' });
    await userEvent.clear(second);
    await userEvent.type(second, '-4e1');
    await expect(second).toHaveValue('41');
    await userEvent.click(canvas.getByRole('button', { name: '保存' }));
    await expect(canvas.getByText('占比合计为 101%，不能超过 100%。')).toBeVisible();
    await expect(second).toHaveAccessibleDescription('占比合计为 101%，不能超过 100%。');
    await expect(canvas.getByRole('textbox', { name: '占比1' })).toHaveFocus();
    await userEvent.clear(second);
    await userEvent.type(second, '101');
    await expect(canvas.getByText('占比不超过 100。')).toBeVisible();
    await expect(source.saveOccupation).not.toHaveBeenCalled();
  },
};

export const CodeExists: Story = {
  beforeEach: () => {
    const refusal = Object.assign(aRefusal('已有编码为 2-02-10-07 的职业。'), { data: { field: 'occupationCode' } });
    source.saveOccupation.mockRejectedValueOnce(refusal);
  },
  play: async ({ canvas, userEvent }) => {
    const code = await canvas.findByRole('textbox', { name: '职业编码' });
    await userEvent.clear(code);
    await userEvent.type(code, '2-02-10-07{Enter}');
    await expect(await canvas.findByRole('textbox', { name: '职业编码', description: '已有编码为 2-02-10-07 的职业。' })).toHaveFocus();
    await userEvent.type(code, '1');
    await expect(code).not.toHaveAccessibleDescription(/已有编码/);
  },
};

export const Conflict: Story = {
  play: async ({ canvas, userEvent }) => {
    const name = await canvas.findByRole('textbox', { name: '职业名称' });
    await userEvent.clear(name);
    await userEvent.type(name, '软件架构师');
    Object.assign(college.state.occupations.records[0]!, { version: 2, code: '2-02-10-99' });
    await userEvent.click(canvas.getByRole('button', { name: '保存' }));
    const dialog = within(await canvas.findByRole('dialog', { name: '有人先保存了这条记录' }));
    await expect(dialog.getByRole('radio', { name: '我的 软件架构师' })).toBeChecked();
    await expect(dialog.getByRole('radio', { name: '对方的 2-02-10-99' })).toBeChecked();
    await userEvent.click(dialog.getByRole('button', { name: '按选择保存' }));
    await expect(await canvas.findByText('保存成功')).toBeVisible();
    await expect(source.saveOccupation).toHaveBeenLastCalledWith(
      expect.objectContaining({ occupationName: '软件架构师', occupationCode: '2-02-10-99', version: 2 }),
    );
  },
};

const older = { en: { name: { text: 'Engineer', updatedAt: '2026-01-01T00:00:00.000Z', older: true } } };

export const EnglishOlder: Story = {
  beforeEach: serve({ translations: older }),
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole('textbox', { name: '职业名称（英文）' });
    await expect(field).toHaveAccessibleDescription('写下英文之后，中文有过改动。');
    await userEvent.click(canvas.getByRole('button', { name: '职业名称的英文仍然正确' }));
    await expect(field).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText('保存成功')).toBeVisible();
    const sent = source.saveOccupation.mock.lastCall?.[0].translations?.en?.['name'];
    await expect(sent).toEqual({ text: 'Engineer', updatedAt: '2026-06-01T08:00:00.000Z' });
  },
};

export const ReadOnly: Story = {
  args: { isEditable: false },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('group', { name: '职业名称' })).toHaveTextContent('计算机软件工程技术人员');
    await expect(canvas.getByRole('group', { name: '职业等级' })).toHaveTextContent('二级/技师');
    await expect(canvas.getByRole('group', { name: '占比2' })).toHaveTextContent('40 %');
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await expect(canvas.queryByRole('button', { name: /保存|添加|删除|维护/ })).toBeNull();
    await expect(canvas.getByRole('button', { name: '返回职业记录' })).toBeVisible();
  },
};

export const NotFound: Story = {
  args: { occupationId: 9 },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('找不到该数据，可能已被删除。')).toBeVisible();
    await expect(canvas.getByRole('button', { name: '返回职业记录' })).toBeVisible();
  },
};

export const SkillsMaintained: Story = {
  beforeEach: serve({ translations: english({ name: 'Engineer' }) }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '维护技能目录' }));
    const dialog = within(await canvas.findByRole('dialog', { name: '技能目录' }));
    await userEvent.click(await dialog.findByRole('button', { name: '在编程下添加技能' }));
    await userEvent.keyboard('{Control>}s{/Control}');
    await expect(dialog.getByText('请填写技能名称。')).toBeVisible();
    await userEvent.type(dialog.getByRole('textbox', { name: '中文名称' }), 'Go 语言');
    source.listOccupationSkills.mockClear();
    await userEvent.click(dialog.getByRole('button', { name: '保存技能' }));
    await expect(await canvas.findByText('保存成功')).toBeVisible();
    await expect(source.saveOccupationSkills).toHaveBeenLastCalledWith([
      { id: 0, parentId: 1001, label: 'Go 语言', translations: { en: {} } },
    ]);
    await expect(source.listOccupationSkills).not.toHaveBeenCalled();
    source.saveOccupationSkills.mockRejectedValueOnce(aRefusal('「SQL」用于 2 个职业，不能删除。'));
    await userEvent.click(dialog.getByRole('button', { name: '删除SQL' }));
    await userEvent.click(await canvas.findByRole('button', { name: '删除技能' }));
    await expect(await dialog.findByText('「SQL」用于 2 个职业，不能删除。')).toBeVisible();
    await expect(dialog.getByText('SQL')).toBeVisible();
  },
};

export const SkillDeletedInEnglish: Story = {
  globals: { language: '80102' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit the skills' }));
    // Every skill of the sample is used, and would be kept.
    source.saveOccupationSkills.mockResolvedValueOnce(await source.listOccupationSkills());
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete Software testing' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete the skill' }));
    await expect(await canvas.findByText('Delete Successfully')).toBeVisible();
  },
};

export const SkillBeingTyped: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '维护技能目录' }));
    const dialog = within(await canvas.findByRole('dialog', { name: '技能目录' }));
    await userEvent.click(await dialog.findByRole('button', { name: '编辑编程' }));
    const name = dialog.getByRole('textbox', { name: '中文名称' });
    await userEvent.type(name, '语言');
    await userEvent.keyboard('{Escape}');
    await userEvent.click(await canvas.findByRole('button', { name: '继续编辑' }));
    await expect(name).toHaveValue('编程语言');
    const { saveOccupationSkills, listOccupationSkills } = source;
    const sentence = '技能「程序设计」已被其他人修改，请核对后再保存。';
    saveOccupationSkills.mockRejectedValueOnce(Object.assign(aRefusal(sentence), { code: '30009' }));
    listOccupationSkills.mockClear();
    await userEvent.click(dialog.getByRole('button', { name: '保存技能' }));
    await expect(await dialog.findByText(sentence)).toBeVisible();
    await waitFor(() => expect(listOccupationSkills).toHaveBeenCalledOnce());
    await expect(dialog.getByRole('textbox', { name: '中文名称' })).toHaveValue('编程语言');
    await userEvent.click(dialog.getAllByRole('button', { name: '关闭' })[0]!);
    await userEvent.click(await canvas.findByRole('button', { name: '放弃' }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
  },
};

export const YearNotOffered: Story = {
  beforeEach: serve({ publish: { id: 77 } }),
  play: async ({ canvas, userEvent }) => {
    const year = await canvas.findByRole('button', { name: /编号 77（已不再提供）.*发布年份|发布年份.*编号 77（已不再提供）/ });
    const { saveOccupation } = source;
    saveOccupation.mockRejectedValueOnce(Object.assign(aRefusal('所选的发布年份不存在，请重新选择。'), { data: { field: 'publishId' } }));
    await userEvent.type(canvas.getByRole('textbox', { name: '职业名称' }), '师');
    await userEvent.click(canvas.getByRole('button', { name: '保存' }));
    // Beside the field, and where the save says how it went.
    await waitFor(() => expect(canvas.getAllByText('所选的发布年份不存在，请重新选择。').length).toBeGreaterThan(1));
    await expect(saveOccupation).toHaveBeenLastCalledWith(expect.objectContaining({ publishId: 77 }));
    await expect(year).toBeVisible();
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };
