import { composeStory } from '@storybook/react-vite';
import { addons } from 'storybook/preview-api';
import { afterEach, expect, it, vi } from 'vitest';
import { cleanup, render, renderUi } from '../../../packages/ui/src/testing';
import { page, userEvent } from 'vitest/browser';
import preview from '../../../.storybook/preview';
import { PlaygroundView } from '../../../.storybook/playground/PlaygroundView';
import { sampleIndicators } from '../../../packages/curriculum-model/src/fixtures';
import * as editions from '../../../packages/curriculum-widgets/src/editions/EditionList/EditionListActs.stories';
import * as stories from '../../../packages/curriculum-widgets/src/goals/GoalPanel/GoalPanel.stories';
import { serve } from '../../../packages/curriculum-widgets/src/goals/fakes/storySource';
import { slowness } from '../toolbars/network';
import { playgroundWords } from './messages';
import { playgroundEvents, writePlayed, type CallShown, type Played, type Replied } from './playground';

const still = { beforeEach: serve(sampleIndicators(1004)) };
const call = 'source.loadGoals';

/** Shows the goal panel as the playground makes it. */
async function show(played: Played, language = '80101') {
  const initialGlobals = { ...preview.initialGlobals, language, playground: writePlayed(played) };
  // Rendered like everything else: what a story's own `run` mounts would stay, with its toasts, which take the first Escape of the next file.
  const Still = composeStory(still, stories.default, { initialGlobals }, 'Still');
  await Still.load();
  await cleanup();
  await render(<Still />);
}

/** Shows the list of editions as the playground makes it, and starts a draft, whose progress comes in parts. */
async function showMaking(played: Played) {
  const initialGlobals = { ...preview.initialGlobals, language: '80101', playground: writePlayed(played) };
  const Making = composeStory(editions.Making, editions.default, { initialGlobals }, 'Making');
  await Making.load();
  await cleanup();
  await render(<Making />);
  await page.getByRole('button', { name: '建立修订稿' }).click();
  await page.getByLabelText(/版本名称/).fill('2026 修订');
  await page.getByRole('dialog').getByRole('button', { name: '建立修订稿' }).click();
}

/** What the story tells the panel when it is shown. */
async function toldBy(played: Played, shows: (played: Played) => Promise<void> = show, id = call) {
  const told: { calls: readonly CallShown[]; replies: Record<string, unknown> } = { calls: [], replies: {} };
  const channel = addons.getChannel();
  const hearCalls = (calls: readonly CallShown[]) => (told.calls = calls);
  const hearReply = ({ id, reply }: Replied) => (told.replies[id] = reply);
  channel.on(playgroundEvents.calls, hearCalls);
  channel.on(playgroundEvents.replied, hearReply);
  await shows(played);
  await expect.poll(() => told.replies[id]).toBeDefined();
  channel.off(playgroundEvents.calls, hearCalls);
  channel.off(playgroundEvents.replied, hearReply);
  return told;
}

afterEach(() => {
  vi.restoreAllMocks();
});

it('shows an answer that is changed in the panel', async () => {
  const { calls, replies } = await toldBy({});
  await expect.element(page.getByText(/选择恰当的逻辑结构/)).toBeVisible();
  expect(calls.map(({ id }) => id)).toContain(call);

  const onChange = vi.fn<(played: Played | undefined) => void>();
  const panel = await renderUi(
    <PlaygroundView text={playgroundWords.en} calls={calls} replies={replies} played={{}} onChange={onChange} />,
  );
  const reply = panel.getByRole('textbox', { name: `Reply of ${call}`, exact: true });
  const before = (reply.element() as HTMLTextAreaElement).value;
  await userEvent.fill(reply, 'no JSON');
  await panel.getByRole('button', { name: `Apply the reply of ${call}` }).click();
  await expect.element(panel.getByRole('alert')).toHaveTextContent('This is no JSON.');
  expect(onChange).not.toHaveBeenCalled();
  await userEvent.fill(reply, before.replace('选择恰当的逻辑结构', '选择恰当的数据库'));
  await panel.getByRole('button', { name: `Apply the reply of ${call}` }).click();
  const [played] = onChange.mock.lastCall!;
  await panel.unmount();

  await show(played!);
  await expect.element(page.getByText(/选择恰当的数据库/)).toBeVisible();
});

it('delays and fails a call as the panel says', async () => {
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const after = vi.spyOn(slowness, 'after').mockReturnValue(answered);
  await show({ [call]: { delay: 2000, fault: 'offline' } }, '80102');
  await expect.element(page.getByText('Loading').first()).toBeInTheDocument();
  expect(after).toHaveBeenCalledWith(2000);
  answer();
  await expect.element(page.getByRole('button', { name: 'Retry' })).toBeVisible();
});

it('shows the parts of a reply that are changed in the panel', async () => {
  const making = 'dataSource.startEdition';
  const { calls, replies } = await toldBy({}, showMaking, making);
  await expect.element(page.getByText('已复制毕业要求与课程（10/25）').first()).toBeVisible();
  expect(replies[making]).toHaveLength(2);

  const onChange = vi.fn<(played: Played | undefined) => void>();
  await cleanup();
  const panel = await renderUi(
    <PlaygroundView text={playgroundWords.zh} calls={calls} replies={replies} played={{}} onChange={onChange} />,
  );
  const parts = panel.getByRole('textbox', { name: `${making} 分段返回的内容`, exact: true });
  await userEvent.fill(parts, '{}');
  await panel.getByRole('button', { name: `应用 ${making} 返回的内容` }).click();
  await expect.element(panel.getByRole('alert')).toHaveTextContent('这不是 JSON 列表。');
  await userEvent.fill(parts, JSON.stringify([{ no: 1, percent: 70, message: '只此一步' }]));
  await panel.getByRole('button', { name: `应用 ${making} 返回的内容` }).click();
  const [played] = onChange.mock.lastCall!;
  await panel.unmount();

  await showMaking(played!);
  await expect.element(page.getByText('只此一步').first()).toBeVisible();
  await expect.element(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '70');
  await expect.element(page.getByText('已复制毕业要求与课程（10/25）')).not.toBeInTheDocument();
});
