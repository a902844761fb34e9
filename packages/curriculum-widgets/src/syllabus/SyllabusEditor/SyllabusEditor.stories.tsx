import { Button } from '@college/ui/Button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { never } from '../../course-units/fakes/never';
import { withToasts } from '../../course-units/fakes/withToasts';
import { emptyReport } from '../fakes/emptyReport';
import { fakeSyllabus } from '../fakes/fakeSyllabus';
import { reportInEnglish } from '../fakes/reportInEnglish';
import { SyllabusEditor } from './SyllabusEditor';

const now = () => Date.parse('2026-03-02T08:40:00Z');

const meta = {
  title: 'Widgets/Syllabus/SyllabusEditor',
  component: SyllabusEditor,
  decorators: [withToasts],
  args: {
    source: fakeSyllabus().source,
    courseId: 1004,
    isRevisable: true,
    userId: 1005,
    now,
    onSaved: fn(),
    onDirtyChange: fn(),
    exportActions: (
      <>
        <Button variant="ghost">Word</Button>
        <Button variant="ghost">PDF</Button>
      </>
    ),
  },
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component:
          'The course start report of one course as the paper it becomes. Every field is read where it stands and opened by a click or by its pencil; Enter or Ctrl+Enter keeps it on the page, Esc brings the old value back, and Save Change (Ctrl+S) sends everything that is kept. Texts over 16 characters open in a window. Put the downloads into `exportActions` and give `draftStorage`, so that a crashed tab loses nothing; ask before leaving with `onDirtyChange` and `controls`. Do not use it for readers without a sign-in: `PublicReport` reads the same paper.',
      },
    },
  },
} satisfies Meta<typeof SyllabusEditor>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Preview: Story = {
  tags: ['state:syllabus.preview'],
  args: { isRevisable: false },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: '《数据结构》开课说明 预览' })).toBeVisible();
    for (const part of ['基本信息', '课程简介与项目矩阵', '课程要求', '考核与评价', '课程安排']) {
      await expect(canvas.getByRole('heading', { level: 2, name: new RegExp(part) })).toBeVisible();
    }
  },
};
