import { copyStepMessageOf, type BindingSuggestion, type CopyProgress } from '@college/curriculum-model';
import type { StateStory } from '@college/ui/testing/atRest';
import { chineseIn } from '@college/ui/testing/chineseIn';
import type { Meta } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { never } from '../../course-units/fakes/never';
import { withToasts } from '../../course-units/fakes/withToasts';
import type { CopySubject, CopyTarget, CopyWizardSource } from '../CopyWizard';
import { aCopyJob, aCopySource, aCopySubject, createCopyChannel } from '../fakes/fakeCopySource';
import { walkCopyWizard, walkInEnglish } from '../fakes/walkCopyWizard';
import { CopyCourses } from './CopyCourses';

const names = ['数据结构', '操作系统', '编译原理'];
const courses = names.map((name, at) => ({ id: 1004 + at, name }));
let channel = createCopyChannel();
const copy = fn<CopyWizardSource['copy']>();
const loadGoals = fn<CopyWizardSource['loadGoals']>();

/** Each course has one goal less than the one before, and goals of its own. */
async function goalsOf({ courseId, targetId }: CopyTarget): Promise<CopySubject> {
  const subject = aCopySubject(targetId);
  const source = subject.source.slice(courseId - 1004).map((goal) => ({ ...goal, id: goal.id * 10 + courseId }));
  return { ...subject, source };
}

async function suggestBindings({ source, target }: Pick<CopySubject, 'source' | 'target'>): Promise<BindingSuggestion[]> {
  return source.map(({ id }, at) => ({ goalId: id, requireId: target[at]!.id, score: 0.9, terms: ['算法'] }));
}

const counts = { projects: 1, taskGoals: 1, points: 2, ksa: 2, goals: 4, bindings: 3, courseCells: 2, projectCells: 1 };

function messageOf(name: 'check' | 'course' | 'done', at: number): CopyProgress {
  const { message, ...progress } = copyStepMessageOf(name, counts, { at, of: 3, name: names[at]! });
  return { ...progress, message: message.zh };
}

const meta = {
  title: 'Widgets/Copying/CopyCourses',
  component: CopyCourses,
  decorators: [withToasts],
  args: {
    dataSource: aCopySource({ copy, loadGoals, suggestBindings, loadJob: async () => aCopyJob({ receiptId: 77 }) }),
    courses,
    majorName: '软件工程',
    isOpen: true,
    onOpenChange: fn(),
    createUnique: () => 'copy-00000001',
    onGoToTarget: fn(),
    onOpenReceipt: fn(),
    onBusyChange: fn(),
    onCopied: fn(),
  },
  beforeEach: () => {
    channel = createCopyChannel();
    copy.mockReset().mockImplementation(() => channel.stream());
    loadGoals.mockReset().mockImplementation(goalsOf);
  },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '820px' } } },
} satisfies Meta<typeof CopyCourses>;
export default meta;
type Story = StateStory<typeof meta>;
type Play = Parameters<NonNullable<Story['play']>>[0];
type Page = Pick<Play, 'canvas' | 'userEvent'>;

const rail = () => within(screen.getByRole('navigation', { name: '要复制的课程' }));
const start = () => screen.getByRole('button', { name: '复制 3 门课程' });

async function toBinding({ canvas, userEvent }: Page) {
  await walkCopyWizard(canvas, userEvent).goToBinding();
  await rail().findByRole('button', { name: '编译原理 已绑定 0/2 个目标' });
  await canvas.findByRole('button', { name: '采纳 4 条' });
}

/** Accepts what is suggested, course by course. */
async function bindAll(page: Page) {
  await toBinding(page);
  for (const count of [4, 3, 2]) {
    await page.userEvent.click(await page.canvas.findByRole('button', { name: `采纳 ${count} 条` }));
    if (count > 2) await page.userEvent.click(page.canvas.getByRole('button', { name: '下一门课程' }));
  }
}

async function startCopy(page: Page) {
  await bindAll(page);
  await waitFor(() => expect(start()).toBeEnabled());
  await page.userEvent.click(start());
}

export const Typical: Story = {
  tags: ['state:copy-courses.target'],
  play: ({ canvas, userEvent }) => walkCopyWizard(canvas, userEvent).chooseTarget(),
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByRole('dialog', { name: '复制 3 门课程' })).toBeVisible();
      await expect(canvas.getByText(/^将复制到 .*计算机科学与技术$/)).toBeVisible();
      await expect(canvas.getByRole('button', { name: '下一步' })).toBeEnabled();
    },
  },
};

/** The goals of each course are there one after another, and suggestions for the one on show. */
export const Binding: Story = {
  tags: ['state:copy-courses.binding'],
  play: toBinding,
  parameters: {
    atRest: async ({ canvas }) => {
      const [first, second, third] = rail().getAllByRole('button');
      await expect(first).toHaveAccessibleName('数据结构 已绑定 0/4 个目标');
      await expect(first).toHaveAttribute('aria-current', 'step');
      await expect(second).toHaveAccessibleName('操作系统 已绑定 0/3 个目标');
      await expect(third).not.toHaveAttribute('aria-current');
      await expect(canvas.getByText('3 门课程中 0 门已绑定完')).toBeVisible();
      await expect(start()).toBeDisabled();
    },
  },
};

/** Only once all goals of all courses are bound the copy can start. */
export const AllBound: Story = {
  tags: ['state:copy-courses.all-bound'],
  play: bindAll,
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(rail().getByRole('button', { name: '编译原理 已绑定 2/2 个目标' })).toHaveAttribute('aria-current', 'step');
      await expect(canvas.getByText('3 门课程中 3 门已绑定完')).toBeVisible();
      await expect(canvas.getByRole('button', { name: '下一门课程' })).toBeDisabled();
      await expect(start()).toBeEnabled();
    },
  },
};

/** What was bound of a course is there when one comes back to it, by the keyboard as well. */
export const WalkedByKeyboard: Story = {
  play: async (page) => {
    await toBinding(page);
    await page.userEvent.click(page.canvas.getByRole('button', { name: '采纳 4 条' }));
    rail()
      .getByRole('button', { name: /^数据结构/ })
      .focus();
    await page.userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(await page.canvas.findByRole('button', { name: '采纳 3 条' })).toBeVisible();
    await expect(rail().getByRole('button', { name: /^操作系统/ })).toHaveAttribute('aria-current', 'step');
    await page.userEvent.keyboard('{Home}{Enter}');
    await expect(rail().getByRole('button', { name: '数据结构 已绑定 4/4 个目标' })).toHaveAttribute('aria-current', 'step');
    await expect(page.canvas.queryByRole('button', { name: /^采纳 \d/ })).toBeNull();
  },
};

export const GoalsNotLoaded: Story = {
  tags: ['state:copy-courses.not-loaded'],
  play: async (page) => {
    loadGoals.mockImplementation((target) => (target.courseId === 1005 ? Promise.reject(new Error('系统错误')) : goalsOf(target)));
    await walkCopyWizard(page.canvas, page.userEvent).goToBinding();
    await page.userEvent.click(await rail().findByRole('button', { name: '操作系统 没有取到目标' }));
    await rail().findByRole('button', { name: '编译原理 已绑定 0/2 个目标' });
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByText('系统错误')).toBeVisible();
      await expect(canvas.getByRole('button', { name: '重试' })).toBeVisible();
      await expect(start()).toBeDisabled();
    },
  },
};

export const Copying: Story = {
  tags: ['state:copy-courses.copying'],
  play: async (page) => {
    await startCopy(page);
    channel.send(messageOf('check', 0), messageOf('course', 0), messageOf('check', 1));
    const [request] = copy.mock.lastCall!;
    await expect(request).toMatchObject({ unique: 'copy-00000001', courseId: 1004, targetId: 1002 });
    await expect(request.more?.map(({ courseId, goalRelations }) => [courseId, goalRelations.length])).toEqual([
      [1005, 3],
      [1006, 2],
    ]);
    await expect(copy).toHaveBeenCalledOnce();
    await expect(page.args.onBusyChange).toHaveBeenLastCalledWith(true);
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(within(canvas.getByRole('list', { name: '复制步骤' })).getByText('「操作系统」已检查参数')).toBeVisible();
      await expect(canvas.getByRole('progressbar', { name: /^复制进度/ })).toHaveAttribute('aria-valuenow', '35');
      await expect(canvas.getByRole('button', { name: '取消' })).toBeDisabled();
    },
  },
};

export const Copied: Story = {
  tags: ['state:copy-courses.done'],
  play: async (page) => {
    await startCopy(page);
    channel.send(messageOf('check', 0), messageOf('done', 2));
    await page.userEvent.click(await page.canvas.findByRole('button', { name: '撤销这次复制…' }));
    await expect(page.args.onOpenReceipt).toHaveBeenCalledWith({ majorId: 1002, receiptId: 77 });
    await expect(page.args.onCopied).toHaveBeenCalledWith({ majorId: 1002 });
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByText('已复制到计算机科学与技术')).toBeVisible();
      await expect(canvas.getByRole('button', { name: '撤销这次复制…' })).toBeVisible();
      await expect(canvas.getByRole('button', { name: '去目标专业' })).toBeVisible();
    },
  },
};

/** None of the courses was copied; the bindings are still there. */
export const CopyFailed: Story = {
  tags: ['state:copy-courses.failed'],
  args: {
    dataSource: aCopySource({
      copy,
      loadGoals,
      suggestBindings,
      loadJob: async () => {
        const {
          courseId: _none,
          created: _nothing,
          ...job
        } = aCopyJob({ state: 'failed', message: '「操作系统」：还有 1 个教学目标未绑定' });
        return job;
      },
    }),
  },
  play: async (page) => {
    await startCopy(page);
    channel.send(messageOf('check', 0));
    await within(await page.canvas.findByRole('list', { name: '复制步骤' })).findByText('「数据结构」已检查参数');
    channel.break(new Error('broken'));
    await page.userEvent.click(await page.canvas.findByRole('button', { name: '查看复制状态' }));
    await page.canvas.findByRole('alert');
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByRole('alert')).toHaveTextContent(/「操作系统」：还有 1 个教学目标未绑定 目标专业中没有留下任何内容。/);
      await expect(canvas.getByRole('button', { name: '修改绑定' })).toBeVisible();
      await expect(canvas.queryByRole('button', { name: '上一步' })).toBeNull();
    },
  },
};

export const BackAfterFailure: Story = {
  args: CopyFailed.args ?? {},
  play: async (page) => {
    await CopyFailed.play?.(page);
    await page.userEvent.click(page.canvas.getByRole('button', { name: '修改绑定' }));
    await expect(await rail().findByRole('button', { name: '编译原理 已绑定 2/2 个目标' })).toBeVisible();
    await expect(start()).toBeEnabled();
  },
};

const closable: NonNullable<Story['render']> = function Closable(args) {
  const [isOpen, setOpen] = useState(true);
  return <CopyCourses {...args} isOpen={isOpen} onOpenChange={setOpen} />;
};

/** Closed by mistake: what was bound comes back. */
export const ClosedAndGoneOn: Story = {
  render: closable,
  play: async (page) => {
    await toBinding(page);
    await page.userEvent.click(page.canvas.getByRole('button', { name: '采纳 4 条' }));
    await page.userEvent.keyboard('{Escape}');
    await waitFor(() => expect(page.canvas.queryByRole('dialog')).toBeNull());
    await expect(page.canvas.getByText('已关闭，课程未复制；绑定过 4 个目标。')).toBeVisible();
    await page.userEvent.click(page.canvas.getByRole('button', { name: '继续' }));
    await expect(await page.canvas.findByRole('button', { name: '数据结构 已绑定 4/4 个目标' })).toBeVisible();
  },
};

/** Closed after a copy that failed: one goes on with the bindings. */
export const ClosedAfterFailure: Story = {
  args: CopyFailed.args ?? {},
  render: closable,
  play: async (page) => {
    await CopyFailed.play?.(page);
    await page.userEvent.click(page.canvas.getAllByRole('button', { name: '关闭' })[0]!);
    await waitFor(() => expect(page.canvas.queryByRole('dialog')).toBeNull());
    await expect(page.canvas.getByText('已关闭，课程未复制；绑定过 9 个目标。')).toBeVisible();
    await page.userEvent.click(page.canvas.getByRole('button', { name: '继续' }));
    await expect(await rail().findByRole('button', { name: '编译原理 已绑定 2/2 个目标' })).toBeVisible();
    await expect(start()).toBeEnabled();
  },
};

/** Closed after the stream broke: nobody knows yet whether the courses are copied. */
export const ClosedAfterBrokenStream: Story = {
  render: closable,
  play: async (page) => {
    await startCopy(page);
    channel.send(messageOf('check', 0));
    await within(await page.canvas.findByRole('list', { name: '复制步骤' })).findByText('「数据结构」已检查参数');
    channel.break(new Error('broken'));
    await page.canvas.findByRole('button', { name: '查看复制状态' });
    await page.userEvent.click(page.canvas.getByRole('button', { name: '取消' }));
    await expect(await page.canvas.findByText('已关闭，复制可能仍在进行；绑定过 9 个目标。')).toBeVisible();
    await page.userEvent.click(page.canvas.getByRole('button', { name: '继续' }));
    await page.userEvent.click(await page.canvas.findByRole('button', { name: '查看复制状态' }));
    await expect(await page.canvas.findByText('已复制到计算机科学与技术')).toBeVisible();
  },
};

export const TooMany: Story = {
  tags: ['state:copy-courses.too-many'],
  args: { courses: Array.from({ length: 61 }, (_, at) => ({ id: 1004 + at, name: `课程 ${at + 1}` })) },
  play: ({ canvas, userEvent }) => walkCopyWizard(canvas, userEvent).chooseTarget(),
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByText('一次最多复制 60 门课程，请少选几门。')).toBeVisible();
      await expect(canvas.getByRole('button', { name: '下一步' })).toBeDisabled();
    },
  },
};

export const Loading: Story = {
  tags: ['state:copy-courses.loading'],
  play: async (page) => {
    loadGoals.mockImplementation(never);
    await walkCopyWizard(page.canvas, page.userEvent).goToBinding();
    await rail().findByRole('button', { name: '数据结构 正在加载目标' });
  },
  parameters: {
    atRest: async () => {
      await expect(rail().getByRole('button', { name: '编译原理 正在加载目标' })).toBeVisible();
      await expect(start()).toBeDisabled();
    },
  },
};

export const English: Story = {
  tags: ['state:copy-courses.english'],
  globals: { language: '80102' },
  args: { courses: courses.map(({ id }, at) => ({ id, name: `Course ${at + 1}` })), majorName: 'Software Engineering' },
  play: async ({ canvas, userEvent }) => {
    await walkInEnglish(canvas, userEvent).goToBinding();
    await canvas.findByRole('button', { name: 'Course 3 0 of 2 goals bound' });
    await canvas.findByRole('button', { name: 'Accept 4' });
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByRole('dialog', { name: 'Copy 3 courses' })).toBeVisible();
      await expect(canvas.getByText('0 of 3 courses bound')).toBeVisible();
      await expect(chineseIn(screen.getByRole('navigation'))).toEqual([]);
    },
  },
};
