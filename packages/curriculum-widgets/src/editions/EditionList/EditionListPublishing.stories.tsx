import { replyCodes, type Edition } from '@college/curriculum-model';
import { userIds } from '@college/curriculum-model/fixtures';
import type { StateStory } from '@college/ui/testing/atRest';
import { chineseIn } from '@college/ui/testing/chineseIn';
import type { Meta } from '@storybook/react-vite';
import { expect, fn, screen, spyOn, waitFor, within } from 'storybook/test';
import { withToasts } from '../../course-units/fakes/withToasts';
import { aCollege } from '../../support/fakes/aCollege';
import { mendGaps, publishIn, withdrawIn } from '../fakes/publishIn';
import { refusal } from '../fakes/mergeFakes';
import { EditionList } from './EditionList';

const college = aCollege({ as: 'majorLeader' });
const { publishEdition, withdrawEdition } = college.editionPublishing;

const meta = {
  title: 'Widgets/Editions/EditionList/Publishing',
  component: EditionList,
  decorators: [withToasts],
  args: {
    dataSource: college.editions,
    publishing: college.editionPublishing,
    majorId: 1001,
    majorName: '软件工程 080902',
    userId: userIds.majorLeader,
    canStart: true,
    canManage: true,
    onOpen: fn(),
    onCompare: fn(),
    onRead: fn(),
    linkHrefOf: (link) => `https://college.example/course/published?link=${link}`,
    onEditionsChange: fn(),
  },
  beforeEach: college.serve(mendGaps),
} satisfies Meta<typeof EditionList>;
export default meta;
type Story = StateStory<typeof meta>;
type Page = Pick<Parameters<NonNullable<Story['play']>>[0], 'canvas' | 'userEvent'>;

const dialog = () => within(screen.getByRole('dialog'));

async function ask({ canvas, userEvent }: Page) {
  await userEvent.click(await canvas.findByRole('button', { name: '发布…「现行」' }));
  await expect(await screen.findByRole('dialog', { name: '发布现行版' })).toBeVisible();
  await expect(await dialog().findByText('课程门数')).toBeVisible();
}

async function choose({ canvas, userEvent }: Page, act: string) {
  await userEvent.click(await canvas.findByRole('button', { name: '「2026 版」的更多操作' }));
  await userEvent.click(screen.getByRole('menuitem', { name: act }));
}

const published = async (context: Parameters<ReturnType<typeof college.serve>>[0]) => {
  college.serve()(context);
  await publishIn(college);
};

export const PublishAsked: Story = {
  tags: ['state:edition-list.publish-asked'],
  play: ask,
  parameters: {
    atRest: async () => {
      await expect(dialog().getByText(/发布后谁都不能再改/)).toBeVisible();
      await expect(dialog().getByLabelText(/版本名称/)).toHaveFocus();
      await expect(dialog().getByText(/条警告$/)).toBeVisible();
      await expect(dialog().queryByText(/阻止发布/)).toBeNull();
      await expect(dialog().getByRole('button', { name: '发布' })).toBeEnabled();
    },
  },
};

/** A draft goes back to what was published. */
export const StartFrom: Story = {
  tags: ['state:edition-list.start-from'],
  beforeEach: published,
  play: (page) => choose(page, '以此为底修订…'),
  parameters: {
    atRest: async () => {
      await expect(screen.getByRole('dialog', { name: '以「2026 版」为底修订' })).toBeVisible();
      await expect(dialog().getByText(/修订稿从「2026 版」的内容开始/)).toBeVisible();
      await expect(dialog().getByLabelText('修订理由')).toHaveValue('以「2026 版」为底。');
      await expect(dialog().getByLabelText(/版本名称/)).toHaveFocus();
    },
  },
};

export const StartedFrom: Story = {
  beforeEach: published,
  play: async (page) => {
    const startEdition = spyOn(college.editions, 'startEdition');
    await choose(page, '以此为底修订…');
    await page.userEvent.type(dialog().getByLabelText(/版本名称/), '回到 2026 版');
    await page.userEvent.click(dialog().getByRole('button', { name: '建立修订稿' }));
    await expect(await dialog().findByRole('heading', { name: '「回到 2026 版」已建立' })).toBeVisible();
    await expect(dialog().getByText('已换成所选版本的内容')).toBeVisible();
    const [{ id }] = (await college.editions.listEditions(1001)).filter(({ kind }) => kind === 'published') as [Edition];
    await expect(startEdition).toHaveBeenCalledWith(
      expect.objectContaining({ kind: 'draft', reason: '以「2026 版」为底。', from: `edition:${id}` }),
      expect.anything(),
    );
  },
};

export const English: Story = {
  globals: { language: '80102' },
  args: { majorName: 'Software Engineering 080902' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Publish… Current' }));
    await expect(await screen.findByText(/warnings$/)).toBeVisible();
    for (const part of [canvasElement, screen.getByRole('dialog')]) await expect(chineseIn(part)).toEqual([]);
  },
};

/** What the checks find as errors has to be mended first. */
export const PublishBlocked: Story = {
  tags: ['state:edition-list.publish-blocked'],
  beforeEach: college.serve(),
  play: ask,
  parameters: {
    atRest: async () => {
      const errors = dialog().getByRole('list', { name: /个问题阻止发布$/ });
      await expect(within(errors).getAllByText('课程还没有开课说明')[0]).toBeVisible();
      await expect(within(errors).getAllByText('数据库原理')[0]).toBeVisible();
      await expect(dialog().getByRole('button', { name: '发布' })).toBeDisabled();
    },
  },
};

export const PublishInvalid: Story = {
  play: async (page) => {
    await ask(page);
    await page.userEvent.click(dialog().getByRole('button', { name: '发布' }));
    await expect(dialog().getByText('请填写名称。')).toBeVisible();
    await expect(dialog().getByText('请填写 1900 到 2200 之间的年份。')).toBeVisible();
    await expect(publishEdition).not.toHaveBeenCalled();
  },
};

/** Published anew for the same year: the earlier one goes. */
export const PublishedAnew: Story = {
  beforeEach: published,
  play: async ({ args, canvas, userEvent }) => {
    await ask({ canvas, userEvent });
    await userEvent.type(dialog().getByLabelText(/版本名称/), '2026 版（修正）');
    await userEvent.type(dialog().getByLabelText(/适用年级/), '2026');
    await expect(dialog().getByText('同一年级已发布「2026 版」，它将被撤回。')).toBeVisible();
    await userEvent.click(dialog().getByRole('button', { name: '发布' }));
    await expect(await screen.findByText('「2026 版（修正）」已发布')).toBeVisible();
    await expect(await canvas.findByRole('rowheader', { name: /2026 版（修正）/ })).toBeInTheDocument();
    await expect(canvas.getByText('已撤回')).toBeInTheDocument();
    await expect(args.onEditionsChange).toHaveBeenCalled();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** Somebody saved a matrix since the checks: they are made again, and nothing is published. */
export const PublishOvertaken: Story = {
  beforeEach: (context) => {
    college.serve(mendGaps)(context);
    publishEdition.mockRejectedValueOnce(refusal(replyCodes.conflict, '其间有改动'));
  },
  play: async (page) => {
    await ask(page);
    await page.userEvent.type(dialog().getByLabelText(/版本名称/), '2026 版');
    await page.userEvent.type(dialog().getByLabelText(/适用年级/), '2026');
    await page.userEvent.click(dialog().getByRole('button', { name: '发布' }));
    await expect(await dialog().findByText(/其间现行版有改动。这次没有发布/)).toBeVisible();
    await expect(dialog().getByLabelText(/版本名称/)).toHaveValue('2026 版');
    await page.userEvent.click(await dialog().findByRole('button', { name: '发布' }));
    await expect(await screen.findByText('「2026 版」已发布')).toBeVisible();
  },
};

export const Published: Story = {
  tags: ['state:edition-list.published'],
  beforeEach: async (context) => {
    college.serve()(context);
    await publishIn(college, { name: '2024 版', entryYear: 2024 });
    await publishIn(college, { reason: '补齐沟通与终身学习的支撑' });
  },
  parameters: {
    atRest: async ({ canvas }) => {
      const names = canvas.getAllByRole('rowheader').map((head) => head.textContent);
      await expect(names.slice(1)).toEqual(['2026 版用于 2026 级补齐沟通与终身学习的支撑', '2024 版用于 2024 级']);
      const row = within(canvas.getAllByRole('row')[2]!);
      await expect(row.getByText('已发布')).toBeVisible();
      await expect(row.getByText('不能再改')).toBeVisible();
      await expect(row.getAllByRole('button').map((button) => button.textContent)).toEqual(['阅读', '比较', '']);
    },
  },
};

export const Read: Story = {
  beforeEach: published,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '阅读「2026 版」' }));
    await expect(args.onRead).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: '比较「2026 版」' }));
    await expect(args.onCompare).toHaveBeenCalledWith({ left: 'current:1001', right: expect.stringMatching(/^edition:/) });
  },
};

/** Who may not manage reads and compares. */
export const WithoutRight: Story = {
  args: { canManage: false },
  beforeEach: published,
  play: async (page) => {
    await expect(await page.canvas.findByRole('button', { name: '阅读「2026 版」' })).toBeVisible();
    await expect(page.canvas.queryByRole('button', { name: /发布…/ })).toBeNull();
    await page.userEvent.click(page.canvas.getByRole('button', { name: '「2026 版」的更多操作' }));
    await expect(screen.getAllByRole('menuitem').map((item) => item.textContent)).toEqual(['以此为底修订…']);
  },
};

export const WithdrawAsked: Story = {
  tags: ['state:edition-list.withdraw-asked'],
  beforeEach: published,
  play: (page) => choose(page, '撤回…'),
  parameters: {
    atRest: async () => {
      await expect(screen.getByRole('dialog', { name: '撤回「2026 版」？' })).toBeVisible();
      await expect(dialog().getByLabelText(/撤回理由/)).toHaveFocus();
      await expect(dialog().getByText(/页首会显示这里的理由/)).toBeVisible();
    },
  },
};

export const WithdrawnByHand: Story = {
  beforeEach: published,
  play: async ({ canvas, userEvent }) => {
    await choose({ canvas, userEvent }, '撤回…');
    await userEvent.click(dialog().getByRole('button', { name: '撤回' }));
    await expect(dialog().getByText('请填写撤回理由，读者会看到。')).toBeVisible();
    await userEvent.type(dialog().getByLabelText(/撤回理由/), '学分有误');
    await userEvent.click(dialog().getByRole('button', { name: '撤回' }));
    await expect(await screen.findByText('「2026 版」已撤回')).toBeVisible();
    await expect(withdrawEdition).toHaveBeenCalledWith(expect.objectContaining({ version: 1, reason: '学分有误' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** Somebody else changed the edition first: the list is read again, and what was written stays. */
export const WithdrawOvertaken: Story = {
  beforeEach: async (context) => {
    await published(context);
    withdrawEdition.mockRejectedValueOnce(refusal(replyCodes.conflict, '这个版本刚刚被他人修改'));
  },
  play: async ({ canvas, userEvent }) => {
    await choose({ canvas, userEvent }, '撤回…');
    const listEditions = spyOn(college.editions, 'listEditions');
    await userEvent.type(dialog().getByLabelText(/撤回理由/), '学分有误');
    listEditions.mockClear();
    await userEvent.click(dialog().getByRole('button', { name: '撤回' }));
    await expect(await dialog().findByText('这个版本刚刚被他人修改')).toBeVisible();
    await waitFor(() => expect(listEditions).toHaveBeenCalled());
    await expect(dialog().getByLabelText(/撤回理由/)).toHaveValue('学分有误');
  },
};

export const Withdrawn: Story = {
  tags: ['state:edition-list.withdrawn'],
  beforeEach: async (context) => {
    college.serve()(context);
    await withdrawIn(college, await publishIn(college), '学分有误');
  },
  parameters: {
    atRest: async ({ canvas }) => {
      const row = within(canvas.getAllByRole('row')[2]!);
      await expect(row.getByText('已撤回')).toBeVisible();
      await expect(row.getByRole('button', { name: '阅读「2026 版」' })).toBeVisible();
    },
  },
};

export const Links: Story = {
  tags: ['state:edition-list.links'],
  beforeEach: async (context) => {
    college.serve()(context);
    const { id } = await publishIn(college);
    await college.as('majorLeader').editionPublishing.createEditionLink(id);
  },
  play: async (page) => {
    await choose(page, '链接…');
    await expect(await screen.findByRole('dialog', { name: '「2026 版」的链接' })).toBeVisible();
    await dialog().findByRole('textbox', { name: /新建的链接$/ });
  },
  parameters: {
    atRest: async () => {
      const field = dialog().getByRole<HTMLInputElement>('textbox', { name: /新建的链接$/ });
      await expect(field.value).toMatch(/^https:\/\/college\.example\/course\/published\?link=/);
      await expect(dialog().getByText(/不用登录就能阅读和打印这个发布版/)).toBeVisible();
      await expect(dialog().getByRole('button', { name: '新建链接' })).toBeEnabled();
    },
  },
};

export const LinkRevoked: Story = {
  ...Links,
  tags: [],
  parameters: {},
  play: async (page) => {
    await Links.play!(page as never);
    await page.userEvent.click(dialog().getByRole('button', { name: /^撤销/ }));
    await page.userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '撤销链接' }));
    await waitFor(() => expect(dialog().queryByRole('textbox')).toBeNull());
    await page.userEvent.click(dialog().getByRole('button', { name: '新建链接' }));
    await expect(await dialog().findByRole('textbox', { name: /新建的链接$/ })).toBeVisible();
  },
};
