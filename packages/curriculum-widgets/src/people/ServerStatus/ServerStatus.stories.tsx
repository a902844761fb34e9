import type { ServerStatus as Status } from '@college/curriculum-model';
import type { StateStory } from '@college/ui/testing/atRest';
import { chineseIn } from '@college/ui/testing/chineseIn';
import type { Meta } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { never } from '../../course-units/fakes/never';
import { aCollege } from '../../support/fakes/aCollege';
import { ServerStatus } from './ServerStatus';

const megabyte = 2 ** 20;
const college = aCollege();
const { serverStatus: source } = college;

const database: Status['database'] = {
  engine: 'embedded',
  version: '17.5',
  migration: '0047_reading_words',
  bytes: 62 * megabyte,
  answerMilliseconds: 1.8,
  freeBytes: 40_960 * megabyte,
  waiting: 0,
};
const program: Status['program'] = {
  version: '1.4.0+9ed86cff',
  node: '20.20.2',
  startTime: '2026-11-20T00:12:30.000Z',
  memoryBytes: 458 * megabyte,
};
const mail: Status['mail'] = { isSet: true, lastSentTime: '2026-11-28T01:55:00.000Z', waiting: 2, failing: 0 };
const well: Partial<Status> = { time: '2026-11-28T02:00:00.000Z', program, database, mail };

const serve = (status: Partial<Status> = {}) => college.serve(({ state }) => Object.assign(state.serverStatus, well, status));

const meta = {
  title: 'Widgets/People/ServerStatus',
  component: ServerStatus,
  beforeEach: serve(),
  args: { source },
} satisfies Meta<typeof ServerStatus>;
export default meta;
type Story = StateStory<typeof meta>;

export const Well: Story = {
  tags: ['state:server-status.well'],
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByText('一切正常')).toBeVisible();
      const stored = within(canvas.getByRole('region', { name: '数据库' }));
      await expect(stored.getByText('内置（PostgreSQL 17.5）')).toBeVisible();
      await expect(stored.getByText('62 MB')).toBeVisible();
      await expect(stored.getByText('40 GB')).toBeVisible();
      await expect(canvas.queryByRole('region', { name: '需要处理的问题' })).toBeNull();
      await expect(canvas.getByText('服务器未记录过备份')).toBeVisible();
    },
  },
};

export const Problems: Story = {
  tags: ['state:server-status.problems'],
  beforeEach: serve({
    database: { ...database, freeBytes: 120 * megabyte, answerMilliseconds: 812.4, waiting: 9, replica: { ageSeconds: null } },
    mail: { ...mail, failing: 3 },
    backup: { time: '2026-11-27T19:00:00.000Z' },
    backupFailed: { time: '2026-11-28T01:00:00.000Z' },
  }),
  parameters: {
    atRest: async ({ canvas }) => {
      const items = within(canvas.getByRole('region', { name: '需要处理的问题' })).getAllByRole('listitem');
      await expect(items.map((item) => item.textContent)).toEqual([
        '数据库所在的磁盘只剩 120 MB。请清理或扩充磁盘：低于 32 MB 时不能再保存。',
        '最近一次定时备份失败，之后没有成功的备份。请检查备份计划和备份磁盘。',
        '数据库用了 812 毫秒才回应。请检查数据库主机的负载和磁盘。',
        '有 9 项操作在等待数据库连接。如果持续如此，请增加服务器进程，或改用 PostgreSQL。',
        '连接不上数据库的只读副本。目前所有读取都由主数据库承担；请检查副本主机，以及主库的 pg_stat_replication。',
        '有 3 封邮件未能发出。请在「用户管理 > 邮件」中查看原因，并检查邮件服务器设置（SMTP_URL）。',
      ]);
      await expect(within(items[0]!).getByRole('img', { name: '紧急' })).toBeVisible();
      await expect(canvas.queryByText('一切正常')).toBeNull();
    },
  },
};

export const Postgres: Story = {
  tags: ['state:server-status.postgres'],
  beforeEach: serve({
    database: { ...database, engine: 'postgres', version: '16.4', freeBytes: null, replica: { ageSeconds: 0.26 } },
    mail: { isSet: false, lastSentTime: null, waiting: 0, failing: 0 },
    backup: { time: '2026-11-27T19:00:00.000Z' },
  }),
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByText('PostgreSQL 16.4')).toBeVisible();
      await expect(canvas.getByText('此处无法获知：磁盘在数据库服务器上')).toBeVisible();
      await expect(canvas.getByText('0.3 秒')).toBeVisible();
      await expect(canvas.getByText('未设置：邮件只能在「用户管理 > 邮件」中查看')).toBeVisible();
      await expect(canvas.getByText('2026-11-28 03:00:00')).toBeVisible();
    },
  },
};

export const Loading: Story = {
  tags: ['state:server-status.loading'],
  beforeEach: () => {
    source.getServerStatus.mockImplementation(never);
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByText('正在读取服务器状态')).toBeInTheDocument();
      await expect(canvas.queryByText('一切正常')).toBeNull();
    },
  },
};

export const Failed: Story = {
  tags: ['state:server-status.failed'],
  beforeEach: () => {
    source.getServerStatus.mockRejectedValue(new Error('服务器现在连接不上数据库。'));
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByRole('alert')).toHaveTextContent('没有取到服务器状态');
      await expect(canvas.getByText('服务器现在连接不上数据库。')).toBeVisible();
    },
  },
};

/** The figures that were read stay where a later reading fails. */
export const Outdated: Story = {
  tags: ['state:server-status.outdated'],
  play: async ({ canvas, userEvent }) => {
    const again = await canvas.findByRole('button', { name: '立即更新' });
    source.getServerStatus.mockRejectedValue(new Error('服务器现在连接不上数据库。'));
    await userEvent.click(again);
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByRole('alert')).toHaveTextContent('服务器现在连接不上数据库。 以下是最近一次取到的数据。');
      await expect(canvas.getByText('62 MB')).toBeVisible();
    },
  },
};

export const ReadAgain: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '立即更新' }));
    await expect(canvas.getByText('62 MB')).toBeVisible();
    await waitFor(() => expect(source.getServerStatus).toHaveBeenCalledTimes(2));
  },
};

export const English: Story = {
  tags: ['state:server-status.english'],
  globals: { language: '80102' },
  beforeEach: serve({ mail: { ...mail, failing: 1 } }),
  parameters: {
    atRest: async ({ canvas, canvasElement }) => {
      await expect(canvas.getByText('1 mail could not be sent.')).toBeVisible();
      await expect(chineseIn(canvasElement)).toEqual([]);
    },
  },
};
