import { sampleUser } from '@college/curriculum-model/fixtures';
import { createManualClock } from '@college/ui/clock';
import type { StateStory } from '@college/ui/testing/atRest';
import { chineseIn } from '@college/ui/testing/chineseIn';
import type { Meta } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { aDraftDrawer, aWorkbench, somePlaces, twoDrafts, waits } from '../fakes/workbench';
import { WorkbenchHome } from './WorkbenchHome';

const { serve, source, state } = aWorkbench();

function aPerson(who: 'majorLeader' | 'collegeViewer' | 'none') {
  const { userName, permissionId } = sampleUser(who);
  return { name: userName, permissionId };
}

const meta = {
  title: 'Widgets/Overview/WorkbenchHome',
  component: WorkbenchHome,
  args: {
    person: aPerson('majorLeader'),
    source,
    drafts: aDraftDrawer(twoDrafts()),
    places: somePlaces,
    language: '80101',
    now: () => new Date(2026, 4, 13, 8, 30),
  },
  beforeEach: serve(),
} satisfies Meta<typeof WorkbenchHome>;
export default meta;
type Story = StateStory<typeof meta>;

export const Default: Story = {
  tags: ['state:workbench.default'],
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByRole('heading', { level: 1, name: '早上好，周敏' })).toBeVisible();
      const majors = canvas.getByRole('region', { name: '专业' });
      await expect(within(majors).getByRole('link', { name: '软件工程' })).toHaveAttribute('href', '#major-1001');
      await expect(within(majors).getByRole('link', { name: '软件工程的课程单元' })).toHaveAttribute('href', '#units-1001');
      const courses = canvas.getByRole('region', { name: '待完善的课程' });
      await expect(within(courses).getAllByRole('link')[0]).toHaveAttribute('href', '#course-1015-of-1001');
      await expect(within(courses).getByRole('progressbar', { name: '形势与政策的完成度' })).toHaveAttribute('aria-valuenow', '26');
      await expect(canvas.getByRole('link', { name: '继续编辑编译原理' })).toHaveAttribute('href', '#course-new-of-1001');
      await expect(canvas.getByRole('link', { name: '继续编辑数据结构' })).toHaveAttribute('href', '#course-1004-of-1001');
      const copies = canvas.getByRole('region', { name: '复制' });
      await expect(within(copies).getByText('35%')).toBeVisible();
      await expect(within(copies).getByText(/没有成功：目标专业中没有指标点 3.1/)).toBeVisible();
      await expect(canvas.getByRole('region', { name: '最近的修改' })).toHaveTextContent('修改课程矩阵');
    },
  },
};

/** Nobody is signed in: it says what it is and where the sign-in is, and asks nothing. */
export const Anonymous: Story = {
  tags: ['state:workbench.anonymous'],
  args: {
    person: undefined,
    drafts: { list: fn(() => twoDrafts()), discard: fn() },
  },
  parameters: {
    atRest: async ({ args, canvas }) => {
      await expect(canvas.getByRole('heading', { name: '工作台' })).toBeVisible();
      await expect(canvas.getByRole('link', { name: '登录' })).toHaveAttribute('href', '#login');
      for (const ask of [source.loadOverview, source.listMajors, source.loadJob, args.drafts.list])
        await expect(ask).not.toHaveBeenCalled();
    },
  },
};

export const MajorName: Story = {
  tags: ['state:workbench.major-name'],
  args: { majorName: '计算机' },
  parameters: {
    atRest: async ({ canvas }) => {
      const majors = canvas.getByRole('region', { name: '专业' });
      await expect(within(majors).getByRole('link', { name: '计算机科学与技术' })).toBeVisible();
      await expect(within(majors).queryByRole('link', { name: '软件工程' })).toBeNull();
      await expect(within(majors).getByRole('searchbox', { name: '专业名称' })).toHaveValue('计算机');
    },
  },
};

export const MajorNameCleared: Story = {
  args: MajorName.args,
  play: async ({ canvas, userEvent }) => {
    const majors = canvas.getByRole('region', { name: '专业' });
    await within(majors).findByRole('link', { name: '计算机科学与技术' });
    await userEvent.type(within(majors).getByRole('searchbox', { name: '专业名称' }), '{Escape}');
    await expect(await within(majors).findByRole('link', { name: '软件工程' })).toBeVisible();
  },
};

export const English: Story = {
  tags: ['state:workbench.english'],
  globals: { language: '80102' },
  args: {
    person: { name: 'Zhou Min', permissionId: 2000 },
    drafts: aDraftDrawer(twoDrafts('en')),
    language: '80102',
    majorName: 'SCIENCE',
  },
  beforeEach: serve(waits('en')),
  parameters: {
    atRest: async ({ canvas, canvasElement }) => {
      await expect(canvas.getByRole('link', { name: 'Computer Science and Technology' })).toBeVisible();
      await expect(canvas.getByRole('region', { name: 'Courses to complete' })).toBeVisible();
      await expect(canvas.getByText('Changed: course matrix')).toBeVisible();
      await expect(chineseIn(canvasElement)).toEqual([]);
    },
  },
};

export const DraftDiscarded: Story = {
  args: { drafts: aDraftDrawer(twoDrafts()) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '丢弃数据结构的草稿' }));
    const question = await canvas.findByRole('alertdialog', { name: '丢弃「数据结构」的草稿？' });
    await expect(question).toHaveTextContent('其中3处修改从未保存过');
    await userEvent.click(within(question).getByRole('button', { name: '丢弃草稿' }));
    await waitFor(() => expect(canvas.queryByRole('link', { name: '继续编辑数据结构' })).toBeNull());
    await waitFor(() => expect(canvas.getByRole('link', { name: '继续编辑编译原理' })).toHaveFocus());
  },
};

const clock = createManualClock();
/** A copy under way is looked at again until it ends; then the new course can be opened. */
export const CopyEnds: Story = {
  args: { clock, drafts: aDraftDrawer() },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('35%')).toBeVisible();
    Object.assign(state.copyJobs.get('copy-00000001')!.job, { state: 'done', courseId: 5002 });
    await waitFor(() => {
      clock.advance(2000);
      expect(canvas.getAllByText('已完成')).toHaveLength(2);
    });
    const copies = canvas.getAllByRole('link', { name: /^打开副本/ });
    await expect(copies.map((link) => link.getAttribute('href'))).toContain('#course-5002-of-1002');
  },
};

/** Somebody who may look at everything and change nothing has the majors before them, and nothing that waits. */
export const Viewer: Story = {
  args: { person: aPerson('collegeViewer'), drafts: aDraftDrawer() },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: '软件工程' })).toBeVisible();
    await expect(canvas.getByText('学校查看者')).toBeVisible();
    await expect(canvas.queryByRole('region', { name: '最近的修改' })).toBeNull();
    await expect(source.loadOverview).not.toHaveBeenCalled();
  },
};

export const WithoutRights: Story = {
  args: { person: aPerson('none'), onFeedback: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(/学校管理者开通权限后/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: '我的账号' })).toHaveAttribute('href', '#account');
    await userEvent.click(canvas.getByRole('button', { name: '反馈' }));
    await expect(args.onFeedback).toHaveBeenCalledOnce();
    await expect(source.listMajors).not.toHaveBeenCalled();
  },
};

/** The drafts of this browser show whether or not the server answers. */
export const Failed: Story = {
  beforeEach: () => {
    state.courseUnits = [];
    source.loadOverview.mockRejectedValueOnce(new Error('系统错误 System error: Failed to fetch'));
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('系统错误 System error: Failed to fetch')).toBeVisible();
    await expect(canvas.getByRole('region', { name: '未保存的草稿' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '重试' }));
    await expect(await canvas.findByText('还没有可以修改的课程')).toBeVisible();
  },
};
