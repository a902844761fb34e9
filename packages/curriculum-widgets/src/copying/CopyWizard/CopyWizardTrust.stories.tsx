import type { Meta, StoryObj } from '@storybook/react-vite';
import { createManualClock } from '@college/ui/clock';
import { expect, fireEvent, fn, waitFor, within } from 'storybook/test';
import { withToasts } from '../../course-units/fakes/withToasts';
import { aCopyJob, aCopyPlan, aCopySource, aCopySubject, copyMessages, sampleCounts } from '../fakes/fakeCopySource';
import { walkCopyWizard } from '../fakes/walkCopyWizard';
import { CopyWizard } from './CopyWizard';
import type { CopyWizardSource } from './CopyWizardSource';

const loadPlan = fn<NonNullable<CopyWizardSource['loadPlan']>>();
const loadJob = fn<NonNullable<CopyWizardSource['loadJob']>>();
const listJobs = fn<NonNullable<CopyWizardSource['listJobs']>>();
const resume = fn<NonNullable<CopyWizardSource['resume']>>();
const copy = fn<CopyWizardSource['copy']>();
const { source, target } = aCopySubject();
const suggestBindings = async () => [
  { goalId: source[0]!.id, requireId: target[1]!.id, score: 0.31, terms: ['问题'] },
  { goalId: source[1]!.id, requireId: target[2]!.id, score: 0.58, terms: ['分析', '复杂'] },
  { goalId: source[2]!.id, requireId: target[4]!.id, score: 0.66, terms: ['设计', '模块'] },
];
let clock = createManualClock();

const meta = {
  title: 'Widgets/Copying/CopyWizard',
  component: CopyWizard,
  decorators: [withToasts],
  args: {
    dataSource: aCopySource({ copy, loadPlan, loadJob, listJobs, resume, suggestBindings }),
    courseId: 1004,
    courseName: '数据结构',
    majorName: '软件工程',
    defaultOpen: true,
    createUnique: () => 'copy-00000001',
    onOpenChange: fn(),
    onGoToTarget: fn(),
    onOpenCopy: fn(),
  },
  beforeEach: () => {
    clock = createManualClock();
    loadPlan.mockReset().mockResolvedValue(aCopyPlan());
    loadJob.mockReset().mockResolvedValue(aCopyJob());
    listJobs.mockReset().mockResolvedValue([]);
    copy.mockReset().mockImplementation(async function* () {
      yield* copyMessages();
    });
    resume.mockReset().mockImplementation(async function* () {
      yield* copyMessages();
    });
  },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '820px' } } },
} satisfies Meta<typeof CopyWizard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Planned: Story = {
  play: async ({ canvas, userEvent }) => {
    const walk = walkCopyWizard(canvas, userEvent);
    await walk.goToBinding();
    await canvas.findByText('已绑定 0/4');
    await expect(canvas.queryByText('将在计算机科学与技术创建')).toBeNull();
    await walk.bindAll();
    await expect(await canvas.findByText('将在计算机科学与技术创建')).toBeVisible();
    const counts = canvas.getByRole('region', { name: '已绑定' });
    await expect(counts).toHaveTextContent(/项目\/章节6课点10KSA8教学目标4任务目标2专业矩阵项1课程矩阵项8项目矩阵项6开课说明字段12/);
    await expect(copy).not.toHaveBeenCalled();
  },
};

export const NameClash: Story = {
  play: async ({ canvas, userEvent }) => {
    loadPlan.mockResolvedValue(aCopyPlan({ hasSameName: true, clashes: [{ id: 2004, name: '数据结构' }] }));
    const walk = walkCopyWizard(canvas, userEvent);
    await walk.goToBinding();
    await canvas.findByText('已绑定 0/4');
    await walk.bindAll();
    await expect(await canvas.findByText('计算机科学与技术已有 1 门同名课程「数据结构」，复制后会再多一门。')).toBeVisible();
    await expect(walk.next()).toBeEnabled();
  },
};

export const AsPlanned: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const walk = walkCopyWizard(canvas, userEvent);
    await walk.goToBinding();
    await canvas.findByText('已绑定 0/4');
    await walk.bindAll();
    await userEvent.click(walk.next());
    await expect(await canvas.findByText('与计划一致')).toBeVisible();
    await expect(canvas.getByRole('table', { name: '已创建的内容' })).toBeVisible();
    await expect(canvas.getByRole('row', { name: '课点 10 10' })).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: '打开副本' }));
    await expect(args.onOpenCopy).toHaveBeenCalledWith({
      majorId: 1002,
      courseId: 5001,
      path: '/courseUnit/detail?majorId=1002&courseUnitId=5001',
    });
  },
};

export const NotAsPlanned: Story = {
  play: async ({ canvas, userEvent }) => {
    loadJob.mockResolvedValue(aCopyJob({ created: { ...sampleCounts, ksa: 7 } }));
    const walk = walkCopyWizard(canvas, userEvent);
    await walk.goToBinding();
    await canvas.findByText('已绑定 0/4');
    await walk.bindAll();
    await userEvent.click(walk.next());
    await expect(await canvas.findByText('与计划不同')).toBeVisible();
    await expect(canvas.getByRole('row', { name: 'KSA 8 7' })).toBeInTheDocument();
  },
};

export const Suggested: Story = {
  play: async ({ canvas, userEvent, step }) => {
    const walk = walkCopyWizard(canvas, userEvent);
    await walk.goToBinding();
    await canvas.findByText('已绑定 0/4');
    await userEvent.click(canvas.getByRole('button', { name: '建议绑定' }));
    const second = within(await canvas.findByRole('group', { name: '建议 G2 2.1' }));
    await step('建议说明理由，采纳之前不算绑定', async () => {
      await expect(second.getByText(/相似 58% · 共有词：分析、复杂/)).toBeVisible();
      await expect(canvas.getByText('已绑定 0/4')).toBeVisible();
      await expect(walk.next()).toBeDisabled();
    });
    await step('逐条采纳', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '采纳：绑定 G2 到 2.1' }));
      await expect(canvas.getByText('已绑定 1/4')).toBeVisible();
      await expect(canvas.getByRole('listitem', { name: '2.1' })).toHaveTextContent('强支撑');
    });
    await step('不采纳的不再出现', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '不采纳 G1 到 1.2' }));
      await expect(canvas.queryByRole('group', { name: '建议 G1 1.2' })).toBeNull();
      await expect(canvas.getByText('已绑定 1/4')).toBeVisible();
    });
  },
};

export const SuggestedAbove: Story = {
  play: async ({ canvas, userEvent }) => {
    const walk = walkCopyWizard(canvas, userEvent);
    await walk.goToBinding();
    await canvas.findByText('已绑定 0/4');
    await userEvent.click(canvas.getByRole('button', { name: '建议绑定' }));
    const threshold = await canvas.findByRole('slider', { name: '采纳的最低相似度' });
    await expect(canvas.getByRole('button', { name: '采纳 2 条' })).toBeEnabled();
    fireEvent.change(threshold, { target: { value: '60' } });
    await userEvent.click(within(canvas.getByRole('radiogroup', { name: '采纳为' })).getByRole('radio', { name: '弱' }));
    await userEvent.click(canvas.getByRole('button', { name: '采纳 1 条' }));
    await expect(canvas.getByRole('listitem', { name: '3.1' })).toHaveTextContent('弱支撑');
    await expect(canvas.getByText('已绑定 1/4')).toBeVisible();
  },
};

export const Records: Story = {
  beforeEach: () => {
    const failed = aCopyJob({
      unique: 'copy-00000002',
      state: 'failed',
      progress: copyMessages(20),
      message: '服务器在复制时停止',
      created: undefined,
    });
    listJobs.mockResolvedValue([aCopyJob(), { ...failed, targetName: '数据科学与大数据技术' }]);
  },
  play: async ({ canvas, userEvent }) => {
    const records = within(await canvas.findByRole('region', { name: '本课程的复制记录' }));
    await expect(records.getByText('已完成')).toBeVisible();
    await expect(records.getByText('失败')).toBeVisible();
    await expect(records.getAllByText('2026-05-13 16:40:01')).toHaveLength(2);
    await userEvent.click(records.getByRole('button', { name: '查看复制到数据科学与大数据技术' }));
    await expect(await canvas.findByText('复制到数据科学与大数据技术失败')).toBeVisible();
    await expect(canvas.getByText('服务器在复制时停止 目标专业中没有留下任何内容。')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '新的复制' }));
    await expect(await canvas.findByRole('combobox', { name: '学校' })).toBeVisible();
  },
};

export const SeenFromAnotherTab: Story = {
  render: (args) => <CopyWizard {...args} clock={clock} />,
  beforeEach: () => {
    listJobs.mockResolvedValue([aCopyJob({ state: 'running', progress: copyMessages(20), created: undefined })]);
    loadJob.mockResolvedValueOnce(aCopyJob({ state: 'running', progress: copyMessages(35), created: undefined }));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('服务器正在复制到计算机科学与技术')).toBeVisible();
    await expect(canvas.getByRole('progressbar', { name: /^复制进度/ })).toHaveAttribute('aria-valuenow', '20');
    await expect(canvas.getAllByRole('button', { name: '关闭' })[0]).toBeEnabled();
    clock.advance(1000);
    await waitFor(() => expect(canvas.getByRole('progressbar', { name: /^复制进度/ })).toHaveAttribute('aria-valuenow', '35'));
    await waitFor(async () => {
      clock.advance(1000);
      await expect(canvas.getByText('已复制到计算机科学与技术')).toBeVisible();
    });
    await expect(copy).not.toHaveBeenCalled();
  },
};

export const NeverBegan: Story = {
  beforeEach: () => {
    listJobs.mockResolvedValue([aCopyJob({ state: 'waiting', progress: [], created: undefined, courseId: undefined })]);
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('复制到计算机科学与技术尚未开始')).toBeVisible();
    await expect(canvas.getByRole('button', { name: '新的复制' })).toBeEnabled();
    await userEvent.click(canvas.getByRole('button', { name: '开始复制' }));
    await expect(await canvas.findByText('已复制到计算机科学与技术')).toBeVisible();
    await expect(resume).toHaveBeenCalledOnce();
    await expect(copy).not.toHaveBeenCalled();
  },
};

export const TrueStateAfterBrokenStream: Story = {
  play: async ({ canvas, userEvent }) => {
    copy.mockImplementation(async function* () {
      yield* copyMessages(20);
      throw new Error('network error');
    });
    const walk = walkCopyWizard(canvas, userEvent);
    await walk.goToBinding();
    await canvas.findByText('已绑定 0/4');
    await walk.bindAll();
    await userEvent.click(walk.next());
    await userEvent.click(await canvas.findByRole('button', { name: '查看复制状态' }));
    await expect(await canvas.findByText('已复制到计算机科学与技术')).toBeVisible();
    await expect(copy).toHaveBeenCalledOnce();
    await expect(loadJob).toHaveBeenCalledWith('copy-00000001', expect.anything());
  },
};
