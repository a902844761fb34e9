import { languageCodes, type Deadline, type DeadlinePlan as Plan } from '@college/curriculum-model';
import type { StateStory } from '@college/ui/testing/atRest';
import { chineseIn } from '@college/ui/testing/chineseIn';
import { ToastProvider } from '@college/ui/Toast';
import type { Meta } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, waitFor, within } from 'storybook/test';
import { never } from '../../course-units/fakes/never';
import { aCollege, type College } from '../../support/fakes/aCollege';
import { aBoard } from '../fakes/aBoard';
import { DeadlinePlan } from './DeadlinePlan';

const college = aCollege();
const source = college.deadlines;
const collegeId = 1001;
const final: Deadline = { key: 'final', name: '定稿', part: 'all', share: 100, due: '2026-05-29', majorIds: [] };
const plan = (deadlines: Deadline[] = [final]): Plan => ({ deadlines, reminders: { days: [7, 1], late: true }, version: 3 });
const having = (stored: Plan = plan(), more: (college: College) => void = () => undefined) =>
  college.serve((served) => {
    served.state.deadlines.set(collegeId, stored);
    more(served);
  });

const meta = {
  title: 'Widgets/Deadlines/DeadlinePlan',
  component: DeadlinePlan,
  decorators: [
    (Story) => (
      <ToastProvider>
        <Story />
      </ToastProvider>
    ),
  ],
  args: {
    source,
    language: languageCodes.zh,
    boardHref: '/manage/progress',
    onUnsavedChange: fn(),
    now: () => Date.parse('2026-05-14T08:00:00+08:00'),
  },
  beforeEach: having(),
} satisfies Meta<typeof DeadlinePlan>;
export default meta;
type Story = StateStory<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

const saveButton = (canvas: Context['canvas']) => canvas.getByRole('button', { name: '保存' });
const dueField = (canvas: Context['canvas']) => canvas.findByLabelText('截止日期');

export const Typical: Story = {
  tags: ['state:deadline-plan.typical'],
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByRole('textbox', { name: '期限的名称' })).toHaveValue('定稿');
      await expect(canvas.getByRole('heading', { level: 2, name: '定稿' })).toBeVisible();
      await expect(canvas.getByText(/^还有 15 天 · \d+ 门课程未完成$/)).toBeVisible();
      await expect(canvas.getByRole('checkbox', { name: '提前 7 天' })).toBeChecked();
      await expect(saveButton(canvas)).toBeDisabled();
    },
  },
};

export const English: Story = {
  tags: ['state:deadline-plan.english'],
  globals: { language: '80102' },
  args: { language: languageCodes.en },
  beforeEach: having(plan([{ ...final, name: 'Final texts' }])),
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByText(/^In 15 days · \d+ courses are not ready$/)).toBeVisible();
      await expect(chineseIn(document.body)).toEqual([]);
    },
  },
};

export const Empty: Story = {
  tags: ['state:deadline-plan.empty'],
  beforeEach: college.serve(),
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByText('还没有期限')).toBeVisible();
      await expect(canvas.getByRole('button', { name: '添加期限' })).toBeEnabled();
    },
  },
};

/** A deadline is added and named; nothing is stored until it is saved. */
export const Added: Story = {
  tags: ['state:deadline-plan.unsaved'],
  beforeEach: college.serve(),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '添加期限' }));
    await userEvent.type(canvas.getByRole('textbox', { name: '期限的名称' }), '交稿');
  },
  parameters: {
    atRest: async ({ args, canvas }) => {
      await expect(await dueField(canvas)).toHaveValue('2026-05-28');
      await expect(saveButton(canvas)).toBeEnabled();
      await expect(args.onUnsavedChange).toHaveBeenLastCalledWith({ isDirty: true, changeCount: 1 });
    },
  },
};

/** By keyboard alone: named, for one major, saved. */
export const SavedByKeyboard: Story = {
  tags: ['state:deadline-plan.saved'],
  beforeEach: college.serve(),
  play: async (context) => {
    await Added.play!(context);
    const { canvas, userEvent } = context;
    const [major] = college.state.majors;
    const majors = canvas.getByRole('button', { name: '适用专业：所有专业' });
    majors.focus();
    await userEvent.keyboard('{Enter}');
    canvas.getByRole('checkbox', { name: major!.name }).focus();
    await userEvent.keyboard(' ');
    saveButton(canvas).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(college.state.deadlines.get(collegeId)).toMatchObject({ version: 1, deadlines: [{ name: '交稿', majorIds: [major!.id] }] }),
    );
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByRole('button', { name: '适用专业：1 个专业' })).toBeVisible();
      await expect(canvas.getByText(/08:00/)).toBeVisible();
      await expect(saveButton(canvas)).toBeDisabled();
    },
  },
};

/** A day that is past is refused where it is set. */
export const Past: Story = {
  tags: ['state:deadline-plan.past'],
  play: async ({ canvas }) => {
    await fireEvent.change(await dueField(canvas), { target: { value: '2026-05-13' } });
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByText('期限「定稿」的日期已过，请选择今天或以后的日期。')).toBeVisible();
      await expect(saveButton(canvas)).toBeDisabled();
    },
  },
};

/** One that passed stays as it is, and the plan can be saved around it. */
export const Passed: Story = {
  tags: ['state:deadline-plan.passed'],
  beforeEach: having(plan([{ ...final, due: '2026-05-11' }])),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: '提前 3 天' }));
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByText(/^已过 3 天 · /)).toBeVisible();
      await expect(saveButton(canvas)).toBeEnabled();
    },
  },
};

/** A major that is gone is named, and stays until it is taken out. */
export const MajorGone: Story = {
  tags: ['state:deadline-plan.major-gone'],
  beforeEach: having(plan([{ ...final, majorIds: [4711] }])),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '适用专业：1 个专业' }));
  },
  parameters: {
    atRest: async ({ canvas }) => expect(canvas.getByRole('checkbox', { name: '专业 4711（已不存在）' })).toBeChecked(),
  },
};

export const Removed: Story = {
  tags: ['state:deadline-plan.removed'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '移除：定稿' }));
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByText('还没有期限')).toBeVisible();
      await expect(canvas.getByRole('button', { name: '放弃更改' })).toBeVisible();
      await expect(saveButton(canvas)).toBeEnabled();
    },
  },
};

/** By keyboard alone: the focus goes to the next deadline, and after the last one to what adds another. */
export const RemovedByKeyboard: Story = {
  beforeEach: having(plan([final, { ...final, key: 'draft', name: '交稿' }])),
  play: async ({ canvas, userEvent }) => {
    (await canvas.findByRole('button', { name: '移除：定稿' })).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('button', { name: '移除：交稿' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('button', { name: '添加期限' })).toHaveFocus());
  },
};

/** Somebody else added another deadline meanwhile: both are stored, and nobody is asked. */
export const OthersTakenIn: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: '期限的名称' }), '（终）');
    await college.as('collegeAdmin').deadlines.saveDeadlines(plan([final, { ...final, key: 'other', name: '交稿' }]));
    await userEvent.click(saveButton(canvas));
    await waitFor(() => expect(college.state.deadlines.get(collegeId)?.deadlines.map(({ name }) => name)).toEqual(['定稿（终）', '交稿']));
  },
};

/** Both set the same deadline: a person chooses. */
export const Conflict: Story = {
  tags: ['state:deadline-plan.conflict'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: '期限的名称' }), '（终）');
    await college.as('collegeAdmin').deadlines.saveDeadlines(plan([{ ...final, due: '2026-06-12' }]));
    await userEvent.click(saveButton(canvas));
    await screen.findByRole('dialog', { name: '其他人改了同样的期限' });
  },
  parameters: {
    atRest: async () => {
      const dialog = within(screen.getByRole('dialog', { name: '其他人改了同样的期限' }));
      await expect(dialog.getByText('定稿（终） · 2026-05-29 · 总完成度 100%')).toBeVisible();
      await expect(dialog.getByText('定稿 · 2026-06-12 · 总完成度 100%')).toBeVisible();
    },
  },
};

export const TheirsTaken: Story = {
  play: async (context) => {
    await Conflict.play!(context);
    const dialog = within(screen.getByRole('dialog', { name: '其他人改了同样的期限' }));
    await context.userEvent.click(dialog.getByRole('button', { name: '全部保留对方的' }));
    await context.userEvent.click(dialog.getByRole('button', { name: '按选择保存' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(await dueField(context.canvas)).toHaveValue('2026-06-12');
  },
};

export const SaveFailed: Story = {
  tags: ['state:deadline-plan.save-failed'],
  beforeEach: having(plan(), () => void source.saveDeadlines.mockRejectedValue(Object.assign(new Error('没有权限'), { code: '30003' }))),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: '期限的名称' }), '（终）');
    await userEvent.click(saveButton(canvas));
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByRole('textbox', { name: '期限的名称' })).toHaveValue('定稿（终）');
      await expect(canvas.getByText(/没有权限/)).toBeVisible();
    },
  },
};

export const Loading: Story = {
  tags: ['state:deadline-plan.loading'],
  beforeEach: having(plan(), () => void source.loadDeadlines.mockImplementation(never)),
  parameters: {
    atRest: async ({ canvas }) => expect(canvas.getByRole('status', { name: '正在载入期限' })).toBeVisible(),
  },
};

/** Without the majors no deadline can be set. */
export const Failed: Story = {
  tags: ['state:deadline-plan.failed'],
  beforeEach: having(plan(), () => void source.loadBoard.mockRejectedValue(new Error('系统错误'))),
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByText('没有取到期限')).toBeVisible();
      await expect(canvas.getByRole('button', { name: '重试' })).toBeVisible();
    },
  },
};

/** A college of many majors. */
export const ManyMajors: Story = {
  tags: ['state:deadline-plan.many-majors'],
  beforeEach: having(
    plan([{ ...final, majorIds: [101, 102] }]),
    () => void source.loadBoard.mockResolvedValue(aBoard({ departments: 4, majors: 40, courses: 1 })),
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '适用专业：2 个专业' }));
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(within(canvas.getByRole('group', { name: '适用专业' })).getAllByRole('checkbox', { checked: true })).toHaveLength(2);
    },
  },
};
