import { chineseIn } from '@college/ui/testing/chineseIn';
import type { StateStory } from '@college/ui/testing/atRest';
import type { Meta } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { ledSelect } from '../../support/fakes/ledSelect';
import { hideColumn } from '../../support/fakes/hideColumn';
import { never } from '../../course-units/fakes/never';
import { withToasts } from '../../course-units/fakes/withToasts';
import { aCollege } from '../../support/fakes/aCollege';
import { aSecurityEvent, securityEvents } from '../fakes/securityEvents';
import { SecurityLog } from './SecurityLog';

const college = aCollege();
const { securityLog: source } = college;
const serve = (list: typeof securityEvents) => college.serve(({ state }) => void (state.security = [...list]));

const meta = {
  title: 'Widgets/People/SecurityLog',
  component: SecurityLog,
  decorators: [withToasts],
  beforeEach: serve(securityEvents),
  args: { source, onQueryChange: fn(), now: () => Date.parse('2026-05-14T08:00:00+08:00') },
} satisfies Meta<typeof SecurityLog>;
export default meta;
type Story = StateStory<typeof meta>;

export const Typical: Story = {
  tags: ['state:security-log.many'],
  parameters: {
    atRest: async ({ canvas }) => {
      const row = canvas.getByText('5 次', { exact: false }).closest('[role="row"]');
      await expect(row).toHaveTextContent('2026-05-14 07:57:40登录被拒绝');
      await expect(row).toHaveTextContent('203.0.113.9');
      await expect(canvas.getAllByRole('rowheader')).toHaveLength(8);
      const restored = canvas.getByRole('rowheader', { name: '恢复记录' }).closest('[role="row"]');
      await expect(restored).toHaveTextContent('周敏–/trash/restore · 课程 1004');
    },
  },
};

export const Narrowed: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getAllByRole('rowheader')).toHaveLength(8));
    await userEvent.click(canvas.getByRole('button', { name: ledSelect('结果') }));
    await userEvent.click(await canvas.findByRole('option', { name: '被拒绝' }));
    await waitFor(() => expect(canvas.getAllByRole('rowheader').map((cell) => cell.textContent)).toEqual(['锁定', '登录', '越权访问']));
    await userEvent.click(canvas.getByRole('button', { name: /时间范围$/ }));
    await userEvent.click(await canvas.findByRole('option', { name: '最近 24 小时' }));
    await userEvent.type(canvas.getByRole('searchbox', { name: '用户名或邮箱' }), '周敏{Enter}');
    await waitFor(() =>
      expect(args.onQueryChange).toHaveBeenLastCalledWith({ page: 1, keyword: '周敏', kind: '', outcome: 'refused', days: 1 }),
    );
    await userEvent.click(canvas.getByRole('button', { name: '导出 CSV' }));
    await waitFor(() =>
      expect(source.exportSecurityEvents).toHaveBeenCalledWith({ keyword: '周敏', outcome: 'refused', from: '2026-05-13T00:00:00.000Z' }),
    );
  },
};

export const SeveralPages: Story = {
  beforeEach: serve(Array.from({ length: 43 }, (_, index) => aSecurityEvent({ id: 1100 - index }))),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '第 3 页' }));
    await waitFor(() => expect(canvas.getAllByRole('rowheader')).toHaveLength(3));
  },
};

export const DownloadRefused: Story = {
  beforeEach: () => {
    source.exportSecurityEvents.mockRejectedValue(new Error('没有权限'));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '导出 CSV' }));
    await expect(await canvas.findByText('没有权限')).toBeVisible();
  },
};

export const NothingFound: Story = {
  tags: ['state:security-log.nothing-found'],
  args: { query: { page: 1, keyword: '', kind: 'nameChange', outcome: '', days: 0 } },
  parameters: { atRest: async ({ canvas }) => expect(canvas.getByText('请换一个事件、结果、时间范围或用户名。')).toBeVisible() },
};

export const Empty: Story = {
  tags: ['state:security-log.empty'],
  beforeEach: serve([]),
  parameters: { atRest: async ({ canvas }) => expect(canvas.getByText('有人登录后，记录会显示在这里。')).toBeVisible() },
};

export const Loading: Story = {
  tags: ['state:security-log.loading'],
  beforeEach: () => {
    source.listSecurityEvents.mockImplementation(never);
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByText('网络地址')).toBeVisible();
      await expect(canvas.queryByRole('rowheader')).toBeNull();
      await expect(canvas.queryByText('没有取到安全日志')).toBeNull();
      await expect(canvas.queryByText(/请换一个|有人登录后/)).toBeNull();
    },
  },
};

export const Failed: Story = {
  tags: ['state:security-log.failed'],
  beforeEach: () => {
    source.listSecurityEvents.mockRejectedValue(new Error('系统错误'));
  },
  parameters: { atRest: async ({ canvas }) => expect(canvas.getByText('没有取到安全日志')).toBeVisible() },
};

export const TriedAgain: Story = {
  beforeEach: () => {
    source.listSecurityEvents.mockRejectedValueOnce(new Error('系统错误'));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '重试' }));
    await waitFor(() => expect(canvas.getAllByRole('rowheader')).toHaveLength(8));
  },
};

const inEnglish = { name: 'Zhou Min' };

export const English: Story = {
  tags: ['state:security-log.english'],
  globals: { language: '80102' },
  beforeEach: serve(
    securityEvents.map((event) => ({
      ...event,
      actor: event.actor && { ...event.actor, ...inEnglish },
      person: event.person && { ...event.person, ...inEnglish },
    })),
  ),
  parameters: {
    atRest: async ({ canvas, canvasElement }) => {
      await expect(canvas.getByText('5 times', { exact: false })).toBeVisible();
      await expect(chineseIn(canvasElement)).toEqual([]);
    },
  },
};

/** What is hidden is said to the page, which keeps it in its address; the page on show stays. */
export const ColumnHidden: Story = {
  tags: ['state:security-log.columns'],
  play: async ({ args, canvas, userEvent }) => {
    await hideColumn(canvas, userEvent, '设备');
    await waitFor(() => expect(args.onQueryChange).toHaveBeenLastCalledWith(expect.objectContaining({ page: 1, hidden: 'device' })));
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByRole('columnheader', { name: '网络地址' })).toBeVisible();
      await expect(canvas.queryByRole('columnheader', { name: '设备' })).toBeNull();
    },
  },
};

export const SortedByOutcome: Story = {
  tags: ['state:security-log.sorted'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '结果' }));
    await waitFor(() => expect(args.onQueryChange).toHaveBeenLastCalledWith(expect.objectContaining({ page: 1, sort: 'outcome' })));
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByRole('columnheader', { name: '结果' })).toHaveAttribute('aria-sort', 'ascending');
      const kinds = canvas.getAllByRole('rowheader').map((cell) => cell.textContent);
      await expect(kinds.slice(0, 3)).toEqual(['锁定', '登录', '越权访问']);
    },
  },
};
