import { sampleCourseUnit } from '@college/curriculum-model/fixtures';
import type { StateStory } from '@college/ui/testing/atRest';
import type { Meta } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { withToasts } from '../../course-units/fakes/withToasts';
import { AssistantPage } from '../fakes/AssistantPage';
import { chooseFill } from '../fakes/chooseFill';
import { anAssistantCollege, foundInEnglish, foundOutline, nothingFound } from '../fakes/anAssistantCollege';
import { AssistantFill } from './AssistantFill';

const course = sampleCourseUnit(1004);
const college = anAssistantCollege();
const never = { until: new Promise(() => {}) };

const meta = {
  title: 'Widgets/Assistant/AssistantFill',
  component: AssistantFill,
  decorators: [withToasts],
  beforeEach: college.serve(),
  render: (args) => <AssistantPage {...args} />,
  args: {
    source: college.assistant,
    course: { ...course, introduction: '' },
    onStatusChange: fn(),
    onOpenCopyWizard: fn(),
    onFill: fn(),
    onStored: fn(),
  },
} satisfies Meta<typeof AssistantFill>;
export default meta;
type Story = StateStory<typeof meta>;

export const Idle: Story = {
  tags: ['state:assistant-fill.none'],
  args: { status: 0 },
  parameters: {
    atRest: async ({ args, canvas }) => {
      await expect(canvas.getByRole('button', { name: '助手填充' })).toBeEnabled();
      await expect(canvas.getByLabelText('Introduction')).toHaveValue('');
      await expect(canvas.queryByRole('dialog')).toBeNull();
      await expect(args.onOpenCopyWizard).not.toHaveBeenCalled();
      await expect(args.source.fillCourse).not.toHaveBeenCalled();
    },
  },
};

export const FillAll: Story = {
  tags: ['state:assistant-fill.all'],
  play: async ({ args, canvas, userEvent }) => {
    await chooseFill(canvas, userEvent, '全部填充（打开复制向导）');
    await waitFor(() => expect(args.onOpenCopyWizard).toHaveBeenCalledOnce());
    await expect(args.onStatusChange).toHaveBeenNthCalledWith(1, 1);
    await expect(args.onStatusChange).toHaveBeenLastCalledWith(0);
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByRole('dialog')).toHaveAccessibleName('复制课程 数据结构');
    },
  },
};

export const StatusFromOutside: Story = {
  args: { status: 1 },
  play: async ({ args }) => waitFor(() => expect(args.onOpenCopyWizard).toHaveBeenCalledOnce()),
};

export const FillPage: Story = {
  tags: ['state:assistant-fill.page'],
  play: async ({ args, canvas, userEvent }) => {
    await chooseFill(canvas, userEvent, '填充本页');
    await canvas.findByRole('dialog', { name: '助手对《数据结构》的建议' });
    await expect(args.onStatusChange).toHaveBeenNthCalledWith(1, -1);
    await waitFor(() => expect(args.onStatusChange).toHaveBeenLastCalledWith(0));
    await expect(args.onOpenCopyWizard).not.toHaveBeenCalled();
    await expect(args.onFill).not.toHaveBeenCalled();
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByRole('dialog', { name: '助手对《数据结构》的建议' })).toBeVisible();
      const groups = canvas.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);
      await expect(groups).toEqual(['课程信息 2', '项目与章节 1', '课点 1', 'KSA 1']);
    },
  },
};

export const Filling: Story = {
  tags: ['state:assistant-fill.filling'],
  beforeEach: college.serve(({ failures }) => void (failures.fillCourseMore = never)),
  play: async ({ canvas, userEvent }) => {
    await chooseFill(canvas, userEvent, '填充本页');
    await canvas.findByRole('progressbar', { name: '正在查找章节' });
    await userEvent.tab();
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByRole('progressbar', { name: '正在查找章节' })).toHaveAttribute('aria-valuenow', '25');
      await expect(canvas.getByText('2/4')).toBeVisible();
      // The page behind is out of reach.
      await expect(canvas.getByLabelText('Introduction').closest('[inert]')).not.toBeNull();
      await expect(canvas.getByRole('dialog')).toContainElement(document.activeElement as HTMLElement);
    },
  },
};

export const Stopped: Story = {
  beforeEach: college.serve(({ failures }) => void (failures.fillCourse = never)),
  play: async ({ args, canvas, userEvent }) => {
    await chooseFill(canvas, userEvent, '填充本页');
    await userEvent.click(await canvas.findByRole('button', { name: '停止填充' }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(args.onStatusChange).toHaveBeenLastCalledWith(0));
    await waitFor(() => expect(canvas.getByRole('button', { name: '助手填充' })).toHaveFocus());
    await expect(args.onFill).not.toHaveBeenCalled();
  },
};

export const Filled: Story = {
  tags: ['state:assistant-fill.filled'],
  play: async ({ args, canvas, userEvent, step }) => {
    await chooseFill(canvas, userEvent, '填充课程信息');
    const rows = await canvas.findAllByRole('listitem');
    await step('everything is only suggested, and says why', async () => {
      await expect(within(rows[0]!).getByText('建议')).toBeVisible();
      await expect(rows[0]).toHaveTextContent('相似 86%，共有「数据结构」「算法」，来自数据结构与算法（计算机科学与技术）');
      await expect(canvas.getByRole('button', { name: '填入' })).toBeDisabled();
    });
    await step('one is accepted', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '采用课程简介' }));
      await expect(within(rows[0]!).getByText('已采用，未保存')).toBeVisible();
      await expect(canvas.getByText('已采用 1/2，未保存')).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: '填入 1 项' }));
    });
    await expect(args.onFill).toHaveBeenLastCalledWith({ fields: { introduction: expect.stringContaining('本课程讲授线性结构') } });
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.queryByRole('dialog')).toBeNull();
      await expect(canvas.getByText('已填入 1 项，尚未保存')).toBeVisible();
      await expect(canvas.getByLabelText('Introduction')).toHaveDisplayValue(/^本课程讲授线性结构/);
      await expect(canvas.getByText('有修改未保存')).toBeVisible();
    },
  },
};

export const FillingTakenBack: Story = {
  play: async (context) => {
    await Filled.play?.(context);
    const { canvas, userEvent } = context;
    await userEvent.click(await canvas.findByRole('button', { name: '撤销' }));
    await expect(await canvas.findByText('已撤回助手对《数据结构》的填充')).toBeVisible();
    await expect(canvas.getByLabelText('Introduction')).toHaveValue('');
  },
};

const unavailable = { code: '50000', message: '助手暂不可用，请稍后再试' };

export const Failed: Story = {
  tags: ['state:assistant-fill.error'],
  beforeEach: college.serve(({ failures }) => void (failures.fillPoints = unavailable)),
  play: async ({ canvas, userEvent }) => {
    await chooseFill(canvas, userEvent, '填充课点');
    await canvas.findByRole('alert');
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByRole('dialog', { name: '没有填充成功' })).toBeVisible();
      await expect(canvas.getByRole('alert')).toHaveTextContent(unavailable.message);
      await expect(canvas.getByRole('button', { name: '重新填充' })).toBeEnabled();
    },
  },
};

export const FailedAgain: Story = {
  beforeEach: Failed.beforeEach,
  play: async (context) => {
    await Failed.play?.(context);
    const { canvas, userEvent } = context;
    await userEvent.click(canvas.getByRole('button', { name: '重新填充' }));
    await waitFor(() => expect(college.assistant.fillPoints).toHaveBeenCalledTimes(2));
    await expect(await canvas.findByRole('dialog', { name: '没有填充成功' })).toBeVisible();
  },
};

export const FromAnOutline: Story = {
  tags: ['state:assistant-fill.outline'],
  args: { course: { ...course, name: '计算机网络' }, basisHref: ({ kind, id }) => `/${kind}/${id}` },
  beforeEach: college.serve(({ answers }) => void Object.assign(answers, foundOutline)),
  play: async ({ canvas, userEvent }) => {
    await chooseFill(canvas, userEvent, '填充课点');
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getAllByText('样例大纲')).toHaveLength(2);
      const [link] = canvas.getAllByRole('link', { name: '来自样例大纲《计算机网络》（教学设计项目组，2026-11-28）' });
      await expect(link).toHaveAttribute('href', expect.stringMatching(/\/outline\/1001$/));
    },
  },
};

export const NothingFoundRests: Story = {
  tags: ['state:assistant-fill.nothing'],
  beforeEach: college.serve(({ answers }) => void Object.assign(answers, nothingFound)),
  play: async ({ canvas, userEvent }) => {
    await chooseFill(canvas, userEvent, '填充课点');
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByText('没有找到相近的内容')).toBeVisible();
      await expect(canvas.getByText(/请写出课程全称（不用简称）后重新填充，也可以手工添加课点/)).toBeVisible();
    },
  },
};

export const NothingFound: Story = {
  beforeEach: college.serve(({ answers }) => void Object.assign(answers, nothingFound)),
  play: async ({ canvas, userEvent }) => {
    await chooseFill(canvas, userEvent, '填充本页');
    await expect(await canvas.findByText('没有找到相近的内容')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '返回页面' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: '助手填充' })).toHaveFocus());
  },
};

export const WithoutName: Story = {
  args: { course: { ...course, name: ' ' } },
  play: async ({ args, canvas, userEvent }) => {
    await chooseFill(canvas, userEvent, '填充本页');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('请先填写课程名称，助手按名称查找。');
    await expect(args.source.fillCourse).not.toHaveBeenCalled();
    await waitFor(() => expect(args.onStatusChange).toHaveBeenLastCalledWith(0));
  },
};

export const ImportWaiting: Story = {
  args: { arePointsLocked: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '助手填充' }));
    await expect(await canvas.findByRole('menuitem', { name: '填充课点（请先保存或清除导入）' })).toHaveAttribute('aria-disabled', 'true');
  },
};

export const English: Story = {
  tags: ['state:assistant-fill.english'],
  globals: { language: '80102' },
  args: { course: { ...course, name: 'Data Structures', introduction: '' } },
  beforeEach: college.serve(({ answers }) => void Object.assign(answers, foundInEnglish)),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Assistant fill' }));
    await userEvent.click(await canvas.findByRole('menuitem', { name: 'Fill this page' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Accept Course introduction' }));
  },
  parameters: {
    atRest: async ({ canvas, canvasElement }) => {
      await expect(canvas.getByRole('dialog', { name: 'Suggestions for Data Structures' })).toBeVisible();
      await expect(canvas.getByText('1 of 2 accepted, unsaved')).toBeVisible();
      await expect(canvasElement.textContent).not.toMatch(/\p{Script=Han}/u);
    },
  },
};

export const Dark: Story = {
  globals: { theme: 'dark' },
  play: async ({ canvas, userEvent }) => {
    await chooseFill(canvas, userEvent, '填充本页');
    await userEvent.click(await canvas.findByRole('button', { name: '采用课程简介' }));
    await userEvent.click(canvas.getByRole('button', { name: '不采用课程定位' }));
  },
};
