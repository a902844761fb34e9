import { Button } from '@college/ui/Button';
import type { StateStory } from '@college/ui/testing/atRest';
import { chineseIn } from '@college/ui/testing/chineseIn';
import type { Meta } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { withToasts } from '../../course-units/fakes/withToasts';
import { aCollege } from '../../support/fakes/aCollege';
import { courseOf, keepEmptyReport, keepReportInEnglish } from '../fakes/keepReport';
import { SyllabusEditor } from './SyllabusEditor';

const college = aCollege({ as: 'majorLeader' });
const now = () => Date.parse('2026-03-02T08:40:00Z');

const meta = {
  title: 'Widgets/Syllabus/SyllabusEditor',
  component: SyllabusEditor,
  decorators: [withToasts],
  beforeEach: college.serve(),
  args: {
    source: college.syllabus,
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
type Story = StateStory<typeof meta>;

type Context = Parameters<NonNullable<Story['play']>>[0];

/** The outline navigates to a part. */
async function goTo({ canvas, userEvent }: Context, part: string) {
  await userEvent.click(await canvas.findByRole('link', { name: new RegExp(part) }));
}

/** The part to which the reader went. */
async function partInSight(canvas: Context['canvas'], name: string) {
  const heading = canvas.getByRole('heading', { level: 2, name: new RegExp(name) });
  await expect(heading).toHaveFocus();
  return within(heading.closest('section')!);
}

export const Preview: Story = {
  tags: ['state:syllabus.preview'],
  args: { isRevisable: false },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByRole('heading', { level: 1, name: /《数据结构》开课说明\s*预览/ })).toBeVisible();
      for (const part of ['基本信息', '课程简介与项目矩阵', '课程要求', '考核与评价', '课程安排']) {
        await expect(canvas.getByRole('heading', { level: 2, name: new RegExp(part) })).toBeVisible();
      }
      await expect(canvas.getByText('闭卷笔试')).toBeVisible();
      await expect(canvas.queryByRole('button', { name: '保存修改' })).toBeNull();
    },
  },
};

export const Revisable: Story = {
  tags: ['state:syllabus.revisable'],
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByRole('button', { name: '保存修改' })).toBeVisible();
      await expect(canvas.getByRole('button', { name: '编辑考勤' })).toBeInTheDocument();
      await expect(canvas.getByText('64(48/16/0)')).toBeVisible();
      await expect(canvas.getByText('闭卷笔试')).toBeVisible();
      await expect(canvas.getByText(/^已填 2\d\/28$/)).toBeInTheDocument();
      for (const does of ['下一项', '离开这一项', '撤销', '点任何文字就能改']) await expect(canvas.getByText(does)).toBeInTheDocument();
      // Nobody has touched it yet.
      await expect(document.body).toHaveFocus();
    },
  },
};

export const NotRevisable: Story = {
  tags: ['state:syllabus.not-revisable'],
  args: { isRevisable: false },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText('按时到课，缺课三分之一者不得参加考试。'));
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByText('按时到课，缺课三分之一者不得参加考试。')).toBeVisible();
      await expect(canvas.queryByRole('dialog')).toBeNull();
      await expect(canvas.queryByRole('button', { name: '保存修改' })).toBeNull();
      await expect(canvas.queryByRole('button', { name: /^编辑/ })).toBeNull();
      await expect(canvas.queryByText('点任何文字就能改')).toBeNull();
      await expect(canvas.getByRole('button', { name: 'PDF' })).toBeVisible();
    },
  },
};

export const Loading: Story = {
  tags: ['state:syllabus.loading'],
  beforeEach: college.serve(({ failures }) => {
    failures.getAdditionalInfo = { until: new Promise(() => {}) };
  }),
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByText('正在加载开课说明')).toBeInTheDocument();
      await expect(canvas.queryByRole('heading')).toBeNull();
    },
  },
};

export const LoadFailed: Story = {
  tags: ['state:syllabus.error'],
  beforeEach: college.serve(({ failures }) => {
    failures.getAdditionalInfo = { code: '50000', message: '服务器暂时无法读取开课说明' };
  }),
  parameters: {
    atRest: async ({ canvas }) => {
      // In the toast, and on the page, where it can be tried again.
      await expect(canvas.getAllByText('服务器暂时无法读取开课说明')).toHaveLength(2);
      await expect(canvas.getByRole('button', { name: '重试' })).toBeVisible();
    },
  },
};

export const NothingFilled: Story = {
  tags: ['state:syllabus.empty'],
  beforeEach: college.serve(keepEmptyReport),
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getAllByText('未填写').length).toBeGreaterThan(20);
      await expect(canvas.getAllByText('暂无数据').length).toBeGreaterThan(0);
    },
  },
};

export const BasicInformation: Story = {
  tags: ['state:syllabus.p1'],
  play: (context) => goTo(context, '基本信息'),
  parameters: {
    atRest: async ({ canvas }) => {
      const part = await partInSight(canvas, '基本信息');
      const labels = '总学时 学分 开课学期 学时 授课教师 电话 邮箱 开课院系 授课班级 学生人数 上课地点 主要教材 参考资料';
      for (const label of labels.split(' ')) await expect(part.getByText(label, { selector: 'dt *' })).toBeVisible();
      await expect(part.getByText('64(48/16/0)')).toBeVisible();
      await expect(part.getByRole('table', { name: /专业矩阵/ })).toBeVisible();
    },
  },
};

export const TotalHours: Story = {
  tags: ['state:syllabus.p1-hours'],
  beforeEach: college.serve((own) => {
    const hours = [{ theoryPeriod: 32, practicePeriod: 16 }];
    const course = courseOf(own);
    course.courseMatrixVOS = course.courseMatrixVOS.map((row, at) => ({ ...row, theoryPeriod: 0, practicePeriod: 0, ...hours[at] }));
  }),
  parameters: { atRest: async ({ canvas }) => expect(canvas.getByText('48(32/16/0)')).toBeVisible() },
};

export const Introduction: Story = {
  tags: ['state:syllabus.p2'],
  play: (context) => goTo(context, '课程简介与项目矩阵'),
  parameters: {
    atRest: async ({ canvas }) => {
      const part = await partInSight(canvas, '课程简介与项目矩阵');
      await expect(part.getByText(/^本课程讲授线性表/)).toBeVisible();
      await expect(within(part.getByRole('table', { name: /项目矩阵/ })).getByText('二叉树遍历')).toBeVisible();
    },
  },
};

export const Requirements: Story = {
  tags: ['state:syllabus.p3'],
  play: (context) => goTo(context, '课程要求'),
  parameters: {
    atRest: async ({ canvas }) => {
      const part = await partInSight(canvas, '课程要求');
      for (const label of ['考勤', '作业提交', '课堂纪律与诚信', '实践环节', '团队学习或小组讨论', '加分项', '其他建议']) {
        await expect(part.getByText(label, { selector: 'dt *' })).toBeVisible();
      }
    },
  },
};

export const English: Story = {
  tags: ['state:syllabus.english'],
  globals: { language: '80102' },
  beforeEach: college.serve(keepReportInEnglish),
  play: async ({ canvas, userEvent }) => {
    (await canvas.findByRole('button', { name: 'Edit credit' })).focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard('{Control>}a{/Control}3{Enter}');
    await userEvent.click(canvas.getByRole('button', { name: 'Save Change' }));
  },
  parameters: {
    atRest: async ({ canvas, canvasElement }) => {
      await expect(canvas.getByRole('heading', { level: 1, name: /“Data Structures” Syllabus\s*Preview/ })).toBeVisible();
      await expect(canvas.getByText('Save successfully')).toBeVisible();
      await expect(chineseIn(canvasElement)).toEqual([]);
    },
  },
};
