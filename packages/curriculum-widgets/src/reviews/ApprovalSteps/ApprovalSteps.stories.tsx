import { usualSteps, type ReviewStep } from '@college/curriculum-model';
import { userIds } from '@college/curriculum-model/fixtures';
import type { StateStory } from '@college/ui/testing/atRest';
import { chineseIn } from '@college/ui/testing/chineseIn';
import type { Meta } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { never } from '../../course-units/fakes/never';
import { withToasts } from '../../course-units/fakes/withToasts';
import { aCollege } from '../../support/fakes/aCollege';
import { ApprovalSteps } from './ApprovalSteps';

const college = aCollege();
const { loadSteps, saveSteps } = college.reviewSteps;
const source = { loadSteps, saveSteps, listPeople: college.people.listPeople };
const collegeId = 1001;

const having = (steps: readonly ReviewStep[]) =>
  college.serve(({ state }) => void state.reviewSteps.set(collegeId, { steps: [...steps], version: 3 }));
const [first] = usualSteps;

const meta = {
  title: 'Widgets/Reviews/ApprovalSteps',
  component: ApprovalSteps,
  decorators: [withToasts],
  args: { source, onUnsavedChange: fn(), now: () => Date.parse('2026-05-14T08:00:00+08:00') },
  beforeEach: college.serve(),
} satisfies Meta<typeof ApprovalSteps>;
export default meta;
type Story = StateStory<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const step = (canvas: Canvas, name: string) => within(canvas.getByRole('listitem', { name }));
const saveButton = (canvas: Canvas) => canvas.getByRole('button', { name: '保存' });

export const Typical: Story = {
  tags: ['state:approval-steps.typical'],
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(await canvas.findByRole('listitem', { name: '第 1 步：专业负责人' })).toBeVisible();
      await expect(canvas.getByRole('heading', { level: 2, name: '第 1 步：专业负责人' })).toBeVisible();
      await expect(step(canvas, '第 4 步：教务处').getByRole('checkbox', { name: '学校管理者' })).toBeChecked();
      await expect(step(canvas, '第 4 步：教务处').getByText(/有 1 人可以决定。/)).toBeVisible();
      await expect(saveButton(canvas)).toBeDisabled();
    },
  },
};

export const English: Story = {
  tags: ['state:approval-steps.english'],
  globals: { language: '80102' },
  play: async ({ canvas, userEvent }) => {
    const commission = within(await canvas.findByRole('listitem', { name: 'Step 3: College commission' }));
    // People are known by their Chinese names too.
    await userEvent.type(commission.getByRole('combobox', { name: 'Add a person' }), '李航');
    await userEvent.click(await screen.findByRole('option', { name: /^Li Hang lihang@/ }));
  },
  parameters: {
    atRest: async ({ canvas, canvasElement }) => {
      await expect(await canvas.findByRole('button', { name: 'Remove Li Hang' })).toBeVisible();
      await expect(chineseIn(canvasElement)).toEqual([]);
    },
  },
};

export const Unsaved: Story = {
  tags: ['state:approval-steps.unsaved'],
  play: async ({ args, canvas, userEvent }) => {
    await canvas.findByRole('listitem', { name: '第 2 步：院系' });
    await userEvent.click(canvas.getByRole('button', { name: '上移：院系' }));
    // The first step moves no further up.
    await waitFor(() => expect(canvas.getByRole('button', { name: '下移：院系' })).toHaveFocus());
    await expect(args.onUnsavedChange).toHaveBeenLastCalledWith({ isDirty: true, changeCount: 1 });
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByRole('listitem', { name: '第 1 步：院系' })).toBeVisible();
      await expect(saveButton(canvas)).toBeEnabled();
    },
  },
};

/** What is typed next is its name. */
export const Added: Story = {
  tags: ['state:approval-steps.added'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '添加步骤' }));
    await userEvent.keyboard('课程负责人');
  },
  parameters: {
    atRest: async ({ canvas }) => {
      const added = step(canvas, '第 5 步：课程负责人');
      await expect(added.getByRole('textbox', { name: /中文名称/ })).toHaveFocus();
      await expect(added.getByText('请填写步骤的中文和英文名称。')).toBeVisible();
    },
  },
};

export const Saved: Story = {
  tags: ['state:approval-steps.saved'],
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('listitem', { name: '第 4 步：教务处' });
    await userEvent.click(canvas.getByRole('button', { name: '移除：教务处' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: '移除：学院教学指导委员会' })).toHaveFocus());
    await userEvent.click(saveButton(canvas));
    await expect(await screen.findByText('评审步骤已保存')).toBeVisible();
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.queryByRole('listitem', { name: '第 4 步：教务处' })).toBeNull();
      await expect(saveButton(canvas)).toBeDisabled();
    },
  },
};

/** A step that nobody decides is said at once, and not saved. */
export const NobodyDecides: Story = {
  tags: ['state:approval-steps.nobody-decides'],
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('listitem', { name: '第 2 步：院系' });
    await userEvent.click(step(canvas, '第 2 步：院系').getByRole('checkbox', { name: '院系管理者' }));
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(step(canvas, '第 2 步：院系').getByText('步骤「院系」没有人能决定，请选择角色或人员。')).toBeVisible();
      await expect(saveButton(canvas)).toBeDisabled();
    },
  },
};

/** In some majors nobody has the role. */
export const MajorsWithout: Story = {
  tags: ['state:approval-steps.majors-without'],
  beforeEach: having([{ ...first!, approvals: 1 }]),
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(await canvas.findByText(/个专业能决定的人不够：.*数据科学与大数据技术.*。这些专业的修订稿不能送审。/)).toBeVisible();
    },
  },
};

export const PersonNamed: Story = {
  tags: ['state:approval-steps.person-named'],
  beforeEach: having([{ ...first!, people: [userIds.collegeViewer] }]),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('陈静');
    await userEvent.type(canvas.getByRole('combobox', { name: '添加人员' }), '李航');
    await userEvent.click(await screen.findByRole('option', { name: /李航/ }));
    await canvas.findByRole('button', { name: '移除李航' });
  },
  parameters: {
    atRest: async ({ canvas }) => {
      const named = within(canvas.getByRole('list', { name: '指定人员' }));
      await expect(named.getAllByRole('listitem')).toHaveLength(2);
      await expect(canvas.getByRole('button', { name: '移除李航' })).toBeVisible();
    },
  },
};

export const PersonGone: Story = {
  tags: ['state:approval-steps.person-gone'],
  beforeEach: having([{ ...first!, people: [99_999] }]),
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(await canvas.findByText('人员 99999（已没有账号）')).toBeVisible();
    },
  },
};

export const Conflict: Story = {
  tags: ['state:approval-steps.conflict'],
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('listitem', { name: '第 4 步：教务处' });
    await college.as('collegeAdmin').reviewSteps.saveSteps({ steps: usualSteps.slice(1), version: 0 });
    await userEvent.click(canvas.getByRole('button', { name: '移除：教务处' }));
    await userEvent.click(saveButton(canvas));
    await screen.findByRole('dialog', { name: '其他人改了评审步骤' });
  },
  parameters: {
    atRest: async () => {
      const dialog = within(screen.getByRole('dialog', { name: '其他人改了评审步骤' }));
      await expect(dialog.getByText('院系 → 学院教学指导委员会 → 教务处')).toBeVisible();
    },
  },
};

export const Loading: Story = {
  tags: ['state:approval-steps.loading'],
  beforeEach: college.serve(() => void loadSteps.mockImplementation(never)),
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByText('正在载入评审步骤')).toBeVisible();
    },
  },
};

export const Failed: Story = {
  tags: ['state:approval-steps.failed'],
  beforeEach: college.serve(({ failures }) => void (failures.getReviewSteps = 'offline')),
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(await canvas.findByText('没有取到评审步骤')).toBeVisible();
    },
  },
};
