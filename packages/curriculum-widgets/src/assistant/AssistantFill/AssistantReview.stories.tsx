import { sampleCourseUnit } from '@college/curriculum-model/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { withToasts } from '../../course-units/fakes/withToasts';
import { AssistantPage } from '../fakes/AssistantPage';
import { chooseFill } from '../fakes/chooseFill';
import { anAssistantCollege } from '../fakes/anAssistantCollege';
import { finding } from '../fakes/matches';
import { AssistantFill } from './AssistantFill';

const college = anAssistantCollege();

const meta = {
  title: 'Widgets/Assistant/AssistantFill',
  component: AssistantFill,
  decorators: [withToasts],
  beforeEach: college.serve(),
  args: {
    source: college.assistant,
    course: { ...sampleCourseUnit(1004), introduction: '' },
    onOpenCopyWizard: fn(),
    onFill: fn(),
    onStored: fn(),
  },
} satisfies Meta<typeof AssistantFill>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AllAccepted: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await chooseFill(canvas, userEvent, '填充本页');
    await userEvent.click(await canvas.findByRole('button', { name: '不采用课程定位' }));
    await userEvent.click(canvas.getByRole('button', { name: '采用全部' }));
    await expect(canvas.getByText('已采用 4/5，未保存')).toBeVisible();
    await expect(args.source.addPoints).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: '填入 2 项，保存 2 条' }));
    await expect(await canvas.findByText('已填入 2 项，尚未保存；已保存 1 个课点；已保存 1 条 KSA')).toBeVisible();
    await expect(args.source.addPoints).toHaveBeenCalledWith(1004, [{ title: '跳表', description: '多级索引的有序链表' }]);
    await expect(args.source.addKsa).toHaveBeenCalledWith(1004, [{ pointId: 1063, title: 'S', description: '能实现带头结点的链表' }]);
    await expect(args.onFill).toHaveBeenCalledWith({
      fields: { introduction: expect.any(String) },
      projects: [{ name: '字符串与模式匹配', theoryPeriod: 4, practicePeriod: 2 }],
    });
    await expect(args.onStored).toHaveBeenCalledOnce();
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
  },
};

export const AllTakenBack: Story = {
  render: (args) => <AssistantPage {...args} />,
  play: async (context) => {
    await AllAccepted.play?.(context);
    const { args, canvas, userEvent } = context;
    await expect(within(canvas.getByRole('region', { name: '通知' })).getByText('数据结构')).toBeVisible();
    await expect(canvas.getByLabelText('Introduction')).not.toHaveValue('');
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect(await canvas.findByText('已撤回助手对《数据结构》的填充')).toBeVisible();
    await expect(canvas.getByLabelText('Introduction')).toHaveValue('');
    await expect(args.source.removeAdded).toHaveBeenCalledWith(1004, {
      points: [{ title: '跳表', description: '多级索引的有序链表' }],
      ksa: [{ pointId: 1063, title: 'S', description: '能实现带头结点的链表' }],
    });
    await expect((await args.source.listPoints(1004)).map(({ title }) => title)).not.toContain('跳表');
    await expect(args.onStored).toHaveBeenCalledTimes(2);
    // There is nothing left to take back.
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect(args.source.removeAdded).toHaveBeenCalledOnce();
  },
};

export const NotTakenBack: Story = {
  render: (args) => <AssistantPage {...args} />,
  beforeEach: college.serve(({ assistant }) => void assistant.removeAdded.mockRejectedValueOnce(new Error('课程单元已被他人修改'))),
  play: async (context) => {
    await AllAccepted.play?.(context);
    const { args, canvas, userEvent } = context;
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect(await canvas.findByText('没有撤回：课程单元已被他人修改')).toBeVisible();
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect(await canvas.findByText('已撤回助手对《数据结构》的填充')).toBeVisible();
    await expect(args.source.removeAdded).toHaveBeenCalledTimes(2);
  },
};

export const VerdictsUndone: Story = {
  play: async ({ canvas, userEvent }) => {
    await chooseFill(canvas, userEvent, '填充课程信息');
    await userEvent.click(await canvas.findByRole('button', { name: '采用全部' }));
    await expect(canvas.getByText('已采用 2/2，未保存')).toBeVisible();
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect(canvas.getByText('已采用 0/2，未保存')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '采用课程定位' }));
    await userEvent.click(canvas.getByRole('button', { name: '采用课程定位' }));
    await expect(canvas.getByText('已采用 0/2，未保存')).toBeVisible();
    await expect(canvas.getByRole('button', { name: '采用课程定位' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: '撤销' }));
    await expect(canvas.getByRole('button', { name: '采用课程定位' })).toHaveAttribute('aria-pressed', 'true');
  },
};

export const DroppedAndBack: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await chooseFill(canvas, userEvent, '填充课程信息');
    await userEvent.click(await canvas.findByRole('button', { name: '采用课程简介' }));
    await userEvent.click(canvas.getByRole('button', { name: '全部不用' }));
    await expect(await canvas.findByText('1 项已采用的建议没有填入。')).toBeVisible();
    await expect(args.onFill).not.toHaveBeenCalled();
    // The window that closes still shows its own for a moment.
    const notices = within(canvas.getByRole('region', { name: '通知' }));
    await userEvent.click(notices.getByRole('button', { name: '撤销' }));
    await expect(await canvas.findByText('已采用 1/2，未保存')).toBeVisible();
  },
};

export const NotStored: Story = {
  beforeEach: college.serve(({ assistant }) => void assistant.addKsa.mockRejectedValueOnce(new Error('课程单元已被他人修改'))),
  play: async ({ args, canvas, userEvent }) => {
    await chooseFill(canvas, userEvent, '填充本页');
    await userEvent.click(await canvas.findByRole('button', { name: '采用全部' }));
    await userEvent.click(canvas.getByRole('button', { name: '填入 3 项，保存 2 条' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('没有保存成功：课程单元已被他人修改');
    await expect(args.onFill).not.toHaveBeenCalled();
    // The point was stored: the page is told, and it is not stored again.
    await expect(args.onStored).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: '填入 3 项，保存 1 条' }));
    await waitFor(() => expect(args.onFill).toHaveBeenCalledOnce());
    await expect(args.source.addPoints).toHaveBeenCalledOnce();
  },
};

export const MatchedPoints: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    await chooseFill(canvas, userEvent, '查找相近课点');
    await expect(await canvas.findByRole('dialog', { name: '查找相近课点' })).toBeVisible();
    await step('taking a match only lists it', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: '采用树与森林' }));
      await expect(await canvas.findByText('已采用 1/1，未保存')).toBeVisible();
      await expect(args.source.addPoints).not.toHaveBeenCalled();
    });
    await step('confirming stores it', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '保存 1 条' }));
      await expect(await canvas.findByText('已保存 1 个课点')).toBeVisible();
      await expect(args.source.addPoints).toHaveBeenCalledWith(1004, [expect.objectContaining({ title: '树与森林' })]);
      await expect(args.onStored).toHaveBeenCalledOnce();
    });
  },
};

export const MatchThatIsThere: Story = {
  beforeEach: college.serve(finding([{ id: 1, title: '链表', score: 1 }])),
  play: async ({ canvas, userEvent }) => {
    await chooseFill(canvas, userEvent, '查找相近课点');
    await userEvent.click(await canvas.findByRole('button', { name: '采用链表' }));
    await expect(await canvas.findByText('课程已有课点「链表」。')).toBeVisible();
    await expect(canvas.getByText('采用的内容列在这里，确认后才保存。')).toBeVisible();
  },
};

export const MatchedKsa: Story = {
  beforeEach: college.serve(finding([{ id: 1, title: 'A', level: 'A2', description: '规范的编码习惯', score: 0.4 }])),
  play: async ({ args, canvas, userEvent }) => {
    await chooseFill(canvas, userEvent, '查找相近 KSA');
    await userEvent.click(await canvas.findByRole('button', { name: /归入课点/ }));
    await userEvent.click(await canvas.findByRole('option', { name: '2 链表' }));
    await userEvent.click(await canvas.findByRole('button', { name: '采用规范的编码习惯' }));
    const row = within((await canvas.findByRole('heading', { level: 3 })).closest('section')!).getByRole('listitem');
    await expect(row).toHaveTextContent('A 规范的编码习惯');
    await expect(row).toHaveTextContent('支撑课点：链表');
    await userEvent.click(canvas.getByRole('button', { name: '保存 1 条' }));
    await waitFor(() =>
      expect(args.source.addKsa).toHaveBeenCalledWith(1004, [{ pointId: 1063, title: 'A', description: '规范的编码习惯' }]),
    );
  },
};

export const KsaWithoutPoint: Story = {
  beforeEach: college.serve(({ state }) => void (state.points = [])),
  play: async ({ canvas, userEvent }) => {
    await chooseFill(canvas, userEvent, '查找相近 KSA');
    await expect(await canvas.findByText('还没有课点')).toBeVisible();
  },
};
