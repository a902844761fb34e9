import type { StateStory } from '@college/ui/testing/atRest';
import { chineseIn } from '@college/ui/testing/chineseIn';
import type { Meta } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { aPerson, ownLine, reader } from '../fakes/somePeople';
import { PresenceMarks } from './PresenceMarks';

const [name, text] = ['course:1004#name', 'course:1004#introduction'];

const meta = {
  title: 'Widgets/Presence/PresenceMarks',
  component: PresenceMarks,
  args: {
    line: ownLine,
    people: [reader('zh'), aPerson('majorEditor', 'zh', name)],
    elementOf: (field) => document.querySelector(`[data-story="${field}"]`),
    placeName: (field): string | undefined => (field === name ? '名称' : '课程简介'),
  },
  render: (args, { globals }) => {
    const labels = globals.language === '80102' ? ['Name', 'Introduction'] : ['名称', '课程简介'];
    return (
      <div style={{ display: 'grid', gap: 32, padding: 32 }}>
        <input data-story={name} aria-label={labels[0]} />
        <textarea data-story={text} aria-label={labels[1]} rows={4} />
        <PresenceMarks {...args} />
      </div>
    );
  },
} satisfies Meta<typeof PresenceMarks>;
export default meta;
type Story = StateStory<typeof meta>;

/** The visible name tags with the element that each lies over. */
function tagsOver(root: HTMLElement) {
  return [...root.querySelectorAll('li:not([hidden])')].map((mark) => {
    const { left, top } = mark.getBoundingClientRect();
    const over = [...root.querySelectorAll('[data-story]')].find((one) => {
      const rect = one.getBoundingClientRect();
      return Math.abs(rect.left - left) < 5 && Math.abs(rect.top - top) < 5;
    });
    return [mark.querySelector('[aria-hidden]')?.textContent, over?.getAttribute('data-story')];
  });
}

export const Typical: Story = {
  tags: ['state:presence-marks.one'],
  parameters: {
    atRest: async ({ canvas, canvasElement }) => {
      await expect(tagsOver(canvasElement)).toEqual([['何佳', name]]);
      await expect(canvas.getByRole('list', { name: '他人正在编辑的位置' })).toHaveTextContent('何佳 正在编辑 名称');
    },
  },
};

export const English: Story = {
  tags: ['state:presence-marks.english'],
  globals: { language: '80102' },
  args: { people: [reader('en'), aPerson('majorEditor', 'en', name)], placeName: () => 'Name' },
  parameters: {
    atRest: async ({ canvas, canvasElement }) => {
      await expect(canvas.getByRole('list', { name: 'What others edit' })).toHaveTextContent('He Jia: editing Name');
      await expect(chineseIn(canvasElement)).toEqual([]);
    },
  },
};

export const Several: Story = {
  tags: ['state:presence-marks.several'],
  args: {
    people: [reader('zh'), aPerson('majorEditor', 'zh', name), aPerson('courseLeader', 'zh', name), aPerson('courseEditor', 'zh', text)],
  },
  parameters: {
    atRest: ({ canvasElement }) =>
      expect(tagsOver(canvasElement)).toEqual([
        ['何佳、孙越', name],
        ['王岚', text],
      ]),
  },
};

export const LongName: Story = {
  tags: ['state:presence-marks.long'],
  args: { people: [reader('zh'), { ...aPerson('majorEditor', 'zh', text), userName: '阿卜杜热合曼·买买提艾力·图尔荪江·阿不都热依木' }] },
  parameters: {
    atRest: ({ canvasElement }) => expect(canvasElement.querySelector('li [aria-hidden]')!.getBoundingClientRect().width).toBe(160),
  },
};

export const Nobody: Story = {
  tags: ['state:presence-marks.nobody'],
  args: { people: [reader('zh'), aPerson('courseLeader', 'zh')] },
  parameters: { atRest: ({ canvas }) => expect(canvas.queryByRole('list')).toBeNull() },
};

/** A place that is not on this page carries no mark; the words stay. */
export const NotHere: Story = {
  tags: ['state:presence-marks.not-here'],
  args: { people: [reader('zh'), aPerson('majorEditor', 'zh', 'course:1004#elsewhere')], placeName: () => undefined },
  parameters: {
    atRest: async ({ canvasElement }) => {
      await expect(tagsOver(canvasElement)).toEqual([]);
      await expect(canvasElement.querySelector('li')).toHaveTextContent('何佳 正在编辑');
    },
  },
};

/** The field is not locked; whoever enters it hears who is there. */
export const SamePlace: Story = {
  tags: ['state:presence-marks.same-place'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: '名称' }), '数据结构');
    await expect(canvas.getByRole('textbox', { name: '名称' })).toHaveValue('数据结构');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('何佳 也在编辑这里。'));
  },
  parameters: { atRest: ({ canvas }) => expect(canvas.getByRole('status')).toHaveTextContent('何佳 也在编辑这里。') },
};
