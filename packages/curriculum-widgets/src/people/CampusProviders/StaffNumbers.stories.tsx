import { mostStaffNumbers } from '@college/curriculum-model';
import type { StateStory } from '@college/ui/testing/atRest';
import { chineseIn } from '@college/ui/testing/chineseIn';
import { ToastProvider } from '@college/ui/Toast';
import type { Meta } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { never } from '../../course-units/fakes/never';
import { aCollege, type College } from '../../support/fakes/aCollege';
import { networkError, unreachedWords } from '../../support/fakes/withoutNetwork';
import { CampusProviders } from './CampusProviders';

const college = aCollege();
const source = { ...college.campusProviders, listScopeLevel: college.people.listScopeLevel };
const idOf = (name: string) => college.state.users.find(({ email }) => email.startsWith(`${name}@`))!.id;

/** Two of the accounts have a number already. */
const having = (more: (college: College) => void = () => undefined) =>
  college.serve((served) => {
    served.state.staffNumbers.set(idOf('zhoumin'), '20260007');
    more(served);
  });

const meta = {
  title: 'Widgets/People/CampusProviders',
  component: CampusProviders,
  decorators: [
    (Story) => (
      <ToastProvider>
        <Story />
      </ToastProvider>
    ),
  ],
  args: { source },
  beforeEach: having(),
} satisfies Meta<typeof CampusProviders>;
export default meta;
type Story = StateStory<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

const dialog = () => within(screen.getByRole('dialog'));
const open = async ({ canvas, userEvent }: Context, name = '设置工号') => {
  await userEvent.click(await canvas.findByRole('button', { name }));
  await screen.findByRole('dialog', { name });
};
const emails = () => college.state.users.filter(({ collegeId }) => collegeId === 1001).map(({ email }) => email);

/** A list with a row of each kind. */
const list = () => {
  const [first, second] = emails().filter((email) => !email.startsWith('zhoumin@'));
  return [
    `${first}\t20260001`,
    'zhoumin@college.example\t20260007',
    `${first!.toUpperCase()}\t20260002`,
    `${second}\t20260007`,
    'nobody@college.example\t20260009',
    '顾南\t20260010',
    `${second}\t`,
  ].join('\n');
};

async function paste(context: Context, text: string) {
  await open(context);
  await context.userEvent.click(dialog().getByRole('textbox'));
  await context.userEvent.paste(text);
}

export const NumbersAsked: Story = {
  tags: ['state:campus-providers.numbers-asked'],
  play: (context) => open(context),
  parameters: {
    atRest: async () => {
      await expect(dialog().getByRole('textbox', { name: /^从表格粘贴邮箱和工号/ })).toHaveValue('');
      await expect(dialog().getByRole('button', { name: '选择 CSV 文件' })).toBeEnabled();
      await expect(dialog().queryByRole('table')).toBeNull();
    },
  },
};

export const NumbersTrying: Story = {
  tags: ['state:campus-providers.numbers-trying'],
  beforeEach: having(() => source.tryStaffNumbers.mockImplementation(never)),
  play: (context) => paste(context, list()),
  parameters: { atRest: async () => expect(dialog().getByText('正在与账号核对…')).toBeInTheDocument() },
};

/** Each row says what becomes of it; those that cannot be set come first. */
export const NumbersJudged: Story = {
  tags: ['state:campus-providers.numbers-judged'],
  play: (context) => paste(context, list()),
  parameters: {
    atRest: async () => {
      const [, ...rows] = dialog().getAllByRole('row');
      const outcomes = [
        '前面的行已有这个邮箱',
        '工号属于 zhoumin@college.example',
        '没有使用这个邮箱的账号',
        '不是邮箱地址',
        '没有工号，或工号过长',
        '将设置',
        '已经是这个工号',
      ];
      for (const [at, outcome] of outcomes.entries()) await expect(rows[at]).toHaveTextContent(outcome);
      await expect(dialog().getByRole('status', { name: '名单汇总' })).toHaveTextContent('将设置 1 个1 个不变5 行不能设置');
      await expect(dialog().getByRole('button', { name: '设置 1 个工号' })).toBeEnabled();
      await expect(source.setStaffNumbers).not.toHaveBeenCalled();
    },
  },
};

/** Nothing of the list can be set. */
export const NumbersNothing: Story = {
  tags: ['state:campus-providers.numbers-nothing'],
  play: (context) => paste(context, '顾南\t20260010'),
  parameters: {
    atRest: async () => {
      await expect(dialog().getByText('不是邮箱地址')).toBeVisible();
      await expect(dialog().getByRole('button', { name: '设置 0 个工号' })).toBeDisabled();
      await expect(source.tryStaffNumbers).not.toHaveBeenCalled();
    },
  },
};

export const NumbersUntried: Story = {
  tags: ['state:campus-providers.numbers-untried'],
  beforeEach: having(() => source.tryStaffNumbers.mockRejectedValue(new Error('服务器没有响应'))),
  play: (context) => paste(context, list()),
  parameters: {
    atRest: async () => {
      await expect(dialog().getByRole('alert')).toHaveTextContent('服务器没有响应 没有与账号核对成功，未保存任何内容。');
      await expect(dialog().getByRole('button', { name: '重试' })).toBeEnabled();
    },
  },
};

export const NumbersStoring: Story = {
  tags: ['state:campus-providers.numbers-storing'],
  beforeEach: having(() => source.setStaffNumbers.mockImplementation(never)),
  play: async (context) => {
    await paste(context, list());
    await context.userEvent.click(await dialog().findByRole('button', { name: '设置 1 个工号' }));
  },
  parameters: {
    atRest: async () => expect(dialog().getByRole('button', { name: /正在设置/ })).toBeVisible(),
  },
};

/** What was set is said, and the rows that were not stay. */
export const NumbersPartlyStored: Story = {
  tags: ['state:campus-providers.numbers-partly'],
  play: async (context) => {
    await paste(context, list());
    await context.userEvent.click(await dialog().findByRole('button', { name: '设置 1 个工号' }));
    await dialog().findByText('已设置');
  },
  parameters: {
    atRest: async () => {
      const [first] = emails().filter((email) => !email.startsWith('zhoumin@'));
      await expect(dialog().getByRole('status', { name: '名单汇总' })).toHaveTextContent('将设置 0 个1 个不变5 行不能设置');
      await expect(screen.getByText('已设置 1 个工号')).toBeVisible();
      await expect(college.state.staffNumbers.get(college.state.users.find(({ email }) => email === first)!.id)).toBe('20260001');
    },
  },
};

/** The list of somebody with the keyboard alone; the window closes when all of it is set. */
export const NumbersStored: Story = {
  tags: ['state:campus-providers.numbers-stored'],
  play: async (context) => {
    const { canvas, userEvent } = context;
    (await canvas.findByRole('button', { name: '设置工号' })).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true));
    dialog().getByRole('textbox').focus();
    await userEvent.paste('工号,邮箱\n20260008,zhoumin@college.example');
    const set = await dialog().findByRole('button', { name: '设置 1 个工号' });
    await expect(dialog().getByText('将替换现有工号')).toBeVisible();
    while (document.activeElement !== set) await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
  parameters: {
    atRest: async () => {
      await expect(screen.getByText('已设置 1 个工号')).toBeVisible();
      await expect(college.state.staffNumbers.get(idOf('zhoumin'))).toBe('20260008');
    },
  },
};

/** Somebody else gave the account a number after the dry run. */
export const NumbersDifferent: Story = {
  tags: ['state:campus-providers.numbers-different'],
  play: async (context) => {
    await paste(context, 'zhoumin@college.example\t20260008');
    const set = await dialog().findByRole('button', { name: '设置 1 个工号' });
    college.state.staffNumbers.set(idOf('zhoumin'), '20269999');
    await context.userEvent.click(set);
  },
  parameters: {
    atRest: async () => {
      await expect(dialog().getByText('这个账号刚刚有了其他工号')).toBeVisible();
      await expect(dialog().getByText('20269999')).toBeVisible();
      await expect(college.state.staffNumbers.get(idOf('zhoumin'))).toBe('20269999');
    },
  },
};

export const NumbersStoreFailed: Story = {
  tags: ['state:campus-providers.numbers-failed'],
  beforeEach: having(() => source.setStaffNumbers.mockRejectedValue(new Error('服务器没有响应'))),
  play: async (context) => {
    await paste(context, list());
    await context.userEvent.click(await dialog().findByRole('button', { name: '设置 1 个工号' }));
  },
  parameters: {
    atRest: async () => {
      await expect(dialog().getByRole('alert')).toHaveTextContent('服务器没有响应 没有设置任何工号，读入的行仍在。');
      await expect(dialog().getByRole('button', { name: '设置 1 个工号' })).toBeEnabled();
    },
  },
};

/** The connection broke after they were sent: nobody says that none was set. */
export const NumbersMayHaveArrived: Story = {
  beforeEach: having(() => source.setStaffNumbers.mockRejectedValue(networkError('connection', unreachedWords))),
  play: async (context) => {
    await paste(context, list());
    await context.userEvent.click(await dialog().findByRole('button', { name: '设置 1 个工号' }));
    await expect(await dialog().findByRole('alert')).toHaveTextContent(/不确定是否已送达/);
    await expect(dialog().queryByText(/没有设置任何工号/)).toBeNull();
  },
};

/** More rows than one call takes. */
export const NumbersLeftOut: Story = {
  tags: ['state:campus-providers.numbers-left-out'],
  play: (context) =>
    paste(context, Array.from({ length: mostStaffNumbers + 2 }, (_, at) => `person${at}@college.example,${at}`).join('\n')),
  parameters: {
    atRest: async () => {
      await expect(dialog().getByText(/^有 2 行没有读入：一次最多设置 5000 个/)).toBeVisible();
      await expect(dialog().getByRole('status', { name: '名单汇总' })).toHaveTextContent('5000 行不能设置');
    },
  },
};

/** By a file; what has no rows is refused. */
export const NumbersFromFile: Story = {
  play: async (context) => {
    await open(context);
    const choose = (text: string) => {
      const input = document.querySelector<HTMLInputElement>('input[type=file]')!;
      return context.userEvent.upload(input, new File([text], '工号.csv', { type: 'text/csv' }));
    };
    await choose('工号,邮箱\n');
    await expect(await screen.findByText('这段文字里没有内容。')).toBeVisible();
    await choose('工号,邮箱\n20260007,zhoumin@college.example');
    await expect(await dialog().findByText('已经是这个工号')).toBeVisible();
    await context.userEvent.click(dialog().getByRole('button', { name: '换一份名单' }));
    await expect(dialog().getByRole('textbox')).toHaveValue('');
  },
};

/** A source that sets no numbers has no place for them. */
export const NumbersSetElsewhere: Story = {
  args: { source: { ...source, setStaffNumbers: undefined } },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: '密码登录' });
    await expect(canvas.queryByRole('button', { name: '设置工号' })).toBeNull();
  },
};

export const NumbersEnglish: Story = {
  tags: ['state:campus-providers.numbers-english'],
  globals: { language: '80102' },
  play: async (context) => {
    await open(context, 'Set staff numbers');
    await context.userEvent.click(dialog().getByRole('textbox'));
    await context.userEvent.paste(list().replace('顾南', 'Gu Nan'));
  },
  parameters: {
    atRest: async () => {
      await expect(dialog().getByText('Belongs to zhoumin@college.example')).toBeVisible();
      await expect(dialog().getByRole('button', { name: 'Set 1 number' })).toBeEnabled();
      await expect(chineseIn(screen.getByRole('dialog'))).toEqual([]);
    },
  },
};
