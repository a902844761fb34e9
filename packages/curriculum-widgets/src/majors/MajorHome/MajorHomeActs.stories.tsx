import { createManualClock } from '@college/ui/clock';
import type { StateStory } from '@college/ui/testing/atRest';
import type { Meta } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { never } from '../../course-units/fakes/never';
import { withToasts } from '../../course-units/fakes/withToasts';
import { aCollege } from '../../support/fakes/aCollege';
import { aConflict } from '../../support/fakes/aConflict';
import { argsOfBand, majorHomeArgs } from '../fakes/majorHomeArgs';
import { MajorHome } from './MajorHome';

const college = aCollege();
let clock = createManualClock();

const meta = {
  title: 'Widgets/Majors/MajorHome',
  component: MajorHome,
  decorators: [withToasts],
  args: { ...majorHomeArgs(college), clock: { schedule: (callback, milliseconds) => clock.schedule(callback, milliseconds) } },
  beforeEach: college.serve(() => {
    clock = createManualClock();
  }),
  parameters: { band: argsOfBand },
} satisfies Meta<typeof MajorHome>;
export default meta;
type Story = StateStory<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

async function choose({ canvas, userEvent }: Pick<Context, 'canvas' | 'userEvent'>, name: string, entry: string) {
  await userEvent.click(await canvas.findByRole('button', { name: `${name}的更多操作` }));
  await userEvent.click(await canvas.findByRole('menuitem', { name: entry }));
}

export const DeleteAsked: Story = {
  tags: ['state:major-home.delete-confirm'],
  args: { renderBreaks: (courseId) => `课程 ${courseId} 是指标点 3.2 唯一的强支撑。` },
  play: (context) => choose(context, '数据结构', '删除课程…'),
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByRole('alertdialog', { name: '删除「数据结构」？' })).toBeVisible();
      await expect(canvas.getByText(/^将一并删除它的章节/)).toBeVisible();
      await expect(canvas.getByText('课程 1004 是指标点 3.2 唯一的强支撑。')).toBeVisible();
      await expect(canvas.getByRole('button', { name: '取消' })).toHaveFocus();
    },
  },
};

export const DeletionCancelled: Story = {
  play: async (context) => {
    const { args, canvas, userEvent } = context;
    await choose(context, '数据结构', '删除课程…');
    await canvas.findByRole('alertdialog', { name: '删除「数据结构」？' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('button', { name: '数据结构的更多操作' })).toHaveFocus());
    await expect(args.source.deleteCourse).not.toHaveBeenCalled();
  },
};

export const Deleted: Story = {
  tags: ['state:major-home.deleted'],
  args: { onCoursesChange: fn() },
  play: async (context) => {
    const { args, canvas, userEvent } = context;
    await choose(context, '数据结构', '删除课程…');
    await userEvent.click(await canvas.findByRole('button', { name: '删除课程' }));
    await waitFor(() => expect(args.onCoursesChange).toHaveBeenCalledOnce());
    await expect(args.source.deleteCourse).toHaveBeenLastCalledWith(1004, expect.anything());
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByText('删除课程成功')).toBeVisible();
      await expect(canvas.queryByRole('article', { name: '数据结构' })).toBeNull();
      // What it supported is counted without it.
      await expect(await canvas.findByRole('button', { name: '2.1：强支撑 0 门，弱支撑 2 门' })).toBeVisible();
      await expect(canvas.getByRole('button', { name: '操作系统的更多操作' })).toHaveFocus();
    },
  },
};

async function removeAndUndo(context: Context) {
  await choose(context, '数据结构', '删除课程…');
  await context.userEvent.click(await context.canvas.findByRole('button', { name: '删除课程' }));
  await waitFor(() => expect(context.canvas.queryByRole('alertdialog')).toBeNull());
  await context.canvas.findByRole('button', { name: '撤销删除「数据结构」' });
}

export const UndoAtHead: Story = {
  tags: ['state:major-home.undo-at-head'],
  args: { trash: college.history },
  play: async (context) => {
    await removeAndUndo(context);
    clock.advance(32_999);
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByRole('button', { name: '撤销删除「数据结构」' })).toBeVisible();
      await expect(canvas.queryByRole('article', { name: '数据结构' })).toBeNull();
    },
  },
};

export const DeletionUndone: Story = {
  tags: ['state:major-home.undone'],
  args: { trash: college.history, onCoursesChange: fn() },
  play: async (context) => {
    await removeAndUndo(context);
    await context.userEvent.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(context.args.onCoursesChange).toHaveBeenCalledTimes(2));
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByText('已恢复「数据结构」')).toBeVisible();
      await expect(canvas.getByRole('article', { name: '数据结构' })).toBeVisible();
      await expect(canvas.queryByRole('button', { name: /^撤销/ })).toBeNull();
    },
  },
};

/** Somebody changed the course while its deletion was being confirmed: it stays, and the cards are read again. */
export const DeleteConflict: Story = {
  tags: ['state:major-home.delete-conflict'],
  beforeEach: () => void college.cards.deleteCourse.mockRejectedValueOnce(aConflict('该课程刚刚被他人修改，没有删除。')),
  play: async (context) => {
    await choose(context, '数据结构', '删除课程…');
    await context.userEvent.click(await context.canvas.findByRole('button', { name: '删除课程' }));
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByText('该课程刚刚被他人修改，没有删除。')).toBeVisible();
      await expect(canvas.getByRole('article', { name: '数据结构' })).toBeVisible();
      await expect(canvas.queryByRole('alertdialog')).toBeNull();
    },
  },
};

export const BothMatricesExported: Story = {
  tags: ['state:major-home.export-both'],
  play: async ({ args, canvas, userEvent }) => {
    const { exportMajorMatrix, exportCourseMatrix } = args.source;
    await userEvent.click(await canvas.findByRole('radio', { name: '选择数据结构用于导出' }));
    await userEvent.click(canvas.getByRole('button', { name: '导出' }));
    await userEvent.click(await canvas.findByRole('menuitem', { name: '两者都导出' }));
    await expect(exportMajorMatrix).toHaveBeenLastCalledWith({ majorId: 1001 });
    clock.advance(2999);
    await expect(exportCourseMatrix).not.toHaveBeenCalled();
    clock.advance(1);
    const course = { courseId: 1004, courseName: '数据结构' };
    await waitFor(() => expect(exportCourseMatrix).toHaveBeenLastCalledWith({ majorId: 1001, majorName: '软件工程', ...course }));
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByText('课程矩阵：数据结构')).toBeVisible();
      await expect(canvas.getByText('专业矩阵已开始下载')).toBeVisible();
      await expect(canvas.getByText('课程矩阵已开始下载')).toBeVisible();
    },
  },
};

export const ExportWithoutCourse: Story = {
  tags: ['state:major-home.export-no-course'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '导出' }));
    await userEvent.click(await canvas.findByRole('menuitem', { name: '两者都导出' }));
    clock.advance(10_000);
    await expect(args.source.exportMajorMatrix).not.toHaveBeenCalled();
    await expect(args.source.exportCourseMatrix).not.toHaveBeenCalled();
  },
  parameters: { atRest: async ({ canvas }) => expect(canvas.getByRole('alert')).toHaveTextContent('请选择课程') },
};

export const LongText: Story = {
  tags: ['state:major-home.modal-long-text'],
  play: (context) => choose(context, '数据结构', '重命名…'),
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByRole('dialog', { name: '重命名「数据结构」' })).toBeVisible();
      await expect(canvas.getByRole('textbox', { name: '课程名称' })).toHaveFocus();
    },
  },
};

export const Renamed: Story = {
  play: async (context) => {
    const { args, canvas, userEvent, step } = context;
    await choose(context, '数据结构', '重命名…');
    const field = await canvas.findByRole('textbox', { name: '课程名称' });
    await step('a name there must be', async () => {
      await userEvent.clear(field);
      await userEvent.keyboard('{Enter}');
      await expect(await canvas.findByText('请输入课程名称。')).toBeVisible();
      await expect(args.source.renameCourse).not.toHaveBeenCalled();
    });
    await step('a new one shows on the card', async () => {
      await userEvent.type(field, '数据结构与算法设计{Enter}');
      await expect(await canvas.findByText('保存成功')).toBeVisible();
      await expect(args.source.renameCourse).toHaveBeenLastCalledWith({
        courseId: 1004,
        name: '数据结构与算法设计',
        lang: '80101',
        version: 1,
      });
      await expect(await canvas.findByRole('link', { name: '数据结构与算法设计' })).toBeVisible();
    });
  },
};

export const Saving: Story = {
  tags: ['state:major-home.modal-saving'],
  beforeEach: () => void college.cards.renameCourse.mockImplementation(never),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await choose(context, '数据结构', '重命名…');
    await userEvent.type(await canvas.findByRole('textbox', { name: '课程名称' }), '与算法{Enter}');
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByRole('dialog', { name: '正在保存' })).toBeVisible();
      await expect(canvas.getByText('正在改名为「数据结构与算法」')).toBeVisible();
    },
  },
};

export const SaveFailed: Story = {
  beforeEach: () => void college.cards.renameCourse.mockRejectedValueOnce(new Error('没有权限')),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await choose(context, '数据结构', '重命名…');
    await userEvent.type(await canvas.findByRole('textbox', { name: '课程名称' }), '与算法{Enter}');
    await expect(await canvas.findByText('没有权限')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '返回页面' }));
    await expect(await canvas.findByRole('textbox', { name: '课程名称' })).toHaveValue('数据结构与算法');
  },
};

export const CopyOpenedByThePage: Story = {
  tags: ['state:major-home.modal-copy'],
  args: { defaultDialog: { kind: 'copy', courseId: 1004 } },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByRole('dialog', { name: /复制课程/ })).toBeVisible();
      await expect(canvas.queryByRole('menuitem', { name: '复制课程' })).toBeNull();
    },
  },
};

export const Points: Story = {
  tags: ['state:major-home.modal-points'],
  play: (context) => choose(context, '数据结构', '编辑课点'),
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByRole('dialog', { name: /数据结构/ })).toBeVisible();
      await expect(canvas.getByText('算法与复杂度')).toBeVisible();
    },
  },
};

export const Completion: Story = {
  tags: ['state:major-home.modal-completion'],
  play: (context) => choose(context, '数据结构', '完成度'),
  parameters: { atRest: async ({ canvas }) => expect(canvas.getByRole('dialog', { name: '课程完成度：数据结构' })).toBeVisible() },
};

export const CompletionClosed: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await choose(context, '数据结构', '完成度');
    await canvas.findByRole('dialog', { name: '课程完成度：数据结构' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('button', { name: '数据结构的更多操作' })).toHaveFocus());
  },
};

/** The form without images: only text is sent from here. */
export const Feedback: Story = {
  tags: ['state:major-home.feedback'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '意见反馈' }));
    await userEvent.type(await canvas.findByRole('textbox', { name: /反馈内容/ }), '希望卡片能排序');
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByRole('textbox', { name: /反馈内容/ })).toHaveValue('希望卡片能排序');
      await expect(canvas.getByRole('button', { name: '提交反馈' })).toBeVisible();
      await expect(canvas.queryByText('图片（选填）')).toBeNull();
    },
  },
};

export const FeedbackReopened: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await Feedback.play?.(context);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: '意见反馈' }));
    await expect(await canvas.findByRole('textbox', { name: /反馈内容/ })).toHaveValue('希望卡片能排序');
  },
};

export const FeedbackSent: Story = {
  play: async (context) => {
    const { args, canvas, userEvent } = context;
    await Feedback.play?.(context);
    await userEvent.click(canvas.getByRole('button', { name: '提交反馈' }));
    await expect(await canvas.findByText('提交成功')).toBeVisible();
    await expect(args.source.sendFeedbackText).toHaveBeenLastCalledWith('希望卡片能排序');
  },
};
