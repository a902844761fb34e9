import { languageCodes, type ProgressBoard as Board } from '@college/curriculum-model';
import type { StateStory } from '@college/ui/testing/atRest';
import { chineseIn } from '@college/ui/testing/chineseIn';
import { ToastProvider } from '@college/ui/Toast';
import type { Meta } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { never } from '../../course-units/fakes/never';
import { aCollege } from '../../support/fakes/aCollege';
import { aBoard } from '../fakes/aBoard';
import { ProgressBoard } from './ProgressBoard';

const college = aCollege();
const source = college.deadlines;
const showing = (board: Board = aBoard()) => college.serve(() => void source.loadBoard.mockResolvedValue(board));
const stale = (board: Board): Board => ({ ...board, majors: board.majors.map((major) => ({ ...major, isStale: true, checkedAt: null })) });
const now = '2026-05-14T00:00:00.000Z';

const meta = {
  title: 'Widgets/Deadlines/ProgressBoard',
  component: ProgressBoard,
  decorators: [
    (Story) => (
      <ToastProvider>
        <Story />
      </ToastProvider>
    ),
  ],
  args: {
    source,
    language: languageCodes.zh,
    planHref: '/manage?tab=deadlines',
    courseHref: ({ id, majorId }) => `/courseUnit/detail?majorId=${majorId}&courseUnitId=${id}`,
    majorHref: (majorId) => `/major/index?majorId=${majorId}`,
    findingsHref: (majorId) => `/major/findings?majorId=${majorId}`,
    reviewHref: (majorId) => `/major/editions?majorId=${majorId}`,
    onOpenCourse: fn(),
    onPrint: fn(),
  },
  beforeEach: showing(),
} satisfies Meta<typeof ProgressBoard>;
export default meta;
type Story = StateStory<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

const majorRow = ({ canvas }: Pick<Context, 'canvas'>, name: string) => canvas.getByRole('row', { name: new RegExp(`^${name} `) });

/** Each major with a bar for each course, what blocks it, what waits, and the deadline that presses. */
export const Typical: Story = {
  tags: ['state:progress-board.typical'],
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getAllByRole('listbox')).toHaveLength(3);
      await expect(canvas.getByText('信息学院，2 个院系，3 个专业')).toBeVisible();
      await expect(majorRow({ canvas }, '专业 1')).toHaveTextContent('05-29 定稿');
      await expect(canvas.queryByRole('list', { name: '专业 1的课程' })).toBeNull();
      await expect(canvas.queryByText('等待检查')).toBeNull();
    },
  },
};

export const English: Story = {
  tags: ['state:progress-board.english'],
  globals: { language: '80102' },
  args: { language: languageCodes.en },
  beforeEach: showing(aBoard({ language: languageCodes.en })),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Major 1' }));
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByText('School of Information: 2 departments, 3 majors')).toBeVisible();
      await expect(canvas.getByRole('list', { name: 'Courses of Major 1' })).toBeVisible();
      await expect(chineseIn(document.body)).toEqual([]);
    },
  },
};

/** A college of the usual size. */
export const Twelve: Story = {
  tags: ['state:progress-board.twelve'],
  beforeEach: showing(aBoard({ departments: 4, majors: 12, courses: 60 })),
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getAllByRole('listbox')).toHaveLength(12);
      for (const bars of canvas.getAllByRole('listbox')) await expect(bars).toHaveAccessibleName(/：60 门课程的完成度，由低到高$/);
    },
  },
};

export const OneDepartment: Story = {
  tags: ['state:progress-board.one-department'],
  beforeEach: showing(aBoard({ departments: 1, majors: 1 })),
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByText('信息学院，1 个院系，1 个专业')).toBeVisible();
      await expect(canvas.queryByRole('button', { name: /院系/ })).toBeNull();
    },
  },
};

/** A major opens in place: each course with its completion and its worst finding, or who leads it. */
export const DrilledDown: Story = {
  tags: ['state:progress-board.drilled-down'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '专业 1' }));
  },
  parameters: {
    atRest: async ({ canvas }) => {
      const list = within(canvas.getByRole('list', { name: '专业 1的课程' }));
      await expect(list.getAllByRole('listitem')).toHaveLength(6);
      await expect(list.getByText('课程没有支撑任何指标点')).toBeVisible();
      await expect(list.getByRole('link', { name: '课程 1.2' })).toHaveAttribute('href', expect.stringContaining('courseUnitId=101001'));
    },
  },
};

/** One Tab stop a row: the arrows walk through its courses, and the tip says what each one is. */
export const WalkedByKeyboard: Story = {
  tags: ['state:progress-board.tip'],
  play: async ({ canvas, userEvent }) => {
    (await canvas.findByRole('listbox', { name: /^专业 1：6 门课程/ })).focus();
    await userEvent.keyboard('{ArrowRight}');
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByRole('option', { selected: true })).toHaveAccessibleName(
        '课程 1.2 36%，课程没有支撑任何指标点，负责人未指定',
      );
      await expect(canvas.getByText('课程 1.2')).toBeVisible();
    },
  },
};

export const OpenedByKeyboard: Story = {
  play: async (context) => {
    await WalkedByKeyboard.play!(context);
    await context.userEvent.keyboard('{Enter}');
    await expect(context.args.onOpenCourse).toHaveBeenCalledWith(expect.objectContaining({ id: 101001 }));
  },
};

/** What is blocked or late alone. */
export const Pressing: Story = {
  tags: ['state:progress-board.pressing'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: '只看有阻止项或过期的' }));
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getAllByRole('listbox')).toHaveLength(2);
      await expect(majorRow({ canvas }, '专业 2')).toHaveTextContent('已过 3 天');
      await expect(canvas.queryByRole('button', { name: '专业 3' })).toBeNull();
    },
  },
};

export const NothingDue: Story = {
  tags: ['state:progress-board.nothing-due'],
  beforeEach: showing(aBoard({ deadlines: [] })),
  parameters: {
    atRest: async ({ canvas }) => expect(canvas.getAllByText('未设')).toHaveLength(3),
  },
};

export const NothingMatches: Story = {
  tags: ['state:progress-board.no-match'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('searchbox', { name: '查找专业和课程' }), '火星');
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.queryByRole('listbox')).toBeNull();
      await expect(canvas.getByRole('button', { name: '清除筛选' })).toBeVisible();
    },
  },
};

/** The same rows as figures, sorted by a part. */
export const Table: Story = {
  tags: ['state:progress-board.table'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: '表' }));
    await userEvent.click(canvas.getByRole('button', { name: '警告' }));
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByRole('columnheader', { name: '警告' })).toHaveAttribute('aria-sort', 'descending');
      await expect(canvas.getByRole('columnheader', { name: '开课说明' })).toBeVisible();
      const majors = canvas.getAllByRole('rowheader').map((cell) => cell.textContent?.trim());
      await expect(majors.filter((name) => name?.startsWith('专业'))).toEqual(['专业 3', '专业 1', '专业 2']);
      await expect(canvas.queryByRole('listbox')).toBeNull();
    },
  },
};

/** An address names filters, view and order, and is told of each change; of a keyword once the typing rests. */
export const FromAddress: Story = {
  args: {
    query: { keyword: '', departmentId: 11, part: 'all', isPressing: false, view: 'table', sort: '-reminders' },
    onQueryChange: fn(),
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(await canvas.findByRole('columnheader', { name: '警告' })).toHaveAttribute('aria-sort', 'descending');
    await expect(majorRow({ canvas }, '专业 3')).toBeVisible();
    await expect(canvas.queryByRole('row', { name: /^专业 2 / })).toBeNull();
    await userEvent.type(canvas.getByRole('searchbox', { name: '查找专业和课程' }), '专业 3');
    await waitFor(() => expect(args.onQueryChange).toHaveBeenCalledOnce());
    await expect(args.onQueryChange).toHaveBeenLastCalledWith({ ...args.query, keyword: '专业 3' });
    await userEvent.click(canvas.getByRole('button', { name: '警告' }));
    await expect(args.onQueryChange).toHaveBeenLastCalledWith({ ...args.query, keyword: '专业 3', sort: 'reminders' });
  },
};

/** A sort that the table does not have is none. */
export const UnknownOrder: Story = {
  args: { query: { keyword: '', departmentId: null, part: 'all', isPressing: false, view: 'table', sort: '-luck' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('columnheader', { name: '警告' });
    await expect(canvas.getAllByRole('columnheader').filter((head) => head.hasAttribute('aria-sort'))).toEqual([]);
  },
};

/** What curricula changed since the rules were asked is asked again, one major after the other. */
export const Checking: Story = {
  tags: ['state:progress-board.checking'],
  beforeEach: college.serve(() => {
    source.loadBoard.mockResolvedValue(stale(aBoard()));
    source.checkMajor.mockImplementation(never);
  }),
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getAllByText('正在检查')).toHaveLength(1);
      await expect(canvas.getAllByText('等待检查')).toHaveLength(2);
      await expect(source.checkMajor).toHaveBeenCalledTimes(1);
    },
  },
};

export const Checked: Story = {
  beforeEach: college.serve(() => {
    source.loadBoard.mockResolvedValue(stale(aBoard()));
    source.checkMajor.mockImplementation((id) =>
      Promise.resolve({ major: { id, errors: 7, reminders: 0, checkedAt: now, isStale: false }, courses: [] }),
    );
  }),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('link', { name: /阻止：7$/ })).toHaveLength(3));
    await expect(source.checkMajor.mock.calls.map(([id]) => id)).toEqual([101, 102, 103]);
    await expect(canvas.queryByText('正在检查')).toBeNull();
  },
};

/** The figures that are known stay, the others go on, and the one can be asked again. */
export const OneNotChecked: Story = {
  tags: ['state:progress-board.check-failed'],
  beforeEach: college.serve(() => {
    source.loadBoard.mockResolvedValue(stale(aBoard()));
    source.checkMajor.mockImplementation((id) =>
      id === 101
        ? Promise.reject(new Error('系统错误'))
        : Promise.resolve({ major: { id, errors: 0, reminders: 0, checkedAt: now, isStale: false }, courses: [] }),
    );
  }),
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByRole('button', { name: '重新检查：专业 1' })).toBeVisible();
      await expect(canvas.queryByText('等待检查')).toBeNull();
    },
  },
};

export const CheckedAgain: Story = {
  beforeEach: OneNotChecked.beforeEach,
  play: async ({ canvas, userEvent }) => {
    const again = await canvas.findByRole('button', { name: '重新检查：专业 1' });
    source.checkMajor.mockResolvedValue({ major: { id: 101, errors: 3, reminders: 0, checkedAt: now, isStale: false }, courses: [] });
    await userEvent.click(again);
    await expect(await canvas.findByRole('link', { name: '专业 1，阻止：3' })).toBeVisible();
  },
};

/** What is shown is exported and printed. */
export const ExportedAndPrinted: Story = {
  play: async (context) => {
    const { args, canvas, userEvent } = context;
    await Pressing.play!(context);
    source.exportProgress.mockResolvedValue(undefined);
    await userEvent.click(canvas.getByRole('button', { name: '导出' }));
    await waitFor(() =>
      expect(source.exportProgress).toHaveBeenCalledWith(languageCodes.zh, expect.objectContaining({ isPressing: true })),
    );
    await userEvent.click(canvas.getByRole('button', { name: '打印' }));
    await expect(args.onPrint).toHaveBeenCalled();
    window.dispatchEvent(new Event('beforeprint'));
    await expect(canvas.getByRole('columnheader', { name: '项目矩阵' })).toBeInTheDocument();
    window.dispatchEvent(new Event('afterprint'));
    await waitFor(() => expect(canvas.queryByRole('columnheader', { name: '项目矩阵' })).toBeNull());
  },
};

export const NotExported: Story = {
  tags: ['state:progress-board.export-failed'],
  beforeEach: college.serve(() => {
    source.loadBoard.mockResolvedValue(aBoard());
    source.exportProgress.mockRejectedValue(new Error('没有权限'));
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '导出' }));
  },
  parameters: {
    atRest: async () => expect(screen.getByText('没有导出：没有权限')).toBeVisible(),
  },
};

const askingFor = (canvas: Context['canvas']) => canvas.findByRole('button', { name: '通知负责人…' });

/** Without a choice it is about all that is late: who would be told what stands there before anything is sent. */
export const ToNotify: Story = {
  tags: ['state:progress-board.notify'],
  beforeEach: showing(aBoard({ canNotify: true })),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await askingFor(canvas));
  },
  parameters: {
    atRest: async () => {
      const dialog = within(screen.getByRole('dialog', { name: '通知负责人' }));
      await expect(dialog.getByText('3 门课程已过期限。 1 位负责人各收到一条通知，共 1 门课程。')).toBeVisible();
      await expect(dialog.getByRole('list', { name: '通知的人和课程' })).toHaveTextContent('周敏课程 2.1');
      await expect(dialog.getByText('今天已通知过（1 门）：课程 2.3')).toBeVisible();
      await expect(dialog.getByText('除您以外没有可以查看的负责人（1 门）：课程 2.2')).toBeVisible();
    },
  },
};

export const ToNotifyEnglish: Story = {
  tags: ['state:progress-board.notify-english'],
  globals: { language: '80102' },
  args: { language: languageCodes.en },
  beforeEach: showing(aBoard({ canNotify: true, language: languageCodes.en })),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Choose what is not finished: Major 1' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Notify the leaders…' }));
  },
  parameters: {
    atRest: async () => {
      await expect(screen.getByText('One notice each to 2 people, about 2 courses.')).toBeVisible();
      await expect(screen.getByText('Told today already (1 course): Course 1.3')).toBeVisible();
      await expect(chineseIn(document.body)).toEqual([]);
    },
  },
};

/** A major, and courses of one that is open, are chosen by their boxes. */
export const Chosen: Story = {
  tags: ['state:progress-board.chosen'],
  beforeEach: showing(aBoard({ canNotify: true })),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: '选择未完成的课程：专业 1' }));
    await userEvent.click(canvas.getByRole('button', { name: '专业 1' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: '选择课程 1.2' }));
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByText('已选 5 门课程')).toBeVisible();
      await expect(canvas.getByRole('checkbox', { name: '选择未完成的课程：专业 1' })).toBePartiallyChecked();
    },
  },
};

/** Those who were told are not told again on the same day. */
export const Notified: Story = {
  beforeEach: college.serve(() => {
    source.loadBoard.mockResolvedValue(aBoard({ canNotify: true }));
    source.notifyLeaders.mockResolvedValue({ people: 2, courses: 2, already: 0, without: 0 });
  }),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await Chosen.play!(context);
    await userEvent.click(await askingFor(canvas));
    await userEvent.type(await screen.findByRole('textbox', { name: '附言（可不填）' }), ' 请在周五前完成 ');
    await userEvent.click(screen.getByRole('button', { name: '通知' }));
    await expect(await screen.findByText('已通知 2 位负责人，2 门课程')).toBeVisible();
    await expect(source.notifyLeaders).toHaveBeenCalledWith({ courseIds: [101000, 101004], text: '请在周五前完成' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(canvas.queryByText(/^已选/)).toBeNull();
    await userEvent.click(canvas.getByRole('checkbox', { name: '选择未完成的课程：专业 1' }));
    await userEvent.click(await askingFor(canvas));
    await expect(await screen.findByText('没有可以通知的人。')).toBeVisible();
    await expect(screen.getByRole('button', { name: '通知' })).toBeDisabled();
  },
};

export const NothingLate: Story = {
  tags: ['state:progress-board.notify-none'],
  beforeEach: showing(aBoard({ canNotify: true, deadlines: [] })),
  play: ToNotify.play!,
  parameters: {
    atRest: async () => {
      await expect(screen.getByText(/^您可以通知的课程中没有过期的。/)).toBeVisible();
      await expect(screen.getByRole('button', { name: '通知' })).toBeDisabled();
    },
  },
};

export const NotNotified: Story = {
  tags: ['state:progress-board.notify-failed'],
  beforeEach: college.serve(() => {
    source.loadBoard.mockResolvedValue(aBoard({ canNotify: true }));
    source.notifyLeaders.mockRejectedValue(new Error('系统错误'));
  }),
  play: async (context) => {
    await ToNotify.play!(context);
    await context.userEvent.click(await screen.findByRole('button', { name: '通知' }));
  },
  parameters: {
    atRest: async () => {
      await expect(screen.getByText('系统错误')).toBeVisible();
      await expect(screen.getByRole('button', { name: '通知' })).toBeEnabled();
    },
  },
};

/** Who manages no course has nothing to choose and nobody to notify. */
export const NobodysManager: Story = {
  beforeEach: showing(aBoard()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '导出' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: '通知负责人…' })).toBeNull();
    await expect(canvas.queryByRole('checkbox', { name: /^选择/ })).toBeNull();
  },
};

export const LongNames: Story = {
  tags: ['state:progress-board.long'],
  beforeEach: (context) => {
    const board = aBoard({ majors: 1, departments: 1 });
    const long = '机械设计制造及其自动化（智能制造方向，与企业联合培养，本科四年制）';
    showing({ ...board, majors: board.majors.map((major) => ({ ...major, name: long })) })(context);
  },
  parameters: {
    atRest: async ({ canvas }) => expect(canvas.getByRole('button', { name: /^机械设计制造及其自动化/ })).toBeVisible(),
  },
};

export const Empty: Story = {
  tags: ['state:progress-board.empty'],
  beforeEach: showing(aBoard({ majors: 0, departments: 0 })),
  parameters: {
    atRest: async ({ canvas }) => expect(canvas.getByText('没有可显示的专业')).toBeVisible(),
  },
};

export const Loading: Story = {
  tags: ['state:progress-board.loading'],
  beforeEach: college.serve(() => source.loadBoard.mockImplementation(never)),
  parameters: {
    atRest: async ({ canvas }) => expect(canvas.getByRole('status', { name: '正在载入进展' })).toBeVisible(),
  },
};

export const Failed: Story = {
  tags: ['state:progress-board.failed'],
  beforeEach: college.serve(() => source.loadBoard.mockRejectedValue(new Error('系统错误'))),
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByText('没有取到进展')).toBeVisible();
      await expect(canvas.getByRole('button', { name: '重试' })).toBeVisible();
    },
  },
};
