import { readAcademicSystem, readRelates } from '@college/curriculum-model';
import type { StateStory } from '@college/ui/testing/atRest';
import type { Meta } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { withToasts } from '../../course-units/fakes/withToasts';
import { aCollege, firstNewId } from '../../support/fakes/aCollege';
import { CollegeMajorEditor } from './CollegeMajorEditor';

const college = aCollege();
const { collegeMajors: source } = college;

const meta = {
  title: 'Widgets/College majors/CollegeMajorEditor',
  component: CollegeMajorEditor,
  decorators: [withToasts],
  args: {
    source,
    majorId: 1002,
    isEditable: true,
    now: () => Date.UTC(2026, 4, 14, 8, 40),
    onBack: fn(),
    onSaved: fn(),
    onUnsavedChange: fn(),
  },
  beforeEach: college.serve(),
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof CollegeMajorEditor>;
export default meta;
type Story = StateStory<typeof meta>;

export const ScoreIsASum: Story = {
  tags: ['state:college-major-editor.score'],
  args: { majorId: undefined },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: '学分1' }), '2');
    await userEvent.click(canvas.getByRole('button', { name: '添加一行' }));
    await expect(canvas.getByRole('button', { name: '课程2：请选择' })).toHaveFocus();
    await userEvent.type(canvas.getByRole('textbox', { name: '学分2' }), '3.5');
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByRole('textbox', { name: '学分1' })).toHaveValue('2');
      await expect(canvas.getByRole('textbox', { name: '学分2' })).toHaveValue('3.5');
      await expect(canvas.getByRole('status', { name: '总学分' })).toHaveTextContent('5.5');
    },
  },
};

export const ScoreRowDeleted: Story = {
  args: ScoreIsASum.args,
  play: async (context) => {
    const { canvas, userEvent } = context;
    await ScoreIsASum.play?.(context);
    await userEvent.click(canvas.getByRole('button', { name: '删除第 2 行' }));
    await expect(canvas.getByRole('status', { name: '总学分' })).toHaveTextContent(/^2$/);
    await expect(canvas.queryByRole('button', { name: /^删除第/ })).toBeNull();
  },
};

export const RequiredMissing: Story = {
  tags: ['state:college-major-editor.required'],
  args: { majorId: undefined },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '保存' }));
  },
  parameters: {
    atRest: async ({ canvas }) => {
      for (const sentence of ['请填写专业名称。', '请选择专业类。', '请选择课程。', '请填写学分。']) {
        await expect(canvas.getByText(sentence)).toBeVisible();
      }
      await expect(canvas.getByRole('textbox', { name: '专业名称' })).toHaveFocus();
      await expect(source.saveCollegeMajor).not.toHaveBeenCalled();
    },
  },
};

export const RequiredWritten: Story = {
  args: RequiredMissing.args,
  play: async (context) => {
    const { canvas, userEvent } = context;
    await RequiredMissing.play?.(context);
    await canvas.findByText('请填写专业名称。');
    await userEvent.type(canvas.getByRole('textbox', { name: '专业名称' }), '软件工程');
    await expect(canvas.queryByText('请填写专业名称。')).toBeNull();
  },
};

export const RelatedRows: Story = {
  tags: ['state:college-major-editor.relates'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '添加相关专业' }));
    const added = canvas.getByRole('textbox', { name: '相关专业3' });
    await expect(added).toHaveFocus();
    await userEvent.type(added, '人工智能');
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByRole('textbox', { name: '相关专业1' })).toHaveValue('计算机科学与技术');
      await expect(canvas.getByRole('textbox', { name: '相关专业2' })).toHaveValue('网络工程');
      await expect(canvas.getByRole('textbox', { name: '相关专业3' })).toHaveValue('人工智能');
      await expect(canvas.getByRole('button', { name: /职业层级3/ })).toHaveTextContent('细类（职业）');
    },
  },
};

export const RelatedRowsSaved: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await RelatedRows.play?.(context);
    await userEvent.click(canvas.getByRole('button', { name: /需求类型3/ }));
    await userEvent.click(await canvas.findByRole('option', { name: '准入类' }));
    await userEvent.click(canvas.getByRole('button', { name: '删除相关专业1' }));
    await userEvent.keyboard('{Control>}s{/Control}');
    await waitFor(() => expect(source.saveCollegeMajor).toHaveBeenCalledOnce());
    await expect(readRelates(source.saveCollegeMajor.mock.lastCall![0].relates)).toEqual([
      { label: '网络工程', occupationLevel: 4, demandType: 1 },
      { label: '人工智能', occupationLevel: 4, demandType: 0 },
    ]);
  },
};

export const Saved: Story = {
  tags: ['state:college-major-editor.saved'],
  args: { majorId: undefined },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: '专业名称' }), '网络空间安全');
    await userEvent.click(canvas.getByRole('combobox', { name: '专业类' }));
    await userEvent.click(await canvas.findByRole('option', { name: '工学' }));
    await userEvent.click(await canvas.findByRole('option', { name: '计算机类' }));
    await userEvent.click(canvas.getByRole('button', { name: '课程1：请选择' }));
    await userEvent.click(await canvas.findByRole('menuitemcheckbox', { name: '专业课程' }));
    await userEvent.click(await canvas.findByRole('menuitemcheckbox', { name: '通识课程' }));
    await userEvent.keyboard('{Escape}');
    await userEvent.type(canvas.getByRole('textbox', { name: '学分1' }), '5.5{Enter}');
    await waitFor(() => expect(args.onSaved).toHaveBeenCalledWith(expect.objectContaining({ id: firstNewId, wasNew: true })));
    const sent = source.saveCollegeMajor.mock.lastCall![0];
    await expect(sent).toMatchObject({ id: 0, name: '网络空间安全', typeId: 1809, score: 5.5, relates: '[]' });
    await expect(readAcademicSystem(sent.academicSystem)).toEqual([{ courseIds: [1001, 1003], score: 5.5 }]);
  },
  parameters: {
    atRest: async ({ args, canvas }) => {
      await expect(canvas.getByText('保存成功')).toBeVisible();
      await expect(args.onUnsavedChange).toHaveBeenLastCalledWith({ isDirty: false, changeCount: 0 });
    },
  },
};

const refusal = '本校已有专业代码为 080901 的专业。';

export const Refused: Story = {
  tags: ['state:college-major-editor.error'],
  play: async ({ canvas, userEvent }) => {
    source.saveCollegeMajor.mockRejectedValueOnce(Object.assign(new Error(refusal), { code: '30001', data: { field: 'code' } }));
    const code = await canvas.findByRole('textbox', { name: '专业代码' });
    await userEvent.clear(code);
    await userEvent.type(code, '080901{Enter}');
  },
  parameters: {
    atRest: async ({ canvas }) => {
      // As a toast, and beside the field it is about.
      await expect(canvas.getAllByText(refusal).length).toBeGreaterThanOrEqual(2);
      await expect(canvas.getByRole('textbox', { name: '专业代码' })).toHaveValue('080901');
      await expect(canvas.getByRole('textbox', { name: '专业代码' })).toHaveAttribute('aria-invalid', 'true');
    },
  },
};

export const SomebodyWasFirst: Story = {
  play: async ({ canvas, userEvent }) => {
    const goals = await canvas.findByRole('textbox', { name: '培养目标' });
    const stored = college.state.collegeMajors[1]!;
    Object.assign(stored, { goals: '对方的目标', comments: '对方的备注', version: 2 });
    await userEvent.clear(goals);
    await userEvent.type(goals, '我的目标');
    await userEvent.keyboard('{Control>}s{/Control}');
    const dialog = await canvas.findByRole('dialog', { name: '有人先保存了这条记录' });
    await expect(within(dialog).getByRole('radio', { name: /我的目标/ })).toBeChecked();
    await expect(within(dialog).getByRole('radio', { name: /对方的备注/ })).toBeChecked();
    await userEvent.click(within(dialog).getByRole('button', { name: '按选择保存' }));
    await expect(await canvas.findByText('保存成功')).toBeVisible();
    await expect(stored).toMatchObject({ goals: '我的目标', comments: '对方的备注', version: 3 });
  },
};
