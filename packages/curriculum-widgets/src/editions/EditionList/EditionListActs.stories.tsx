import type { Edition } from '@college/curriculum-model';
import { userIds } from '@college/curriculum-model/fixtures';
import { Button } from '@college/ui/Button';
import { createManualClock } from '@college/ui/clock';
import type { StateStory } from '@college/ui/testing/atRest';
import { ToastProvider } from '@college/ui/Toast';
import type { Meta } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within, type Mock } from 'storybook/test';
import { aCollege } from '../../support/fakes/aCollege';
import { aDraft } from '../fakes/someEditions';
import { EditionList } from './EditionList';

const college = aCollege({ as: 'majorLeader' });
const { changeEdition, deleteEdition, startEdition } = college.editions;

const meta = {
  title: 'Widgets/Editions/EditionList/Acts',
  component: EditionList,
  decorators: [
    (Story) => (
      <ToastProvider>
        <Story />
      </ToastProvider>
    ),
  ],
  args: {
    dataSource: college.editions,
    majorId: 1001,
    majorName: '软件工程 080902',
    userId: userIds.majorLeader,
    canStart: true,
    canManage: true,
    onOpen: fn(),
    onEditionsChange: fn(),
  },
  beforeEach: college.serve(),
} satisfies Meta<typeof EditionList>;
export default meta;
type Story = StateStory<typeof meta>;
type Play = NonNullable<Story['play']>;
type Page = Pick<Parameters<Play>[0], 'canvas' | 'userEvent'>;

let finishMaking = () => {};

const dialog = () => within(screen.getByRole('dialog'));

async function openForm({ canvas, userEvent }: Page) {
  await userEvent.click(await canvas.findByRole('button', { name: '建立修订稿' }));
  await expect(await screen.findByRole('dialog')).toBeVisible();
}

async function start({ canvas, userEvent }: Page, name = '2026 修订') {
  await openForm({ canvas, userEvent });
  await userEvent.type(dialog().getByLabelText(/版本名称/), name);
  await userEvent.type(dialog().getByLabelText('适用年级'), '2026');
  await userEvent.click(dialog().getByRole('button', { name: '建立修订稿' }));
}

/** How a draft was reviewed is read after it has been merged, too. */
export const MergedAfterReview: Story = {
  args: { onReview: fn() },
  beforeEach: () => {
    const proposal = { id: 3, status: 'merged', round: 2, isLocked: false } as const;
    college.editions.listEditions.mockImplementation(async () => [aDraft(12, { name: '2025 修订', status: 'merged', proposal })]);
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '评审「2025 修订」' }));
    await expect(args.onReview).toHaveBeenCalledWith(9012);
  },
};

export const StartForm: Story = {
  tags: ['state:edition-list.start-form'],
  play: openForm,
  parameters: {
    atRest: async () => {
      await expect(dialog().getByText(/修订稿是整个专业课程方案此刻的副本/)).toBeVisible();
      await expect(dialog().getByLabelText(/版本名称/)).toHaveFocus();
      for (const name of ['适用年级', '修订理由']) await expect(dialog().getByLabelText(name)).toHaveValue('');
    },
  },
};

/** Enter in a field is the same as the button. */
export const StartedByEnter: Story = {
  play: async (page) => {
    await openForm(page);
    await page.userEvent.keyboard('{Enter}');
    await expect(dialog().getByLabelText(/版本名称/)).toBeInvalid();
    await page.userEvent.keyboard('2026 修订{Enter}');
    await expect(await dialog().findByRole('heading', { name: /2026 修订/ })).toBeVisible();
  },
};

export const StartInvalid: Story = {
  tags: ['state:edition-list.start-invalid'],
  play: async (page) => {
    await openForm(page);
    await page.userEvent.type(dialog().getByLabelText('适用年级'), '1066');
    await page.userEvent.click(dialog().getByRole('button', { name: '建立修订稿' }));
  },
  parameters: {
    atRest: async () => {
      await expect(dialog().getByText('请填写名称。')).toBeVisible();
      await expect(dialog().getByText('请填写 1900 到 2200 之间的年份，或留空。')).toBeVisible();
      await expect(dialog().getByLabelText(/版本名称/)).toBeInvalid();
    },
  },
};

export const Making: Story = {
  tags: ['state:edition-list.making'],
  beforeEach: () => {
    (startEdition as Mock).mockImplementation(async function* () {
      yield { no: 1, percent: 5, message: '已检查权限与数量上限' };
      yield { no: 2, percent: 40, message: '已复制毕业要求与课程（10/25）' };
      await new Promise(() => {});
    });
  },
  play: (page) => start(page),
  parameters: {
    atRest: async () => {
      await expect(dialog().getByRole('heading', { name: '正在建立「2026 修订」' })).toBeVisible();
      await expect(dialog().getByRole('progressbar')).toHaveAttribute('aria-valuenow', '40');
      await expect(within(dialog().getByRole('list')).getAllByRole('listitem')).toHaveLength(2);
      await expect(dialog().getByText('可以关闭本窗口，进度会显示在版本列表中。')).toBeVisible();
    },
  },
};

/** The dialog may be closed: the list shows how far the draft is, and that it is there. */
export const MakingInTheList: Story = {
  tags: ['state:edition-list.making-in-list'],
  beforeEach: Making.beforeEach!,
  play: async (page) => {
    await start(page);
    await dialog().findByRole('progressbar');
    await page.userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
  parameters: {
    atRest: async ({ canvas }) => {
      const strip = within(canvas.getByRole('group', { name: '正在建立「2026 修订」' }));
      await expect(strip.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '40');
      await expect(strip.getByRole('button', { name: '查看步骤' })).toBeVisible();
      await expect(canvas.getByRole('button', { name: '建立修订稿' })).toBeDisabled();
    },
  },
};

/** A draft whose making waits. */
function makeSlowly() {
  let goOn = () => {};
  const pressed = new Promise<void>((resolve) => (goOn = resolve));
  const { startEdition: make } = college.as('majorLeader').editions;
  (startEdition as Mock).mockImplementation(async function* (request: Parameters<typeof make>[0]) {
    yield { no: 1, percent: 5, message: '已检查权限与数量上限' };
    await pressed;
    yield* make(request);
  });
  finishMaking = goOn;
}

export const MadeWhileClosed: Story = {
  beforeEach: makeSlowly,
  play: async ({ args, canvas, userEvent }) => {
    await start({ canvas, userEvent });
    await dialog().findByRole('progressbar');
    await userEvent.keyboard('{Escape}');
    await userEvent.click(await canvas.findByRole('button', { name: '查看步骤' }));
    await expect(await dialog().findByRole('heading', { name: '正在建立「2026 修订」' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    finishMaking();
    await expect(await screen.findByText('「2026 修订」已建立')).toBeVisible();
    await expect(await canvas.findByRole('rowheader', { name: /2026 修订/ })).toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: '建立修订稿' })).toBeEnabled();
    await expect(args.onEditionsChange).toHaveBeenCalledOnce();
    await expect(startEdition).toHaveBeenCalledOnce();
  },
};

const stored = new Map<string, string>();
const draftStorage = {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => void stored.set(key, value),
  removeItem: (key: string) => void stored.delete(key),
};

/** Who leaves the page while a draft is made finds its progress again, under the same key, until it is there. */
export const MakingFoundAgain: Story = {
  args: { draftStorage },
  beforeEach: () => {
    stored.clear();
    makeSlowly();
  },
  render: function Pages(args) {
    const [isThere, setThere] = useState(true);
    return (
      <>
        <Button onPress={() => setThere(!isThere)}>换页</Button>
        {isThere && <EditionList {...args} />}
      </>
    );
  },
  play: async ({ args, canvas, userEvent }) => {
    const turn = () => userEvent.click(canvas.getByRole('button', { name: '换页' }));
    await start({ canvas, userEvent });
    await dialog().findByRole('progressbar');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await turn();
    await turn();
    await expect(await canvas.findByRole('group', { name: '正在建立「2026 修订」' })).toBeVisible();
    const [first, second] = (startEdition as Mock<typeof startEdition>).mock.calls.map(([request]) => request);
    await expect(second).toEqual(first);
    finishMaking();
    await expect(await screen.findByText('「2026 修订」已建立')).toBeVisible();
    await expect(args.onEditionsChange).toHaveBeenCalledOnce();
    await turn();
    await turn();
    await expect(await canvas.findByRole('rowheader', { name: /2026 修订/ })).toBeInTheDocument();
    await expect(startEdition).toHaveBeenCalledTimes(2);
  },
};

export const Made: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await start({ canvas, userEvent });
    await expect(startEdition).toHaveBeenCalledWith(
      expect.objectContaining({ majorId: 1001, kind: 'draft', name: '2026 修订', entryYear: 2026, reason: '' }),
      expect.anything(),
    );
    await userEvent.click(await dialog().findByRole('button', { name: '打开修订稿' }));
    await expect(args.onOpen).toHaveBeenCalledOnce();
    await expect(args.onEditionsChange).toHaveBeenCalledOnce();
    await expect(await canvas.findByRole('rowheader', { name: /2026 修订/ })).toBeInTheDocument();
  },
};

export const ScenarioMade: Story = {
  play: async ({ canvas, userEvent }) => {
    await openForm({ canvas, userEvent });
    await userEvent.type(dialog().getByLabelText(/版本名称/), '少开两门');
    await userEvent.click(dialog().getByRole('checkbox', { name: '只是推演（推演方案）' }));
    await userEvent.click(dialog().getByRole('button', { name: '建立修订稿' }));
    await dialog().findByRole('button', { name: '打开推演方案' });
    await expect(startEdition).toHaveBeenCalledWith(expect.objectContaining({ kind: 'scenario', name: '少开两门' }), expect.anything());
  },
};

export const MakingFailed: Story = {
  tags: ['state:edition-list.making-failed'],
  beforeEach: () => {
    (startEdition as Mock).mockImplementation(async function* () {
      yield { no: 1, percent: 5, message: '已检查权限与数量上限' };
      throw Object.assign(new Error('创建时服务器出现错误，没有产生任何内容，请重新开始。'), { code: '30001' });
    });
  },
  play: (page) => start(page),
  parameters: {
    atRest: async () => {
      await expect(dialog().getByRole('heading', { name: '「2026 修订」没有建立' })).toBeVisible();
      await expect(dialog().getByRole('alert')).toHaveTextContent('没有产生任何内容');
      await expect(dialog().getByRole('button', { name: '返回填写' })).toBeVisible();
    },
  },
};

/** What was typed is kept; the next attempt has a key of its own. */
export const StartedAgain: Story = {
  ...MakingFailed,
  tags: [],
  parameters: {},
  play: async (page) => {
    await start(page);
    await page.userEvent.click(await dialog().findByRole('button', { name: '返回填写' }));
    await expect(dialog().getByLabelText(/版本名称/)).toHaveValue('2026 修订');
    await page.userEvent.click(dialog().getByRole('button', { name: '建立修订稿' }));
    const [first, second] = startEdition.mock.calls.map(([{ unique }]) => unique);
    await expect(first).not.toBe(second);
  },
};

/** A stream that broke is read again under its key, which makes nothing twice. */
export const WatchedAgain: Story = {
  beforeEach: () => {
    (startEdition as Mock).mockImplementationOnce(async function* () {
      yield { no: 1, percent: 5, message: '已检查权限与数量上限' };
    });
  },
  play: async (page) => {
    await start(page);
    await page.userEvent.click(await dialog().findByRole('button', { name: '继续查看' }));
    await expect(await dialog().findByRole('heading', { name: '「2026 修订」已建立' })).toBeVisible();
    const [first, second] = startEdition.mock.calls.map(([{ unique }]) => unique);
    await expect(first).toBe(second);
  },
};

const serveDraft = (change: Partial<Edition> = {}) =>
  college.serve(({ state }) => {
    const { userName: _, ...draft } = aDraft(12, { name: '2026 修订', userId: userIds.majorLeader, ...change });
    state.editions = [{ ...draft, userId: userIds.majorLeader, baseStateId: null, stateId: null }];
  });
const withDraft = serveDraft();

async function choose({ canvas, userEvent }: Page, act: string) {
  await userEvent.click(await canvas.findByRole('button', { name: '「2026 修订」的更多操作' }));
  await userEvent.click(screen.getByRole('menuitem', { name: act }));
}

export const DeleteAsked: Story = {
  tags: ['state:edition-list.delete-asked'],
  beforeEach: withDraft,
  play: (page) => choose(page, '删除…'),
  parameters: {
    atRest: async () => {
      const question = within(screen.getByRole('alertdialog'));
      await expect(question.getByText(/其中的修改将一并删除，现行版不受影响/)).toBeVisible();
      await expect(question.getByRole('button', { name: '取消' })).toHaveFocus();
    },
  },
};

export const Deleted: Story = {
  beforeEach: withDraft,
  play: async ({ args, canvas, userEvent }) => {
    await choose({ canvas, userEvent }, '删除…');
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '删除修订稿' }));
    await waitFor(() => expect(canvas.queryByRole('rowheader', { name: /2026 修订/ })).toBeNull());
    await expect(deleteEdition).toHaveBeenCalledWith(9012, { version: 1 });
    await expect(await screen.findByText('已删除，在回收站至少保留 30 天。')).toBeVisible();
    await expect(args.onEditionsChange).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('button', { name: '建立修订稿' })).toHaveFocus());
  },
};

async function removeAndWait({ canvas, userEvent }: Page) {
  await choose({ canvas, userEvent }, '删除…');
  await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '删除修订稿' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await canvas.findByRole('button', { name: '撤销删除「2026 修订」' });
  await waitFor(() => expect(canvas.queryByRole('rowheader', { name: /2026 修订/ })).toBeNull());
}

const clock = createManualClock();

export const UndoAtHead: Story = {
  tags: ['state:edition-list.undo-at-head'],
  args: { trash: college.history, clock },
  beforeEach: withDraft,
  play: async (page) => {
    await removeAndWait(page);
    clock.advance(32_999);
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByRole('button', { name: '撤销删除「2026 修订」' })).toBeVisible();
      await expect(canvas.queryByRole('rowheader', { name: /2026 修订/ })).toBeNull();
    },
  },
};

export const DeletionUndone: Story = {
  tags: ['state:edition-list.undone'],
  args: { trash: college.history, clock },
  beforeEach: withDraft,
  play: async (page) => {
    await removeAndWait(page);
    await page.userEvent.keyboard('{Control>}z{/Control}');
    await page.canvas.findByRole('rowheader', { name: /2026 修订/ });
    await expect(page.args.onEditionsChange).toHaveBeenCalledTimes(2);
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByText('已恢复「2026 修订」')).toBeVisible();
      await expect(canvas.getByRole('rowheader', { name: /2026 修订/ })).toBeVisible();
      await expect(canvas.queryByRole('button', { name: /^撤销/ })).toBeNull();
    },
  },
};

/** A scenario is called one. */
export const ScenarioDeleted: Story = {
  beforeEach: serveDraft({ kind: 'scenario' }),
  play: async ({ canvas, userEvent }) => {
    await choose({ canvas, userEvent }, '编辑名称与理由…');
    await userEvent.click(await dialog().findByRole('button', { name: '保存' }));
    await expect(await screen.findByText('推演方案已保存')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await choose({ canvas, userEvent }, '删除…');
    await expect(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '删除推演方案' })).toBeVisible();
  },
};

export const Renamed: Story = {
  beforeEach: withDraft,
  play: async ({ canvas, userEvent }) => {
    await choose({ canvas, userEvent }, '编辑名称与理由…');
    const name = await dialog().findByLabelText(/版本名称/);
    await userEvent.clear(name);
    await userEvent.type(name, '2026 修订（二）');
    await userEvent.click(dialog().getByRole('button', { name: '保存' }));
    await expect(await canvas.findByRole('rowheader', { name: /2026 修订（二）/ })).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** Somebody else was faster: only a second press, with other words, goes over it. */
export const RenamedMeanwhile: Story = {
  beforeEach: withDraft,
  play: async ({ canvas, userEvent }) => {
    await choose({ canvas, userEvent }, '编辑名称与理由…');
    const [stored] = college.state.editions;
    Object.assign(stored!, { name: '别人的名称', version: 2 });
    const name = await dialog().findByLabelText(/版本名称/);
    await userEvent.type(name, '（二）');
    await userEvent.click(dialog().getByRole('button', { name: '保存' }));
    await expect(await dialog().findByRole('alert')).toHaveTextContent('现在的名称是「别人的名称」');
    await userEvent.click(dialog().getByRole('button', { name: '用我的覆盖' }));
    await expect(await canvas.findByRole('rowheader', { name: /2026 修订（二）/ })).toBeInTheDocument();
    await expect(changeEdition).toHaveBeenLastCalledWith(expect.objectContaining({ version: 2 }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
