import { mapBudgets, megabyte } from '@college/curriculum-model';
import { sampleUser } from '@college/curriculum-model/fixtures';
import type { StateStory } from '@college/ui/testing/atRest';
import { chineseIn } from '@college/ui/testing/chineseIn';
import type { Meta } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { never } from '../../course-units/fakes/never';
import { withToasts } from '../../course-units/fakes/withToasts';
import { aCollege, type College } from '../../support/fakes/aCollege';
import { manyPeople } from '../fakes/manyPeople';
import { putHoldings } from '../fakes/someHoldings';
import { PersonBudgets } from './PersonBudgets';

const college = aCollege();
const { budgets: source } = college;
const leader = sampleUser('majorLeader');
const none = mapBudgets(() => null);

const serve = (prepare: (of: College) => void = () => undefined) =>
  college.serve((of) => {
    putHoldings(of.state);
    prepare(of);
  });

const meta = {
  title: 'Widgets/People/PersonBudgets',
  component: PersonBudgets,
  decorators: [withToasts],
  beforeEach: serve(),
  args: { source, onQueryChange: fn() },
} satisfies Meta<typeof PersonBudgets>;
export default meta;
type Story = StateStory<typeof meta>;
type Play = NonNullable<Story['play']>;

/** Opens the limits of the major leader and types another limit of new course units. */
const type =
  (limit: string): Play =>
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '调整周敏的限额' }));
    const field = await screen.findByRole('spinbutton', { name: '未保存的新课程单元' });
    await userEvent.clear(field);
    if (limit !== '') await userEvent.type(field, limit);
  };

const typeAndSave =
  (limit: string): Play =>
  async (context) => {
    await type(limit)(context);
    await context.userEvent.click(screen.getByRole('button', { name: '保存' }));
  };

const dialog = () => within(screen.getByRole('dialog', { name: '周敏的限额' }));
const rowOf = (canvas: ReturnType<typeof within>, name: string) =>
  canvas.getByRole('rowheader', { name: new RegExp(`^${name}`) }).closest('[role="row"]');

export const Typical: Story = {
  tags: ['state:person-budgets.many'],
  parameters: {
    atRest: async ({ canvas }) => {
      const [first, second] = canvas.getAllByRole('rowheader');
      await expect(first).toHaveTextContent(leader.userName);
      await expect(second).toHaveTextContent(sampleUser('departmentManager').userName);
      await expect(rowOf(canvas, leader.userName)).toHaveTextContent('63.5 / 100 MB30 / 302 / 61 / 4 · 2 个已生成3 / 20');
      await expect(rowOf(canvas, sampleUser('courseEditor').userName)).toHaveTextContent('已调高');
      await expect(rowOf(canvas, sampleUser('courseEditor').userName)).toHaveTextContent('120 / 500 MB');
      await expect(rowOf(canvas, sampleUser('majorEditor').userName)).toHaveTextContent('已停用');
      await expect(screen.queryByRole('dialog')).toBeNull();
    },
  },
};

export const SeveralPages: Story = {
  beforeEach: serve(({ state }) => void state.users.push(...manyPeople(44))),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '第 2 页' }));
    await waitFor(() => expect(canvas.getByRole('rowheader', { name: '教师20' })).toBeVisible());
    await expect(args.onQueryChange).toHaveBeenLastCalledWith({ page: 2, keyword: '' });
  },
};

export const Searched: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('searchbox', { name: '用户名或邮箱' }), 'zhoumin@{Enter}');
    await waitFor(() => expect(canvas.getAllByRole('rowheader').map((cell) => cell.textContent)).toEqual(['周敏']));
  },
};

export const NothingFound: Story = {
  tags: ['state:person-budgets.nothing-found'],
  args: { query: { page: 1, keyword: '没有此人' } },
  parameters: { atRest: async ({ canvas }) => expect(canvas.getByText('没有用户名或邮箱包含「没有此人」的人员。')).toBeVisible() },
};

export const Empty: Story = {
  tags: ['state:person-budgets.empty'],
  beforeEach: serve(({ state }) => void state.users.splice(1)),
  parameters: { atRest: async ({ canvas }) => expect(canvas.getByText('您的权限范围内还没有人员。')).toBeVisible() },
};

export const Loading: Story = {
  tags: ['state:person-budgets.loading'],
  beforeEach: () => {
    source.listBudgets.mockImplementation(never);
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByText('图片')).toBeVisible();
      await expect(canvas.queryByRole('rowheader')).toBeNull();
      await expect(canvas.queryByText('没有取到用量')).toBeNull();
      await expect(canvas.queryByText(/没有用户名或邮箱包含|还没有人员/)).toBeNull();
    },
  },
};

export const Failed: Story = {
  tags: ['state:person-budgets.failed'],
  beforeEach: () => {
    source.listBudgets.mockRejectedValue(new Error('系统错误'));
  },
  parameters: { atRest: async ({ canvas }) => expect(canvas.getByText('没有取到用量')).toBeVisible() },
};

export const TriedAgain: Story = {
  beforeEach: () => {
    source.listBudgets.mockRejectedValueOnce(new Error('系统错误'));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '重试' }));
    await waitFor(() => expect(canvas.getAllByRole('rowheader').length).toBeGreaterThan(2));
  },
};

export const Editing: Story = {
  tags: ['state:person-budgets.editing'],
  play: type('60'),
  parameters: {
    atRest: async () => {
      await expect(dialog().getByRole('spinbutton', { name: '未保存的新课程单元' })).toHaveValue('60');
      await expect(dialog().getByRole('spinbutton', { name: '图片' })).toHaveValue('100');
      await expect(dialog().getByText('默认 30，已用 30')).toBeVisible();
      await expect(dialog().getByRole('button', { name: '保存' })).toBeEnabled();
      await expect(dialog().queryByRole('alert')).toBeNull();
      await expect(dialog().queryByText('没有需要保存的内容')).toBeNull();
    },
  },
};

export const Raised: Story = {
  play: async (context) => {
    await typeAndSave('60')(context);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(rowOf(context.canvas, leader.userName)).toHaveTextContent('30 / 60'));
    await expect(source.saveBudgets).toHaveBeenCalledWith({ id: leader.id, version: 0, limits: { ...none, emptyUnits: 60 } });
    await expect(context.canvas.getByText('保存成功')).toBeVisible();
  },
};

export const PutBack: Story = {
  play: async ({ canvas, userEvent }) => {
    const { userName } = sampleUser('courseEditor');
    await userEvent.click(await canvas.findByRole('button', { name: `调整${userName}的限额` }));
    const pictures = await screen.findByRole('spinbutton', { name: '图片' });
    await expect(pictures).toHaveValue('500');
    await userEvent.click(screen.getByRole('button', { name: '全部恢复默认值' }));
    await expect(pictures).toHaveValue('100');
    await userEvent.click(screen.getByRole('button', { name: '保存' }));
    await waitFor(() => expect(rowOf(canvas, userName)).toHaveTextContent('120 / 100 MB'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(source.saveBudgets).toHaveBeenCalledWith({ id: sampleUser('courseEditor').id, version: 1, limits: none });
  },
};

export const WrongValue: Story = {
  tags: ['state:person-budgets.wrong-value'],
  play: typeAndSave('20'),
  parameters: {
    atRest: async () => {
      const field = dialog().getByRole('spinbutton', { name: '未保存的新课程单元' });
      await expect(field).toHaveFocus();
      await expect(field).toBeInvalid();
      await expect(field).toHaveAccessibleDescription(/30/);
      await expect(source.saveBudgets).not.toHaveBeenCalled();
    },
  },
};

export const Unchanged: Story = {
  tags: ['state:person-budgets.unchanged'],
  play: typeAndSave(''),
  parameters: { atRest: async () => expect(dialog().getByText('没有需要保存的内容')).toBeVisible() },
};

export const Saving: Story = {
  tags: ['state:person-budgets.saving'],
  beforeEach: () => {
    source.saveBudgets.mockImplementation(never);
  },
  play: typeAndSave('60'),
  parameters: {
    atRest: async () => {
      await expect(dialog().getByRole('button', { name: /正在保存/ })).toBeVisible();
      await expect(dialog().getByRole('button', { name: '取消' })).toBeDisabled();
    },
  },
};

export const Refused: Story = {
  tags: ['state:person-budgets.refused'],
  beforeEach: () => {
    source.saveBudgets.mockRejectedValue(
      Object.assign(new Error('「未保存的新课程单元」的上限须在 80 到 10000 之间。'), {
        code: '30001',
        data: { field: 'limits.emptyUnits' },
      }),
    );
  },
  play: typeAndSave('60'),
  parameters: {
    atRest: async () => {
      const field = dialog().getByRole('spinbutton', { name: '未保存的新课程单元' });
      await expect(field).toHaveAccessibleDescription(/须在 80 到 10000 之间/);
      await expect(field).toHaveValue('60');
    },
  },
};

export const SaveFailed: Story = {
  tags: ['state:person-budgets.save-failed'],
  beforeEach: () => {
    source.saveBudgets.mockRejectedValue(new Error('您没有进行此操作的权限。'));
  },
  play: typeAndSave('60'),
  parameters: { atRest: async () => expect(dialog().getByRole('alert')).toHaveTextContent('您没有进行此操作的权限。') },
};

const meanwhile = serve(({ as }) => {
  source.listBudgets.mockImplementationOnce(async (...request) => {
    const page = await as('collegeAdmin').budgets.listBudgets(...request);
    await as('collegeAdmin').budgets.saveBudgets({
      id: leader.id,
      version: 0,
      limits: { ...none, storedBytes: 200 * megabyte, emptyUnits: 45 },
    });
    return page;
  });
});

export const Conflict: Story = {
  tags: ['state:person-budgets.conflict'],
  beforeEach: meanwhile,
  play: typeAndSave('60'),
  parameters: {
    atRest: async () => {
      await expect(dialog().getByRole('alert')).toHaveTextContent('现在的限额：图片 200 MB、未保存的新课程单元 45。');
      await expect(dialog().getByRole('spinbutton', { name: '未保存的新课程单元' })).toHaveValue('60');
      await expect(dialog().getByRole('button', { name: '保存' })).toBeDisabled();
    },
  },
};

export const MineKept: Story = {
  beforeEach: meanwhile,
  play: async (context) => {
    await typeAndSave('60')(context);
    await context.userEvent.click(await screen.findByRole('button', { name: '用我的覆盖' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(rowOf(context.canvas, leader.userName)).toHaveTextContent('30 / 60'));
    await expect(source.saveBudgets).toHaveBeenLastCalledWith({ id: leader.id, version: 1, limits: { ...none, emptyUnits: 60 } });
  },
};

export const TheirsTaken: Story = {
  beforeEach: meanwhile,
  play: async (context) => {
    await typeAndSave('60')(context);
    await context.userEvent.click(await screen.findByRole('button', { name: '采用对方的，放弃我的' }));
    await expect(dialog().getByRole('spinbutton', { name: '未保存的新课程单元' })).toHaveValue('45');
    await expect(dialog().getByRole('spinbutton', { name: '图片' })).toHaveValue('200');
    await context.userEvent.keyboard('{Control>}s{/Control}');
    await expect(await dialog().findByText('没有需要保存的内容')).toBeVisible();
  },
};

const inEnglish = (state: College['state']) =>
  state.users.forEach((user) =>
    Object.assign(user, {
      userName: `Person ${user.id}`,
      translations: {},
    }),
  );

export const English: Story = {
  tags: ['state:person-budgets.english'],
  globals: { language: '80102' },
  beforeEach: serve(({ state }) => inEnglish(state)),
  parameters: {
    atRest: async ({ canvas, canvasElement }) => {
      await expect(canvas.getByText('2 ready', { exact: false })).toBeVisible();
      await expect(chineseIn(canvasElement)).toEqual([]);
    },
  },
};

export const EditingInEnglish: Story = {
  globals: { language: '80102' },
  beforeEach: serve(({ state }) => inEnglish(state)),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: `Change the limits of Person ${leader.id}` }));
    await expect(await screen.findByText('Default 30, in use 30')).toBeVisible();
    await expect(chineseIn(screen.getByRole('dialog'))).toEqual([]);
  },
};
