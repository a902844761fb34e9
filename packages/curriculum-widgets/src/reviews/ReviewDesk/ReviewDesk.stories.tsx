import { userIds } from '@college/curriculum-model/fixtures';
import { courseLineageOf, replyCodes } from '@college/curriculum-model';
import type { StateStory } from '@college/ui/testing/atRest';
import { chineseIn } from '@college/ui/testing/chineseIn';
import type { Meta } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { never } from '../../course-units/fakes/never';
import { withToasts } from '../../course-units/fakes/withToasts';
import { aProposal, aReviewDesk, type AReview } from '../fakes/aReview';
import { ReviewDesk } from './ReviewDesk';
import type { ReviewDeskProps } from './ReviewDeskProps';

const { source, draftSource, serve } = aReviewDesk();
const sent: AReview = { events: [['sent', 'majorEditor', { text: '' }]] };
const approvedOnce: AReview = { events: [...sent.events, ['approved', 'majorLeader', { step: 'major', text: '同意' }]] };
const departmentApproved: AReview['events'] = [...approvedOnce.events, ['approved', 'departmentManager', { step: 'department' }]];
const overtaken = () => Promise.reject(Object.assign(new Error('其他人刚刚作了决定，您的决定没有计入。'), { code: replyCodes.conflict }));

const meta = {
  title: 'Widgets/Reviews/ReviewDesk',
  component: ReviewDesk,
  decorators: [withToasts],
  args: {
    source,
    draftSource,
    proposalId: 12,
    userId: userIds.majorLeader,
    onLeave: fn(),
    onCompare: fn(),
    onMerge: fn(),
    onOpenChange: fn(),
    onProposalChange: fn(),
    now: () => Date.parse('2026-05-24T08:00:00+08:00'),
  },
  beforeEach: serve(sent),
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ReviewDesk>;
export default meta;
type Story = StateStory<typeof meta>;
/** A draft that was not sent yet. */
function withoutProposal({ proposalId: _proposalId, ...args }: ReviewDeskProps): ReviewDeskProps {
  return args;
}

type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const decision = (canvas: Canvas) => within(canvas.getByRole('region', { name: '您的决定' }));
const history = (canvas: Canvas) => within(canvas.getByRole('region', { name: '过程' })).getAllByRole('listitem');
async function ready(canvas: Canvas): Promise<void> {
  await canvas.findByRole('region', { name: '软件测试' });
}

export const ToDecide: Story = {
  tags: ['state:review-desk.to-decide'],
  play: ({ canvas }) => ready(canvas),
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByText('评审中，第 1 轮')).toBeVisible();
      await expect(decision(canvas).getByText(/还有 \d+ 天/)).toBeVisible();
      await expect(decision(canvas).getByRole('button', { name: '通过' })).toBeEnabled();
      await expect(decision(canvas).getByRole('button', { name: '要求修改' })).toBeEnabled();
      await expect(within(canvas.getByRole('region', { name: '评审步骤' })).getAllByRole('listitem')).toHaveLength(4);
      const parts = canvas.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
      await expect(parts.slice(0, 3)).toEqual(['摘要', '检查', '变更']);
      const found = within(canvas.getByRole('region', { name: '新增' }));
      await expect(found.getAllByText('阻止发布')).toHaveLength(4);
      await expect(found.getAllByText(/^开课说明里看不到对指标点「.+」的强支撑$/)[0]).toBeVisible();
      await expect(canvas.getByRole('button', { name: /^已解决/ })).toHaveAttribute('aria-expanded', 'false');
      await expect(canvas.getByRole('button', { name: /^原有 .*其中 \d+ 项阻止发布/ })).toHaveAttribute('aria-expanded', 'false');
    },
  },
};

export const English: Story = {
  tags: ['state:review-desk.english'],
  globals: { language: '80102' },
  beforeEach: serve({ ...sent, publish: { name: 'Edition 2026', entryYear: 2026 } }),
  play: async ({ canvas }) => {
    await canvas.findByRole('region', { name: 'Software Testing' });
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByText('In review, round 1')).toBeVisible();
      await expect(canvas.getByText(/To be published as “Edition 2026”/)).toBeVisible();
      // The changes quote the Chinese texts of the draft.
      await expect(chineseIn(canvas.getByRole('complementary'))).toEqual([]);
    },
  },
};

/** What was found before the draft began, and what the draft solved, is read where somebody wants to. */
export const KnownFindings: Story = {
  tags: ['state:review-desk.known-findings'],
  play: async ({ canvas, userEvent }) => {
    await ready(canvas);
    await userEvent.click(canvas.getByRole('button', { name: '查看检查问题' }));
    await expect(canvas.getByRole('region', { name: '检查' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: /^已解决/ }));
    // What blocks is not left folded away.
    await expect(canvas.getByRole('button', { name: /^原有/ })).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(within(canvas.getByRole('region', { name: '原有' })).getByRole('button', { name: /^显示其余/ }));
  },
  parameters: {
    atRest: async ({ canvas }) => {
      const known = within(canvas.getByRole('region', { name: '原有' }));
      await expect(known.getAllByRole('listitem').length).toBeGreaterThan(8);
      await expect(known.queryByRole('button', { name: /^显示其余/ })).toBeNull();
      await expect(within(canvas.getByRole('region', { name: '已解决' })).getAllByRole('listitem')[0]).toBeVisible();
    },
  },
};

/** The keys lead to a change, Enter opens it, and so does the name of its course; the draft itself is opened from the head. */
export const OpensChanges: Story = {
  tags: ['state:review-desk.opens-changes'],
  args: { onOpenDraft: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await ready(canvas);
    await userEvent.keyboard('j');
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpenChange).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: '软件测试' }));
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ course: expect.objectContaining({ name: '软件测试' }) }),
    );
    await userEvent.click(canvas.getByRole('button', { name: '打开修订稿' }));
    await expect(args.onOpenDraft).toHaveBeenCalledOnce();
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByRole('button', { name: '打开修订稿' })).toBeVisible();
      await expect(within(canvas.getByRole('region', { name: '变更' })).getAllByRole('button', { current: true })).toHaveLength(1);
    },
  },
};

/** What was accepted is read beside what is open: by whom, why, and until when. */
export const AcceptedBefore: Story = {
  tags: ['state:review-desk.accepted-before'],
  args: {
    draftSource: {
      ...draftSource,
      loadFindings: async (...asked) => {
        const found = await draftSource.loadFindings(...asked);
        const [finding, ...findings] = found.findings;
        if (!finding) return found;
        const by = {
          id: 1,
          finding: finding.id,
          basis: finding.basis,
          reason: '由第二课堂支撑',
          userId: userIds.collegeAdmin,
          userName: '赵启明',
          acceptedOn: '2026-05-20',
          acceptedAt: '2026-05-20T02:00:00.000Z',
          until: '2027-12-31',
        };
        return { ...found, findings, accepted: [{ finding, by }] };
      },
    },
  },
  play: ({ canvas }) => ready(canvas),
  parameters: {
    atRest: async ({ canvas }) => {
      const accepted = within(await canvas.findByRole('region', { name: '已接受' }));
      await expect(accepted.getByText('由第二课堂支撑')).toBeVisible();
      await expect(accepted.getByText(/赵启明.*2027-12-31/)).toBeVisible();
      await expect(accepted.queryByRole('button', { name: /^取消接受/ })).toBeNull();
    },
  },
};

/** What blocks the last step is accepted where it is read, with its reason. */
export const AcceptAsked: Story = {
  tags: ['state:review-desk.accept-asked'],
  args: { acceptFinding: fn(() => Promise.resolve()) },
  play: async ({ canvas, userEvent }) => {
    await ready(canvas);
    await userEvent.click(canvas.getByRole('button', { name: '查看检查问题' }));
    const [first] = within(canvas.getByRole('region', { name: '原有' })).getAllByRole('listitem');
    await userEvent.click(within(first!).getByRole('button'));
    await userEvent.click(within(first!).getByRole('button', { name: /^接受…：/ }));
    await userEvent.type(await screen.findByRole('textbox', { name: '理由' }), '由第二课堂支撑');
  },
  parameters: {
    atRest: async () => {
      const dialog = within(screen.getByRole('dialog', { name: '接受这个问题' }));
      await expect(dialog.getByRole('textbox', { name: '理由' })).toHaveValue('由第二课堂支撑');
      await expect(dialog.getByRole('button', { name: '接受' })).toBeEnabled();
    },
  },
};

/** Whoever may edit the draft mends what is found where it is read; what deletes asks first. */
export const Fixes: Story = {
  tags: ['state:review-desk.fixes'],
  args: {
    fixes: { canFix: () => true, applyFix: fn(() => Promise.resolve({ id: 77 })), undoFix: fn(() => Promise.resolve()) },
  },
  beforeEach: (context) => {
    serve(sent)(context);
    const before = draftSource.loadFindings.getMockImplementation()!;
    const fixes = [{ label: { zh: '改为「解释」', en: 'Change it' } }, { label: { zh: '删除', en: 'Delete' }, isAsked: true as const }];
    draftSource.loadFindings.mockImplementation(async (ref) => {
      const { findings, ...rest } = await before(ref);
      const lineages = new Set(findings.flatMap(({ at }) => courseLineageOf(at) ?? []));
      const courses = [...lineages].map((lineage) => ({ lineage, courseId: lineage }));
      return { ...rest, courses, findings: findings.map((one) => ({ ...one, fixes })) };
    });
  },
  play: async ({ canvas, userEvent }) => {
    await ready(canvas);
    await userEvent.click(canvas.getByRole('button', { name: '查看检查问题' }));
    const [first] = within(canvas.getByRole('region', { name: '原有' })).getAllByRole('listitem');
    await userEvent.click(within(first!).getByRole('button'));
  },
  parameters: {
    atRest: async ({ canvas }) => {
      const fixes = within(canvas.getByRole('group', { name: /^快速修改：/ }));
      await expect(fixes.getByRole('button', { name: '改为「解释」' })).toBeEnabled();
      await expect(fixes.getByRole('button', { name: '删除…' })).toBeEnabled();
      await expect(canvas.queryByRole('button', { name: /^接受…/ })).toBeNull();
    },
  },
};

/** The checks are read again. */
export const Fixed: Story = {
  ...Fixes,
  tags: [],
  parameters: {},
  play: async (context) => {
    await Fixes.play!(context);
    const asked = draftSource.loadFindings.mock.calls.length;
    await context.userEvent.click(context.canvas.getByRole('button', { name: '改为「解释」' }));
    await expect(await screen.findByText('已修改')).toBeVisible();
    await waitFor(() => expect(draftSource.loadFindings.mock.calls.length).toBe(asked + 1));
  },
};

/** It no longer counts, and the checks are read again. */
export const Accepted: Story = {
  ...AcceptAsked,
  tags: ['state:review-desk.accepted'],
  play: async (context) => {
    const { args, userEvent } = context;
    await AcceptAsked.play?.(context);
    const asked = draftSource.loadFindings.mock.calls.length;
    await userEvent.click(screen.getByRole('button', { name: '接受' }));
    await expect(await screen.findByText('已接受该问题')).toBeVisible();
    const given = { reason: '由第二课堂支撑', until: null };
    await expect(args.acceptFinding).toHaveBeenCalledWith(expect.objectContaining({ level: 'error' }), given);
    await waitFor(() => expect(draftSource.loadFindings.mock.calls.length).toBe(asked + 1));
    // Its row is gone; the focus stays among the findings.
    await waitFor(() => expect(context.canvas.getByRole('region', { name: '检查' }).contains(document.activeElement)).toBe(true));
  },
  parameters: {
    atRest: async () => {
      await expect(screen.queryByRole('dialog')).toBeNull();
    },
  },
};

export const NothingNew: Story = {
  tags: ['state:review-desk.nothing-new'],
  beforeEach: (context) => {
    serve(sent)(context);
    const before = draftSource.loadFindings.getMockImplementation()!;
    draftSource.loadFindings.mockImplementation(() => before('base:12'));
  },
  play: ({ canvas }) => ready(canvas),
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByText('修订稿没有新增检查问题。')).toBeVisible();
      await expect(canvas.queryByRole('region', { name: '新增' })).toBeNull();
      await expect(canvas.getByRole('button', { name: /^原有/ })).toBeVisible();
    },
  },
};

/** What was decided goes out with what was looked at. */
export const Approved: Story = {
  tags: ['state:review-desk.decided'],
  beforeEach: serve(sent, approvedOnce),
  play: async ({ args, canvas, userEvent }) => {
    await ready(canvas);
    await userEvent.type(decision(canvas).getByRole('textbox', { name: '总意见' }), '同意');
    await userEvent.click(decision(canvas).getByRole('button', { name: '通过' }));
    await expect(await screen.findByText('已提交决定')).toBeVisible();
    await expect(source.decideProposal).toHaveBeenCalledWith({ id: 12, round: 1, seen: 'a', step: 'major', act: 'approve', text: '同意' });
    await expect(args.onProposalChange).toHaveBeenCalledOnce();
    // The button that was pressed is gone.
    await waitFor(() => expect(canvas.getByRole('region', { name: '您的决定' })).toHaveFocus());
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(decision(canvas).queryByRole('button', { name: '通过' })).toBeNull();
      await expect(decision(canvas).getByText('「院系」这一步不由您决定。')).toBeVisible();
      await expect(history(canvas)[0]).toHaveTextContent('周敏通过：专业负责人');
    },
  },
};

export const SomebodyDecidedMeanwhile: Story = {
  tags: ['state:review-desk.overtaken'],
  play: async ({ canvas, userEvent }) => {
    await ready(canvas);
    source.decideProposal.mockImplementation(overtaken);
    source.loadProposal.mockImplementation(async () => aProposal(approvedOnce, 'zh'));
    await userEvent.type(decision(canvas).getByRole('textbox', { name: /意见/ }), '先补 5.2');
    await userEvent.click(decision(canvas).getByRole('button', { name: '通过' }));
    await decision(canvas).findByText('「院系」这一步不由您决定。');
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(decision(canvas).getByText(/您的决定没有计入/)).toBeVisible();
      await expect(decision(canvas).getByRole('textbox')).toHaveValue('先补 5.2');
      await expect(decision(canvas).queryByRole('button', { name: '通过' })).toBeNull();
    },
  },
};

/** The next step is one's own again: what was written for the last one can be sent there. */
export const NextStepMeanwhile: Story = {
  args: { userId: userIds.collegeAdmin },
  beforeEach: serve({ events: departmentApproved, as: 'collegeAdmin' }),
  play: async ({ canvas, userEvent }) => {
    await ready(canvas);
    source.decideProposal.mockImplementation(overtaken);
    const events: AReview['events'] = [...departmentApproved, ['approved', 'collegeAdmin', { step: 'commission' }]];
    source.loadProposal.mockImplementation(async () => aProposal({ events, as: 'collegeAdmin' }, 'zh'));
    await userEvent.type(decision(canvas).getByRole('textbox', { name: /意见/ }), '先补 5.2');
    await userEvent.click(decision(canvas).getByRole('button', { name: '要求修改' }));
    await waitFor(() => expect(history(canvas)).toHaveLength(4));
    await expect(decision(canvas).getByText(/您的决定没有计入/)).toBeVisible();
    await expect(decision(canvas).getByRole('textbox', { name: /意见/ })).toHaveValue('先补 5.2');
  },
};

export const DeclineAsked: Story = {
  tags: ['state:review-desk.decline-asked'],
  play: async ({ canvas, userEvent }) => {
    await ready(canvas);
    await userEvent.click(decision(canvas).getByRole('button', { name: '不通过…' }));
    await screen.findByRole('dialog');
  },
  parameters: {
    atRest: async () => {
      const dialog = within(screen.getByRole('dialog'));
      await expect(dialog.getByText(/评审到此结束/)).toBeVisible();
      await expect(dialog.getByRole('textbox', { name: /理由/ })).toBeVisible();
    },
  },
};

export const ChangesAskedFor: Story = {
  tags: ['state:review-desk.changes'],
  args: { userId: userIds.majorEditor },
  beforeEach: serve({
    as: 'majorEditor',
    events: [...sent.events, ['asked', 'majorLeader', { step: 'major', text: '请保留 5.2 的强支撑' }]],
  }),
  play: ({ canvas }) => ready(canvas),
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(decision(canvas).getByText(/改好修订稿后可再次送审/)).toBeVisible();
      await expect(decision(canvas).getByText('请保留 5.2 的强支撑')).toBeVisible();
      await expect(canvas.getByRole('button', { name: '再次送审' })).toBeEnabled();
      await expect(history(canvas)[0]).toHaveTextContent('请保留 5.2 的强支撑');
    },
  },
};

export const SecondRound: Story = {
  tags: ['state:review-desk.round-two'],
  beforeEach: serve({
    events: [
      ...sent.events,
      ['asked', 'majorLeader', { step: 'major', text: '请补上' }],
      ['sent', 'majorEditor', { round: 2, text: '已补上' }],
    ],
  }),
  play: ({ canvas }) => ready(canvas),
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByText('评审中，第 2 轮')).toBeVisible();
      await expect(history(canvas)[1]).toHaveTextContent('第 1 轮');
    },
  },
};

/** Approvals of an earlier state of the draft do not count, and the page says so. */
export const DraftChanged: Story = {
  tags: ['state:review-desk.draft-changed'],
  beforeEach: serve({ ...approvedOnce, digest: 'b' }),
  play: ({ canvas }) => ready(canvas),
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(decision(canvas).getByText(/此前的通过不再计入/)).toBeVisible();
      await expect(decision(canvas).getByRole('button', { name: '通过' })).toBeEnabled();
      await expect(history(canvas)[0]).toHaveTextContent('不再计入');
    },
  },
};

export const ErrorsBlockTheLastStep: Story = {
  tags: ['state:review-desk.blocked'],
  args: { userId: userIds.collegeAdmin },
  beforeEach: serve({
    as: 'collegeAdmin',
    events: [
      ...approvedOnce.events,
      ['approved', 'departmentManager', { step: 'department' }],
      ['approved', 'collegeAdmin', { step: 'commission' }],
    ],
  }),
  play: ({ canvas }) => ready(canvas),
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(decision(canvas).getByRole('button', { name: '通过并并入' })).toBeDisabled();
      await expect(decision(canvas).getByText(/解决或接受后才能通过最后一步/)).toBeVisible();
    },
  },
};

export const NotAReviewer: Story = {
  tags: ['state:review-desk.not-a-reviewer'],
  args: { userId: userIds.courseEditor },
  beforeEach: serve({ ...sent, as: 'courseEditor' }),
  play: ({ canvas }) => ready(canvas),
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(decision(canvas).getByText('「专业负责人」这一步不由您决定。')).toBeVisible();
      await expect(canvas.queryByRole('button', { name: '通过' })).toBeNull();
      await expect(canvas.queryByRole('button', { name: '收回提案…' })).toBeNull();
    },
  },
};

export const WithdrawAsked: Story = {
  tags: ['state:review-desk.withdraw-asked'],
  args: { userId: userIds.majorEditor },
  beforeEach: serve({ ...sent, as: 'majorEditor' }),
  play: async ({ canvas, userEvent }) => {
    await ready(canvas);
    await userEvent.click(canvas.getByRole('button', { name: '收回提案…' }));
    await screen.findByRole('alertdialog');
  },
  parameters: {
    atRest: async () => {
      await expect(within(screen.getByRole('alertdialog')).getByText(/已有的决定留在过程中/)).toBeVisible();
    },
  },
};

/** The button of the question is gone with the question, and the one that asked it too. */
export const WithdrawnHere: Story = {
  ...WithdrawAsked,
  tags: [],
  beforeEach: serve({ ...sent, as: 'majorEditor' }, { events: [...sent.events, ['withdrawn', 'majorEditor']], as: 'majorEditor' }),
  play: async (context) => {
    await WithdrawAsked.play?.(context);
    const { canvas, userEvent } = context;
    await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: '收回' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('region', { name: '您的决定' })).toHaveFocus());
  },
  parameters: {},
};

export const Withdrawn: Story = {
  tags: ['state:review-desk.withdrawn'],
  beforeEach: serve({ ...sent, events: [...sent.events, ['withdrawn', 'majorEditor']] }),
  play: ({ canvas }) => ready(canvas),
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(decision(canvas).getByText('这份提案已收回。')).toBeVisible();
      await expect(canvas.getByText('已收回，第 1 轮')).toBeVisible();
    },
  },
};

/** All steps approved, but the merge asks something. */
export const WaitsForMerge: Story = {
  tags: ['state:review-desk.approved'],
  beforeEach: serve({
    events: [
      ...approvedOnce.events,
      ['approved', 'departmentManager', { step: 'department' }],
      ['approved', 'collegeAdmin', { step: 'commission' }],
      ['approved', 'collegeAdmin', { step: 'office' }],
    ],
  }),
  play: ({ canvas }) => ready(canvas),
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByText('已通过，第 1 轮')).toBeVisible();
      await expect(decision(canvas).getByRole('button', { name: '去决定冲突' })).toBeEnabled();
    },
  },
};

/** Who decides sees what publishing withdraws. */
export const ReplacesPublished: Story = {
  beforeEach: serve({ ...sent, publish: { name: '2026 修订版', entryYear: 2026 }, replaces: '2026 版' }),
  play: async ({ canvas }) => {
    await ready(canvas);
    await expect(canvas.getByText(/并入后发布为「2026 修订版」.*同一年级已发布「2026 版」，届时将被撤回。/)).toBeVisible();
  },
};

export const Published: Story = {
  tags: ['state:review-desk.published'],
  beforeEach: serve({
    isOpen: false,
    publish: { name: '2026 版', entryYear: 2026 },
    events: [...approvedOnce.events, ['merged', 'collegeAdmin'], ['published', 'collegeAdmin', { text: '2026 版' }]],
  }),
  play: ({ canvas }) => ready(canvas),
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(decision(canvas).getByText('修订稿已并入现行版。')).toBeVisible();
      await expect(history(canvas)[0]).toHaveTextContent('赵启明发布');
    },
  },
};

/** Errors came up between the approval and the merge. */
export const MergedUnpublished: Story = {
  tags: ['state:review-desk.merged-unpublished'],
  beforeEach: serve({
    isOpen: false,
    publish: { name: '2026 版', entryYear: 2026 },
    events: [...approvedOnce.events, ['merged', 'collegeAdmin']],
  }),
  play: ({ canvas }) => ready(canvas),
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(decision(canvas).getByText(/因此没有发布/)).toBeVisible();
    },
  },
};

/** What was decided again is not called outdated any more. */
export const ApprovedAgain: Story = {
  tags: ['state:review-desk.approved-again'],
  beforeEach: serve({
    ...approvedOnce,
    digest: 'b',
    events: [...approvedOnce.events, ['changed', null, { digest: 'b' }], ['approved', 'majorLeader', { step: 'major', digest: 'b' }]],
  }),
  play: ({ canvas }) => ready(canvas),
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(decision(canvas).queryByText(/此前的通过不再计入/)).toBeNull();
      await expect(decision(canvas).getByText('「院系」这一步不由您决定。')).toBeVisible();
    },
  },
};

export const Declined: Story = {
  tags: ['state:review-desk.declined'],
  beforeEach: serve({ events: [...sent.events, ['declined', 'majorLeader', { step: 'major', text: '方向不对' }]] }),
  play: ({ canvas }) => ready(canvas),
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(decision(canvas).getByText('这份提案没有通过。')).toBeVisible();
      await expect(history(canvas)[0]).toHaveTextContent('方向不对');
    },
  },
};

export const Overdue: Story = {
  tags: ['state:review-desk.overdue'],
  args: { now: () => Date.parse('2026-05-30T08:00:00+08:00') },
  play: ({ canvas }) => ready(canvas),
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(decision(canvas).getByText(/已过 \d+ 天/)).toBeVisible();
    },
  },
};

/** A right was taken away, or an account deleted: nobody can decide the step any more. */
export const NobodyDecides: Story = {
  tags: ['state:review-desk.nobody-decides'],
  beforeEach: serve({ ...sent, deciders: [] }),
  play: ({ canvas }) => ready(canvas),
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(decision(canvas).getByText(/现在能决定「专业负责人」的人不够/)).toBeVisible();
    },
  },
};

export const Unsent: Story = {
  tags: ['state:review-desk.unsent'],
  args: { editionId: 12 },
  render: (args) => <ReviewDesk {...withoutProposal(args)} />,
  play: async ({ canvas, userEvent }) => {
    await ready(canvas);
    await userEvent.click(canvas.getByRole('checkbox', { name: '并入后发布' }));
    await userEvent.click(canvas.getByRole('button', { name: '送审' }));
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByText('请写明改了什么。')).toBeVisible();
      await expect(canvas.getByText('请填写发布版名称。')).toBeVisible();
      await expect(canvas.getByText('请填写 1900 到 2200 之间的年份。')).toBeVisible();
      await expect(source.sendProposal).not.toHaveBeenCalled();
    },
  },
};

export const Sent: Story = {
  args: { editionId: 12 },
  render: (args) => <ReviewDesk {...withoutProposal(args)} />,
  play: async ({ args, canvas, userEvent }) => {
    await ready(canvas);
    await userEvent.type(canvas.getByRole('textbox', { name: /改了什么/ }), '补齐 5.2');
    await userEvent.click(canvas.getByRole('button', { name: '送审' }));
    await expect(await screen.findByText('已送审')).toBeVisible();
    await expect(source.sendProposal).toHaveBeenCalledWith({ editionId: 12, summary: '补齐 5.2', reason: '', publish: null });
    await expect(args.onProposalChange).toHaveBeenCalledOnce();
  },
};

/** The page of what was sent has the focus where what comes next is said. */
export const JustSent: Story = {
  args: { isJustSent: true },
  play: async ({ canvas }) => {
    await ready(canvas);
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName('您的决定'));
  },
};

const course = { lineage: 1009, courseId: 91009, name: '软件测试', isRemoved: false };
const summary = { zh: '减弱对 5.2 的支撑。', en: 'Supports 5.2 less.' };

/** Only what is of the course. */
export const OneCourse: Story = {
  tags: ['state:review-desk.one-course'],
  beforeEach: serve({ ...sent, course, summary }),
  play: ({ canvas }) => ready(canvas),
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('软件测试');
      await expect(canvas.getByText(/补齐沟通与终身学习的支撑 · /)).toBeVisible();
      const changes = within(canvas.getByRole('region', { name: '变更' }));
      await expect(changes.getByText('1 门课程')).toBeVisible();
      await expect(changes.getAllByRole('region').map((region) => region.getAttribute('aria-label'))).toEqual(['软件测试']);
      await expect(within(canvas.getByRole('region', { name: '摘要' })).queryByText('总学时')).toBeNull();
      await expect(draftSource.listChanges).toHaveBeenCalledWith(expect.objectContaining({ part: 1009 }), expect.anything());
    },
  },
};

export const OneCourseInEnglish: Story = {
  globals: { language: '80102' },
  beforeEach: serve({ ...sent, course: { ...course, name: 'Software Testing' }, summary }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent('Software Testing');
    await canvas.findByRole('region', { name: 'Software Testing' });
    // The changes quote the Chinese texts of the draft.
    await expect(chineseIn(canvas.getByRole('region', { name: 'Summary' }))).toEqual([]);
    await expect(chineseIn(canvas.getByRole('complementary'))).toEqual([]);
  },
};

export const OneCourseUnsent: Story = {
  tags: ['state:review-desk.one-course-unsent'],
  args: { editionId: 12, course },
  render: (args) => <ReviewDesk {...withoutProposal(args)} />,
  play: ({ canvas }) => ready(canvas),
  parameters: {
    atRest: async ({ canvas }) => {
      const panel = within(canvas.getByRole('region', { name: '送审' }));
      await expect(panel.getByText(/只评审这门课程的改动/)).toBeVisible();
      await expect(panel.queryByRole('checkbox', { name: '并入后发布' })).toBeNull();
    },
  },
};

export const OneCourseSent: Story = {
  args: { editionId: 12, course },
  render: (args) => <ReviewDesk {...withoutProposal(args)} />,
  play: async ({ canvas, userEvent }) => {
    await ready(canvas);
    await userEvent.type(canvas.getByRole('textbox', { name: /改了什么/ }), '减弱');
    await userEvent.click(canvas.getByRole('button', { name: '送审' }));
    await expect(await screen.findByText('已送审')).toBeVisible();
    const asked = { editionId: 12, courseId: 91009, summary: '减弱', reason: '', publish: null };
    await expect(source.sendProposal).toHaveBeenCalledWith(asked);
  },
};

/** It asks something, or takes along what is not of the course. */
export const OneCourseWaits: Story = {
  tags: ['state:review-desk.one-course-waits'],
  beforeEach: serve({
    course: { ...course, isRemoved: true },
    summary,
    events: [
      ...approvedOnce.events,
      ['approved', 'departmentManager', { step: 'department' }],
      ['approved', 'collegeAdmin', { step: 'commission' }],
      ['approved', 'collegeAdmin', { step: 'office' }],
    ],
  }),
  play: async ({ args, canvas, userEvent }) => {
    await ready(canvas);
    await userEvent.click(decision(canvas).getByRole('button', { name: '去决定冲突' }));
    await expect(args.onMerge).toHaveBeenCalledWith(12, 1009);
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(decision(canvas).getByText(/牵涉到课程以外的改动/)).toBeVisible();
      await expect(canvas.getByText('通过后，这门课程将从培养方案中删除。')).toBeVisible();
    },
  },
};

export const SentLocked: Story = {
  ...Sent,
  play: async ({ canvas, userEvent }) => {
    await ready(canvas);
    await userEvent.type(canvas.getByRole('textbox', { name: /改了什么/ }), '补齐 5.2');
    await userEvent.click(canvas.getByRole('checkbox', { name: '评审期间锁定内容' }));
    await userEvent.click(canvas.getByRole('button', { name: '送审' }));
    await waitFor(() => expect(source.sendProposal).toHaveBeenCalledWith(expect.objectContaining({ isLocked: true })));
  },
};

/** J and K walk through the changes. */
export const Walked: Story = {
  play: async ({ canvas, userEvent }) => {
    await ready(canvas);
    await userEvent.keyboard('jj');
    await expect(canvas.getAllByRole('button', { current: true })).toHaveLength(1);
  },
};

export const Checking: Story = {
  tags: ['state:review-desk.checking'],
  play: async ({ canvas }) => {
    await ready(canvas);
  },
  beforeEach: (context) => {
    serve(sent)(context);
    draftSource.loadFindings.mockImplementation(never);
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByText('正在检查')).toBeVisible();
    },
  },
};

export const ChecksFailed: Story = {
  tags: ['state:review-desk.checks-failed'],
  beforeEach: (context) => {
    serve(sent)(context);
    draftSource.loadFindings.mockImplementation(() => Promise.reject(new Error('服务器没有回应。')));
  },
  play: ({ canvas }) => ready(canvas),
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByText('没有完成检查')).toBeVisible();
      await expect(decision(canvas).getByRole('button', { name: '通过' })).toBeEnabled();
    },
  },
};

export const Loading: Story = {
  tags: ['state:review-desk.loading'],
  beforeEach: (context) => {
    serve(sent)(context);
    source.loadProposal.mockImplementation(never);
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByText('正在载入提案')).toBeVisible();
    },
  },
};

export const Failed: Story = {
  tags: ['state:review-desk.failed'],
  beforeEach: (context) => {
    serve(sent)(context);
    source.loadProposal.mockImplementation(() => Promise.reject(new Error('服务器没有回应。')));
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(await canvas.findByText('没有取到提案')).toBeVisible();
    },
  },
};

export const LongTexts: Story = {
  tags: ['state:review-desk.long-texts'],
  beforeEach: serve({
    summary: { zh: '为工程伦理和职业规范补上支撑，'.repeat(40), en: 'Supports engineering ethics. '.repeat(40) },
    events: [...sent.events, ['asked', 'majorLeader', { step: 'major', text: '请逐门核对学时与支撑。'.repeat(30) }]],
  }),
  play: ({ canvas }) => ready(canvas),
  parameters: {
    atRest: async ({ canvas, canvasElement }) => {
      await expect(canvas.getByText(/^为工程伦理/)).toBeVisible();
      await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
    },
  },
};

const lockedReview: AReview = {
  events: [...sent.events, ['locked', 'majorEditor'], ['askedToWrite', 'courseLeader', { text: '课程 5 还差一个指标' }]],
};
const content = (canvas: Canvas) => within(canvas.getByRole('region', { name: '修订稿内容' }));

/** Who decides sees who asks to write, and unlocks. */
export const Locked: Story = {
  tags: ['state:review-desk.locked'],
  beforeEach: serve(lockedReview, { events: [...lockedReview.events, ['unlocked', 'majorLeader']] }),
  play: ({ canvas }) => ready(canvas),
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(content(canvas).getByRole('status')).toHaveTextContent('在评审期间锁定了内容，现在只能查看。');
      await expect(content(canvas).getByRole('listitem')).toHaveTextContent('申请编辑课程 5 还差一个指标');
    },
  },
};

export const Unlocked: Story = {
  ...Locked,
  tags: [],
  parameters: {},
  play: async ({ canvas, userEvent }) => {
    await ready(canvas);
    await userEvent.click(content(canvas).getByRole('button', { name: '解锁' }));
    await expect(source.lockProposal).toHaveBeenCalledWith({ id: 12, isLocked: false });
    await waitFor(() => expect(content(canvas).getByRole('status')).toHaveTextContent('修订稿可以编辑'));
    await expect(content(canvas).getByRole('button', { name: '锁定' })).toBeVisible();
  },
};

/** Who can only ask does so once, with a reason. */
export const AsksToWrite: Story = {
  tags: ['state:review-desk.asks-to-write'],
  args: { userId: userIds.courseLeader },
  beforeEach: serve({ events: lockedReview.events.slice(0, 2), as: 'courseLeader' }, { ...lockedReview, as: 'courseLeader' }),
  play: ({ canvas }) => ready(canvas),
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(content(canvas).getByRole('button', { name: '申请编辑' })).toBeEnabled();
      await expect(content(canvas).queryByRole('button', { name: '解锁' })).toBeNull();
    },
  },
};

export const AskedToWrite: Story = {
  ...AsksToWrite,
  tags: [],
  parameters: {},
  play: async ({ canvas, userEvent }) => {
    await ready(canvas);
    await userEvent.type(content(canvas).getByRole('textbox', { name: '为什么需要编辑' }), '还差一个指标');
    await userEvent.click(content(canvas).getByRole('button', { name: '申请编辑' }));
    await expect(source.askToWrite).toHaveBeenCalledWith({ id: 12, text: '还差一个指标' });
    await waitFor(() => expect(content(canvas).getByRole('listitem')).toHaveTextContent('您已申请编辑。'));
    await expect(content(canvas).queryByRole('button', { name: '申请编辑' })).toBeNull();
  },
};

export const LockedInEnglish: Story = {
  ...Locked,
  tags: [],
  globals: { language: '80102' },
  beforeEach: serve({ events: lockedReview.events.slice(0, 2) }),
  parameters: {},
  play: async ({ canvas }) => {
    const panel = await canvas.findByRole('region', { name: 'Content of the draft' });
    await expect(within(panel).getByRole('button', { name: 'Unlock' })).toBeEnabled();
    await expect(chineseIn(panel)).toEqual([]);
  },
};
