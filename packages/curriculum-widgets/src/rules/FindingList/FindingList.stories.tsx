import type { EditionFindings, ToldFinding } from '@college/curriculum-model';
import type { StateStory } from '@college/ui/testing/atRest';
import { chineseIn } from '@college/ui/testing/chineseIn';
import { ToastProvider } from '@college/ui/Toast';
import type { Meta } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { never } from '../../course-units/fakes/never';
import { aCollege, type College } from '../../support/fakes/aCollege';
import { FindingList } from './FindingList';

const college = aCollege();
const source = college.editionFindings;

/** A finding that was accepted earlier, about what it says now unless it is given another basis. */
function accepts(at: number, change: Partial<College['state']['acceptances'][number]> = {}) {
  return async ({ state, as }: College) => {
    const { findings } = await as('majorLeader').editionFindings.loadFindings('current:1001');
    const { id, basis } = findings[at]!;
    const by = { id: 900 + at, majorId: 1001, finding: id, basis, userId: 1005, reason: '由第二课堂承担，另有证明材料' };
    state.acceptances.push({ ...by, acceptedOn: '2026-05-10', acceptedAt: '2026-05-10T02:00:00.000Z', until: '2026-12-31', ...change });
  };
}

const meta = {
  title: 'Widgets/Rules/FindingList',
  component: FindingList,
  decorators: [
    (Story) => (
      <ToastProvider>
        <Story />
      </ToastProvider>
    ),
  ],
  args: {
    source,
    majorId: 1001,
    edition: 'current:1001',
    canAccept: true,
    placeHref: ({ at }, courseId) => (courseId === null ? `#${at}` : `#course-${courseId}`),
  },
  beforeEach: college.serve(),
} satisfies Meta<typeof FindingList>;
export default meta;
type Story = StateStory<typeof meta>;

type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const groupsOf = (canvas: Canvas) => canvas.getAllByRole('button', { expanded: true }).flatMap(({ textContent }) => textContent ?? []);

async function choose({ canvas, userEvent }: Parameters<NonNullable<Story['play']>>[0], select: RegExp, option: RegExp) {
  await userEvent.click(await canvas.findByRole('button', { name: select }));
  await userEvent.click(await screen.findByRole('option', { name: option }));
}

export const Typical: Story = {
  tags: ['state:finding-list.typical'],
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByRole('searchbox', { name: '查找问题' })).toHaveValue('');
      await expect(groupsOf(canvas).length).toBeGreaterThan(3);
      await expect(canvas.queryByRole('region', { name: '已接受' })).toBeNull();
      await expect(canvas.getByRole('button', { name: /分组.*规则|规则.*分组/ })).toBeVisible();
    },
  },
};

export const English: Story = {
  tags: ['state:finding-list.english'],
  globals: { language: '80102' },
  parameters: {
    atRest: async ({ canvas, canvasElement }) => {
      await expect(canvas.getByRole('searchbox', { name: 'Find findings' })).toBeVisible();
      await expect(chineseIn(canvasElement)).toEqual([]);
    },
  },
};

export const ByLevel: Story = {
  tags: ['state:finding-list.by-level'],
  play: (context) => choose(context, /分组/, /级别/),
  parameters: {
    atRest: async ({ canvas }) => {
      const heads = groupsOf(canvas).map((head) => head.replace(/\d+$/, ''));
      await expect(heads).toEqual(['错误', '警告', '建议'].filter((level) => heads.includes(level)));
      await expect(heads.length).toBeGreaterThan(1);
    },
  },
};

export const ByCourse: Story = {
  tags: ['state:finding-list.by-course'],
  play: (context) => choose(context, /分组/, /课程/),
  parameters: {
    atRest: async ({ canvas }) => {
      const heads = groupsOf(canvas).map((head) => head.replace(/\d+$/, ''));
      const courses = college.state.courseUnits.map(({ name }) => name);
      await expect(heads.filter((head) => head !== '专业整体' && !courses.includes(head))).toEqual([]);
      await expect(heads.length).toBeGreaterThan(3);
    },
  },
};

export const ByRequirement: Story = {
  tags: ['state:finding-list.by-requirement'],
  play: (context) => choose(context, /分组/, /毕业要求/),
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByRole('region', { name: '不属于某一条毕业要求' })).toBeVisible();
      await expect(groupsOf(canvas).some((head) => /^\d+ /.test(head))).toBe(true);
    },
  },
};

export const OneLevel: Story = {
  tags: ['state:finding-list.one-level'],
  play: (context) => choose(context, /级别/, /警告/),
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getAllByRole('img', { name: '警告' }).length).toBeGreaterThan(0);
      await expect(canvas.queryByRole('img', { name: '错误' })).toBeNull();
      await expect(canvas.queryByRole('img', { name: '建议' })).toBeNull();
    },
  },
};

export const NothingMatches: Story = {
  tags: ['state:finding-list.no-match'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('searchbox', { name: '查找问题' }), '火星');
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByRole('searchbox', { name: '查找问题' })).toHaveValue('火星');
      await expect(canvas.getByRole('button', { name: '清除筛选' })).toBeVisible();
    },
  },
};

/** An address names filter and grouping, and is told of each change; of a keyword once the typing rests. */
export const FromAddress: Story = {
  args: { query: { keyword: '', level: 'warning', grouping: 'course', isNewOnly: false }, onQueryChange: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await expect(await canvas.findByRole('button', { name: /分组.*课程|课程.*分组/ })).toBeVisible();
    await waitFor(() => expect(canvas.getAllByRole('img', { name: '警告' }).length).toBeGreaterThan(0));
    await expect(canvas.queryByRole('img', { name: '错误' })).toBeNull();
    await userEvent.type(canvas.getByRole('searchbox', { name: '查找问题' }), '火星');
    await waitFor(() => expect(args.onQueryChange).toHaveBeenCalledOnce());
    await userEvent.click(canvas.getByRole('button', { name: '清除筛选' }));
    await expect(args.onQueryChange).toHaveBeenLastCalledWith({ keyword: '', level: 'all', grouping: 'course', isNewOnly: false });
  },
};

/** Clearing the filters brings everything back. */
export const FiltersCleared: Story = {
  play: async (context) => {
    await NothingMatches.play!(context);
    await context.userEvent.click(context.canvas.getByRole('button', { name: '清除筛选' }));
    await expect(groupsOf(context.canvas).length).toBeGreaterThan(3);
  },
};

export const Details: Story = {
  tags: ['state:finding-list.details'],
  play: async ({ canvas, userEvent }) => {
    const [first] = await canvas.findAllByRole('button', { name: /没有支撑任何指标点|仅由选修课|没有绑定到任何指标点/, expanded: false });
    first!.focus();
    await userEvent.keyboard('{Enter}');
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByText('通行做法')).toBeVisible();
      await expect(canvas.getByRole('button', { name: /^接受…：/ })).toBeVisible();
    },
  },
};

/** Those who may not accept read why, and are offered nothing. */
export const ReadOnly: Story = {
  tags: ['state:finding-list.read-only'],
  args: { canAccept: false },
  beforeEach: async () => {
    college.serve()();
    await accepts(0)(college);
  },
  play: Details.play,
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByText('通行做法')).toBeVisible();
      await expect(canvas.queryByRole('button', { name: /^接受…/ })).toBeNull();
      await expect(canvas.getByRole('region', { name: '已接受' })).toBeVisible();
      await expect(canvas.queryByRole('button', { name: /取消接受/ })).toBeNull();
    },
  },
};

async function askToAccept({ canvas, userEvent }: Parameters<NonNullable<Story['play']>>[0]) {
  await userEvent.click((await canvas.findAllByRole('button', { expanded: false, name: /。|：|没有|「/ }))[0]!);
  await userEvent.click(await canvas.findByRole('button', { name: /^接受…：/ }));
  return within(await screen.findByRole('dialog', { name: '接受这个问题' }));
}

export const AcceptAsked: Story = {
  tags: ['state:finding-list.accept-asked'],
  play: async (context) => void (await askToAccept(context)),
  parameters: {
    atRest: async () => {
      const dialog = within(screen.getByRole('dialog', { name: '接受这个问题' }));
      await expect(dialog.getByRole('textbox', { name: /理由/ })).toHaveValue('');
      await expect(dialog.queryByText('请填写理由')).toBeNull();
    },
  },
};

export const AcceptWithoutReason: Story = {
  tags: ['state:finding-list.accept-invalid'],
  play: async (context) => {
    const dialog = await askToAccept(context);
    await context.userEvent.click(dialog.getByRole('button', { name: '接受' }));
  },
  parameters: {
    atRest: async () => {
      await expect(screen.getByText('请填写理由')).toBeVisible();
      await expect(source.acceptFinding).not.toHaveBeenCalled();
    },
  },
};

export const AcceptRefused: Story = {
  tags: ['state:finding-list.accept-refused'],
  beforeEach: college.serve(() => {
    source.acceptFinding.mockRejectedValue(new Error('这个问题的内容刚刚有改动，请查看后再接受。'));
  }),
  play: async (context) => {
    const dialog = await askToAccept(context);
    await context.userEvent.type(dialog.getByRole('textbox', { name: /理由/ }), '小专业');
    await context.userEvent.click(dialog.getByRole('button', { name: '接受' }));
  },
  parameters: {
    atRest: async () => {
      const dialog = within(screen.getByRole('dialog', { name: '接受这个问题' }));
      await expect(dialog.getByRole('alert')).toHaveTextContent('刚刚有改动');
      await expect(dialog.getByRole('textbox', { name: /理由/ })).toHaveValue('小专业');
    },
  },
};

const stale = '开课学期「2024-2025-1」已过或格式不对';
const unused = '课点1 用例：课程矩阵中没有用到';

/** Looks for a finding under its heading, and shows what it offers. */
async function unfold({ canvas, userEvent }: Parameters<NonNullable<Story['play']>>[0], sentence: string) {
  const heading = sentence === stale ? '开课学期已过' : '课点没有用到';
  await userEvent.type(await canvas.findByRole('searchbox', { name: '查找问题' }), heading);
  // What is found shows by itself, though its heading was folded.
  await userEvent.click(await canvas.findByRole('button', { name: new RegExp(sentence), expanded: false }));
  return within(canvas.getByRole('group', { name: `快速修改：${sentence}` }));
}

/** Who may edit the place is offered what mends the finding. */
export const Fixes: Story = {
  tags: ['state:finding-list.fixes'],
  args: { canFix: () => true },
  play: async (context) => void (await unfold(context, stale)),
  parameters: {
    atRest: async ({ canvas }) => {
      const fixes = within(canvas.getByRole('group', { name: `快速修改：${stale}` }));
      await expect(fixes.getByRole('button', { name: /^改为 20\d\d-20\d\d-[12]$/ })).toBeEnabled();
      await expect(canvas.getByRole('button', { name: /^接受…：/ })).toBeVisible();
      await expect(source.applyFix).not.toHaveBeenCalled();
    },
  },
};

export const FixesInEnglish: Story = {
  tags: ['state:finding-list.fixes-english'],
  globals: { language: '80102' },
  args: { canFix: () => true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('searchbox', { name: 'Find findings' }), 'offering');
    await userEvent.click(await canvas.findByRole('button', { name: /offering semester/, expanded: false }));
  },
  parameters: {
    atRest: async ({ canvas, canvasElement }) => {
      await expect(canvas.getByRole('button', { name: /^Change to 20/ })).toBeEnabled();
      await expect(chineseIn(canvasElement)).toEqual([]);
    },
  },
};

/** A fix that puts in other words breaks. */
export const LongFix: Story = {
  args: { canFix: () => true },
  beforeEach: college.serve(() => {
    const words = '能够在资源受限的嵌入式系统中综合运用操作系统原理与编译技术分析并改进程序的时间与空间性能'.repeat(3);
    const fixes = ['说明', '解释'].map((verb) => ({ label: { zh: `改为「${verb}${words}」`, en: `Change to “${verb}”` } }));
    source.loadFindings.mockResolvedValue({ findings: [finding(1, { fixes })], courses: [{ lineage: 1001, courseId: 1001 }] });
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /了解第 1 项/ }));
    const list = canvas.getByRole('region', { name: '检查问题' });
    await expect(within(list).getAllByRole('button', { name: /^改为/ })).toHaveLength(2);
    await expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth);
  },
};

/** Those who may edit another course are offered nothing here. */
export const FixesOfOthers: Story = {
  args: { canFix: (_, courseId) => courseId === 1005 },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('searchbox', { name: '查找问题' }), '开课学期');
    await userEvent.click(await canvas.findByRole('button', { name: new RegExp(stale), expanded: false }));
    await expect(canvas.getByRole('button', { name: /^接受…：/ })).toBeVisible();
    await expect(canvas.queryByRole('group', { name: /^快速修改/ })).toBeNull();
  },
};

export const Fixing: Story = {
  tags: ['state:finding-list.fixing'],
  args: { canFix: () => true },
  beforeEach: college.serve(() => source.applyFix.mockImplementation(never)),
  play: async (context) => {
    const fixes = await unfold(context, stale);
    await context.userEvent.click(fixes.getByRole('button'));
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByRole('button', { name: /正在修改…/ })).toBeVisible();
    },
  },
};

/** By keyboard alone: the finding goes, the focus stays in the list, and the toast names the place. */
export const Fixed: Story = {
  tags: ['state:finding-list.fixed'],
  args: { canFix: () => true },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const fixes = await unfold(context, stale);
    fixes.getByRole('button').focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.queryByRole('button', { name: new RegExp(stale) })).toBeNull());
    await waitFor(() => expect(canvas.getByRole('region', { name: '检查问题' })).toHaveFocus());
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(screen.getByText('已修改')).toBeVisible();
      await expect(screen.getByText(/数据结构.*：改为 20/)).toBeVisible();
      await expect(screen.getByRole('button', { name: '撤销' })).toBeVisible();
      await expect(canvas.getByRole('button', { name: '清除筛选' })).toBeVisible();
    },
  },
};

/** Undo brings the finding back. */
export const FixUndone: Story = {
  args: { canFix: () => true },
  play: async (context) => {
    await Fixed.play!(context);
    await context.userEvent.click(screen.getByRole('button', { name: '撤销' }));
    await expect(await context.canvas.findByRole('button', { name: new RegExp(stale) })).toBeVisible();
    await expect(await screen.findByText('已撤销快速修改')).toBeVisible();
  },
};

/** What deletes something asks first, by name. */
export const FixAsked: Story = {
  tags: ['state:finding-list.fix-asked'],
  args: { canFix: () => true },
  play: async (context) => {
    const fixes = await unfold(context, unused);
    await context.userEvent.click(fixes.getByRole('button', { name: '删除…' }));
  },
  parameters: {
    atRest: async () => {
      const dialog = within(screen.getByRole('alertdialog', { name: /^删除「.*课点 用例」？$/ }));
      await expect(dialog.getByRole('button', { name: '删除' })).toBeEnabled();
      await expect(source.applyFix).not.toHaveBeenCalled();
    },
  },
};

/** After it was confirmed the focus is on the finding that is at its place. */
export const FixConfirmed: Story = {
  args: { canFix: () => true },
  play: async (context) => {
    await FixAsked.play!(context);
    await context.userEvent.click(screen.getByRole('button', { name: '删除' }));
    await waitFor(() => expect(context.canvas.queryByRole('button', { name: new RegExp(unused) })).toBeNull());
    await expect(source.applyFix).toHaveBeenCalledWith(expect.objectContaining({ ref: 'current:1001', fix: 0 }));
    await waitFor(() =>
      expect(context.canvas.getByRole('region', { name: '检查问题' })).toContainElement(document.activeElement as HTMLElement),
    );
  },
};

/** A refusal stands at the finding. */
export const FixRefused: Story = {
  tags: ['state:finding-list.fix-refused'],
  args: { canFix: () => true },
  beforeEach: college.serve(() => {
    source.applyFix.mockRejectedValue(new Error('「2026 版修订稿」正在评审，周敏锁定了内容。'));
  }),
  play: async (context) => {
    const fixes = await unfold(context, stale);
    await context.userEvent.click(fixes.getByRole('button'));
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByRole('alert')).toHaveTextContent('锁定了内容');
      await expect(canvas.getByRole('button', { name: /^改为 20/ })).toBeEnabled();
    },
  },
};

/** What reads otherwise by now is read anew, and a toast says why nothing was changed. */
export const FixOutdated: Story = {
  args: { canFix: () => true },
  beforeEach: college.serve(() => {
    source.applyFix.mockRejectedValue(Object.assign(new Error('这个问题已经不存在，没有修改任何内容。'), { code: '30004' }));
  }),
  play: async (context) => {
    const fixes = await unfold(context, stale);
    const read = source.loadFindings.mock.calls.length;
    await context.userEvent.click(fixes.getByRole('button'));
    await expect(await screen.findByText('这个问题已经不存在，没有修改任何内容。')).toBeVisible();
    await waitFor(() => expect(source.loadFindings).toHaveBeenCalledTimes(read + 1));
  },
};

/** An accepted finding leaves the open ones and stands apart with who, when, why and until when. */
export const Accepted: Story = {
  tags: ['state:finding-list.accepted'],
  play: async (context) => {
    const dialog = await askToAccept(context);
    await context.userEvent.type(dialog.getByRole('textbox', { name: /理由/ }), '由第二课堂承担');
    await context.userEvent.click(dialog.getByRole('button', { name: '接受' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
  parameters: {
    atRest: async ({ canvas }) => {
      const part = within(canvas.getByRole('region', { name: '已接受' }));
      await expect(part.getByText('由第二课堂承担')).toBeVisible();
      await expect(part.getByText(/赵启明，2026-05-14/)).toBeVisible();
    },
  },
};

export const Withdrawn: Story = {
  beforeEach: async () => {
    college.serve()();
    await accepts(0)(college);
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^取消接受/ }));
    await waitFor(() => expect(canvas.queryByRole('region', { name: '已接受' })).toBeNull());
    await expect(source.withdrawAcceptance).toHaveBeenCalledWith({ majorId: 1001, id: 900 });
  },
};

/** By keyboard alone: the row goes, and the focus is on the next one. */
export const WithdrawnByKeyboard: Story = {
  beforeEach: async () => {
    college.serve()();
    await accepts(0)(college);
    await accepts(1)(college);
  },
  play: async ({ canvas, userEvent }) => {
    const [first, second] = await canvas.findAllByRole('button', { name: /^取消接受/ });
    const next = second!.getAttribute('aria-label')!;
    first!.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getAllByRole('button', { name: /^取消接受/ })).toHaveLength(1));
    await waitFor(() => expect(canvas.getByRole('button', { name: next })).toHaveFocus());
  },
};

/** An acceptance past its day, and one of what reads otherwise now, are told at the findings that count again. */
export const AcceptancesEnded: Story = {
  tags: ['state:finding-list.ended'],
  beforeEach: async () => {
    college.serve()();
    await accepts(0, { until: '2026-05-13' })(college);
    await accepts(1, { basis: 'another' })(college);
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByText('周敏曾接受到 2026-05-13，已过期：由第二课堂承担，另有证明材料')).toBeVisible();
      await expect(canvas.getByText(/周敏于 2026-05-10 接受，此后内容已改动/)).toBeVisible();
      await expect(canvas.queryByRole('region', { name: '已接受' })).toBeNull();
    },
  },
};

const mendedBy = {
  id: 900,
  finding: 'goal.vague-verb.course:1004/goal:1031',
  basis: 'before',
  reason: '学校规定写明掌握程度',
  userId: 2,
  userName: '周敏',
  acceptedOn: '2026-05-10',
  acceptedAt: '2026-05-10T02:00:00.000Z',
  until: null,
};

/** An acceptance whose finding is mended is told apart, by the rule that had found it. */
export const AcceptancesMended: Story = {
  tags: ['state:finding-list.mended'],
  beforeEach: college.serve(() => {
    source.loadFindings.mockResolvedValue({ findings: [], ended: [{ by: mendedBy, why: 'mended' }] });
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '曾接受，现已解决 1' }));
  },
  parameters: {
    atRest: async ({ canvas }) => {
      const part = within(canvas.getByRole('region', { name: '曾接受，现已解决' }));
      await expect(part.getByText('教学目标用词难以考核')).toBeVisible();
      await expect(part.getByText('学校规定写明掌握程度')).toBeVisible();
      await expect(part.getByRole('button', { name: /^取消接受/ })).toBeVisible();
    },
  },
};

const finding = (at: number, change: Partial<ToldFinding> = {}): ToldFinding => ({
  id: `goal.vague-verb.course:${1000 + (at % 40)}/goal:${at}`,
  aliases: [],
  rule: 'goal.vague-verb',
  level: 'warning',
  at: `course:${1000 + (at % 40)}/goal:${at}`,
  field: 'description',
  sentence: { zh: `教学目标「了解第 ${at} 项」用词难以考核`, en: `Goal “Know item ${at}” has a vague verb` },
  owner: { zh: `课程 ${(at % 40) + 1}`, en: `Course ${(at % 40) + 1}` },
  record: { zh: `教学目标 了解第 ${at} 项`, en: `Teaching goal Know item ${at}` },
  basis: `${at}`,
  ...change,
});

/** After the last row the focus is on the list: what is folded away does not take it. */
export const LastWithdrawnByKeyboard: Story = {
  beforeEach: college.serve(() => {
    const accepted = [{ finding: finding(1), by: { ...mendedBy, id: 901 } }];
    source.loadFindings.mockResolvedValueOnce({ findings: [], accepted, ended: [{ by: mendedBy, why: 'mended' }] });
    source.loadFindings.mockResolvedValue({ findings: [], accepted });
    source.withdrawAcceptance.mockResolvedValue();
  }),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(await canvas.findByRole('button', { name: '已接受 1' }));
    await AcceptancesMended.play!(context);
    within(canvas.getByRole('region', { name: '曾接受，现已解决' }))
      .getByRole('button', { name: /^取消接受/ })
      .focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.queryByRole('region', { name: '曾接受，现已解决' })).toBeNull());
    await waitFor(() => expect(canvas.getByRole('region', { name: '检查问题' })).toHaveFocus());
  },
};

function answers(of: Record<string, EditionFindings>) {
  return college.serve(() => {
    source.loadFindings.mockImplementation(async (ref) => of[ref] ?? { findings: [] });
  });
}

/** Beside the base of a draft: what is new is marked and can be singled out, what is gone is counted. */
export const Compared: Story = {
  tags: ['state:finding-list.compared'],
  args: { edition: 'edition:12', former: 'base:12' },
  beforeEach: answers({
    'edition:12': { findings: [finding(1), finding(2), finding(3)] },
    'base:12': { findings: [finding(2), finding(3), finding(4), finding(5)] },
  }),
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByText('新增 1，解决 2')).toBeVisible();
      await expect(canvas.getByRole('checkbox', { name: '只看新增' })).not.toBeChecked();
      await expect(canvas.getAllByText('新增')).toHaveLength(1);
      await expect(canvas.getByRole('button', { name: /了解第 3 项/ })).toBeVisible();
    },
  },
};

export const NewOnly: Story = {
  ...Compared,
  tags: ['state:finding-list.new-only'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: '只看新增' }));
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByRole('button', { name: /了解第 1 项/ })).toBeVisible();
      await expect(canvas.queryByRole('button', { name: /了解第 3 项/ })).toBeNull();
    },
  },
};

const thousand = Array.from({ length: 1000 }, (_, at) => finding(at));

/** A thousand findings of one rule: fifty are drawn, the others on demand, and the focus goes to the first of them. */
export const Many: Story = {
  tags: ['state:finding-list.many'],
  beforeEach: answers({ 'current:1001': { findings: thousand } }),
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getAllByRole('listitem')).toHaveLength(50);
      await expect(canvas.getByRole('button', { name: '再显示 200 条' })).toBeVisible();
    },
  },
};

export const MoreShown: Story = {
  beforeEach: Many.beforeEach,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '再显示 200 条' }));
    await expect(canvas.getAllByRole('listitem')).toHaveLength(250);
    await waitFor(() => expect(canvas.getByRole('button', { name: /了解第 50 项/ })).toHaveFocus());
  },
};

const long = '能够在资源受限的嵌入式系统中综合运用操作系统原理与编译技术分析并改进程序的时间与空间性能'.repeat(3);

/** Long sentences break; long names are cut and read whole in the details. */
export const LongTexts: Story = {
  tags: ['state:finding-list.long-texts'],
  beforeEach: answers({
    'current:1001': {
      findings: [finding(1, { sentence: { zh: long, en: long }, owner: { zh: long.slice(0, 60), en: '' } }), finding(2)],
      courses: [{ lineage: 1001, courseId: 1001 }],
    },
  }),
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByText(long)).toBeVisible();
      const list = canvas.getByRole('region', { name: '检查问题' });
      await expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth);
    },
  },
};

export const Empty: Story = {
  tags: ['state:finding-list.empty'],
  beforeEach: answers({}),
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByText('没有问题')).toBeVisible();
      await expect(canvas.queryByRole('searchbox')).toBeNull();
    },
  },
};

export const Loading: Story = {
  tags: ['state:finding-list.loading'],
  beforeEach: college.serve(() => source.loadFindings.mockImplementation(never)),
  parameters: {
    atRest: async ({ canvas }) => expect(canvas.getByRole('status', { name: '正在检查课程体系' })).toBeVisible(),
  },
};

export const Failed: Story = {
  tags: ['state:finding-list.failed'],
  beforeEach: college.serve(() => source.loadFindings.mockRejectedValue(new Error('现在比较版本的人太多，请稍后重试。'))),
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByText('没有完成检查')).toBeVisible();
      await expect(canvas.getByRole('button', { name: '重试' })).toBeVisible();
    },
  },
};

export const OfChosenCourses: Story = {
  tags: ['state:finding-list.of-courses'],
  args: { courseIds: [1004, 1003], name: '2 门课程' },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByText(/^2 门课程 · \d+ 个问题$/)).toBeVisible();
      const places = canvas.getAllByRole('link').map((link) => link.getAttribute('href'));
      await expect(places.length).toBeGreaterThan(0);
      await expect([...new Set(places)].filter((href) => href !== '#course-1004' && href !== '#course-1003')).toEqual([]);
    },
  },
};
