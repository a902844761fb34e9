import type { ToldFinding } from '@college/curriculum-model';
import { sampleCourseUnit, sampleLinkedMatrices } from '@college/curriculum-model/fixtures';
import type { StateStory } from '@college/ui/testing/atRest';
import type { Meta } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { never } from '../../course-units/fakes/never';
import { withToasts } from '../../course-units/fakes/withToasts';
import { aCollege } from '../../support/fakes/aCollege';
import { itemsMissing } from '../fakes/sampleItems';
import { DataCheck } from './DataCheck';

const college = aCollege();
// Its two calls one by one; the component's tests have the one for both.
const source = { ...college.completion, checkCourse: undefined };
const missing = (count: number) => () => void source.listCompletionItems.mockResolvedValue(itemsMissing(count));
const onThisPage = ['detail', 'points', 'goals'];

const ruleFinding: ToldFinding = {
  id: 'goal.vague-verb.course:1004/goal:1031',
  aliases: [],
  rule: 'goal.vague-verb',
  level: 'warning',
  at: 'course:1004/goal:1031',
  field: 'description',
  sentence: { zh: '教学目标「了解栈和队列」只有「了解」，看不出如何考核', en: 'Teaching goal “Know stacks” says only “know”' },
  owner: { zh: '数据结构', en: 'Data Structures' },
  record: { zh: '教学目标 了解栈和队列', en: 'Teaching goal Know stacks' },
  basis: '1',
};

const meta = {
  title: 'Widgets/Completion/DataCheck',
  component: DataCheck,
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', justifyContent: 'flex-end', blockSize: 900 }}>
        <Story />
      </div>
    ),
    withToasts,
  ],
  args: {
    source,
    courseId: 1004,
    course: sampleCourseUnit(1004),
    canOpen: ({ screen }) => onThisPage.includes(screen),
    onOpen: fn(),
    onExpandedChange: fn(),
  },
  beforeEach: college.serve(),
} satisfies Meta<typeof DataCheck>;
export default meta;
type Story = StateStory<typeof meta>;

const panel = { name: '数据检查' };

export const Expanded: Story = {
  tags: ['state:data-check.expanded'],
  args: { defaultExpanded: true },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByText('14 项待补')).toBeVisible();
      await expect(canvas.getByRole('complementary', panel).getBoundingClientRect().width).toBe(400);
      const folds = canvas.getAllByRole('button', { expanded: true }).map((button) => button.textContent);
      await expect(folds).toEqual(['', '基础建设86%', '课程矩阵80%', '项目矩阵22%', '开课说明83%']);
      await expect(canvas.getByRole('button', { name: '课程信息 100%' })).toHaveAttribute('aria-expanded', 'false');
      await expect(canvas.getByRole('button', { name: '74% 完成度，查看各部分' })).toBeVisible();
    },
  },
};

/** The rules are asked when somebody unfolds them; what completion and the matrices say is not said again. */
export const Rules: Story = {
  tags: ['state:data-check.rules'],
  args: {
    defaultExpanded: true,
    source: {
      ...source,
      loadFindings: fn(async () => [
        { finding: ruleFinding, href: '#goal' },
        { finding: { ...ruleFinding, id: 'other', aliases: ['goalUnbound.1032'] } },
      ]),
      acceptFinding: fn(async () => ({})),
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '课程体系检查规则' }));
    await userEvent.click(await canvas.findByRole('button', { name: ruleFinding.sentence.zh }));
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByText('通行做法')).toBeVisible();
      await expect(canvas.getByRole('button', { name: /^接受…：/ })).toBeVisible();
      await expect(canvas.getByRole('link', { name: /^前往/ })).toHaveAttribute('href', '#goal');
    },
  },
};

export const RuleAccepted: Story = {
  args: Rules.args,
  play: async (context) => {
    await Rules.play!(context);
    await context.userEvent.click(context.canvas.getByRole('button', { name: /^接受…：/ }));
    const dialog = within(await screen.findByRole('dialog', { name: '接受这个问题' }));
    await context.userEvent.type(dialog.getByRole('textbox', { name: /理由/ }), '学校规定');
    await context.userEvent.click(dialog.getByRole('button', { name: '接受' }));
    await waitFor(() => expect(context.args.source.acceptFinding).toHaveBeenCalledWith(ruleFinding, { reason: '学校规定', until: null }));
    await waitFor(() => expect(context.args.source.loadFindings).toHaveBeenCalledTimes(2));
  },
};

/** Who may edit the course is offered what mends a finding; after it the rules are asked again. */
export const RuleFixes: Story = {
  tags: ['state:data-check.rule-fixes'],
  args: {
    defaultExpanded: true,
    source: {
      ...source,
      loadFindings: fn(async () => [{ finding: { ...ruleFinding, fixes: [{ label: { zh: '改为「解释栈和队列」', en: 'Change it' } }] } }]),
      fixes: { applyFix: fn(async () => ({ id: 77 })), undoFix: fn(async () => undefined) },
    },
  },
  play: Rules.play!,
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByRole('button', { name: '改为「解释栈和队列」' })).toBeEnabled();
      await expect(canvas.queryByRole('button', { name: /^接受…/ })).toBeNull();
    },
  },
};

export const RuleFixed: Story = {
  args: RuleFixes.args,
  play: async (context) => {
    await RuleFixes.play!(context);
    const { canvas, userEvent, args } = context;
    await userEvent.click(canvas.getByRole('button', { name: '改为「解释栈和队列」' }));
    await expect(await screen.findByText('已修改')).toBeVisible();
    await expect(args.source.fixes?.applyFix).toHaveBeenCalledWith(expect.objectContaining({ id: ruleFinding.id }), 0);
    await waitFor(() => expect(args.source.loadFindings).toHaveBeenCalledTimes(2));
  },
};

export const RulesFailed: Story = {
  tags: ['state:data-check.rules-failed'],
  args: { ...Rules.args, source: { ...source, loadFindings: fn(async () => Promise.reject(new Error('服务器繁忙，请稍后再试'))) } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '课程体系检查规则' }));
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByText('没有完成规则检查')).toBeVisible();
      await expect(canvas.getByText('服务器繁忙，请稍后再试')).toBeVisible();
    },
  },
};

export const Collapsed: Story = {
  tags: ['state:data-check.collapsed'],
  args: { defaultExpanded: false },
  play: async ({ args, canvas, userEvent }) => {
    const aside = canvas.getByRole('complementary', panel);
    await canvas.findByText('14');
    await expect(aside.getBoundingClientRect().width).toBe(41);
    await userEvent.click(canvas.getByRole('button', { name: '展开数据检查' }));
    await expect(aside.getBoundingClientRect().width).toBe(400);
    await expect(args.onExpandedChange).toHaveBeenCalledWith(true);
    await userEvent.click(canvas.getByRole('button', { name: '收起数据检查' }));
  },
  parameters: {
    atRest: async ({ canvas }) => {
      const aside = canvas.getByRole('complementary', panel);
      await expect(aside.getBoundingClientRect().width).toBe(41);
      await expect(aside).toHaveTextContent('14 项待补');
      await expect(canvas.getByRole('button', { name: '展开数据检查' })).toHaveFocus();
    },
  },
};

export const AllDone: Story = {
  tags: ['state:data-check.all-ok'],
  beforeEach: missing(0),
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByText('各部分数据完整。')).toBeVisible();
      await expect(canvas.getByText('数据完整')).toBeVisible();
      await expect(canvas.getAllByText('100%')).toHaveLength(5);
      await expect(canvas.queryByRole('listitem')).toBeNull();
    },
  },
};

export const DonePartUnfolded: Story = {
  beforeEach: AllDone.beforeEach,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '课程信息 100%' }));
    const [first, second] = canvas.getAllByText('这一部分没有缺项。');
    await expect(first).toBeVisible();
    await expect(second).not.toBeVisible();
  },
};

export const Issues: Story = {
  tags: ['state:data-check.issues'],
  args: { course: undefined },
  beforeEach: missing(5),
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByText('5 项待补')).toBeVisible();
      const findings = canvas.getAllByRole('listitem').map((item) => item.textContent);
      await expect(findings).toEqual(['课程名称未填写', '课程类别未填写', '课程性质未填写', '课程简介未填写', '学术产出要求未填写']);
    },
  },
};

export const IssueFollowed: Story = {
  args: Issues.args,
  beforeEach: Issues.beforeEach,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '课程简介未填写' }));
    await expect(args.onOpen).toHaveBeenCalledWith({ screen: 'detail', field: 'introduction' });
    await userEvent.click(canvas.getByRole('button', { name: '课程信息 29%' }));
    await expect(canvas.queryByRole('listitem')).toBeNull();
  },
};

export const Loading: Story = {
  tags: ['state:data-check.loading'],
  beforeEach: () => void source.listCompletionItems.mockImplementation(never),
  parameters: {
    atRest: async ({ canvas }) => {
      const aside = canvas.getByRole('complementary', panel);
      await expect(within(aside).getAllByText('正在检查…')[0]).toBeVisible();
      await expect(within(aside).queryByText(/%/)).toBeNull();
      await expect(aside.getBoundingClientRect().width).toBe(400);
    },
  },
};

export const LiveWhileTyping: Story = {
  args: { course: { ...sampleCourseUnit(1004), introduction: '', theoryPeriod: 0, practicePeriod: 0 } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(await canvas.findByRole('button', { name: '课程简介未填写' })).toBeVisible();
    await expect(canvas.getByText('16 项待补，2 项存疑')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /理论学时合计多 48 学时/ }));
    await expect(args.onOpen).toHaveBeenCalledWith({ screen: 'detail', field: 'theoryPeriod' });
  },
};

export const DoneElsewhere: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const finding = await canvas.findByText('第 1 章 绪论与算法分析在课程矩阵中没有课点');
    await expect(within(finding.closest('li')!).queryByRole('button')).toBeNull();
    await expect(canvas.getByText('在「课程矩阵」中补充')).toBeVisible();
    await expect(canvas.getByText('第 1 章 绪论与算法分析没有任务目标')).toHaveTextContent('在「项目矩阵：任务目标」中补充');
    await userEvent.click(finding);
    await expect(args.onOpen).not.toHaveBeenCalled();
  },
};

export const CheckedAgain: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('14 项待补');
    source.listCompletionItems.mockResolvedValue(itemsMissing(0));
    await userEvent.click(canvas.getByRole('button', { name: '重新检查' }));
    await expect(await canvas.findByText('检查完毕，没有缺项')).toBeInTheDocument();
    await expect(canvas.getByText('各部分数据完整。')).toBeVisible();
    await expect(canvas.getByRole('button', { name: '重新检查' })).toHaveFocus();
  },
};

export const NotCheckedAgain: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('14 项待补');
    source.listCompletionItems.mockRejectedValue(new Error('系统错误：连接中断'));
    await userEvent.click(canvas.getByRole('button', { name: '重新检查' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('没有重新检查成功：系统错误：连接中断');
    await expect(canvas.getByText('14 项待补')).toBeVisible();
  },
};

export const NeverChecked: Story = {
  beforeEach: () => void source.listCompletionItems.mockRejectedValue(new Error('没有权限查看这门课程')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('没有权限查看这门课程')).toBeVisible();
    await expect(canvas.getByText('未检查')).toBeVisible();
    await expect(canvas.getByRole('button', { name: '重试' })).toBeEnabled();
  },
};

export const FiguresOpened: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '74% 完成度，查看各部分' }));
    await expect(await canvas.findByRole('dialog', { name: '课程完成度：数据结构' })).toBeVisible();
    await expect(await canvas.findByText('20/24')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('button', { name: '74% 完成度，查看各部分' })).toHaveFocus());
  },
};

export const ReportExported: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '导出报告' }));
    await waitFor(() => expect(args.source.exportCompletion).toHaveBeenCalledWith(1004));
  },
};

/** Nothing is missing, and the matrices still have gaps: they are doubtful and lead to their matrix. */
export const MatrixGaps: Story = {
  args: { source: { ...source, loadMatrices: async () => sampleLinkedMatrices }, canOpen: ({ screen }) => screen === 'courseMatrix' },
  beforeEach: missing(0),
  play: async ({ args, canvas, userEvent }) => {
    await canvas.findByText('5 项存疑');
    await userEvent.click(canvas.getByRole('button', { name: '课点4 栈与队列：课程矩阵中没有用到' }));
    await expect(args.onOpen).toHaveBeenCalledWith({ screen: 'courseMatrix' });
    await expect(canvas.getByText('K1 大O记号含义：项目矩阵中没有用到')).toHaveTextContent('在「项目矩阵」中补充');
  },
};

export const LongList: Story = {
  args: { course: undefined },
  beforeEach: () => {
    const items = Array.from({ length: 36 }, (_, index) => ({
      ...itemsMissing(1)[0]!,
      id: `courseMatrix.project.${index}`,
      part: 'courseMatrix' as const,
      sentence: { zh: `第 ${index + 1} 章没有课点`, en: `Chapter ${index + 1} has no point` },
    }));
    source.listCompletionItems.mockResolvedValue(items);
  },
  play: async ({ canvas, userEvent }) => {
    const fold = await canvas.findByRole('button', { name: '课程矩阵 0%' });
    await expect(fold).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(fold);
    await expect(canvas.getAllByRole('listitem')).toHaveLength(20);
    await userEvent.click(canvas.getByRole('button', { name: '显示其余 16 项' }));
    await expect(canvas.getAllByRole('listitem')).toHaveLength(36);
    await waitFor(() => expect(canvas.getByRole('button', { name: '第 21 章没有课点' })).toHaveFocus());
  },
};

export const English: Story = {
  tags: ['state:data-check.english'],
  globals: { language: '80102' },
  args: { course: undefined },
  beforeEach: missing(13),
  parameters: {
    atRest: async ({ canvas, canvasElement }) => {
      await expect(canvas.getByText('13 missing')).toBeVisible();
      await expect(canvas.getByRole('button', { name: 'Course introduction: not filled in' })).toBeVisible();
      await expect(canvas.getByRole('button', { name: 'There is no point yet' })).toBeVisible();
      await expect(canvasElement.textContent).not.toMatch(/\p{Script=Han}/u);
    },
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };
export const HighContrast: Story = { globals: { theme: 'contrast' } };
