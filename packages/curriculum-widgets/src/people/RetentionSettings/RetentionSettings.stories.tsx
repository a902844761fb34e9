import { usualRetention, type Retention, type RetentionDays } from '@college/curriculum-model';
import type { StateStory } from '@college/ui/testing/atRest';
import { chineseIn } from '@college/ui/testing/chineseIn';
import type { Meta } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { never } from '../../course-units/fakes/never';
import { withToasts } from '../../course-units/fakes/withToasts';
import { aCollege, type College } from '../../support/fakes/aCollege';
import { RetentionSettings } from './RetentionSettings';

const college = aCollege();
const source = college.retention;
const collegeId = 1001;
const keeping = (days: Partial<RetentionDays> = {}): Retention => ({ days: { ...usualRetention, ...days }, version: 3 });
const having = (stored: Retention, more: (of: College) => void = () => undefined) =>
  college.serve((of) => {
    of.state.retention.set(collegeId, stored);
    more(of);
  });

const meta = {
  title: 'Widgets/People/RetentionSettings',
  component: RetentionSettings,
  decorators: [withToasts],
  args: { source, onUnsavedChange: fn(), now: () => Date.parse('2026-05-14T08:00:00+08:00') },
  beforeEach: having(keeping({ trash: 60 })),
} satisfies Meta<typeof RetentionSettings>;
export default meta;
type Story = StateStory<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

const saveButton = (canvas: Context['canvas']) => canvas.getByRole('button', { name: '保存' });
const field = (canvas: Context['canvas'], name: string) => canvas.getByRole('spinbutton', { name });
const type =
  (name: string, days: string) =>
  async ({ canvas, userEvent }: Context) => {
    await userEvent.clear(await canvas.findByRole('spinbutton', { name }));
    if (days) await userEvent.type(field(canvas, name), days);
  };

export const Typical: Story = {
  tags: ['state:retention-settings.typical'],
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(field(canvas, '回收站')).toHaveValue('60');
      await expect(field(canvas, '修改历史')).toHaveValue('');
      await expect(field(canvas, '邮件')).toHaveValue('30');
      await expect(canvas.getByText('30 到 365 天，默认 30 天')).toBeVisible();
      await expect(saveButton(canvas)).toBeDisabled();
      await expect(canvas.queryByText(/保留时间缩短了/)).toBeNull();
    },
  },
};

export const English: Story = {
  tags: ['state:retention-settings.english'],
  globals: { language: '80102' },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(field(canvas, 'Trash')).toHaveValue('60');
      await expect(canvas.getByText('730 to 36500 days; empty, which is the default: for good')).toBeVisible();
      await expect(chineseIn(document.body)).toEqual([]);
    },
  },
};

/** Nothing is lost by keeping longer, and nothing is said about it. */
export const Longer: Story = {
  tags: ['state:retention-settings.unsaved'],
  play: type('邮件', '90'),
  parameters: {
    atRest: async ({ args, canvas }) => {
      await expect(field(canvas, '邮件')).toHaveValue('90');
      await expect(saveButton(canvas)).toBeEnabled();
      await expect(canvas.queryByText(/保留时间缩短了/)).toBeNull();
      await expect(args.onUnsavedChange).toHaveBeenLastCalledWith({ isDirty: true, changeCount: 1 });
    },
  },
};

/** What is lost is said before the save. */
export const Shorter: Story = {
  tags: ['state:retention-settings.shorter'],
  play: async (context) => {
    await type('修改历史', '3650')(context);
    await type('登录记录', '7')(context);
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByText(/^以下内容的保留时间缩短了：修改历史、登录记录。/)).toBeVisible();
      await expect(saveButton(canvas)).toBeEnabled();
    },
  },
};

export const OutOfBounds: Story = {
  tags: ['state:retention-settings.out-of-bounds'],
  play: async (context) => {
    await type('回收站', '7')(context);
    await context.userEvent.tab();
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(field(canvas, '回收站')).toBeInvalid();
      await expect(saveButton(canvas)).toBeDisabled();
      await expect(canvas.queryByText(/保留时间缩短了/)).toBeNull();
    },
  },
};

/** Only the history can be kept for good. */
export const Missing: Story = {
  tags: ['state:retention-settings.missing'],
  play: type('邮件', ''),
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByText('「邮件」的保留时间须为 7 到 365 天。')).toBeVisible();
      await expect(saveButton(canvas)).toBeDisabled();
    },
  },
};

/** By keyboard alone. */
export const Saved: Story = {
  tags: ['state:retention-settings.saved'],
  play: async (context) => {
    await type('邮件', '90')(context);
    await context.userEvent.keyboard('{Control>}s{/Control}');
    await waitFor(() => expect(college.state.retention.get(collegeId)).toEqual({ ...keeping({ trash: 60, mails: 90 }), version: 4 }));
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByText(/08:00/)).toBeVisible();
      await expect(saveButton(canvas)).toBeDisabled();
    },
  },
};

/** Somebody else set another kind meanwhile: both are stored, and nobody is asked. */
export const OthersTakenIn: Story = {
  play: async (context) => {
    await type('邮件', '90')(context);
    await college.as('collegeAdmin').retention.saveRetention(keeping({ trash: 90 }));
    await context.userEvent.click(saveButton(context.canvas));
    await waitFor(() => expect(college.state.retention.get(collegeId)?.days).toMatchObject({ mails: 90, trash: 90 }));
  },
};

/** Both set the same kind: a person chooses. */
export const Conflict: Story = {
  tags: ['state:retention-settings.conflict'],
  play: async (context) => {
    await type('邮件', '90')(context);
    await college.as('collegeAdmin').retention.saveRetention(keeping({ mails: 14 }));
    await context.userEvent.click(saveButton(context.canvas));
    await screen.findByRole('dialog', { name: '其他人改了同样的保留时间' });
  },
  parameters: {
    atRest: async () => {
      const dialog = within(screen.getByRole('dialog', { name: '其他人改了同样的保留时间' }));
      await expect(dialog.getByText('90 天')).toBeVisible();
      await expect(dialog.getByText('14 天')).toBeVisible();
    },
  },
};

export const TheirsTaken: Story = {
  play: async (context) => {
    await Conflict.play!(context);
    const dialog = within(screen.getByRole('dialog', { name: '其他人改了同样的保留时间' }));
    await context.userEvent.click(dialog.getByRole('button', { name: '全部保留对方的' }));
    await context.userEvent.click(dialog.getByRole('button', { name: '按选择保存' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(field(context.canvas, '邮件')).toHaveValue('14');
  },
};

export const SaveFailed: Story = {
  tags: ['state:retention-settings.save-failed'],
  beforeEach: having(keeping(), () => void source.saveRetention.mockRejectedValue(Object.assign(new Error('没有权限'), { code: '30003' }))),
  play: async (context) => {
    await type('邮件', '90')(context);
    await context.userEvent.click(saveButton(context.canvas));
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(field(canvas, '邮件')).toHaveValue('90');
      await expect(canvas.getByText('保存失败：没有权限')).toBeVisible();
    },
  },
};

export const Loading: Story = {
  tags: ['state:retention-settings.loading'],
  beforeEach: having(keeping(), () => void source.loadRetention.mockImplementation(never)),
  parameters: { atRest: async ({ canvas }) => expect(canvas.getByRole('status', { name: '正在载入保留时间' })).toBeVisible() },
};

export const Failed: Story = {
  tags: ['state:retention-settings.failed'],
  beforeEach: having(keeping(), () => void source.loadRetention.mockRejectedValue(new Error('系统错误'))),
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByText('没有取到保留时间')).toBeVisible();
      await expect(canvas.getByRole('button', { name: '重试' })).toBeVisible();
    },
  },
};
