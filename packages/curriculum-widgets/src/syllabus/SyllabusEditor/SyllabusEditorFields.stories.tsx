import type { StateStory } from '@college/ui/testing/atRest';
import type { Meta } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { CommentMark } from '../../comments/CommentMark';
import { withToasts } from '../../course-units/fakes/withToasts';
import { aCollege } from '../../support/fakes/aCollege';
import { SyllabusEditor } from './SyllabusEditor';

const college = aCollege({ as: 'majorLeader' });

const meta = {
  title: 'Widgets/Syllabus/SyllabusEditor',
  component: SyllabusEditor,
  decorators: [withToasts],
  beforeEach: college.serve(),
  args: {
    source: college.syllabus,
    courseId: 1004,
    isRevisable: true,
    userId: 1005,
    now: () => Date.parse('2026-03-02T08:40:00Z'),
    onDirtyChange: fn(),
  },
  parameters: {
    layout: 'fullscreen',
  },
} satisfies Meta<typeof SyllabusEditor>;
export default meta;
type Story = StateStory<typeof meta>;
const onMark = fn();
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const form = (canvas: Canvas) => canvas.getByRole('textbox', { name: '具体形式' });
const formGroup = (canvas: Canvas) => within(canvas.getByRole('group', { name: '具体形式' }));

export const FieldInEdit: Story = {
  tags: ['state:syllabus.field-edit'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText('闭卷笔试'));
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(form(canvas)).toHaveFocus();
      await expect(form(canvas)).toHaveValue('闭卷笔试');
      await expect(formGroup(canvas).getByRole('button', { name: '保存' })).toBeVisible();
      await expect(formGroup(canvas).getByRole('button', { name: '取消' })).toBeVisible();
    },
  },
};

/** What the host knows of an empty field, with where from; nothing is filled in unasked. */
export const KnownFactsOffered: Story = {
  tags: ['state:syllabus.offered'],
  args: {
    knownFacts: {
      lecturer: [
        { value: '周敏', source: '本课程负责人' },
        { value: '赵启明', source: '您的账号' },
      ],
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText('周敏', { selector: '[data-field="lecturer"] *' }));
    await userEvent.clear(canvas.getByRole('textbox', { name: '授课教师' }));
  },
  parameters: {
    atRest: async ({ canvas }) => {
      const offers = within(canvas.getByRole('listbox', { name: '已知的授课教师' }));
      await expect(offers.getByRole('option', { name: /周敏.*本课程负责人/, selected: true })).toBeVisible();
      await expect(offers.getByRole('option', { name: /赵启明.*您的账号/ })).toBeVisible();
      await expect(canvas.getByRole('textbox', { name: '授课教师' })).toHaveValue('');
    },
  },
};

export const FieldCancelled: Story = {
  tags: ['state:syllabus.field-cancel'],
  play: async (context) => {
    const { canvas, userEvent } = context;
    await FieldInEdit.play?.(context);
    await userEvent.type(form(canvas), '加机试');
    await userEvent.click(formGroup(canvas).getByRole('button', { name: '取消' }));
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByText('闭卷笔试')).toBeVisible();
      await expect(canvas.queryByRole('textbox', { name: '具体形式' })).toBeNull();
      await expect(canvas.getByRole('button', { name: '编辑具体形式' })).toHaveFocus();
    },
  },
};

export const FieldSaved: Story = {
  tags: ['state:syllabus.field-saved'],
  play: async (context) => {
    const { canvas, userEvent } = context;
    await FieldInEdit.play?.(context);
    await userEvent.type(form(canvas), '加机试');
    await userEvent.click(formGroup(canvas).getByRole('button', { name: '保存' }));
  },
  parameters: {
    atRest: async ({ args, canvas }) => {
      await expect(canvas.getByText('闭卷笔试加机试')).toBeVisible();
      await expect(canvas.queryByRole('textbox', { name: '具体形式' })).toBeNull();
      await expect(args.onDirtyChange).toHaveBeenLastCalledWith({ isDirty: true, changeCount: 1 });
    },
  },
};

export const LongText: Story = {
  tags: ['state:syllabus.long-text'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText(/课堂保持安静/));
  },
  parameters: {
    atRest: async ({ canvas }) => {
      const dialog = within(canvas.getByRole('dialog', { name: '课堂纪律与诚信' }));
      await expect(dialog.getByRole('textbox')).toHaveValue('课堂保持安静，作业独立完成，引用须注明来源。');
    },
  },
};

export const LongTextKept: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await LongText.play?.(context);
    const dialog = within(await canvas.findByRole('dialog', { name: '课堂纪律与诚信' }));
    await userEvent.type(dialog.getByRole('textbox'), '手机静音。');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect(await canvas.findByText(/引用须注明来源。手机静音。/)).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
  },
};

/** Comments on fields: a number always shows; the way to a first one where one points, and never on the way of Tab through the fields. */
export const FieldsCommented: Story = {
  tags: ['state:syllabus.comments'],
  args: {
    renderMark: ({ kind, field, name }) => (
      <CommentMark
        name={name}
        open={field === 'examway' || field === 'exampercent' ? 2 : 0}
        isPassedByEmpty={kind === 'syllabus'}
        onPress={onMark}
      />
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '2 个未解决的讨论：具体形式' }));
    await expect(onMark).toHaveBeenCalledOnce();
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByRole('button', { name: '2 个未解决的讨论：总评构成' })).toBeVisible();
      await expect(canvas.getByRole('button', { name: '评论：课程简介' })).toBeInTheDocument();
      await expect(canvas.queryByRole('button', { name: '评论：学分' })).toBeNull();
      await expect(canvas.queryByRole('textbox')).toBeNull();
    },
  },
};
