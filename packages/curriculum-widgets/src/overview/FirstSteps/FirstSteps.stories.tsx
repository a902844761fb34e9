import type { StateStory } from '@college/ui/testing/atRest';
import { chineseIn } from '@college/ui/testing/chineseIn';
import type { Meta } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { withToasts } from '../../course-units/fakes/withToasts';
import { FirstSteps, type FirstStepsMemory } from './FirstSteps';

/** Keeps what was put away for as long as the story is open. */
function memoryOf(...dismissed: string[]): FirstStepsMemory {
  const kinds = new Set(dismissed);
  return {
    isDismissed: (kind) => kinds.has(kind),
    setDismissed: fn((kind, isDismissed) => void (isDismissed ? kinds.add(kind) : kinds.delete(kind))),
  };
}

const meta = {
  title: 'Widgets/Overview/FirstSteps',
  component: FirstSteps,
  decorators: [withToasts],
  args: {
    kind: 'major',
    memory: memoryOf(),
    acts: { requirements: { onPress: fn() }, courses: { onPress: fn() }, support: { href: '/matrix?majorId=201' } },
    onShownChange: fn(),
  },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof FirstSteps>;
export default meta;
type Story = StateStory<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const namesOf = (canvas: Canvas) => canvas.getAllByRole('listitem').map((step) => step.querySelector('p')?.textContent);
const actsOf = (canvas: Canvas) => [...canvas.getByRole('list').querySelectorAll('li > a, li > button')].map((act) => act.textContent);

export const EmptyMajor: Story = {
  tags: ['state:first-steps.major'],
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByRole('region', { name: '专业的入门步骤' })).toBeVisible();
      await expect(namesOf(canvas)).toEqual(['编写毕业要求', '建立课程单元', '说明课程支撑什么']);
      await expect(actsOf(canvas)).toEqual(['编写毕业要求', '新建课程单元', '打开专业矩阵']);
      await expect(canvas.getAllByRole('listitem')[0]).toHaveAttribute('aria-current', 'step');
    },
  },
};

export const EmptyCollege: Story = {
  tags: ['state:first-steps.college'],
  args: {
    kind: 'college',
    acts: { departments: { href: '/department' }, people: { href: '/manage' }, majors: { href: '/major/list' } },
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByRole('region', { name: '学校的入门步骤' })).toBeVisible();
      await expect(canvas.getByRole('link', { name: '新建院系' })).toBeVisible();
      await expect(actsOf(canvas)).toEqual(['新建院系', '添加人员', '新建专业']);
    },
  },
};

/** A major belongs to a department: until there is one, its step says so and leads there. */
export const StepAfterAnother: Story = {
  tags: ['state:first-steps.after-another'],
  args: { ...EmptyCollege.args, stepsBefore: { majors: 'departments' } },
  parameters: {
    atRest: async ({ canvas }) => {
      const [, , majors] = canvas.getAllByRole('listitem');
      await expect(majors).toHaveTextContent('请先建立院系。');
      await expect(actsOf(canvas)).toEqual(['新建院系', '添加人员', '新建院系']);
    },
  },
};

export const EmptyCourse: Story = {
  tags: ['state:first-steps.course'],
  args: { kind: 'course', acts: { goals: { onPress: fn() }, chapters: { onPress: fn() }, points: { onPress: fn() } } },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByRole('region', { name: '课程的入门步骤' })).toBeVisible();
      await expect(actsOf(canvas)).toEqual(['添加教学目标', '添加章节', '编辑课点']);
    },
  },
};

export const SomeDone: Story = {
  tags: ['state:first-steps.some-done'],
  args: { ...EmptyCourse.args, doneSteps: ['goals', 'chapters'] },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(namesOf(canvas)).toEqual(['编写教学目标 (已完成)', '列出章节 (已完成)', '列出课点与 KSA']);
      await expect(canvas.getAllByRole('listitem')[2]).toHaveAttribute('aria-current', 'step');
    },
  },
};

export const StepOfSomebodyElse: Story = {
  tags: ['state:first-steps.not-offered'],
  args: { acts: { courses: { onPress: fn() } } },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(namesOf(canvas)).toHaveLength(3);
      await expect(actsOf(canvas)).toEqual(['新建课程单元']);
      await expect(canvas.getAllByRole('listitem')[1]).toHaveAttribute('aria-current', 'step');
    },
  },
};

export const Dismissed: Story = {
  tags: ['state:first-steps.dismissed'],
  args: { memory: memoryOf('major') },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByRole('button', { name: '显示入门步骤' })).toBeVisible();
      await expect(canvas.queryByRole('list')).toBeNull();
    },
  },
};

export const HiddenAndBackByKeyboard: Story = {
  args: { memory: memoryOf() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: '隐藏入门步骤' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const show = canvas.getByRole('button', { name: '显示入门步骤' });
    await waitFor(() => expect(show).toHaveFocus());
    await expect(args.memory.setDismissed).toHaveBeenLastCalledWith('major', true);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('heading', { name: '专业的入门步骤' })).toHaveFocus());
    await expect(args.memory.setDismissed).toHaveBeenLastCalledWith('major', false);
    await expect(args.onShownChange).toHaveBeenLastCalledWith(true);
  },
};

export const DoneByKeyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('button', { name: '隐藏入门步骤' }).focus();
    // The word of the trade in the sentence comes first.
    await userEvent.tab();
    await expect(canvas.getAllByRole('button', { name: '指标点' })[0]).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.acts.requirements?.onPress).toHaveBeenCalledOnce();
  },
};

export const English: Story = {
  tags: ['state:first-steps.english'],
  globals: { language: '80102' },
  args: { doneSteps: ['requirements'] },
  parameters: {
    atRest: async ({ canvas, canvasElement }) => {
      await expect(canvas.getByRole('region', { name: 'First steps for this major' })).toBeVisible();
      await expect(actsOf(canvas)).toEqual(['Write graduation requirements', 'New course unit', 'Open major matrix']);
      await expect(chineseIn(canvasElement)).toEqual([]);
    },
  },
};
