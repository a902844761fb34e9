import { planUpgrade, replyCodes, ceeaaCrosswalk, type Crosswalk } from '@college/curriculum-model';
import { chineseIn } from '@college/ui/testing/chineseIn';
import type { StateStory } from '@college/ui/testing/atRest';
import type { Meta } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { memoryStorage } from '../../course-units/fakes/memoryStorage';
import { never } from '../../course-units/fakes/never';
import { refusal } from '../fakes/mergeFakes';
import { anUpgradeSource, splittingCrosswalk, twelveState, upgradeOvertaken, upgradeReceipt } from '../fakes/upgradeFakes';
import { crosswalkExample } from './crosswalkExample';
import { StandardUpgrade } from './StandardUpgrade';

const source = anUpgradeSource();
const onUpgraded = fn();
const onLeave = fn();
const storage = memoryStorage();
const kept = 'college:edition-upgrade:1001:12';

/** Begins with what a person decided before; nothing of an earlier story stays. */
function begin(decided: { crosswalk?: Crosswalk; [field: string]: unknown } | null) {
  return (context: { globals: Record<string, unknown> }) => {
    onUpgraded.mockReset();
    onLeave.mockReset();
    storage.removeItem(kept);
    if (decided) storage.setItem(kept, JSON.stringify({ format: 1, crosswalk: ceeaaCrosswalk, ...decided }));
    source.serve()(context);
  };
}

const met = (...items: number[]) => Object.fromEntries(items.map((item) => [item, { act: 'met' }]));
const items = [1, 2, 3, 6, 7, 8, 9, 11];
const keyOf = (number: string) => twelveState.major.records.indicator!.find(({ fields }) => fields.number === number)!.key;
const pair = `${keyOf('6.2')}-${keyOf('7.1')}`;
/** Everything is answered. */
const answered = { answers: met(...items), keptPairs: [pair] };

const meta = {
  title: 'Widgets/Editions/StandardUpgrade',
  component: StandardUpgrade,
  args: {
    dataSource: source,
    editionId: 12,
    userId: 1001,
    draftStorage: storage,
    receiptHref: (id) => `/major/editions/receipt?id=${id}`,
    onUpgraded,
    onLeave,
  },
  beforeEach: begin({}),
} satisfies Meta<typeof StandardUpgrade>;
export default meta;
type Story = StateStory<typeof meta>;
type Play = NonNullable<Story['play']>;
type Gestures = Pick<Parameters<Play>[0], 'canvas' | 'userEvent'>;

async function finish({ canvas, userEvent }: Gestures) {
  const button = await canvas.findByRole('button', { name: '完成升级' });
  await waitFor(() => expect(button).toBeEnabled());
  await userEvent.click(button);
}

/** Every requirement with its item, and what is asked: nothing is answered by default. */
export const Mapping: Story = {
  tags: ['state:standard-upgrade.mapping'],
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByText('0/9')).toBeVisible();
      await expect(canvas.getByRole('heading', { level: 2, name: '6 工程与可持续发展' })).toBeVisible();
      await expect(canvas.getByText('来自 6 工程与社会、7 环境和可持续发展')).toBeVisible();
      await expect(canvas.getByRole('button', { name: /(^| )8\.1 的去处/ })).toHaveTextContent('保留，在第 7 条下');
      await expect(canvas.getAllByText('8.1 改为 7.1')[0]).toBeInTheDocument();
      await expect(canvas.getByRole('button', { name: '完成升级' })).toBeDisabled();
      await expect(canvas.getByRole('button', { name: '完成升级' })).toHaveAccessibleDescription('还有 9 处未答复');
      await expect(canvas.queryAllByRole('radio', { checked: true })).toEqual([]);
    },
  },
};

export const English: Story = {
  globals: { language: '80102' },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('0/9')).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 2, name: '6 The engineer and sustainable development' })).toBeVisible();
    await expect(chineseIn(canvasElement).filter((words) => !/修订稿|编译原理|本课程支撑|重点是指标点|^。$/.test(words))).toEqual([]);
  },
};

/** Nothing is chosen: a standard that is delivered, or a file. */
export const Choose: Story = {
  tags: ['state:standard-upgrade.choose'],
  beforeEach: begin(null),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: '采用：工程教育认证标准（2024版）' });
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByRole('heading', { name: '毕业要求要按哪个标准排列？' })).toBeVisible();
      await expect(canvas.getByText('工程教育认证标准（2015–2022版） 12 条 → 工程教育认证标准（2024版） 11 条')).toBeVisible();
      await expect(canvas.queryByRole('button', { name: '完成升级' })).toBeNull();
      await expect(source.planUpgrade).not.toHaveBeenCalled();
    },
  },
};

export const Loading: Story = {
  tags: ['state:standard-upgrade.loading'],
  beforeEach: (context) => {
    begin({})(context);
    source.planUpgrade.mockImplementation(never);
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByRole('status')).toHaveTextContent('正在推算升级');
    },
  },
};

/** Two near-equal indicator points of the merged item: one takes over the other, and both say so. */
export const Suggested: Story = {
  tags: ['state:standard-upgrade.suggested'],
  play: async ({ canvas, userEvent }) => {
    const choice = within(await canvas.findByRole('radiogroup', { name: '6.2 与 7.1' }));
    await expect(choice.getByRole('radio', { name: '都保留' })).not.toBeChecked();
    await userEvent.click(choice.getByRole('radio', { name: '并为 6.2' }));
    await canvas.findByText('1/9');
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByText('1/9')).toBeVisible();
      await expect(canvas.getByRole('button', { name: /6\.2 与 7\.1 相近/ })).toHaveTextContent('并为 6.2');
      await expect(canvas.getAllByText('7.1 改为 6.2')[0]).toBeInTheDocument();
      await expect(canvas.getByRole('button', { name: /(^| )7\.1 的去处/ })).toHaveTextContent('并入另一个指标点');
    },
  },
};

/** An indicator point becomes two; its goals go to the one that was chosen. */
export const Split: Story = {
  tags: ['state:standard-upgrade.split'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /(^| )1\.1 的去处/ }));
    await userEvent.click(await screen.findByRole('option', { name: '拆分' }));
    const use = await canvas.findByRole('button', { name: '采用拆分：1.1' });
    await expect(use).toBeDisabled();
    await userEvent.type(canvas.getByRole('textbox', { name: '1.1 拆出的第 2 个' }), '能用计算方法求解工程问题');
    await expect(canvas.getByRole('button', { name: '完成升级' })).toBeDisabled();
    const goalsTo = canvas.queryByRole('radio', { name: '第 2 个' });
    if (goalsTo) await userEvent.click(goalsTo);
    await userEvent.click(use);
    await canvas.findAllByText('拆分为 1.1、1.2');
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getAllByText('拆分为 1.1、1.2')[0]).toBeInTheDocument();
      await expect(canvas.getByText('能用计算方法求解工程问题')).toBeVisible();
      await expect(canvas.getAllByText('1.2 改为 1.3')[0]).toBeInTheDocument();
      await expect(canvas.getByRole('textbox', { name: '1.1 的理由' })).toBeVisible();
    },
  },
};

/** Several are written at the same time: each button says of which, also where a third piece is added, and after one was used. */
export const SeveralSplit: Story = {
  play: async ({ canvas, userEvent }) => {
    for (const number of ['1.1', '1.2']) {
      await userEvent.click(await canvas.findByRole('button', { name: new RegExp(`(^| )${number} 的去处`) }));
      await userEvent.click(await screen.findByRole('option', { name: '拆分' }));
      await userEvent.click(await canvas.findByRole('button', { name: `再拆一个：${number}` }));
    }
    const names: string[] = [];
    within(canvas.getByRole('group', { name: '问题与毕业要求' })).getAllByRole('button', { name: (name) => names.push(name) > 0 });
    await expect(names).toEqual(expect.arrayContaining(['取消：1.1', '移除 1.2 拆出的第 3 个']));
    await expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
    await userEvent.click(canvas.getByRole('button', { name: '移除 1.1 拆出的第 3 个' }));
    await userEvent.type(canvas.getByRole('textbox', { name: '1.1 拆出的第 2 个' }), '能用计算方法求解工程问题');
    const [goalsTo] = canvas.queryAllByRole('radio', { name: '第 2 个' });
    if (goalsTo) await userEvent.click(goalsTo);
    await userEvent.click(canvas.getByRole('button', { name: '采用拆分：1.1' }));
    await expect(await canvas.findByRole('button', { name: '修改拆分：1.1' })).toBeVisible();
  },
};

/** A college's own list: what has no one place stands first, with suggestions by its words. */
export const Leftovers: Story = {
  tags: ['state:standard-upgrade.leftovers'],
  beforeEach: begin({ crosswalk: splittingCrosswalk }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /(^| )1\.1 的去处/ }));
    await userEvent.click(await screen.findByRole('option', { name: '移到另一条下' }));
    await userEvent.click(await canvas.findByRole('button', { name: /(^| )1\.1 移到$/ }));
    await userEvent.click(await screen.findByRole('option', { name: '2 工程基础' }));
    await canvas.findAllByText('1.1 改为 2.1');
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByRole('heading', { level: 2, name: '在新标准里没有唯一去处的' })).toBeVisible();
      await expect(canvas.getByText('12 终身学习：新标准没有这一条。没有指标点后移入回收站。')).toBeVisible();
      await expect(canvas.getByText('1/7')).toBeVisible();
      await expect(canvas.getAllByText('1.1 改为 2.1')[0]).toBeInTheDocument();
      await expect(canvas.getByRole('button', { name: /(^| )12\.1 的去处/ })).toHaveTextContent('请选择');
    },
  },
};

/** Texts that quote old numbers: what is chosen gets the new ones. */
export const Quotes: Story = {
  tags: ['state:standard-upgrade.quotes'],
  play: async ({ canvas, userEvent }) => {
    const box = await canvas.findByRole('checkbox', { name: /^替换：/ });
    await expect(box).not.toBeChecked();
    await userEvent.click(box);
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByRole('heading', { level: 2, name: '1 处文字仍引用旧编号' })).toBeVisible();
      await expect(canvas.getByRole('checkbox', { name: /^替换：/ })).toBeChecked();
      await expect(source.planUpgrade.mock.lastCall?.[0].texts).toHaveLength(1);
    },
  },
};

export const Done: Story = {
  tags: ['state:standard-upgrade.done'],
  beforeEach: begin({ ...answered, answers: { ...answered.answers, 7: { act: 'later' } } }),
  play: finish,
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByRole('heading', { level: 2, name: '修订稿已按新标准排列' })).toHaveFocus();
      await expect(canvas.getByRole('link', { name: '回执（可撤销）' })).toHaveAttribute('href', '/course/major/editions/receipt?id=42');
      await expect(canvas.getByText('以后再改 1')).toBeVisible();
      await expect(canvas.getByText('还有 1 处文字引用旧编号')).toBeVisible();
      await expect(onUpgraded).toHaveBeenCalledWith(upgradeReceipt);
      await expect(storage.getItem(kept)).toBeNull();
    },
  },
};

export const Failed: Story = {
  tags: ['state:standard-upgrade.failed'],
  beforeEach: begin(answered),
  play: async (context) => {
    source.upgradeEdition.mockRejectedValueOnce(new Error('系统错误'));
    await finish(context);
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByRole('alert')).toHaveTextContent('升级没有保存。 系统错误');
      await expect(canvas.getByText('9/9')).toBeVisible();
      await expect(canvas.getByRole('button', { name: '完成升级' })).toBeEnabled();
    },
  },
};

/** A college's file with faults: line and field of each. */
export const FileRefused: Story = {
  tags: ['state:standard-upgrade.file-refused'],
  beforeEach: begin(null),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await canvas.findByRole('heading', { name: '自己的标准' });
    const broken = {
      ...crosswalkExample,
      entries: [
        { ...crosswalkExample.entries[0], kind: 'kept' },
        { new: 2, kind: 'new' },
      ],
    };
    const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]')!;
    await userEvent.upload(input, new File([JSON.stringify(broken, null, 2)], '校内标准.json', { type: 'application/json' }));
    await canvas.findByRole('alert');
  },
  parameters: {
    atRest: async ({ canvas }) => {
      const alert = canvas.getByRole('alert');
      await expect(alert).toHaveTextContent('「校内标准.json」不能使用，请改正后重新选择：');
      await expect(alert).toHaveTextContent('第 48 行 entries[0].kind：应为 same / widened / merged / split / new 之一');
      await expect(alert).toHaveTextContent('entries[1].old：缺少这一项');
    },
  },
};

/** Somebody changed the draft before the upgrade was stored: nothing was upgraded, answers stay. */
export const ChangedMeanwhile: Story = {
  tags: ['state:standard-upgrade.changed-meanwhile'],
  beforeEach: begin(answered),
  play: async (context) => {
    source.upgradeEdition.mockRejectedValueOnce(upgradeOvertaken());
    await finish(context);
    await context.canvas.findByText(/其间有人改动了修订稿/);
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByText('其间有人改动了修订稿。这次没有升级，已作的决定都保留。')).toBeVisible();
      await expect(canvas.getByText('9/9')).toBeVisible();
      await expect(onUpgraded).not.toHaveBeenCalled();
    },
  },
};

/** By keyboard alone: what changed is read and goes, and the focus stays on the desk. */
export const NewsUnderstood: Story = {
  beforeEach: begin(answered),
  play: async (context) => {
    await ChangedMeanwhile.play!(context);
    const { canvas, userEvent } = context;
    canvas.getByRole('button', { name: '关闭' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.queryByText(/其间有人改动了修订稿/)).toBeNull();
    await expect(canvas.getByRole('group', { name: '问题与毕业要求' })).toHaveFocus();
  },
};

export const NothingToDo: Story = {
  tags: ['state:standard-upgrade.nothing-to-do'],
  beforeEach: (context) => {
    begin({})(context);
    const asked = { crosswalk: ceeaaCrosswalk, decisions: {}, answers: {}, texts: [] };
    source.serve(planUpgrade(twelveState, asked, 'zh', () => '9000').upgraded)(context);
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByText('修订稿已按这个标准排列')).toBeVisible();
      await expect(canvas.getByRole('button', { name: '换一个标准…' })).toBeVisible();
      await expect(canvas.queryByRole('button', { name: '完成升级' })).toBeNull();
    },
  },
};

export const RightLost: Story = {
  tags: ['state:standard-upgrade.right-lost'],
  beforeEach: begin(answered),
  play: async (context) => {
    source.upgradeEdition.mockRejectedValueOnce(refusal(replyCodes.noRight, '您没有权限进行此操作。'));
    await finish(context);
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByRole('alert')).toHaveTextContent('您没有权限进行此操作。 您已不能在这里升级，决定仍然保留。');
      await expect(canvas.getByRole('button', { name: '完成升级' })).toBeDisabled();
    },
  },
};

/** By keys alone: J goes to the next question, its radios are chosen by arrows and space, Ctrl+Z takes back. */
export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('0/9');
    await userEvent.keyboard('j');
    await expect(canvas.getByRole('heading', { name: /内涵有扩展，请核对指标点：数学与自然科学/ })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(await canvas.findByText('1/9')).toBeVisible();
    await userEvent.keyboard('j');
    await expect(canvas.getByRole('heading', { name: /内涵有扩展，请核对指标点：分析中考虑可持续/ })).toHaveFocus();
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect(await canvas.findByText('0/9')).toBeVisible();
    await expect(canvas.getByText('已收回决定')).toBeInTheDocument();
  },
};

/** A file that is right leads on to its plan; new indicator points are written for what is new. */
export const OwnStandard: Story = {
  beforeEach: begin(null),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await canvas.findByRole('heading', { name: '自己的标准' });
    const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]')!;
    await userEvent.upload(input, new File([JSON.stringify(splittingCrosswalk)], '校内标准.json', { type: 'application/json' }));
    const demand = within(await canvas.findByRole('radiogroup', { name: '第 13 条的要求' }));
    await userEvent.click(demand.getByRole('radio', { name: '添加指标点…' }));
    await userEvent.type(await canvas.findByRole('textbox', { name: '第 13 条的新指标点 1' }), '能发现创新机会');
    await userEvent.click(canvas.getByRole('button', { name: '采用：第 13 条的要求' }));
    await expect(await canvas.findByRole('button', { name: /^13 创新创业/ })).toHaveTextContent('添加 1 个指标点');
    await expect(canvas.getByRole('button', { name: '修改：第 13 条的要求' })).toBeVisible();
    await expect(source.planUpgrade.mock.lastCall?.[0].answers).toEqual({
      13: { act: 'add', points: [{ description: '能发现创新机会', english: '' }] },
    });
  },
};

/** What was decided is kept; a decision about an indicator point that is gone is taken back, and said. */
export const KeptDecisions: Story = {
  beforeEach: begin({ answers: met(1, 2), decisions: { 999999: { act: 'drop' } } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('2/9')).toBeVisible();
    await expect(await canvas.findByText('有 1 个决定所指的指标点已不存在，已收回。')).toBeVisible();
  },
};

export const LoadingFailed: Story = {
  beforeEach: (context) => {
    begin({})(context);
    source.planUpgrade.mockRejectedValueOnce(new Error('系统错误'));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '重试' }));
    await expect(await canvas.findByText('0/9')).toBeVisible();
  },
};
