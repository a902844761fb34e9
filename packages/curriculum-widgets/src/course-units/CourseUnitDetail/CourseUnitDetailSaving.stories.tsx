import { Button } from '@college/ui/Button';
import type { StateStory } from '@college/ui/testing/atRest';
import type { Meta } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import { memoryStorage } from '../fakes/memoryStorage';
import { failures, serve, source } from '../fakes/serveCourseUnitDetail';
import { firstNewId } from '../../support/fakes/aCollege';
import { unreachedWords, withoutNetwork } from '../../support/fakes/withoutNetwork';
import { CourseUnitDetail } from './CourseUnitDetail';
import { type CourseUnitDetailProps } from './CourseUnitDetailProps';
import detailMeta from './CourseUnitDetail.stories';

const meta = {
  title: 'Widgets/Course units/CourseUnitDetail',
  component: CourseUnitDetail,
  decorators: detailMeta.decorators,
  args: detailMeta.args,
  beforeEach: serve(),
  render: detailMeta.render,
  parameters: detailMeta.parameters,
} satisfies Meta<typeof CourseUnitDetail>;
export default meta;
type Story = StateStory<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const nameField = (canvas: Canvas) => canvas.findByRole('textbox', { name: /^课程名称/ });
const saveButton = (canvas: Canvas) => canvas.getByRole('button', { name: '保存' });
const sentCourse = () => source.saveCourseUnit.mock.lastCall![0].course;

export const Saving: Story = {
  tags: ['state:course-unit-detail.saving'],
  beforeEach: () => {
    failures.saveCourseUnit = { until: new Promise(() => {}) };
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await nameField(canvas), '与算法');
    await userEvent.click(saveButton(canvas));
    await canvas.findAllByText('正在保存…');
    await userEvent.keyboard('{Control>}s{/Control}');
    await expect(source.saveCourseUnit).toHaveBeenCalledOnce();
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getAllByText('正在保存…')).not.toHaveLength(0);
      await expect(canvas.queryByRole('button', { name: '保存' })).toBeNull();
    },
  },
};

export const Saved: Story = {
  tags: ['state:course-unit-detail.saved'],
  args: { courseUnitId: undefined },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(await nameField(canvas), '编译原理');
    await userEvent.click(saveButton(canvas));
    await waitFor(() => expect(args.onSaved).toHaveBeenCalledWith({ id: firstNewId, wasNew: true }));
    await waitFor(() => expect(args.onDirtyChange).toHaveBeenLastCalledWith({ isDirty: false, isNew: false, changeCount: 0 }));
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByText('保存成功')).toBeVisible();
      await expect(canvas.getByRole('heading', { level: 1, name: '编译原理' })).toBeVisible();
      await expect(canvas.getByText(String(firstNewId))).toBeVisible();
    },
  },
};

export const SavedByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await nameField(canvas), '与算法');
    await userEvent.keyboard('{Control>}s{/Control}');
    await expect(await canvas.findByText('保存成功')).toBeVisible();
    await expect(sentCourse().name).toBe('数据结构与算法');
    await expect(await nameField(canvas)).toHaveFocus();
  },
};

export const SaveFailed: Story = {
  tags: ['state:course-unit-detail.save-error'],
  beforeEach: () => {
    failures.saveCourseUnit = { code: '50000', message: '服务器繁忙，请稍后再试' };
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await nameField(canvas), '与算法');
    await userEvent.click(saveButton(canvas));
  },
  parameters: {
    atRest: async ({ canvas }) => {
      const region = canvas.getByRole('region', { name: '通知' });
      await expect(within(region).getByText('服务器繁忙，请稍后再试')).toBeVisible();
      await expect(canvas.getByRole('textbox', { name: /^课程名称/ })).toHaveValue('数据结构与算法');
      await expect(canvas.getByText('保存失败：服务器繁忙，请稍后再试')).toBeVisible();
    },
  },
};

export const Offline: Story = {
  tags: ['state:course-unit-detail.offline'],
  beforeEach: () => {
    failures.saveCourseUnit = 'offline';
    return withoutNetwork();
  },
  play: async (context) => SaveFailed.play?.(context),
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByText('1 处修改未保存：网络已断开，联网后自动保存')).toBeVisible();
      const told = within(canvas.getByRole('region', { name: '通知' })).getByRole('alert');
      await expect(told).toHaveTextContent(unreachedWords);
      await expect(told).toHaveTextContent('网络已断开。填写的内容留在本页，联网后自动保存。');
      await expect(canvas.getByRole('textbox', { name: /^课程名称/ })).toHaveValue('数据结构与算法');
    },
  },
};

export const OfflineInEnglish: Story = {
  tags: ['state:course-unit-detail.offline-english'],
  globals: { language: '80102' },
  beforeEach: () => {
    failures.saveCourseUnit = 'offline';
    return withoutNetwork();
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: /^Course name/ }), ' A');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByText('1 unsaved change: no network; it is saved when the network is back')).toBeVisible();
      const told = within(canvas.getByRole('region', { name: 'Notifications' })).getByRole('alert');
      await expect(told).toHaveTextContent('System error: Failed to fetch');
      await expect(told).toHaveTextContent('There is no network.');
    },
  },
};

const noAnswer = '数据库没有及时回应。此次操作没有保存任何内容；请保留填写的内容，稍后重试。';

export const Unavailable: Story = {
  tags: ['state:course-unit-detail.unavailable'],
  beforeEach: () => {
    failures.saveCourseUnit = { status: 503, message: noAnswer };
  },
  play: async (context) => SaveFailed.play?.(context),
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByText('1 处修改未保存：服务器暂时不能保存，将自动重试')).toBeVisible();
      const told = within(canvas.getByRole('region', { name: '通知' })).getByRole('alert');
      await expect(told).toHaveTextContent(noAnswer);
      await expect(told).toHaveTextContent('填写的内容留在本页，将自动重试保存。');
      await expect(canvas.getByRole('textbox', { name: /^课程名称/ })).toHaveValue('数据结构与算法');
    },
  },
};

export const UnavailableInEnglish: Story = {
  tags: ['state:course-unit-detail.unavailable-english'],
  globals: { language: '80102' },
  beforeEach: () => {
    failures.saveCourseUnit = { status: 502 };
  },
  play: async (context) => OfflineInEnglish.play?.(context),
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByText('1 unsaved change: the server cannot be reached; retrying automatically')).toBeVisible();
      const told = within(canvas.getByRole('region', { name: 'Notifications' })).getByRole('alert');
      await expect(told).toHaveTextContent(
        'The server cannot be reached. What you wrote stays on this page; saving is retried automatically.',
      );
    },
  },
};

export const ServerBroken: Story = {
  tags: ['state:course-unit-detail.server-broken'],
  beforeEach: () => {
    failures.saveCourseUnit = { status: 500 };
  },
  play: async (context) => SaveFailed.play?.(context),
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByText('保存失败：服务器出错')).toBeVisible();
      await expect(within(canvas.getByRole('region', { name: '通知' })).getByRole('alert')).toHaveTextContent('服务器没有正常答复');
    },
  },
};

export const SavedWhenTheNetworkIsBack: Story = {
  beforeEach: () => {
    failures.saveCourseUnit = 'offline';
  },
  play: async (context) => {
    const { canvas } = context;
    const comeBack = withoutNetwork();
    await SaveFailed.play?.(context);
    await canvas.findByText(/^1 处修改未保存/);
    delete failures.saveCourseUnit;
    comeBack();
    await expect(await canvas.findByText('保存成功')).toBeVisible();
    await expect(sentCourse().name).toBe('数据结构与算法');
  },
};

export const SaveRetried: Story = {
  beforeEach: () => {
    failures.saveCourseUnit = { status: 500 };
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await nameField(canvas), '与算法');
    await userEvent.click(saveButton(canvas));
    const region = await canvas.findByRole('region', { name: '通知' });
    const retry = await within(region).findByRole('button', { name: '重试' });
    delete failures.saveCourseUnit;
    await userEvent.click(retry);
    await expect(await canvas.findByText('保存成功')).toBeVisible();
    await expect(sentCourse().name).toBe('数据结构与算法');
  },
};

async function saveAfterSomeoneElse(
  canvas: Canvas,
  userEvent: { type: (element: Element, text: string) => Promise<void>; click: (element: Element) => Promise<void> },
) {
  await userEvent.type(await nameField(canvas), '与算法');
  const other = await source.loadCourseUnit(1004);
  await source.saveCourseUnit({ ...meta.args.actor, course: { ...other.course, name: '数据结构（荣誉）', theoryPeriod: 56 } });
  await userEvent.click(saveButton(canvas));
  return within(await canvas.findByRole('dialog', { name: '有人先保存了这个课程单元' }));
}

export const Conflict: Story = {
  play: async ({ canvas, userEvent }) => {
    const dialog = await saveAfterSomeoneElse(canvas, userEvent);
    const name = within(dialog.getByRole('radiogroup', { name: '课程名称' }));
    await expect(name.getByRole('radio', { name: /我的.*数据结构与算法/ })).toBeChecked();
    await expect(name.getByRole('radio', { name: /对方的.*数据结构（荣誉）/ })).not.toBeChecked();
    const hours = within(dialog.getByRole('radiogroup', { name: '理论学时' }));
    await expect(hours.getByRole('radio', { name: /对方的.*56/ })).toBeChecked();
  },
};

export const ConflictResolved: Story = {
  play: async ({ canvas, userEvent }) => {
    const dialog = await saveAfterSomeoneElse(canvas, userEvent);
    await userEvent.click(dialog.getByRole('button', { name: '按选择保存' }));
    await expect(await canvas.findByText('保存成功')).toBeVisible();
    await expect(sentCourse()).toMatchObject({ name: '数据结构与算法', theoryPeriod: 56, version: 2 });
  },
};

/** Somebody gave a chapter more hours while it was deleted here: it stays until one list of the two is chosen. */
export const DeleteConflict: Story = {
  tags: ['state:course-unit-detail.delete-conflict'],
  play: async ({ canvas, userEvent }) => {
    await nameField(canvas);
    const { course } = await source.loadCourseUnit(1004);
    const [first, ...others] = course.courseMatrixVOS;
    const changed = { ...course, courseMatrixVOS: [{ ...first!, theoryPeriod: 9 }, ...others] };
    await source.saveCourseUnit({ ...meta.args.actor, course: changed });
    await userEvent.click(canvas.getAllByRole('button', { name: /^删除/ })[0]!);
    await userEvent.click(saveButton(canvas));
  },
  parameters: {
    atRest: async ({ canvas }) => {
      const dialog = within(canvas.getByRole('dialog', { name: '有人先保存了这个课程单元' }));
      await expect(dialog.getByRole('radio', { name: /我的/ })).toBeChecked();
      await expect(dialog.getByRole('radio', { name: /对方的/ })).toHaveAccessibleName(/9/);
    },
  },
};

const drafts = memoryStorage();

export const DraftRestored: Story = {
  args: { draftStorage: drafts },
  beforeEach: () => {
    drafts.clear();
  },
  render: (args) => <CrashingPage {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await nameField(canvas), '与算法');
    await waitFor(() => expect(drafts.length).toBe(1));
    await userEvent.click(canvas.getByRole('button', { name: '重新载入页面' }));
    await expect(await canvas.findByText(/已恢复 2026-05-12 16:40:00 未保存的修改/)).toBeVisible();
    await expect(await nameField(canvas)).toHaveValue('数据结构与算法');
    await userEvent.click(canvas.getByRole('button', { name: '放弃更改' }));
    await expect(await nameField(canvas)).toHaveValue('数据结构');
    await expect(drafts.length).toBe(0);
  },
};

/** The detail with a button that starts the page afresh, as a crashed tab does. */
function CrashingPage(props: CourseUnitDetailProps) {
  const [life, setLife] = useState(0);
  return (
    <>
      <Button onPress={() => setLife(life + 1)}>重新载入页面</Button>
      <CourseUnitDetail key={life} {...props} />
    </>
  );
}
