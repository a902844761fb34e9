import { userIds } from '@college/curriculum-model/fixtures';
import type { StateStory } from '@college/ui/testing/atRest';
import { createManualClock } from '@college/ui/clock';
import { chineseIn } from '@college/ui/testing/chineseIn';
import { ToastProvider } from '@college/ui/Toast';
import type { Meta } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { never } from '../../course-units/fakes/never';
import { scenarioEditions, scenarioFigures, scenarioId, type ScenarioName } from '../fakes/scenarios';
import { ScenarioTable } from './ScenarioTable';
import type { UndoSource } from '../../support/undo';
import type { ScenarioSource } from './ScenarioSource';

const idsOf = (...names: ScenarioName[]) => names.map(scenarioId);

const gone = new Set<number>();
const clock = createManualClock();
const trash = { restoreTrash: fn<UndoSource['restoreTrash']>() };
const source = {
  loadFigures: fn<ScenarioSource['loadFigures']>(),
  listEditions: fn<ScenarioSource['listEditions']>(),
  changeEdition: fn<ScenarioSource['changeEdition']>(),
  deleteEdition: fn<ScenarioSource['deleteEdition']>(),
};

const meta = {
  title: 'Widgets/Editions/ScenarioTable',
  component: ScenarioTable,
  decorators: [
    (Story) => (
      <ToastProvider>
        <Story />
      </ToastProvider>
    ),
  ],
  args: {
    dataSource: source,
    majorId: 1001,
    editionIds: idsOf('merged', 'strengthened', 'lighter'),
    userId: userIds.majorLeader,
    canKeep: true,
    canManage: true,
    onOpen: fn(),
    onKeep: fn(),
    onThrowAway: fn(),
  },
  beforeEach: ({ globals }) => {
    const language = globals.language === '80102' ? 'en' : 'zh';
    gone.clear();
    source.loadFigures.mockReset().mockImplementation(async (refs) => scenarioFigures(refs, language));
    source.listEditions.mockReset().mockImplementation(async () => scenarioEditions(language).filter(({ id }) => !gone.has(id)));
    source.changeEdition.mockReset().mockImplementation(async ({ id }) => gone.add(id));
    source.deleteEdition.mockReset().mockImplementation(async (id) => void gone.add(id));
    trash.restoreTrash.mockReset().mockImplementation(async ({ id }) => {
      gone.delete(id);
      return { leftOut: [] };
    });
  },
} satisfies Meta<typeof ScenarioTable>;
export default meta;
type Story = StateStory<typeof meta>;

const columns = (canvas: { getAllByRole: (role: 'columnheader') => HTMLElement[] }) => canvas.getAllByRole('columnheader').slice(2);

export const Typical: Story = {
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByText('现行与 3 个方案，不改动现行数据')).toBeVisible();
      await expect(canvas.getByText(/^指标点 5\.2.*只有弱支撑$/)).toBeVisible();
    },
  },
};

export const Two: Story = {
  tags: ['state:scenario-table.two'],
  args: { editionIds: idsOf('merged', 'strengthened') },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(columns(canvas).map((head) => within(head).getByRole('heading').textContent)).toEqual([
        '甲 软件测试并入软件工程',
        '乙 补沟通与终身学习',
      ]);
      const fifth = within(canvas.getByRole('row', { name: /^5/ }));
      await expect(fifth.getByRole('img', { name: '指标点：强支撑 1 个，仅弱支撑 1 个，无支撑 0 个；与现行不同：5.2' })).toBeVisible();
      await expect(fifth.getAllByText('不变')).toHaveLength(1);
    },
  },
};

export const Four: Story = {
  tags: ['state:scenario-table.four'],
  globals: { language: '80102' },
  args: { editionIds: idsOf('merged', 'strengthened', 'lighter', 'practical') },
  parameters: {
    atRest: async ({ canvas, canvasElement }) => {
      await expect(columns(canvas)).toHaveLength(4);
      await expect(canvas.getByRole('heading', { name: 'D More practice' })).toBeVisible();
      await expect(chineseIn(canvasElement)).toEqual([]);
    },
  },
};

/** The one with the most strong support, which has the fewest findings too. */
export const BestMarked: Story = {
  tags: ['state:scenario-table.best-marked'],
  args: { editionIds: idsOf('strengthened', 'practical') },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(columns(canvas)).toHaveLength(2);
      const marked = canvas.getAllByText('最好').map((tag) => tag.closest('td')!.cellIndex);
      await expect(marked).toEqual([2, 2]);
    },
  },
};

/** Nothing was changed in it yet: only the rows that differ are none. */
export const Equal: Story = {
  tags: ['state:scenario-table.equal'],
  args: { editionIds: idsOf('equal') },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: '只看有差别的行' }));
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByText('与现行相同')).toBeVisible();
      await expect(canvas.getByText('各方案与现行没有差别。')).toBeVisible();
      await expect(canvas.getAllByRole('row')).toHaveLength(3);
    },
  },
};

export const Failed: Story = {
  tags: ['state:scenario-table.failed'],
  beforeEach: () => void source.loadFigures.mockRejectedValueOnce(new Error('服务器繁忙，请稍后再试')),
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByText('无法比较推演方案')).toBeVisible();
      await expect(canvas.getByRole('button', { name: '重试' })).toBeVisible();
    },
  },
};

export const TriedAgain: Story = {
  beforeEach: () => void source.loadFigures.mockRejectedValueOnce(new Error('服务器繁忙，请稍后再试')),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '重试' }));
    await expect(await canvas.findByRole('table')).toBeVisible();
  },
};

export const Loading: Story = {
  beforeEach: () => void source.listEditions.mockImplementation(never),
  play: async ({ canvas }) => expect(canvas.queryByRole('table')).toBeNull(),
};

export const DifferingRowsOnly: Story = {
  args: { editionIds: idsOf('practical') },
  play: async ({ canvas, userEvent }) => {
    const checkbox = await canvas.findByRole('checkbox', { name: '只看有差别的行' });
    checkbox.focus();
    await userEvent.keyboard(' ');
    await expect(canvas.queryByRole('row', { name: /^1 / })).toBeNull();
    await expect(canvas.getByRole('row', { name: /^实践学时/ })).toBeVisible();
  },
};

export const MadeADraft: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '由方案乙「补沟通与终身学习」建立修订稿' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: '建立修订稿' }));
    await waitFor(() => expect(args.onKeep).toHaveBeenCalledWith(expect.objectContaining({ id: scenarioId('strengthened') })));
    await expect(source.changeEdition).toHaveBeenCalledWith({ id: scenarioId('strengthened'), version: 3, kind: 'draft' });
    await waitFor(() => expect(columns(canvas)).toHaveLength(2));
    await waitFor(() => expect(canvas.getByRole('region', { name: '现行与各方案' })).toHaveFocus());
  },
};

export const ThrownAway: Story = {
  play: async ({ args, canvas, userEvent }) => {
    (await canvas.findByRole('button', { name: '丢弃方案甲「软件测试并入软件工程」' })).focus();
    await userEvent.keyboard('{Enter}');
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: '丢弃方案' }));
    await waitFor(() => expect(args.onThrowAway).toHaveBeenCalledWith(scenarioId('merged')));
    await expect(source.deleteEdition).toHaveBeenCalledWith(scenarioId('merged'), { version: 3 });
    await waitFor(() => expect(columns(canvas)).toHaveLength(2));
  },
};

/** With the trash the way back stands at the head, after its toast has gone. */
export const UndoAtHead: Story = {
  args: { trash, clock },
  play: async (page) => {
    await ThrownAway.play!(page);
    clock.advance(32_999);
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByRole('button', { name: '撤销删除「软件测试并入软件工程」' })).toBeVisible();
      await expect(columns(canvas)).toHaveLength(2);
    },
  },
};

export const Undone: Story = {
  args: { trash, clock, onRestore: fn() },
  play: async (page) => {
    await ThrownAway.play!(page);
    await page.userEvent.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(columns(page.canvas)).toHaveLength(3));
    await expect(trash.restoreTrash).toHaveBeenCalledWith({ kind: 'edition', id: scenarioId('merged') });
    await expect(page.args.onRestore).toHaveBeenCalledWith(scenarioId('merged'));
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(screen.getByText('已恢复「软件测试并入软件工程」')).toBeVisible();
      await expect(canvas.queryByRole('button', { name: /^撤销/ })).toBeNull();
    },
  },
};

/** Somebody else changed the scenario meanwhile: the reason is said and the table is asked again. */
export const Refused: Story = {
  beforeEach: () => void source.changeEdition.mockRejectedValueOnce(new Error('该版本已被他人更改')),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '由方案甲「软件测试并入软件工程」建立修订稿' }));
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '建立修订稿' }));
    await expect(await screen.findByText('该版本已被他人更改')).toBeVisible();
    await waitFor(() => expect(source.loadFigures).toHaveBeenCalledTimes(2));
  },
};

/** Who only reads sees figures and no acts. */
export const ReadOnly: Story = {
  args: { canKeep: false, canManage: false, onOpen: undefined },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table')).toBeVisible();
    // Beside it only the words of the legend are buttons.
    await expect(canvas.getAllByRole('button', { name: /^(?!指标点$|[强弱]支撑$)/ })).toHaveLength(1);
  },
};

export const LongText: Story = {
  args: { editionIds: idsOf('merged', 'strengthened', 'lighter', 'practical') },
  beforeEach: () =>
    void source.listEditions.mockImplementation(async () =>
      scenarioEditions('zh').map((edition) => ({ ...edition, name: '面向新工科与产教融合的软件工程专业人才培养方案二〇二六版推演稿' })),
    ),
  play: async ({ canvas }) => expect(await canvas.findByRole('table')).toBeVisible(),
};
