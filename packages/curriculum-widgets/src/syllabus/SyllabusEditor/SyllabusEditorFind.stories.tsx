import type { StateStory } from '@college/ui/testing/atRest';
import type { Meta } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { withToasts } from '../../course-units/fakes/withToasts';
import { aCollege } from '../../support/fakes/aCollege';
import { SyllabusEditor } from './SyllabusEditor';

const college = aCollege({ as: 'majorLeader' });

const meta = {
  title: 'Widgets/Syllabus/SyllabusEditor',
  component: SyllabusEditor,
  decorators: [withToasts],
  beforeEach: college.serve(),
  args: { source: college.syllabus, courseId: 1004, isRevisable: true, userId: 1005 },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof SyllabusEditor>;
export default meta;
type Story = StateStory<typeof meta>;

/** Ctrl+F finds in the whole text, in what is not drawn yet as well. */
export const Find: Story = {
  tags: ['state:syllabus.find'],
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('button', { name: '编辑学分' });
    await userEvent.keyboard('{Control>}f{/Control}');
    await userEvent.keyboard('数据结构');
  },
  parameters: {
    atRest: async ({ canvas }) => {
      const find = within(canvas.getByRole('search', { name: '在开课说明中查找' }));
      await expect(find.getByRole('textbox')).toHaveValue('数据结构');
      await expect(find.getByRole('status')).toHaveTextContent(/^第 1 处，共 \d+ 处$/);
    },
  },
};

export const FindNothing: Story = {
  tags: ['state:syllabus.find-nothing'],
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('button', { name: '编辑学分' });
    await userEvent.keyboard('{Control>}f{/Control}');
    await userEvent.keyboard('古生物学');
  },
  parameters: {
    atRest: async ({ canvas }) => {
      const find = within(canvas.getByRole('search', { name: '在开课说明中查找' }));
      await expect(find.getByRole('status')).toHaveTextContent('没有找到');
      await expect(find.getByRole('button', { name: '下一处' })).toBeDisabled();
    },
  },
};

export const FindInEnglish: Story = {
  globals: { language: '80102' },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { level: 1 });
    await userEvent.keyboard('{Control>}f{/Control}');
    await userEvent.keyboard('PREVIEW');
    const find = within(await canvas.findByRole('search', { name: 'Find in the syllabus' }));
    await expect(find.getByRole('status')).toHaveTextContent('Match 1 of 1');
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('search')).not.toBeInTheDocument();
    await userEvent.keyboard('{Control>}f{/Control}');
    await expect(await canvas.findByRole('textbox', { name: 'Find in the syllabus' })).toHaveFocus();
  },
};
