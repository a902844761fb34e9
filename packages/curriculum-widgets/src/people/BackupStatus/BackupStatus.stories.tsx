import type { BackupState } from '@college/curriculum-model';
import type { StateStory } from '@college/ui/testing/atRest';
import { chineseIn } from '@college/ui/testing/chineseIn';
import type { Meta } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { never } from '../../course-units/fakes/never';
import { aCollege } from '../../support/fakes/aCollege';
import { BackupStatus } from './BackupStatus';

const college = aCollege();
const { backups: source } = college;

const good: BackupState['last'] = {
  time: '2026-11-27T18:30:04.000Z',
  file: 'college-20261127T183004Z.backup.age',
  bytes: 62 * 2 ** 20,
  records: 48_211,
  digest: '9f2c4e61b08d3a57c1e0f4a2d6b7983541cc0ae95d72f6183b4e9a70c5d2168f',
  isVerified: true,
  waitMilliseconds: 170,
};
const schedule: BackupState['schedule'] = { at: '02:30', keep: 14 };
const serve = (backups: Partial<BackupState> = {}) =>
  college.serve(({ state }) => {
    state.backups = { schedule, last: good, failure: null, ...backups };
  });

const meta = {
  title: 'Widgets/People/BackupStatus',
  component: BackupStatus,
  beforeEach: serve(),
  args: { source },
} satisfies Meta<typeof BackupStatus>;
export default meta;
type Story = StateStory<typeof meta>;

export const Scheduled: Story = {
  tags: ['state:backup-status.scheduled'],
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByText('每天 02:30（校园时间），保留最近 14 份')).toBeVisible();
      await expect(canvas.getByText('2026-11-28 02:30:04')).toBeVisible();
      await expect(canvas.getByText('62 MB')).toBeVisible();
      await expect(canvas.getByText('是：已恢复到临时数据库，校验值一致')).toBeVisible();
      await expect(canvas.queryByRole('alert')).toBeNull();
    },
  },
};

export const Unscheduled: Story = {
  tags: ['state:backup-status.unscheduled'],
  beforeEach: serve({ schedule: null, last: null }),
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByText('没有计划，只能手动备份')).toBeVisible();
      await expect(canvas.getByText('没有记录')).toBeVisible();
      await expect(canvas.queryByText('校验值')).toBeNull();
    },
  },
};

/** The last good one stays on show. */
export const FailedSince: Story = {
  tags: ['state:backup-status.failed-since'],
  beforeEach: serve({
    failure: { time: '2026-11-28T18:30:00.000Z', reason: 'BACKUP_FOLDER 所在的磁盘已满。没有留下不完整的备份或恢复。' },
  }),
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByRole('alert')).toHaveTextContent(
        '一次备份失败（2026-11-29 02:30:00）：BACKUP_FOLDER 所在的磁盘已满。没有留下不完整的备份或恢复。',
      );
      await expect(canvas.getByText('2026-11-28 02:30:04')).toBeVisible();
    },
  },
};

export const Unverified: Story = {
  tags: ['state:backup-status.unverified'],
  beforeEach: serve({ schedule: null, last: { ...good, isVerified: false } }),
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByText('否：没有恢复过')).toBeVisible();
      await expect(canvas.getByText('没有计划，只能手动备份')).toBeVisible();
    },
  },
};

export const Loading: Story = {
  tags: ['state:backup-status.loading'],
  beforeEach: () => {
    source.getBackups.mockImplementation(never);
  },
  parameters: { atRest: async ({ canvas }) => expect(canvas.getByText('正在加载备份情况')).toBeInTheDocument() },
};

export const Failed: Story = {
  tags: ['state:backup-status.failed'],
  beforeEach: () => {
    source.getBackups.mockRejectedValue(new Error('服务器现在连接不上数据库。'));
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByRole('alert')).toHaveTextContent('没有取到备份情况');
      await expect(canvas.getByText('服务器现在连接不上数据库。')).toBeVisible();
    },
  },
};

export const English: Story = {
  tags: ['state:backup-status.english'],
  globals: { language: '80102' },
  beforeEach: serve({ failure: { time: '2026-11-28T18:30:00.000Z', reason: 'The disk of BACKUP_FOLDER is full.' } }),
  parameters: {
    atRest: async ({ canvas, canvasElement }) => {
      await expect(canvas.getByText('Daily at 02:30 by the clocks of the campus; the last 14 are kept')).toBeVisible();
      await expect(canvas.getByRole('alert')).toHaveTextContent(
        'A backup failed (2026-11-29 02:30:00): The disk of BACKUP_FOLDER is full.',
      );
      await expect(chineseIn(canvasElement)).toEqual([]);
    },
  },
};
