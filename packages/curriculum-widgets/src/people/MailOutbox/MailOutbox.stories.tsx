import { chineseIn } from '@college/ui/testing/chineseIn';
import type { OutboxMail } from '@college/curriculum-model';
import { userIds } from '@college/curriculum-model/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { withToasts } from '../../course-units/fakes/withToasts';
import { aCollege } from '../../support/fakes/aCollege';
import { expectWhole, withManagePage } from '../../support/fakes/withManagePage';
import { aMail } from '../fakes/aMail';
import { MailOutbox } from './MailOutbox';

const dead = { link: null, text: '王岚，您好：链接已失效。' };
const mails: OutboxMail[] = [
  aMail(),
  aMail({ id: 1002, to: 'li@college.example', kind: 'reset', sentTime: '2026-05-12T09:00:03+08:00' }),
  aMail({ id: 1003, to: 'sun@college.example', error: 'ECONNREFUSED', usedTime: '2026-05-12T11:00:00+08:00', ...dead }),
  aMail({ id: 1004, to: 'zhou@college.example', expireTime: '2026-05-12T10:00:00+08:00', ...dead }),
  aMail({ id: 1005, to: 'he@college.example', expireTime: '2026-05-12T10:30:00+08:00', isReplaced: true, ...dead }),
  aMail({ id: 1006, to: 'chen@college.example', ...dead, hiddenLink: 'notManaged' }),
  aMail({ id: 1007, to: 'wu@college.example', kind: 'reset', ...dead, hiddenLink: 'delivered' }),
];

const college = aCollege();
const serve = (list: readonly OutboxMail[]) =>
  college.serve(({ state }) => void (state.outbox = list.map((mail) => ({ ...mail, userId: userIds.courseEditor }))));

/** Takes the browser's clipboard away, or puts another in its place. */
function setClipboard(clipboard: Pick<Clipboard, 'writeText'> | undefined) {
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: clipboard });
}

/** What a story did to the clipboard ends with it: all stories share one page. */
function keepClipboard() {
  const own = Object.getOwnPropertyDescriptor(navigator, 'clipboard');
  return () => {
    if (own) Object.defineProperty(navigator, 'clipboard', own);
    else Reflect.deleteProperty(navigator, 'clipboard');
  };
}

const meta = {
  title: 'Widgets/People/MailOutbox',
  component: MailOutbox,
  decorators: [withToasts],
  beforeEach: [keepClipboard, serve(mails)],
  args: { source: college.people, now: () => Date.parse('2026-05-13T09:00:00+08:00') },
} satisfies Meta<typeof MailOutbox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Typical: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('已使用 2026-05-12 11:00:00')).toBeVisible();
    for (const words of [
      '有效至 2026-05-19 09:00:00',
      '已过期 2026-05-12 10:00:00',
      '已被之后的链接取代',
      '不可见：您不能管理此人',
      '只在邮件中',
      '发送失败：ECONNREFUSED',
    ])
      await expect(canvas.getAllByText(words)[0]).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: /^复制/ })).toHaveLength(2);
  },
};

export const Copied: Story = {
  play: async ({ canvas, userEvent }) => {
    const writeText = fn(async () => {});
    setClipboard({ writeText });
    await userEvent.click(await canvas.findByRole('button', { name: '复制链接，发给wang@college.example' }));
    await expect(await canvas.findByText('链接已复制')).toBeVisible();
    await expect(writeText).toHaveBeenCalledWith(expect.stringContaining('/course/support/forgetpwd?token='));
  },
};

/** On plain http nothing may write to the clipboard: the link is shown, ready to be copied. */
export const CopiedByHand: Story = {
  play: async ({ canvas, userEvent }) => {
    setClipboard(undefined);
    await userEvent.click(await canvas.findByRole('button', { name: '复制链接，发给wang@college.example' }));
    const field = await canvas.findByRole<HTMLInputElement>('textbox', { name: '请在这里复制链接' });
    await expect(field).toHaveFocus();
    await expect(field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0)).toContain('forgetpwd?token=');
  },
};

export const Empty: Story = {
  beforeEach: serve([]),
  play: async ({ canvas }) => expect(await canvas.findByText(/在「人员」里添加人员会生成邀请邮件/)).toBeVisible(),
};

export const English: Story = {
  globals: { language: '80102' },
  beforeEach: serve(mails.map((mail) => ({ ...mail, subject: 'Invitation', text: 'Choose a password.' }))),
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('Used 2026-05-12 11:00:00')).toBeVisible();
    await expect(chineseIn(canvasElement)).toEqual([]);
  },
};

export const InWindowOf1300: Story = {
  decorators: [withManagePage],
  play: async ({ canvas }) => {
    await canvas.findAllByRole('rowheader');
    await expectWhole(canvas.getByRole('grid'));
  },
};
