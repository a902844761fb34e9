import { CopyRefused } from '@college/curriculum-model';
import type { StateStory } from '@college/ui/testing/atRest';
import type { Meta } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { withToasts } from '../../course-units/fakes/withToasts';
import { aCopySource, copyMessages, createCopyChannel } from '../fakes/fakeCopySource';
import { walkCopyWizard } from '../fakes/walkCopyWizard';
import { CopyWizard } from './CopyWizard';
import { type CopyWizardProps } from './CopyWizardProps';
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
type Story = StateStory<typeof meta>;
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
    await canvas.findByText('正在开始复制…');
    await expect(args.onBusyChange).toHaveBeenLastCalledWith(true);
    await expect(copy).toHaveBeenCalledOnce();
    await expect(copy.mock.lastCall?.[0]).toMatchObject({ unique: 'copy-00000001', courseId: 1004, sourceId: 1004, targetId: 1002 });
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByText('正在开始复制…')).toBeVisible();
      await expect(canvas.getByRole('progressbar', { name: /^复制进度/ })).toHaveAttribute('aria-valuenow', '0');
      await expect(canvas.getByRole('button', { name: '取消' })).toBeDisabled();
      await expect(canvas.queryByRole('button', { name: '上一步' })).toBeNull();
    },
  },
};

export const Copying: Story = {
  tags: ['state:copy-wizard.step2-progress'],
  play: async ({ canvas, userEvent }) => {
    await startCopy({ canvas, userEvent });
    channel.send(...copyMessages(35).toReversed());
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByRole('list', { name: '复制步骤' })).toHaveTextContent(
        '1已检查参数5%2已复制课程信息20%3已复制项目/章节（6 个）35%',
      );
      await expect(canvas.getByRole('progressbar', { name: /^复制进度/ })).toHaveAttribute('aria-valuenow', '35');
      await expect(canvas.getByRole('button', { name: '取消' })).toBeDisabled();
    },
  },
};

/** The percentage never decreases, and a repeated message is shown once. */
export const MessageRepeated: Story = {
  play: async (context) => {
    await Copying.play?.(context);
    const { canvas } = context;
    const log = await canvas.findByRole('list', { name: '复制步骤' });
    await waitFor(() => expect(log.children).toHaveLength(3));
    channel.send({ no: 1, message: '已检查参数', percent: 5 }, { no: 4, message: '已复制教学目标', percent: 30 });
    await waitFor(() => expect(log.children).toHaveLength(4));
    await expect(canvas.getAllByText('已检查参数')).toHaveLength(1);
    await expect(canvas.getByRole('progressbar', { name: /^复制进度/ })).toHaveAttribute('aria-valuenow', '35');
  },
};

export const CloseBlocked: Story = {
  tags: ['state:copy-wizard.step2-close-blocked'],
  play: async ({ canvas, canvasElement, userEvent }) => {
    await startCopy({ canvas, userEvent });
    channel.send(...copyMessages(20));
    await canvas.findByText('正在复制到计算机科学与技术');
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByRole('dialog')).toBeVisible();
    await userEvent.click(canvasElement.ownerDocument.querySelector<HTMLElement>('[data-cw-portal] > *')!);
  },
  parameters: {
    atRest: async ({ args, canvas }) => {
      await expect(canvas.getByRole('dialog')).toBeVisible();
      await expect(canvas.getByRole('button', { name: '关闭' })).toBeDisabled();
      await expect(canvas.getByText(/复制由服务器完成/)).toBeVisible();
      await expect(canvas.getByRole('progressbar', { name: /^复制进度/ })).toHaveAttribute('aria-valuenow', '20');
      await expect(args.onOpenChange).not.toHaveBeenCalled();
    },
  },
};

export const Copied: Story = {
  tags: ['state:copy-wizard.step2-success'],
  play: async ({ args, canvas, userEvent }) => {
    await startCopy({ canvas, userEvent });
    channel.send(...copyMessages());
    await waitFor(() => expect(args.onBusyChange).toHaveBeenLastCalledWith(false));
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByText('已复制到计算机科学与技术')).toBeVisible();
      await expect(canvas.getByRole('button', { name: '去目标专业' })).toBeEnabled();
      await expect(canvas.getAllByRole('button', { name: '关闭' })[0]).toBeEnabled();
      await expect(canvas.getByRole('progressbar', { name: /^复制进度/ })).toHaveAttribute('aria-valuenow', '100');
    },
  },
};

/** A page that follows the wizard's navigation, and shows its location. */
function PageThatGoes({ onGoToTarget, ...props }: CopyWizardProps) {
  const [path, setPath] = useState<string>();
  if (path !== undefined) return <p style={{ padding: 24 }}>{path}</p>;
  return (
    <CopyWizard
      {...props}
      onGoToTarget={(destination) => {
        onGoToTarget?.(destination);
        setPath(destination.path);
      }}
    />
  );
}

export const GoneToTarget: Story = {
  tags: ['state:copy-wizard.step2-go'],
  render: (args) => <PageThatGoes {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    await startCopy({ canvas, userEvent });
    channel.send(...copyMessages());
    await userEvent.click(await canvas.findByRole('button', { name: '去目标专业' }));
    await expect(args.onGoToTarget).toHaveBeenCalledWith({ majorId: 1002, path: '/major/index?majorId=1002' });
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByText('/major/index?majorId=1002')).toBeVisible();
      await expect(canvas.queryByRole('dialog')).toBeNull();
    },
  },
};

export const StreamBroken: Story = {
  tags: ['state:copy-wizard.step2-stream-error'],
  play: async ({ args, canvas, userEvent }) => {
    await startCopy({ canvas, userEvent });
    channel.send(...copyMessages(20));
    await canvas.findByText('正在复制到计算机科学与技术');
    channel.break(new Error('network error'));
    await waitFor(() => expect(args.onBusyChange).toHaveBeenLastCalledWith(false));
    await expect(copy).toHaveBeenCalledOnce();
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByRole('progressbar', { name: /^复制进度/ })).toHaveAttribute('aria-valuenow', '20');
      await expect(canvas.getByRole('button', { name: '取消' })).toBeEnabled();
      await expect(canvas.queryByRole('region', { name: '通知' })).toBeNull();
      await expect(canvas.queryByRole('alert')).toBeNull();
      await expect(canvas.queryByText(/network error/)).toBeNull();
    },
  },
};

export const ClosedAfterBrokenStream: Story = {
  play: async (context) => {
    await StreamBroken.play?.(context);
    await context.userEvent.keyboard('{Escape}');
    await expect(context.canvas.queryByRole('dialog')).toBeNull();
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
    // oxlint-disable-next-line require-yield -- a refused stream yields nothing
    copy.mockImplementation(async function* () {
      throw new CopyRefused('指标点 1125 不属于目标专业');
    });
    await startCopy({ canvas, userEvent });
    await expect(copy).toHaveBeenCalledOnce();
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByRole('region', { name: '通知' })).toHaveTextContent('指标点 1125 不属于目标专业');
      await expect(canvas.getByRole('button', { name: '取消' })).toBeEnabled();
      await expect(canvas.getByText('已绑定 4/4')).toBeVisible();
    },
  },
};

export const PostStream: Story = {
  tags: ['state:copy-wizard.step2-post-stream'],
  args: { transport: 'post' },
  play: async ({ canvas, userEvent }) => {
    await startCopy({ canvas, userEvent });
    channel.send(...copyMessages(20), { no: 3, message: '已复制教学目标（4 个）', percent: 60 });
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByText('已复制课程信息')).toBeVisible();
      await expect(canvas.getByRole('progressbar', { name: /^复制进度/ })).toHaveAttribute('aria-valuenow', '60');
      await expect(canvas.getByRole('button', { name: '取消' })).toBeDisabled();
      await expect(copy.mock.lastCall?.[1]).toMatchObject({ transport: 'post' });
    },
  },
};

export const CopiedByPostStream: Story = {
  args: PostStream.args,
  play: async (context) => {
    await PostStream.play?.(context);
    channel.send(...copyMessages());
    await expect(await context.canvas.findByRole('button', { name: '去目标专业' })).toBeEnabled();
  },
};
