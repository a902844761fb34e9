import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { withToasts } from '../../course-units/fakes/withToasts';
import { aCollege } from '../../support/fakes/aCollege';
import { aTalentReport } from '../fakes/talentReports';
import { TalentReportForm } from './TalentReportForm';

const college = aCollege({ prepare: ({ state }) => void (state.talentReports = [aTalentReport()]) });
const source = { ...college.talentReports, listReportMajors: async () => college.state.majors };

const meta = {
  title: 'Widgets/Talent/TalentReportForm/Cases',
  component: TalentReportForm,
  decorators: [withToasts],
  args: { source, reportId: 1001, isEditable: true, onBack: fn(), now: () => Date.parse('2026-06-01T08:00:00Z') },
  beforeEach: college.serve(),
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof TalentReportForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const LinkRefused: Story = {
  play: async ({ canvas, userEvent }) => {
    const link = await canvas.findByRole('textbox', { name: '文件链接' });
    await expect(canvas.getByRole('link', { name: /打开文件/ })).toHaveAttribute('rel', 'noopener noreferrer');
    await userEvent.clear(link);
    await userEvent.type(link, 'javascript:alert(1){Enter}');
    await expect(canvas.getByText('只能链接以 http:// 或 https:// 开头的网址。')).toBeVisible();
    await expect(link).toHaveFocus();
    await expect(link).toHaveValue('javascript:alert(1)');
    await expect(canvas.queryByRole('link', { name: /打开文件/ })).toBeNull();
    await expect(source.saveTalentReport).not.toHaveBeenCalled();
  },
};

export const Conflict: Story = {
  play: async ({ canvas, userEvent }) => {
    const department = await canvas.findByRole('textbox', { name: '上传单位' });
    await userEvent.clear(department);
    await userEvent.type(department, '软件行业协会');
    await college.as('collegeAdmin').talentReports.saveTalentReport({ ...aTalentReport(), majorId: 1001, name: '软件人才报告', type: 1 });
    await userEvent.click(canvas.getByRole('button', { name: '保存' }));
    const dialog = within(await canvas.findByRole('dialog', { name: '有人先保存了这条记录' }));
    await expect(dialog.getByRole('radio', { name: '对方的 软件人才报告' })).toBeChecked();
    await expect(dialog.getByRole('radio', { name: '对方的 水平评价类' })).toBeChecked();
    await expect(dialog.getByRole('radio', { name: '我的 软件行业协会' })).toBeChecked();
    await userEvent.click(dialog.getByRole('button', { name: '按选择保存' }));
    await expect(await canvas.findByText('保存成功')).toBeVisible();
    await expect(source.saveTalentReport.mock.lastCall?.[0]).toMatchObject({
      name: '软件人才报告',
      department: '软件行业协会',
      type: 1,
      version: 4,
    });
  },
};

export const ReadOnly: Story = {
  args: { isEditable: false },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('group', { name: '报告名称' })).toHaveTextContent('软件工程人才需求报告2026');
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await expect(canvas.getByRole('img', { name: '软件工程人才需求报告2026的封面' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: /打开文件/ })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /保存|选择图片|删除/ })).toBeNull();
  },
};

export const MayNotCreate: Story = {
  args: { reportId: undefined, isEditable: false },
  play: async ({ args, canvas, userEvent }) => {
    await expect(await canvas.findByText('您不能新建报告')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '返回报告列表' }));
    await expect(args.onBack).toHaveBeenCalledOnce();
  },
};
