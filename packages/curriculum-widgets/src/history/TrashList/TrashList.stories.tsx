import { chineseIn } from '@college/ui/testing/chineseIn';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { never } from '../../course-units/fakes/never';
import { aCollege } from '../../support/fakes/aCollege';
import { expectWhole, withManagePage } from '../../support/fakes/withManagePage';
import { deleteCourses } from '../fakes/deletedCourses';
import { TrashList } from './TrashList';

const college = aCollege();
const { listTrash, restoreTrash } = college.history;
const serve = (count: number) => college.serve((one) => deleteCourses(one, count));

const meta = {
  title: 'Widgets/History/TrashList',
  component: TrashList,
  args: {
    source: college.history,
    recordHref: ({ id }) => `#course-${id}`,
    onRestored: fn(),
    now: () => Date.parse('2026-05-14T20:00:00+08:00'),
  },
  beforeEach: serve(4),
} satisfies Meta<typeof TrashList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Some: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(await canvas.findByRole('rowheader', { name: '数据结构' })).toBeVisible();
    await expect(canvas.getByText('29 天')).toBeVisible();
    await expect(canvas.getByText('2026-05-14 08:00:00')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '恢复数据结构' }));
    await expect(await canvas.findByText('「数据结构」已恢复，随之删除的内容也已恢复。')).toBeVisible();
    await expect(canvas.getByRole('link', { name: '查看' })).toHaveAttribute('href', '#course-1004');
    await waitFor(() => expect(canvas.queryByRole('rowheader', { name: '数据结构' })).toBeNull());
    await expect(args.onRestored).toHaveBeenCalledOnce();
    await expect(document.activeElement).toHaveTextContent('「数据结构」已恢复');
  },
};

export const RecordsOfTheCollege: Story = {
  args: { recordHref: ({ kind, id }) => `#${kind}-${id}` },
  beforeEach: college.serve(({ state }) => {
    const named = { occupation: '软件工程师', collegeMajor: '软件工程', talentReport: '软件人才需求报告', news: '放假通知' } as const;
    state.deletedRecords = (['occupation', 'collegeMajor', 'talentReport', 'news'] as const).map((kind) => ({
      kind,
      id: 1004,
      name: named[kind],
      time: state.now(),
      userId: 1001,
      putBack: () => undefined,
    }));
  }),
  play: async ({ args, canvas, userEvent }) => {
    const row = await canvas.findByRole('row', { name: /软件人才需求报告/ });
    await expect(row).toHaveTextContent('人才需求报告2026-05-14 08:00:00');
    await userEvent.click(canvas.getByRole('button', { name: '恢复软件人才需求报告' }));
    await expect(await canvas.findByText('「软件人才需求报告」已恢复。')).toBeVisible();
    await expect(canvas.getByRole('link', { name: '查看' })).toHaveAttribute('href', '#talentReport-1004');
    await expect(restoreTrash).toHaveBeenCalledWith({ kind: 'talentReport', id: 1004 });
    await expect(args.onRestored).toHaveBeenCalledOnce();
    await waitFor(() => expect(canvas.queryByRole('rowheader', { name: '软件人才需求报告' })).toBeNull());
    for (const name of ['软件工程师', '软件工程', '放假通知']) await expect(canvas.getByRole('rowheader', { name })).toBeVisible();
  },
};

export const DraftOfAMajor: Story = {
  args: { recordHref: ({ kind, majorId }) => `#${kind}-of-${majorId}` },
  beforeEach: college.serve(({ state }) => {
    const draft = { kind: 'edition', id: 9012, name: '2026 修订', majorId: 1001 } as const;
    state.deletedRecords = [{ ...draft, time: state.now(), userId: 1001, putBack: () => undefined }];
  }),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('row', { name: /2026 修订/ })).toHaveTextContent('修订稿软件工程2026-05-14 08:00:00');
    await userEvent.click(canvas.getByRole('button', { name: '恢复2026 修订' }));
    await expect(await canvas.findByText('「2026 修订」已恢复，随之删除的内容也已恢复。')).toBeVisible();
    await expect(canvas.getByRole('link', { name: '查看' })).toHaveAttribute('href', '#edition-of-1001');
  },
};

export const PartlyRestored: Story = {
  beforeEach: () => {
    restoreTrash.mockResolvedValue({ leftOut: ['2 个教学目标未恢复：其指标点已被删除。'] });
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '恢复操作系统' }));
    await expect(await canvas.findByText('2 个教学目标未恢复：其指标点已被删除。')).toBeVisible();
  },
};

export const RestoreRefused: Story = {
  beforeEach: () => {
    restoreTrash.mockRejectedValue(new Error('该课程单元所属的专业已被删除，无法恢复。'));
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '恢复编译原理' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('「编译原理」未能恢复。该课程单元所属的专业已被删除');
    await expect(canvas.getByRole('rowheader', { name: '编译原理' })).toBeVisible();
    await expect(args.onRestored).not.toHaveBeenCalled();
  },
};

export const SeveralPages: Story = {
  beforeEach: serve(43),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '第 3 页' }));
    await waitFor(() => expect(canvas.getAllByRole('rowheader')).toHaveLength(3));
    await expect(canvas.getAllByText('不足 1 天')[0]).toBeVisible();
  },
};

export const Empty: Story = {
  beforeEach: serve(0),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('回收站是空的')).toBeVisible();
  },
};

export const Loading: Story = {
  beforeEach: () => {
    listTrash.mockImplementation(never);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('删除时间')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /恢复/ })).toBeNull();
  },
};

export const Failed: Story = {
  beforeEach: () => {
    listTrash.mockRejectedValueOnce(new Error('系统错误'));
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('没有取到回收站的内容')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '重试' }));
    await expect(await canvas.findByRole('rowheader', { name: '数据结构' })).toBeVisible();
  },
};

export const English: Story = {
  globals: { language: '80102' },
  beforeEach: serve(2),
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('button', { name: 'Restore Data Structures' })).toBeVisible();
    await expect(chineseIn(canvasElement)).toEqual([]);
  },
};

export const InWindowOf1300: Story = {
  decorators: [withManagePage],
  play: async ({ canvas }) => {
    await canvas.findAllByRole('rowheader');
    await expectWhole(canvas.getByRole('grid'));
  },
};
