import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { Button } from '../Button';
import { ProgressBar } from '../ProgressBar';
import { Stepper } from '../Stepper';
import { chineseIn } from '../testing/chineseIn';
import { Dialog, type DialogProps } from './Dialog';
import { DialogTrigger } from './index';

const meta = {
  title: 'UI/Layers/Dialog',
  component: Dialog,
  args: {
    title: '意见反馈',
    children: '请写下您遇到的问题或建议。',
    defaultOpen: true,
    onOpenChange: fn(),
    footer: (
      <>
        <Button slot="close" variant="ghost">
          取消
        </Button>
        <Button variant="primary">提交</Button>
      </>
    ),
  },
  parameters: {
    docs: {
      story: { inline: false, height: '360px' },
    },
  },
} satisfies Meta<typeof Dialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Typical: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('dialog', { name: '意见反馈' })).toBeVisible();
  },
};

export const Small: Story = { args: { size: 's' } };
export const Large: Story = { args: { size: 'l' } };

export const Wizard: Story = {
  args: {
    size: 'xl',
    title: '复制课程',
    headerCenter: <Stepper steps={['目标专业', '绑定教学目标', '复制']} currentStep={1} />,
    footerStart: <ProgressBar aria-label="已绑定" value={60} style={{ inlineSize: 200 }} />,
  },
};

export const WithoutFooter: Story = { args: { footer: undefined } };

export const LongText: Story = {
  args: {
    title: '面向复杂工程问题的大型分布式软件系统需求分析架构设计实现测试部署与持续演化综合实践课程设计及团队协作',
    children: Array.from({ length: 60 }, (_, index) => (
      <p key={index}>第 {index + 1} 段：学生通过十六学时上机实践，学会为实际问题选择合适的数据结构。</p>
    )),
  },
  play: async ({ canvas }) => {
    const dialog = await canvas.findByRole('dialog');
    await expect(dialog.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
    await expect(canvas.getByRole('button', { name: '提交' })).toBeVisible();
  },
};

export const CloseBarred: Story = {
  args: { isCloseDisabled: true, isDismissable: true, footer: undefined, children: '正在复制，请不要离开。' },
  play: async ({ args, canvas, userEvent }) => {
    const dialog = await canvas.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByRole('button', { name: '关闭' })).toBeDisabled();
    await expect(dialog).toBeVisible();
    await expect(args.onOpenChange).not.toHaveBeenCalled();
  },
};

function Triggered(props: DialogProps) {
  return (
    <DialogTrigger>
      <Button>意见反馈</Button>
      <Dialog {...props} />
    </DialogTrigger>
  );
}

export const ByKeyboard: Story = {
  args: { defaultOpen: undefined, onOpenChange: undefined },
  render: (args) => <Triggered {...args} />,
  play: async ({ canvas, userEvent, step }) => {
    const trigger = canvas.getByRole('button', { name: '意见反馈' });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const dialog = await canvas.findByRole('dialog', { name: '意见反馈' });
    await step('focus stays inside', async () => {
      for (let presses = 0; presses < 5; presses++) {
        await userEvent.tab();
        await expect(dialog.contains(document.activeElement)).toBe(true);
      }
    });
    await step('Esc closes and focus returns', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(dialog).not.toBeInTheDocument());
      await waitFor(() => expect(trigger).toHaveFocus());
    });
  },
};

export const English: Story = {
  globals: { language: '80102' },
  args: {
    title: 'Feedback',
    children: 'Tell us what went wrong or what you would like.',
    footer: (
      <>
        <Button slot="close" variant="ghost">
          Cancel
        </Button>
        <Button variant="primary">Submit</Button>
      </>
    ),
  },
  play: async ({ canvas, canvasElement }) => {
    const dialog = await canvas.findByRole('dialog', { name: 'Feedback' });
    await expect(within(dialog).getByRole('button', { name: 'Close' })).toBeVisible();
    await expect(chineseIn(canvasElement)).toEqual([]);
  },
};
