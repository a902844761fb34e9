import { Button } from '@college/ui/Button';
import { chineseIn } from '@college/ui/testing/chineseIn';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { never } from '../../course-units/fakes/never';
import { withToasts } from '../../course-units/fakes/withToasts';
import { emptyReport } from '../fakes/emptyReport';
import { fakeSyllabus } from '../fakes/fakeSyllabus';
import { reportInEnglish } from '../fakes/reportInEnglish';
import { sampleReport } from '../fakes/sampleReport';
import { SyllabusEditor } from './SyllabusEditor';

function withHours(totalPeriodData: [number, number, number]) {
  const report = sampleReport();
  return { ...report, intro: { ...report.intro, totalPeriodData } };
}

const now = () => Date.parse('2026-03-02T08:40:00Z');

const meta = {
  title: 'Widgets/Syllabus/SyllabusEditor',
  component: SyllabusEditor,
  decorators: [withToasts],
  args: {
    source: fakeSyllabus().source,
    courseId: 1004,
    isRevisable: true,
    userId: 1005,
    now,
    onDirtyChange: fn(),
    exportActions: (
      <>
        <Button variant="ghost">Word</Button>
        <Button variant="ghost">PDF</Button>
      </>
    ),
  },
  parameters: {
    layout: 'fullscreen',
  },
} satisfies Meta<typeof SyllabusEditor>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Preview: Story = {
  tags: ['state:syllabus.preview'],
  args: { isRevisable: false },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: /《数据结构》开课说明\s*预览/ })).toBeVisible();
    for (const part of ['基本信息', '课程简介与项目矩阵', '课程要求', '考核与评价', '课程安排']) {
      await expect(canvas.getByRole('heading', { level: 2, name: new RegExp(part) })).toBeVisible();
    }
  },
};

export const Revisable: Story = {
  tags: ['state:syllabus.revisable'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '保存修改' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: '编辑考勤' })).toBeInTheDocument();
  },
};

export const NotRevisable: Story = {
  tags: ['state:syllabus.not-revisable'],
  args: { isRevisable: false },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText('按时到课，缺课三分之一者不得参加考试。'));
    await expect(canvas.queryByRole('dialog')).not.toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: '保存修改' })).not.toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: /^编辑/ })).not.toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'PDF' })).toBeVisible();
  },
};

export const Loading: Story = {
  tags: ['state:syllabus.loading'],
  args: { source: { ...fakeSyllabus().source, loadReport: never } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('正在加载开课说明')).toBeInTheDocument();
  },
};

export const LoadFailed: Story = {
  tags: ['state:syllabus.error'],
  args: {
    source: {
      ...fakeSyllabus().source,
      loadReport: async () => {
        throw new Error('服务器暂时无法读取开课说明');
      },
    },
  },
  play: async ({ canvas }) => {
    // In the toast, and on the page, where it can be tried again.
    await expect(await canvas.findAllByText('服务器暂时无法读取开课说明')).toHaveLength(2);
    await expect(canvas.getByRole('button', { name: '重试' })).toBeVisible();
  },
};

export const NothingFilled: Story = {
  tags: ['state:syllabus.empty'],
  args: { source: fakeSyllabus(emptyReport()).source },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('未填写')).length).toBeGreaterThan(20);
    await expect(canvas.getAllByText('暂无数据').length).toBeGreaterThan(0);
  },
};

export const BasicInformation: Story = {
  tags: ['state:syllabus.p1'],
  play: async ({ canvas }) => {
    const part = within(await canvas.findByRole('region', { name: /基本信息/ }));
    for (const label of [
      '总学时',
      '学分',
      '开课学期',
      '学时',
      '授课教师',
      '电话',
      '邮箱',
      '开课院系',
      '授课班级',
      '学生人数',
      '上课地点',
    ]) {
      await expect(part.getByText(label, { selector: 'dt *' })).toBeVisible();
    }
    for (const label of ['主要教材', '参考资料']) await expect(part.getByText(label, { selector: 'dt *' })).toBeVisible();
    await expect(part.getByText('64(48/16/0)')).toBeVisible();
    await expect(part.getByRole('table', { name: /专业矩阵/ })).toBeVisible();
  },
};

export const TotalHours: Story = {
  tags: ['state:syllabus.p1-hours'],
  args: { source: fakeSyllabus(withHours([32, 16, 0])).source },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('48(32/16/0)')).toBeVisible();
  },
};

export const Introduction: Story = {
  tags: ['state:syllabus.p2'],
  play: async ({ canvas }) => {
    const part = within(await canvas.findByRole('region', { name: /课程简介与项目矩阵/ }));
    await expect(part.getByText(/^本课程讲授线性表/)).toBeVisible();
    await expect(within(part.getByRole('table', { name: /项目矩阵/ })).getByText('二叉树遍历')).toBeVisible();
  },
};

export const Requirements: Story = {
  tags: ['state:syllabus.p3'],
  play: async ({ canvas }) => {
    const part = within(await canvas.findByRole('region', { name: /课程要求/ }));
    for (const label of ['考勤', '作业提交', '课堂纪律与诚信', '实践环节', '团队学习或小组讨论', '加分项', '其他建议']) {
      await expect(part.getByText(label, { selector: 'dt *' })).toBeVisible();
    }
  },
};

export const FieldInEdit: Story = {
  tags: ['state:syllabus.field-edit'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText('闭卷笔试'));
    const group = within(canvas.getByRole('group', { name: '具体形式' }));
    await expect(canvas.getByRole('textbox', { name: '具体形式' })).toHaveFocus();
    await expect(group.getByRole('button', { name: '保存' })).toBeVisible();
    await expect(group.getByRole('button', { name: '取消' })).toBeVisible();
  },
};

export const FieldCancelled: Story = {
  tags: ['state:syllabus.field-cancel'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText('闭卷笔试'));
    await userEvent.type(canvas.getByRole('textbox', { name: '具体形式' }), '加机试');
    await userEvent.click(within(canvas.getByRole('group', { name: '具体形式' })).getByRole('button', { name: '取消' }));
    await expect(canvas.getByText('闭卷笔试')).toBeVisible();
    await expect(canvas.queryByRole('textbox', { name: '具体形式' })).not.toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: '编辑具体形式' })).toHaveFocus();
  },
};

export const FieldSaved: Story = {
  tags: ['state:syllabus.field-saved'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText('闭卷笔试'));
    await userEvent.type(canvas.getByRole('textbox', { name: '具体形式' }), '加机试');
    await userEvent.click(within(canvas.getByRole('group', { name: '具体形式' })).getByRole('button', { name: '保存' }));
    await expect(canvas.getByText('闭卷笔试加机试')).toBeVisible();
    await expect(canvas.queryByRole('textbox', { name: '具体形式' })).not.toBeInTheDocument();
    await expect(args.onDirtyChange).toHaveBeenLastCalledWith({ isDirty: true, changeCount: 1 });
  },
};

export const LongText: Story = {
  tags: ['state:syllabus.long-text'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText(/课堂保持安静/));
    const dialog = within(await canvas.findByRole('dialog', { name: '课堂纪律与诚信' }));
    await expect(dialog.getByRole('textbox')).toHaveValue('课堂保持安静，作业独立完成，引用须注明来源。');
    await userEvent.type(dialog.getByRole('textbox'), '手机静音。');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect(await canvas.findByText(/引用须注明来源。手机静音。/)).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole('dialog')).not.toBeInTheDocument());
  },
};

export const English: Story = {
  tags: ['state:syllabus.english'],
  globals: { language: '80102' },
  args: { source: fakeSyllabus(reportInEnglish()).source },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: /《Data Structures》 Syllabus\s*Preview/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Edit credit' }));
    await userEvent.keyboard('{Control>}a{/Control}3{Enter}');
    await userEvent.click(canvas.getByRole('button', { name: 'Save Change' }));
    await expect(await canvas.findByText('Save successfully')).toBeVisible();
    // The book brackets stand round the name of a paper in English too.
    await expect(chineseIn(canvasElement).filter((text) => /\p{Script=Han}/u.test(text))).toEqual([]);
  },
};
