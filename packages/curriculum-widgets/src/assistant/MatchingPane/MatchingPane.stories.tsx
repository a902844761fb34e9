import { createManualClock } from '@college/ui/clock';
import type { StateStory } from '@college/ui/testing/atRest';
import type { Meta } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { withToasts } from '../../course-units/fakes/withToasts';
import { anAssistantCollege } from '../fakes/anAssistantCollege';
import { englishMatches, finding, matchesOf, replyingByHand } from '../fakes/matches';
import { MatchingPane } from './MatchingPane';

const college = anAssistantCollege();

const meta = {
  title: 'Widgets/Assistant/MatchingPane',
  component: MatchingPane,
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 832 }}>
        <Story />
      </div>
    ),
    withToasts,
  ],
  beforeEach: college.serve(),
  args: { source: college.assistant, target: 'point', courseId: 1004, defaultKeyword: '二叉树', onPick: fn() },
} satisfies Meta<typeof MatchingPane>;
export default meta;
type Story = StateStory<typeof meta>;

const pane = { name: '本院相近内容' };

export const NoResults: Story = {
  tags: ['state:matching-pane.none'],
  beforeEach: college.serve(finding([])),
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByText('暂无数据')).toBeVisible();
      await expect(canvas.queryByRole('listitem')).toBeNull();
      await expect(canvas.getByRole('region', pane).getBoundingClientRect().height).toBe(64);
    },
  },
};

export const OneResult: Story = {
  tags: ['state:matching-pane.one'],
  beforeEach: college.serve(finding(matchesOf(1))),
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getAllByRole('listitem')).toHaveLength(1);
      await expect(canvas.getByRole('region', pane).getBoundingClientRect().height).toBe(164);
    },
  },
};

export const TwoResults: Story = {
  tags: ['state:matching-pane.two'],
  beforeEach: college.serve(finding(matchesOf(2))),
  parameters: {
    atRest: async ({ canvas }) => {
      const [first, second, ...more] = canvas.getAllByRole('listitem');
      await expect(first!.getBoundingClientRect().top).toBe(second!.getBoundingClientRect().top);
      await expect(more).toEqual([]);
      await expect(canvas.getByRole('region', pane).getBoundingClientRect().height).toBe(164);
    },
  },
};

export const ThreeResults: Story = {
  tags: ['state:matching-pane.three'],
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
      await expect(canvas.getAllByRole('listitem')[0]).toHaveTextContent(
        '相似 92%，共有「二叉树」「遍历」，来自算法设计（计算机科学与技术）',
      );
      await expect(canvas.getAllByText('建议')).toHaveLength(3);
      await expect(canvas.getByRole('region', pane).getBoundingClientRect().height).toBe(264);
    },
  },
};

export const ManyResults: Story = {
  tags: ['state:matching-pane.many'],
  beforeEach: college.serve(finding(matchesOf(20))),
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getAllByRole('listitem')).toHaveLength(20);
      const region = canvas.getByRole('region', pane).getBoundingClientRect();
      await expect(region.height).toBe(Math.min(1064, window.innerHeight - 64));
      const scroller = canvas.getByRole('list').parentElement!;
      await expect(scroller.scrollHeight).toBe(1000);
      await expect(scroller.clientHeight).toBeLessThan(1000);
      await expect(region.bottom).toBeLessThanOrEqual(window.innerHeight);
    },
  },
};

export const Loading: Story = {
  tags: ['state:matching-pane.loading'],
  beforeEach: college.serve(({ failures }) => void (failures.matchTarget = { until: new Promise(() => {}) })),
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByRole('searchbox')).toHaveValue('二叉树');
      await expect(canvas.getByText('正在匹配…')).toBeVisible();
      await expect(canvas.getByRole('progressbar', { name: '正在搜索…' })).toBeInTheDocument();
      await expect(canvas.queryByRole('listitem')).toBeNull();
    },
  },
};

export const Failed: Story = {
  tags: ['state:matching-pane.error'],
  beforeEach: college.serve(({ failures }) => void (failures.matchTarget = { code: '50000', message: '匹配服务暂不可用' })),
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByText('匹配服务暂不可用')).toBeVisible();
      await expect(canvas.getByText('没有搜索成功，按 Enter 重新搜索。')).toBeVisible();
      await expect(canvas.getByRole('searchbox')).toHaveValue('二叉树');
      await expect(canvas.getByRole('button', { name: '重试' })).toBeEnabled();
    },
  },
};

export const Retried: Story = {
  beforeEach: Failed.beforeEach,
  play: async ({ canvas, userEvent }) => {
    const retry = await canvas.findByRole('button', { name: '重试' });
    const calls = college.assistant.match.mock.calls.length;
    await userEvent.click(retry);
    await waitFor(() => expect(college.assistant.match.mock.calls.length).toBeGreaterThan(calls));
  },
};

const byHand = { asked: replyingByHand(college) };
const clock = { current: createManualClock() };

/** Types a keyword and lets the debounce pass. */
async function search(
  keyword: string,
  canvas: ReturnType<typeof within>,
  userEvent: { type: (at: Element, text: string) => Promise<void> },
) {
  await userEvent.type(canvas.getByRole('searchbox'), keyword);
  clock.current.advance(300);
}

const handMade: Partial<Story> = {
  args: { defaultKeyword: '' },
  beforeEach: ({ args }) => {
    byHand.asked = replyingByHand(college);
    clock.current = createManualClock();
    Object.assign(args, { clock: clock.current });
  },
};

export const StaleReply: Story = {
  ...handMade,
  tags: ['state:matching-pane.stale'],
  play: async ({ canvas, userEvent }) => {
    await search('树', canvas, userEvent);
    await search('图', canvas, userEvent);
    await waitFor(() => expect(byHand.asked.map(({ keyword }) => keyword)).toEqual(['树', '树图']));
    const [older, newer] = byHand.asked;
    older!.reply({ keyword: '树', data: matchesOf(5) });
    // The newer question answered with the older keyword is dropped as well.
    newer!.reply({ keyword: '树', data: matchesOf(5) });
    await Promise.resolve();
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByRole('searchbox')).toHaveValue('树图');
      await expect(canvas.queryByRole('listitem')).toBeNull();
      await expect(canvas.getByText('正在匹配…')).toBeVisible();
    },
  },
};

export const ResetAfterTenSeconds: Story = {
  ...handMade,
  play: async ({ canvas, userEvent, step }) => {
    await step('an answer in time', async () => {
      await search('树', canvas, userEvent);
      await waitFor(() => expect(byHand.asked).toHaveLength(1));
      byHand.asked[0]!.reply({ keyword: '树', data: matchesOf(3) });
      await expect(await canvas.findAllByRole('listitem')).toHaveLength(3);
    });
    await step('none in ten seconds', async () => {
      await search('图', canvas, userEvent);
      await waitFor(() => expect(byHand.asked).toHaveLength(2));
      clock.current.advance(9_999);
      await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
      clock.current.advance(1);
      await waitFor(() => expect(canvas.queryByRole('listitem')).toBeNull());
      await expect(canvas.getByText(/10 秒内没有答复/)).toBeVisible();
      await expect(canvas.getByRole('searchbox')).toHaveValue('树图');
      await expect(canvas.queryByRole('progressbar')).toBeNull();
    });
    await step('a late answer', async () => {
      byHand.asked[1]!.reply({ keyword: '树图', data: matchesOf(5) });
      await Promise.resolve();
      await expect(canvas.queryByRole('listitem')).toBeNull();
    });
  },
};

export const Picked: Story = {
  tags: ['state:matching-pane.pick'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '采用树与森林' }));
    await expect(args.onPick).toHaveBeenCalledWith(matchesOf(2)[1]);
  },
  parameters: {
    atRest: async ({ canvas }) => {
      const card = canvas.getByRole('listitem', { name: '树与森林' });
      await expect(within(card).getByText('已采用')).toBeVisible();
      await expect(within(card).queryByText('建议')).toBeNull();
      await expect(card).toHaveFocus();
      await expect(canvas.getAllByText('建议')).toHaveLength(2);
    },
  },
};

const refusing = fn<() => Promise<void>>();

export const PickRefused: Story = {
  args: { onPick: refusing },
  beforeEach: () => void refusing.mockReset().mockRejectedValue(new Error('课点名称重复')),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '采用二叉树遍历' }));
    await expect(await canvas.findByText('课点名称重复')).toBeVisible();
    await expect(canvas.getByRole('button', { name: '采用二叉树遍历' })).toBeEnabled();
  },
};

export const ReadOnly: Story = {
  args: { isReadOnly: true },
  play: async ({ canvas }) => {
    await canvas.findAllByRole('listitem');
    await expect(canvas.queryByRole('button', { name: /^采用/ })).toBeNull();
  },
};

export const English: Story = {
  tags: ['state:matching-pane.english'],
  globals: { language: '80102' },
  args: { defaultKeyword: 'binary tree' },
  beforeEach: college.serve(finding(englishMatches(4))),
  parameters: {
    atRest: async ({ canvas, canvasElement }) => {
      await expect(canvas.getByText('4 matches')).toBeVisible();
      await expect(canvas.getByRole('button', { name: 'Take Binary tree topic 1' })).toBeVisible();
      await expect(canvasElement.textContent).not.toMatch(/\p{Script=Han}/u);
    },
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };
