import { CopyRefused } from '@college/curriculum-model';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { withToasts } from '../../course-units/fakes/withToasts';
import { aCopySource, copyMessages, createCopyChannel } from '../fakes/fakeCopySource';
import { walkCopyWizard } from '../fakes/walkCopyWizard';
import { CopyWizard } from './CopyWizard';
import type { CopyWizardSource } from './CopyWizardSource';

let channel = createCopyChannel();
const copy = fn<CopyWizardSource['copy']>();

const meta = {
  title: 'Widgets/Copying/CopyWizard',
  component: CopyWizard,
  decorators: [withToasts],
  args: {
    dataSource: aCopySource({ copy }),
    courseId: 1004,
    courseName: '数据结构',
    majorName: '软件工程',
    defaultOpen: true,
    createUnique: () => 'copy-00000001',
    onOpenChange: fn(),
    onGoToTarget: fn(),
    onBusyChange: fn(),
  },
  beforeEach: () => {
    channel = createCopyChannel();
    copy.mockReset().mockImplementation(() => channel.stream());
  },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '820px' } } },
} satisfies Meta<typeof CopyWizard>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = Parameters<NonNullable<Story['play']>>[0];

/** Binds everything and presses Next. */
async function startCopy({ canvas, userEvent }: Pick<Play, 'canvas' | 'userEvent'>) {
  const walk = walkCopyWizard(canvas, userEvent);
  await walk.goToBinding();
  await canvas.findByText('已绑定 0/4');
  await walk.bindAll();
  await userEvent.click(walk.next());
  return walk;
}

export const CopyStarting: Story = {
  tags: ['state:copy-wizard.step2-starting'],
  play: async ({ args, canvas, userEvent }) => {
    await startCopy({ canvas, userEvent });
    await expect(await canvas.findByText('正在开始复制…')).toBeVisible();
    await expect(canvas.getByRole('progressbar', { name: /^复制进度/ })).toHaveAttribute('aria-valuenow', '0');
    await expect(canvas.getByRole('button', { name: '取消' })).toBeDisabled();
    await expect(canvas.queryByRole('button', { name: '上一步' })).toBeNull();
    await expect(args.onBusyChange).toHaveBeenLastCalledWith(true);
    await expect(copy).toHaveBeenCalledOnce();
    await expect(copy.mock.lastCall?.[0]).toMatchObject({ unique: 'copy-00000001', courseId: 1004, sourceId: 1004, targetId: 1002 });
  },
};

export const Copying: Story = {
  tags: ['state:copy-wizard.step2-progress'],
  play: async ({ canvas, userEvent, step }) => {
    await startCopy({ canvas, userEvent });
    channel.send(...copyMessages(35).toReversed());
    const log = await canvas.findByRole('list', { name: '复制步骤' });
    await waitFor(() => expect(log).toHaveTextContent('1已检查参数5%2已复制课程信息20%3已复制项目/章节（6 个）35%'));
    const bar = canvas.getByRole('progressbar', { name: /^复制进度/ });
    await expect(bar).toHaveAttribute('aria-valuenow', '35');
    await expect(canvas.getByRole('button', { name: '取消' })).toBeDisabled();
    await step('百分比不后退，重复的消息只显示一次', async () => {
      channel.send({ no: 1, message: '已检查参数', percent: 5 });
      await waitFor(() => expect(log.children).toHaveLength(3));
      await expect(bar).toHaveAttribute('aria-valuenow', '35');
    });
  },
};

export const CloseBlocked: Story = {
  tags: ['state:copy-wizard.step2-close-blocked'],
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await startCopy({ canvas, userEvent });
    channel.send(...copyMessages(20));
    await canvas.findByText('正在复制到计算机科学与技术');
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByRole('dialog')).toBeVisible();
    await expect(canvas.getByRole('button', { name: '关闭' })).toBeDisabled();
    await userEvent.click(canvasElement.ownerDocument.querySelector<HTMLElement>('[data-cw-portal] > *')!);
    await expect(canvas.getByRole('dialog')).toBeVisible();
    await expect(args.onOpenChange).not.toHaveBeenCalled();
    await expect(canvas.getByText(/复制由服务器完成/)).toBeVisible();
  },
};

export const Copied: Story = {
  tags: ['state:copy-wizard.step2-success'],
  play: async ({ args, canvas, userEvent }) => {
    await startCopy({ canvas, userEvent });
    channel.send(...copyMessages());
    await expect(await canvas.findByText('已复制到计算机科学与技术')).toBeVisible();
    await expect(canvas.getByRole('button', { name: '去目标专业' })).toBeEnabled();
    await expect(canvas.getAllByRole('button', { name: '关闭' })[0]).toBeEnabled();
    await expect(canvas.getByRole('progressbar', { name: /^复制进度/ })).toHaveAttribute('aria-valuenow', '100');
    await waitFor(() => expect(args.onBusyChange).toHaveBeenLastCalledWith(false));
  },
};

export const GoneToTarget: Story = {
  tags: ['state:copy-wizard.step2-go'],
  play: async ({ args, canvas, userEvent }) => {
    await startCopy({ canvas, userEvent });
    channel.send(...copyMessages());
    await userEvent.click(await canvas.findByRole('button', { name: '去目标专业' }));
    await expect(args.onGoToTarget).toHaveBeenCalledWith({ majorId: 1002, path: '/major/index?majorId=1002' });
  },
};

export const StreamBroken: Story = {
  tags: ['state:copy-wizard.step2-stream-error'],
  play: async ({ args, canvas, userEvent }) => {
    await startCopy({ canvas, userEvent });
    channel.send(...copyMessages(20));
    await canvas.findByText('正在复制到计算机科学与技术');
    channel.break(new Error('network error'));
    await waitFor(() => expect(canvas.getByRole('button', { name: '取消' })).toBeEnabled());
    await expect(canvas.queryByRole('region', { name: '通知' })).toBeNull();
    await expect(canvas.queryByRole('alert')).toBeNull();
    await expect(canvas.queryByText(/network error/)).toBeNull();
    await expect(copy).toHaveBeenCalledOnce();
    await waitFor(() => expect(args.onBusyChange).toHaveBeenLastCalledWith(false));
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('dialog')).toBeNull();
  },
};

export const StreamEndedEarly: Story = {
  play: async ({ canvas, userEvent }) => {
    await startCopy({ canvas, userEvent });
    channel.send(...copyMessages(35));
    await canvas.findByText('正在复制到计算机科学与技术');
    channel.end();
    await waitFor(() => expect(canvas.getByRole('button', { name: '取消' })).toBeEnabled());
    await expect(canvas.queryByRole('button', { name: '去目标专业' })).toBeNull();
  },
};

export const ParametersRefused: Story = {
  tags: ['state:copy-wizard.step2-params-error'],
  play: async ({ canvas, userEvent }) => {
    // oxlint-disable-next-line require-yield -- a stream that is refused gives nothing
    copy.mockImplementation(async function* () {
      throw new CopyRefused('指标点 1125 不属于目标专业');
    });
    await startCopy({ canvas, userEvent });
    await waitFor(() => expect(canvas.getByRole('region', { name: '通知' })).toHaveTextContent('指标点 1125 不属于目标专业'));
    await expect(canvas.getByRole('button', { name: '取消' })).toBeEnabled();
    await expect(copy).toHaveBeenCalledOnce();
    await expect(canvas.getByText('已绑定 4/4')).toBeVisible();
  },
};

export const PostStream: Story = {
  tags: ['state:copy-wizard.step2-post-stream'],
  args: { transport: 'post' },
  play: async ({ canvas, userEvent }) => {
    await startCopy({ canvas, userEvent });
    await expect(copy.mock.lastCall?.[1]).toMatchObject({ transport: 'post' });
    channel.send(...copyMessages(35));
    await expect(await canvas.findByText('已复制课程信息')).toBeVisible();
    await expect(canvas.getByRole('button', { name: '取消' })).toBeDisabled();
    channel.send(...copyMessages());
    await expect(await canvas.findByRole('button', { name: '去目标专业' })).toBeEnabled();
  },
};
