import type { StateStory } from '@college/ui/testing/atRest';
import { chineseIn } from '@college/ui/testing/chineseIn';
import type { Meta } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { aRefusal } from '../../account/fakes/refusal';
import { never } from '../../course-units/fakes/never';
import { withToasts } from '../../course-units/fakes/withToasts';
import { firstNewId } from '../../support/fakes/aCollege';
import { aRecordCollege } from '../fakes/serveOccupations';
import { OccupationEditor } from './OccupationEditor';

const { college, source, serve } = aRecordCollege();

const meta = {
  title: 'Widgets/Occupations/OccupationEditor',
  component: OccupationEditor,
  decorators: [withToasts],
  args: {
    source,
    occupationId: 1001,
    isEditable: true,
    onBack: fn(),
    onSaved: fn(),
    onUnsavedChange: fn(),
    now: () => Date.parse('2026-06-01T08:00:00Z'),
  },
  beforeEach: serve(),
} satisfies Meta<typeof OccupationEditor>;
export default meta;
type Story = StateStory<typeof meta>;

export const Saved: Story = {
  tags: ['state:occupation-editor.saved'],
  args: { occupationId: undefined },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('textbox', { name: '职业名称' }));
    await userEvent.paste(' 软件架构师 ');
    await userEvent.click(canvas.getByRole('combobox', { name: '所属类别' }));
    await userEvent.click(await canvas.findByRole('option', { name: '军队人员' }));
    await userEvent.click(canvas.getByRole('radio', { name: '五级/初级工' }));
    await userEvent.click(canvas.getByRole('combobox', { name: '技能1' }));
    await userEvent.click(await canvas.findByRole('option', { name: '编程' }));
    await userEvent.click(await canvas.findByRole('option', { name: 'Python' }));
    await userEvent.type(canvas.getByRole('textbox', { name: '占比1' }), '99.5{Enter}');
    await waitFor(() => expect(args.onSaved).toHaveBeenCalledWith(expect.objectContaining({ id: firstNewId, wasNew: true })));
    await expect(source.saveOccupation).toHaveBeenCalledWith({
      id: 0,
      occupationName: '软件架构师',
      levelId: 1007,
      lvlKeywords: '',
      typeId: 1001,
      publishId: null,
      content: '',
      skills: '[{"courseIds":[1001,1004],"score":99.5}]',
      occupationCode: '',
      translations: { en: {} },
    });
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByText('保存成功')).toBeVisible();
      await expect(canvas.getByRole('heading', { name: '软件架构师' })).toBeVisible();
    },
  },
};

export const Loading: Story = {
  tags: ['state:occupation-editor.loading'],
  beforeEach: () => void source.getOccupation.mockImplementation(never),
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByRole('status')).toHaveTextContent('正在载入职业');
      await expect(canvas.queryByRole('textbox')).toBeNull();
    },
  },
};

export const SaveFailed: Story = {
  tags: ['state:occupation-editor.error'],
  beforeEach: () => void source.saveOccupation.mockRejectedValueOnce(aRefusal('服务器繁忙，请稍后再试')),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: '主要工作内容' }), '。另：代码评审');
    await userEvent.click(canvas.getByRole('button', { name: '保存' }));
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByText('服务器繁忙，请稍后再试')).toBeVisible();
      await expect(canvas.getByRole('textbox', { name: '主要工作内容' })).toHaveValue(
        `${college.state.occupations.records[0]!.content}。另：代码评审`,
      );
    },
  },
};

export const SavedAfterAll: Story = {
  beforeEach: SaveFailed.beforeEach,
  play: async (context) => {
    const { args, canvas, userEvent } = context;
    await SaveFailed.play?.(context);
    await canvas.findByText('服务器繁忙，请稍后再试');
    await userEvent.click(canvas.getAllByRole('button', { name: '重试' }).at(-1)!);
    await expect(await canvas.findByText('保存成功')).toBeVisible();
    await waitFor(() => expect(args.onUnsavedChange).toHaveBeenLastCalledWith({ isDirty: false, changeCount: 0 }));
  },
};

export const English: Story = {
  tags: ['state:occupation-editor.english'],
  globals: { language: '80102' },
  beforeEach: serve({
    name: 'Computer software engineer',
    lvlKeywords: 'software development engineer',
    content: 'Analyses needs, designs, writes and tests programs, and keeps them running.',
    translations: undefined,
  }),
  play: async ({ canvas, userEvent }) => {
    const name = await canvas.findByRole('textbox', { name: 'Occupation name' });
    await expect(name).toHaveValue('Computer software engineer');
    await userEvent.clear(name);
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
  },
  parameters: {
    atRest: async ({ canvas, canvasElement }) => {
      await expect(canvas.getByText('Write the name of the occupation.')).toBeVisible();
      await expect(chineseIn(canvasElement)).toEqual([]);
    },
  },
};
