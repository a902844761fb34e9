import { mayAnywhere } from '@college/curriculum-model';
import type { StateStory } from '@college/ui/testing/atRest';
import { chineseIn } from '@college/ui/testing/chineseIn';
import type { Meta } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { memoryStorage } from '../../course-units/fakes/memoryStorage';
import { withToasts } from '../../course-units/fakes/withToasts';
import type { ArrivalRecord } from '../../support/arrival/ArrivalContext';
import { aCollege } from '../../support/fakes/aCollege';
import { MajorDetail, type MajorDetailProps } from './MajorDetail';

const college = aCollege();
const { majors: source } = college;
const { saveRequires: save } = source;
const viewer = aCollege({ as: 'collegeViewer' });

/** Starts a story with the first requirements alone. */
const serve = (count = 3) => college.serve(({ state }) => void state.requires.set(1001, state.requires.get(1001)!.slice(0, count)));

const meta = {
  title: 'Widgets/Majors/MajorDetail',
  component: MajorDetail,
  decorators: [withToasts],
  args: {
    source,
    majorId: 1001,
    userId: 1004,
    now: () => Date.UTC(2026, 4, 12, 8, 40),
    onBack: fn(),
    onSaved: fn(),
    onDirtyChange: fn(),
  },
  beforeEach: serve(),
  parameters: {
    layout: 'fullscreen',
    band: (permissionId: number) => ({ isReadOnly: !mayAnywhere({ permissionId }, 'manage') }),
  },
} satisfies Meta<typeof MajorDetail>;
export default meta;
type Story = StateStory<typeof meta>;

export const Editable: Story = {
  tags: ['state:major-detail.editable'],
  parameters: {
    atRest: async ({ canvas, canvasElement }) => {
      await expect(canvasElement.querySelector('[data-arrived]')).toBeNull();
      await expect(canvas.queryByRole('dialog')).toBeNull();
      await expect((await canvas.findByRole('button', { name: '指标点' })).closest('p')).toHaveTextContent('3 项毕业要求，8 个指标点');
      await expect(canvas.getByRole('textbox', { name: '毕业要求 3，中文' })).toBeEnabled();
      await expect(canvas.getByRole('textbox', { name: '指标点 1.2，中文' })).toHaveValue('1.2 能对具体对象建立计算模型并求解');
      for (const name of ['保存', '编辑专业信息', '删除指标点 1.2']) await expect(canvas.getByRole('button', { name })).toBeVisible();
    },
  },
};

export const EditedAndSaved: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    await step('a text is written, a new indicator point is added below it', async () => {
      const field = await canvas.findByRole('textbox', { name: '毕业要求 3，中文' });
      await userEvent.type(field, '（软）{Enter}');
      const added = canvas.getByRole('textbox', { name: '指标点 3.1，中文' });
      await expect(added).toHaveFocus();
      await userEvent.type(added, '权衡');
    });
    await step('the numbers are out of order until they are written anew', async () => {
      await expect(canvas.getByText('编号与顺序不一致。')).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: '重新编号' }));
      await expect(canvas.getByDisplayValue('3.2 能根据需求设计软件模块与接口')).toBeVisible();
      await expect(canvas.getByDisplayValue('3.4 Show innovation and consider safety and ethics in design')).toBeVisible();
    });
    await step('it is saved as one list', async () => {
      await expect(args.onDirtyChange).toHaveBeenLastCalledWith(expect.objectContaining({ isDirty: true }));
      await userEvent.keyboard('{Control>}s{/Control}');
      await expect(await canvas.findByText('更新成功')).toBeVisible();
      const [{ version, list }] = save.mock.calls[0]!;
      await expect([save.mock.calls.length, version, list.length]).toEqual([1, 1, 3]);
      await expect(list[2]!.children.map(({ id }) => id)).toEqual([0, 1106, 1107, 1108]);
      await expect(args.onDirtyChange).toHaveBeenLastCalledWith({ isDirty: false, changeCount: 0 });
    });
  },
};

export const ReadOnly: Story = {
  tags: ['state:major-detail.read-only'],
  args: { source: viewer.majors },
  beforeEach: viewer.serve(),
  parameters: {
    atRest: async ({ canvas, canvasElement }) => {
      await expect(canvasElement.querySelector('[data-arrived]')).toBeNull();
      await expect(canvas.getByText('3.3 在设计中体现创新并考虑安全与伦理')).toBeVisible();
      await expect(canvas.getByText('您可以查看这个专业，只有管理它的人可以修改。')).toBeVisible();
      await expect(canvas.queryByRole('textbox')).toBeNull();
      for (const name of [/保存/, /编辑/, /删除/, /添加/]) await expect(canvas.queryByRole('button', { name })).toBeNull();
    },
  },
};

function Arrived({ at = { kind: 'indicator', id: 1107 }, ...props }: MajorDetailProps & { at?: ArrivalRecord }) {
  // Each drawing is a visit of its own.
  const [arrival] = useState(() => ({ ...at }));
  return <MajorDetail {...props} arrival={arrival} />;
}

export const ArrivedAtIndicator: Story = {
  tags: ['state:major-detail.arrived'],
  render: (args) => <Arrived {...args} />,
  parameters: {
    atRest: async ({ canvas, canvasElement }) => {
      const field = canvas.getByRole('textbox', { name: '指标点 3.2，中文' });
      await expect(field).toHaveFocus();
      await expect(canvasElement.querySelectorAll('[data-arrived]')).toHaveLength(1);
      await expect(field.closest('[data-arrived]')).not.toBeNull();
    },
  },
};

export const ArrivedReading: Story = {
  tags: ['state:major-detail.arrived-reading'],
  args: { source: viewer.majors },
  beforeEach: viewer.serve(),
  render: (args) => <Arrived {...args} />,
  parameters: {
    atRest: async ({ canvas, canvasElement }) => {
      const line = canvas.getByText('3.2 能设计并实现满足约束的软件系统');
      await expect(line).toHaveFocus();
      await expect([...canvasElement.querySelectorAll('[data-arrived]')]).toEqual([line]);
    },
  },
};

export const ArrivedAtRequirement: Story = {
  tags: ['state:major-detail.arrived-requirement'],
  render: (args) => <Arrived {...args} at={{ kind: 'requirement', id: 1003 }} />,
  parameters: {
    atRest: async ({ canvas, canvasElement }) => {
      const field = canvas.getByRole('textbox', { name: '毕业要求 3，中文' });
      await expect(field).toHaveFocus();
      await expect([...canvasElement.querySelectorAll('[data-arrived]')]).toEqual([field.closest('[data-level="requirement"]')]);
    },
  },
};

export const DeletionSaysWhatBreaks: Story = {
  play: async ({ canvas, userEvent, step }) => {
    await step('what depends on it is said before', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: '删除指标点 1.2' }));
      const dialog = await canvas.findByRole('alertdialog', { name: '删除「1.2 能对具体对象建立计算模型并求解」？' });
      await expect(within(dialog).getByText('数据结构将失去强支撑（★）1 处、教学目标 1 个及其所系内容')).toBeVisible();
      await expect(within(dialog).getByRole('button', { name: '取消' })).toHaveFocus();
      await userEvent.click(within(dialog).getByRole('button', { name: '一并删除' }));
    });
    await step('the row goes, focus goes on, and it can be taken back', async () => {
      await waitFor(() => expect(canvas.queryByDisplayValue('1.2 能对具体对象建立计算模型并求解')).toBeNull());
      await waitFor(() => expect(canvas.getByRole('button', { name: '删除指标点 1.2' })).toHaveFocus());
      const toasts = canvas.getByRole('region', { name: '通知' });
      await userEvent.click(within(toasts).getByRole('button', { name: '撤销' }));
      await expect(await canvas.findByDisplayValue('1.2 能对具体对象建立计算模型并求解')).toBeVisible();
      await expect(save).not.toHaveBeenCalled();
    });
  },
};

export const BlankRefused: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole('textbox', { name: '指标点 2.2，中文' });
    await userEvent.clear(field);
    await userEvent.click(canvas.getByRole('button', { name: '保存' }));
    const refused = canvas.getByRole('textbox', { name: '指标点 2.2，中文' });
    await waitFor(() => expect(refused).toHaveFocus());
    await expect(refused).toHaveAccessibleDescription('请填写内容或删除此条，只有编号不能保存。');
    await expect(save).not.toHaveBeenCalled();
  },
};

export const StartedFromStandard: Story = {
  beforeEach: serve(2),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '从认证标准开始' }));
    const dialog = await canvas.findByRole('dialog', { name: '从认证标准开始' });
    await expect(within(dialog).getByText(/来源：中国工程教育专业认证协会，2024年4月修订/)).toBeVisible();
    await expect(within(dialog).getByRole('checkbox', { name: /1 工程知识/ })).not.toBeChecked();
    await userEvent.click(within(dialog).getByRole('button', { name: '添加 9 个标题' }));
    await expect(await canvas.findByDisplayValue('11 终身学习')).toBeVisible();
    await expect(canvas.getByDisplayValue('3 Design/development of solutions')).toBeVisible();
    await expect((await canvas.findByRole('button', { name: '指标点' })).closest('p')).toHaveTextContent('11 项毕业要求，5 个指标点');
  },
};

export const Conflict: Story = {
  play: async ({ canvas, userEvent, step }) => {
    const mine = await canvas.findByRole('textbox', { name: '毕业要求 1，中文' });
    await userEvent.type(mine, '（我的）');
    const stored = college.state.requires.get(1001)!;
    for (const row of stored.slice(0, 2)) row.description += '（对方的）';
    college.state.majors[0]!.version = 2;
    await userEvent.click(canvas.getByRole('button', { name: '保存' }));
    await step('each difference asks; what only they changed is theirs already', async () => {
      const dialog = await canvas.findByRole('dialog', { name: '有人先保存了毕业要求' });
      const questions = within(dialog).getAllByRole('radiogroup');
      await expect(questions).toHaveLength(2);
      await expect(within(questions[0]!).getByRole('radio', { name: /我的/ })).toBeChecked();
      await expect(within(questions[1]!).getByRole('radio', { name: /^对方的/ })).toBeChecked();
      await userEvent.click(within(dialog).getByRole('button', { name: '按选择保存' }));
    });
    await expect(await canvas.findByText('更新成功')).toBeVisible();
    await expect(
      college.state.requires
        .get(1001)!
        .slice(0, 2)
        .map(({ description }) => description),
    ).toEqual(['1 工程知识（我的）', '2 问题分析（对方的）']);
  },
};

const storage = memoryStorage();
export const DraftRestored: Story = {
  args: { draftStorage: storage },
  beforeEach: () => storage.clear(),
  play: async ({ canvas, userEvent, mount }) => {
    await mount();
    await userEvent.type(await canvas.findByRole('textbox', { name: '毕业要求 1，中文' }), '（草稿）');
    await waitFor(() => expect(storage.length).toBe(1));
    await mount();
    await expect(await canvas.findByDisplayValue('1 工程知识（草稿）')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '放弃更改' }));
    await expect(canvas.getByDisplayValue('1 工程知识')).toBeVisible();
    await expect(storage.length).toBe(0);
  },
};

export const FactsEdited: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '编辑专业信息' }));
    const dialog = await canvas.findByRole('dialog', { name: '编辑专业信息' });
    const name = within(dialog).getByRole('textbox', { name: /中文名称/ });
    await userEvent.clear(name);
    await userEvent.keyboard('{Control>}s{/Control}');
    await expect(name).toHaveAccessibleDescription('请填写专业的中文名称。');
    await userEvent.type(name, '软件工程（卓越班）{Enter}');
    await expect(await canvas.findByText('更新成功')).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('软件工程（卓越班）');
  },
};

/** Somebody else stored the code first: both versions are shown beside each other. */
export const FactsConflict: Story = {
  tags: ['state:major-detail.facts-conflict'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '编辑专业信息' }));
    const name = await canvas.findByRole('textbox', { name: '中文名称' });
    Object.assign(college.state.majors[0]!, { name: '软件工程（中外合作）', code: '080902H', version: 2 });
    await userEvent.type(name, '（卓越班）{Enter}');
    await screen.findByRole('dialog', { name: '有人先保存了这条记录' });
  },
  parameters: {
    atRest: async () => {
      const choice = within(screen.getByRole('dialog', { name: '有人先保存了这条记录' }));
      const name = within(choice.getByRole('radiogroup', { name: '中文名称' }));
      await expect(name.getByRole('radio', { name: /卓越班/ })).toBeChecked();
      const code = within(choice.getByRole('radiogroup', { name: '专业代码' }));
      await expect(code.getByRole('radio', { name: /080902H/ })).toBeChecked();
    },
  },
};

/** Nothing is sent, and the page shows what somebody else stored. */
export const FactsTheirsTaken: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await FactsConflict.play!(context);
    await userEvent.click(await screen.findByRole('button', { name: '全部保留对方的' }));
    await userEvent.click(screen.getByRole('button', { name: '按选择保存' }));
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('软件工程（中外合作）'));
    await expect(source.saveMajor).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const English: Story = {
  tags: ['state:major-detail.english'],
  globals: { language: '80102' },
  args: { source: viewer.majors },
  beforeEach: viewer.serve(),
  parameters: {
    atRest: async ({ canvas, canvasElement }) => {
      await expect(canvas.getByText('1.1 Express software engineering problems in mathematical and scientific terms')).toBeVisible();
      await expect((await canvas.findByRole('button', { name: 'indicator points' })).closest('p')).toHaveTextContent(
        '11 requirements, 24 indicator points',
      );
      await expect(canvas.getByText('Engineering education accreditation criteria, 2024')).toBeVisible();
      await expect(chineseIn(canvasElement)).toEqual([]);
    },
  },
};

/** Whoever edits in English sees the Chinese record beside the English; every word of the page itself is English. */
export const EditableInEnglish: Story = {
  globals: { language: '80102' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const english = await canvas.findByRole('textbox', { name: 'Indicator point 1.1, English' });
    await expect(english).toHaveValue('1.1 Express software engineering problems in mathematical and scientific terms');
    await userEvent.click(canvas.getByRole('button', { name: 'Move down: Requirement 1' }));
    await expect(canvas.getByText('The printed numbers do not follow the order.')).toBeVisible();
    const page = canvasElement.cloneNode(true) as Element;
    for (const record of page.querySelectorAll('textarea')) record.remove();
    await expect(chineseIn(page)).toEqual([]);
  },
};
