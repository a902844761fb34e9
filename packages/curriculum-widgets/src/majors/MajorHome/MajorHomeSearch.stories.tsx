import type { StateStory } from '@college/ui/testing/atRest';
import type { Meta } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { memoryStorage } from '../../course-units/fakes/memoryStorage';
import { withToasts } from '../../course-units/fakes/withToasts';
import { aCollege } from '../../support/fakes/aCollege';
import { argsOfBand, keepCourses, majorHomeArgs } from '../fakes/majorHomeArgs';
import { MajorHome } from './MajorHome';
import { myCoursesOnlyKey } from './useMyCoursesOnly';

const college = aCollege();

const meta = {
  title: 'Widgets/Majors/MajorHome',
  component: MajorHome,
  decorators: [withToasts],
  args: majorHomeArgs(college),
  beforeEach: college.serve(),
  parameters: { band: argsOfBand },
} satisfies Meta<typeof MajorHome>;
export default meta;
type Story = StateStory<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];
type Canvas = Context['canvas'];

function storageWith(choice: string) {
  const storage = memoryStorage();
  storage.setItem(myCoursesOnlyKey, choice);
  return storage;
}

const named = (canvas: Canvas) => canvas.queryAllByRole('article').map((card) => card.getAttribute('aria-label'));

export const NoCourseAtAll: Story = {
  tags: ['state:major-home.empty'],
  // The filter is on as well: that there is nothing at all comes first.
  args: { storage: storageWith('1') },
  beforeEach: college.serve(keepCourses(0)),
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByText('暂无数据')).toBeVisible();
      await expect(await canvas.findByText('已有 11 条毕业要求、24 个指标点，还没有课程支撑它们。')).toBeVisible();
      await expect(canvas.getByRole('button', { name: '新建第一门课程单元' })).toBeVisible();
      await expect(canvas.queryByText('没有您负责的课程')).toBeNull();
      await expect(canvas.getByRole('button', { name: '新建课程单元' })).toBeVisible();
    },
  },
};

export const FirstStepsOfAMajor: Story = {
  tags: ['state:major-home.first-steps'],
  args: { firstSteps: { isDismissed: () => false, setDismissed: fn() } },
  beforeEach: college.serve(keepCourses(0)),
  play: async ({ canvas }) => {
    await canvas.findByRole('region', { name: '专业的入门步骤' });
  },
  parameters: {
    atRest: async ({ canvas }) => {
      const steps = within(canvas.getByRole('region', { name: '专业的入门步骤' }));
      await expect(steps.getByText('编写毕业要求', { selector: 'p', exact: false })).toHaveTextContent('已完成');
      await expect(steps.getByRole('button', { name: '新建课程单元' })).toBeVisible();
      await expect(steps.getByRole('link', { name: '打开专业矩阵' })).toBeVisible();
      // The same step is not offered twice.
      await expect(canvas.queryByRole('button', { name: '新建第一门课程单元' })).toBeNull();
    },
  },
};

export const FirstStepsHidden: Story = {
  args: FirstStepsOfAMajor.args,
  beforeEach: FirstStepsOfAMajor.beforeEach,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '隐藏入门步骤' }));
    await expect(canvas.getByRole('button', { name: '显示入门步骤' })).toHaveFocus();
    await expect(canvas.getByRole('button', { name: '新建第一门课程单元' })).toBeVisible();
  },
};

/** A major that was only just made: its requirements come first. */
export const NothingYet: Story = {
  tags: ['state:major-home.nothing-yet'],
  beforeEach: college.serve(({ state }) => {
    state.courseUnits = [];
    state.requires.clear();
  }),
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(await canvas.findByText('这个专业还没有毕业要求，也没有课程。')).toBeVisible();
      await expect(canvas.getByRole('button', { name: '编写毕业要求' })).toBeVisible();
      await expect(canvas.queryByRole('button', { name: '新建第一门课程单元' })).toBeNull();
    },
  },
};

export const NoCourseManaged: Story = {
  tags: ['state:major-home.empty-managed'],
  args: { user: { id: 1009, userName: '刘洋' }, storage: storageWith('1') },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByText('没有您负责的课程')).toBeVisible();
      await expect(canvas.getByText('关闭「仅看我的课程」查看全部 15 门课程，或请管理员将您设为课程负责人。')).toBeVisible();
    },
  },
};

export const AllShownAgain: Story = {
  args: { user: { id: 1009, userName: '刘洋' }, storage: storageWith('1') },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '查看全部课程' }));
    await waitFor(() => expect(named(canvas)).toHaveLength(15));
    await expect(canvas.getByRole('checkbox', { name: '仅看我的课程' })).not.toBeChecked();
    await waitFor(() => expect(canvas.getByRole('searchbox')).toHaveFocus());
  },
};

export const NothingFound: Story = {
  tags: ['state:major-home.empty-search'],
  args: { storage: storageWith('1') },
  play: async ({ canvas, userEvent }) => {
    // With own courses and the filter on it is still the search that found nothing.
    await userEvent.type(await canvas.findByRole('searchbox'), '高等代数{Enter}');
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByText('无搜索结果')).toBeVisible();
      await expect(canvas.getByText('您负责的课程中，没有名称、负责人或编号含「高等代数」的。')).toBeVisible();
    },
  },
};

/** No keyword is there to be cleared: the indicator point and the filter together leave no course. */
export const NoneOfMineSupports: Story = {
  args: { storage: storageWith('1') },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '9.2：强支撑 0 门，弱支撑 1 门' }));
    await expect(await canvas.findByText('您负责的课程都不支撑 9.2。')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: '清空关键词' })).toBeNull();
    await userEvent.click(canvas.getAllByRole('button', { name: '查看全部课程' }).at(-1)!);
    await waitFor(() => expect(named(canvas)).toHaveLength(15));
  },
};

export const NothingFoundOfAnIndicator: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(await canvas.findByRole('button', { name: '3.2：强支撑 2 门，弱支撑 1 门' }));
    await search(context, '高等数学');
    await expect(await canvas.findByText('支撑 3.2 的课程中，没有名称、负责人或编号含「高等数学」的。')).toBeVisible();
  },
};

export const NarrowedInEnglish: Story = {
  globals: { language: '80102' },
  args: { user: { id: 1005, userName: 'Zhou Min' }, ownBy: 'nameOrId', storage: storageWith('1') },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(await canvas.findByRole('button', { name: '9.2: 0 strong, 1 weak' }));
    await expect(await canvas.findByText('None of your courses supports 9.2.')).toBeVisible();
    await search(context, 'zzz');
    await expect(await canvas.findByText('None of your courses that support 9.2 has “zzz” in its name, leaders or ID.')).toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'My courses only' }));
    await expect(await canvas.findByText('No course that supports 9.2 has “zzz” in its name, leaders or ID.')).toBeVisible();
  },
};

export const KeywordCleared: Story = {
  args: { storage: storageWith('1') },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await NothingFound.play?.(context);
    await userEvent.click(await canvas.findByRole('button', { name: '清空关键词' }));
    await waitFor(() => expect(named(canvas).length).toBeGreaterThan(0));
    await expect(canvas.getByRole('searchbox')).toHaveValue('');
  },
};

async function expectOwnCardsAlone(canvas: Canvas) {
  await expect(canvas.getByRole('checkbox', { name: '仅看我的课程' })).toBeChecked();
  await expect(named(canvas).length).toBeLessThan(15);
  for (const card of canvas.getAllByRole('article')) await expect(card).toHaveTextContent('周敏');
}

export const MyCoursesOnly: Story = {
  tags: ['state:major-home.filter-on'],
  args: { storage: storageWith('0') },
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(named(canvas)).toHaveLength(15));
    canvas.getByRole('checkbox', { name: '仅看我的课程' }).focus();
    await userEvent.keyboard(' ');
  },
  parameters: {
    atRest: async ({ args, canvas }) => {
      await expectOwnCardsAlone(canvas);
      await expect(canvas.getByRole('checkbox', { name: '仅看我的课程' })).toHaveFocus();
      await expect(args.storage?.getItem(myCoursesOnlyKey)).toBe('1');
    },
  },
};

export const ChoiceKept: Story = {
  tags: ['state:major-home.filter-persisted'],
  args: { storage: storageWith('1') },
  parameters: {
    atRest: async ({ canvas }) => {
      await expectOwnCardsAlone(canvas);
      // Nobody touched it on this page.
      await expect(canvas.getByRole('checkbox', { name: '仅看我的课程' })).not.toHaveFocus();
    },
  },
};

export const ChoiceGivenUp: Story = {
  args: { storage: storageWith('1') },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: '仅看我的课程' }));
    await expect(args.storage?.getItem(myCoursesOnlyKey)).toBe('0');
  },
};

const longName = 'Python 程序设计基础与应用实践';
const withLongName = college.serve(({ state }) => {
  state.courseUnits.find(({ id }) => id === 1003)!.name = longName;
});

async function search({ canvas, userEvent }: Pick<Context, 'canvas' | 'userEvent'>, keyword: string) {
  const field = await canvas.findByRole('searchbox');
  await userEvent.clear(field);
  await userEvent.type(field, `${keyword}{Enter}`);
}

export const Searched: Story = {
  tags: ['state:major-home.search'],
  beforeEach: withLongName,
  play: (context) => search(context, 'PYTHON'),
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByRole('searchbox')).toHaveValue('PYTHON');
      await expect(named(canvas)).toEqual([longName]);
    },
  },
};

export const SearchedOtherwise: Story = {
  beforeEach: withLongName,
  play: async (context) => {
    const { canvas, step } = context;
    const finds = async (keyword: string, names: readonly string[]) => {
      await search(context, keyword);
      await waitFor(() => expect(named(canvas)).toEqual(names));
    };
    await step('by a word that the card does not show', () => finds('应用实践', [longName]));
    await step('by pinyin initials', () => finds('sjjg', ['数据结构']));
    await step('by id', () => finds('1010', ['工程伦理']));
    await step('by manager', async () => {
      await search(context, '王岚');
      await waitFor(() => expect(named(canvas).length).toBeGreaterThan(1));
      for (const card of canvas.getAllByRole('article')) await expect(card).toHaveTextContent('王岚');
    });
  },
};
