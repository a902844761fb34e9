import type { Erasure } from '@college/curriculum-model';
import { sampleUser } from '@college/curriculum-model/fixtures';
import type { StateStory } from '@college/ui/testing/atRest';
import { chineseIn } from '@college/ui/testing/chineseIn';
import type { Meta } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { never } from '../../course-units/fakes/never';
import { aCollege } from '../../support/fakes/aCollege';
import { ErasePerson } from './ErasePerson';

const college = aCollege();
const { people: source } = college;
const leader = sampleUser('majorLeader');
const much: Erasure = {
  id: leader.id,
  removed: { account: 1, picture: 1, signIns: 4, secondFactor: 1, notices: 12, mails: 3, feedbackPictures: 2, courses: 5 },
  kept: { changes: 812, comments: 37, decisions: 6, feedbacks: 2, securityEvents: 96 },
};
const finding = (erasure: Erasure) => college.serve(() => void source.findErasure.mockResolvedValue(erasure));

const meta = {
  title: 'Widgets/People/ErasePerson',
  component: ErasePerson,
  args: { person: { ...leader, version: 1 }, name: leader.userName, source, onErased: fn(), onClose: fn() },
  beforeEach: finding(much),
} satisfies Meta<typeof ErasePerson>;
export default meta;
type Story = StateStory<typeof meta>;
type Play = NonNullable<Story['play']>;

const dialog = (name = `删除${leader.userName}的个人数据？`) => within(screen.getByRole('dialog', { name }));
const act = () => dialog().getByRole('button', { name: '删除个人数据' });
const type =
  (email: string): Play =>
  async ({ userEvent }) => {
    await userEvent.type(await screen.findByRole('textbox', { name: '此人的邮箱' }), email);
  };
const confirm: Play = async (context) => {
  await type(leader.email)(context);
  await context.userEvent.click(act());
};

export const Typical: Story = {
  tags: ['state:erase-person.typical'],
  parameters: {
    atRest: async () => {
      const goes = within(dialog().getByRole('region', { name: '将删除' }));
      const stays = within(dialog().getByRole('region', { name: '将保留，署名改为「已离开的成员」' }));
      await expect(goes.getByText('登录记录，含设备和网络地址（4）')).toBeVisible();
      await expect(stays.getByText('修改历史（812）：培养方案须能说明何时改了什么。')).toBeVisible();
      await expect(dialog().getByRole('textbox', { name: '此人的邮箱' })).toHaveValue('');
      await expect(act()).toBeDisabled();
    },
  },
};

export const English: Story = {
  tags: ['state:erase-person.english'],
  globals: { language: '80102' },
  args: { name: 'Zhou Min' },
  parameters: {
    atRest: async () => {
      const inDialog = dialog('Delete the personal data of Zhou Min?');
      await expect(inDialog.getByText('Comments (37): What others replied makes no sense without them.')).toBeVisible();
      await expect(chineseIn(document.body)).toEqual([]);
    },
  },
};

/** Somebody who never worked here. */
export const NothingStays: Story = {
  tags: ['state:erase-person.nothing-stays'],
  beforeEach: finding({
    id: leader.id,
    removed: { account: 1, picture: 0, signIns: 0, secondFactor: 0, notices: 0, mails: 1, feedbackPictures: 0, courses: 0 },
    kept: { changes: 0, comments: 0, decisions: 0, feedbacks: 0, securityEvents: 0 },
  }),
  parameters: {
    atRest: async () => {
      await expect(dialog().getByText('没有：此人没有写过或改过任何内容。')).toBeVisible();
      await expect(dialog().queryByText(/两步验证/)).toBeNull();
    },
  },
};

/** Another address deletes nothing. */
export const WrongAddress: Story = {
  tags: ['state:erase-person.wrong-address'],
  play: type('zhou@'),
  parameters: {
    atRest: async () => {
      await expect(dialog().getByRole('textbox', { name: '此人的邮箱' })).toHaveValue('zhou@');
      await expect(act()).toBeDisabled();
    },
  },
};

export const Confirmed: Story = {
  tags: ['state:erase-person.confirmed'],
  play: type(leader.email),
  parameters: { atRest: async () => expect(act()).toBeEnabled() },
};

/** By keyboard alone. */
export const Erased: Story = {
  play: async (context) => {
    await type(leader.email)(context);
    await context.userEvent.keyboard('{Enter}');
    await waitFor(() => expect(context.args.onErased).toHaveBeenCalledOnce());
    await expect(college.state.users.some(({ id }) => id === leader.id)).toBe(false);
  },
};

export const Deleting: Story = {
  tags: ['state:erase-person.deleting'],
  beforeEach: college.serve(() => {
    source.findErasure.mockResolvedValue(much);
    source.erasePerson.mockImplementation(never);
  }),
  play: confirm,
  parameters: {
    atRest: async () => {
      await expect(dialog().getByRole('button', { name: /正在删除/ })).toBeVisible();
      await expect(dialog().getByRole('button', { name: '取消' })).toBeDisabled();
    },
  },
};

export const Refused: Story = {
  tags: ['state:erase-person.refused'],
  beforeEach: college.serve(() => {
    source.findErasure.mockResolvedValue(much);
    source.erasePerson.mockRejectedValue(new Error('其他人刚刚修改了该人员。'));
  }),
  play: confirm,
  parameters: {
    atRest: async ({ args }) => {
      await expect(dialog().getByRole('alert')).toHaveTextContent('其他人刚刚修改了该人员。');
      await expect(act()).toBeEnabled();
      await expect(args.onErased).not.toHaveBeenCalled();
    },
  },
};

export const Loading: Story = {
  tags: ['state:erase-person.loading'],
  beforeEach: college.serve(() => void source.findErasure.mockImplementation(never)),
  parameters: { atRest: async () => expect(dialog().getByText('正在查找与此人有关的数据')).toBeInTheDocument() },
};

export const Failed: Story = {
  tags: ['state:erase-person.failed'],
  beforeEach: college.serve(() => void source.findErasure.mockRejectedValue(new Error('系统错误'))),
  parameters: {
    atRest: async () => {
      await expect(dialog().getByText('没有取到与此人有关的数据')).toBeVisible();
      await expect(act()).toBeDisabled();
    },
  },
};
