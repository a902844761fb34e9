import { sampleUser } from '@college/curriculum-model/fixtures';
import { createManualClock } from '@college/ui/clock';
import type { StateStory } from '@college/ui/testing/atRest';
import type { Meta } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { withToasts } from '../../course-units/fakes/withToasts';
import { aCollege, type College } from '../../support/fakes/aCollege';
import { Departments } from './Departments';

/** A department without majors, and in another one a major without courses. */
function addEmptyOnes({ state }: College) {
  state.departments = [...state.departments, { id: 1009, collegeId: 1001, name: '设计学院', version: 1 }];
  const [first] = state.majors;
  state.majors.push({ ...first!, id: 1099, departmentId: 1001, name: '智能科学', code: '080907', version: 1, translations: {} });
  state.requires.set(1099, []);
}

const college = aCollege({ prepare: addEmptyOnes });
const clock = createManualClock();

const meta = {
  title: 'Widgets/Organisation/Departments',
  component: Departments,
  decorators: [withToasts],
  beforeEach: college.serve(),
  args: {
    source: { ...college.departments, ...college.majors },
    trash: college.history,
    clock,
    actor: sampleUser('collegeAdmin'),
    homeHref: (id) => `#/major/index?majorId=${id}`,
    onChanged: fn(),
  },
} satisfies Meta<typeof Departments>;
export default meta;
type Story = StateStory<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

async function remove({ canvas, userEvent }: Context, name: string, confirm: string) {
  await userEvent.click(await canvas.findByRole('button', { name: `删除${name}` }));
  await userEvent.click(await canvas.findByRole('button', { name: confirm }));
  await expect(await canvas.findByText('删除成功')).toBeVisible();
}

/** After the toast has closed, Undo stays in the page header for another thirty seconds. */
export const DepartmentUndoAtHead: Story = {
  tags: ['state:departments.undo-at-head'],
  play: async (context) => {
    await remove(context, '设计学院', '删除院系');
    clock.advance(32_999);
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByRole('button', { name: '撤销删除「设计学院」' })).toBeVisible();
      await expect(canvas.queryByRole('heading', { name: '设计学院' })).toBeNull();
    },
  },
};

/** Ctrl+Z brings a major back where it was, and what others read of majors is old again. */
export const MajorUndoneByKey: Story = {
  tags: ['state:departments.undone'],
  play: async (context) => {
    await remove(context, '智能科学', '删除专业');
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName('删除数据科学与大数据技术'));
    await context.userEvent.keyboard('{Control>}z{/Control}');
    await expect(await context.canvas.findByText('已恢复「智能科学」')).toBeVisible();
  },
  parameters: {
    atRest: async ({ args, canvas }) => {
      await expect(await canvas.findByRole('link', { name: '智能科学的专业主页' })).toBeVisible();
      await expect(college.history.restoreTrash).toHaveBeenCalledWith({ kind: 'major', id: 1099 });
      await expect(canvas.queryByRole('button', { name: /^撤销/ })).toBeNull();
      await expect(args.onChanged).toHaveBeenCalledTimes(2);
    },
  },
};

export const UndoneFromToast: Story = {
  play: async (context) => {
    await remove(context, '设计学院', '删除院系');
    await context.userEvent.click(context.canvas.getByRole('button', { name: '撤销' }));
    await expect(await context.canvas.findByRole('heading', { name: '设计学院' })).toBeVisible();
  },
};

/** Another department took the name meanwhile: what stands in the way is said, and the way back stays. */
export const NotUndone: Story = {
  tags: ['state:departments.undo-failed'],
  play: async (context) => {
    await remove(context, '设计学院', '删除院系');
    await college.as('collegeAdmin').departments.saveDepartment({ id: 0, name: '设计学院' });
    await context.userEvent.click(context.canvas.getByRole('button', { name: '撤销删除「设计学院」' }));
    await waitFor(() => expect(context.canvas.getByText(/^「设计学院」没有恢复。/)).toBeVisible());
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByRole('button', { name: '撤销删除「设计学院」' })).toBeVisible();
    },
  },
};
