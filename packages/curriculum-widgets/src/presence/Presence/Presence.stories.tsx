import type { StateStory } from '@college/ui/testing/atRest';
import { chineseIn } from '@college/ui/testing/chineseIn';
import type { Meta } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { aPerson, ownLine, reader } from '../fakes/somePeople';
import { Presence } from './Presence';

const [introduction, name] = ['course:1004#introduction', 'course:1004#name'];

/** What stands in the circles of an element. */
const circlesIn = (element: HTMLElement) => [...element.querySelectorAll<HTMLElement>('[data-shown]')].map(({ dataset }) => dataset.shown);

const meta = {
  title: 'Widgets/Presence/Presence',
  component: Presence,
  args: {
    line: ownLine,
    people: [reader('zh'), aPerson('majorEditor', 'zh', introduction), aPerson('courseLeader', 'zh')],
    placeName: (field) => ({ [introduction]: '课程简介', [name]: '名称' })[field],
  },
} satisfies Meta<typeof Presence>;
export default meta;
type Story = StateStory<typeof meta>;

export const Typical: Story = {
  tags: ['state:presence.others'],
  parameters: {
    atRest: ({ canvas }) => expect(circlesIn(canvas.getByRole('button', { name: '另有 2 人在场：何佳、孙越' }))).toEqual(['何', '孙']),
  },
};

export const English: Story = {
  tags: ['state:presence.english'],
  globals: { language: '80102' },
  args: { people: [reader('en'), aPerson('majorEditor', 'en', introduction)], placeName: () => 'Course introduction' },
  parameters: {
    atRest: async ({ canvas, canvasElement }) => {
      await expect(circlesIn(canvas.getByRole('button', { name: 'Also here: He Jia' }))).toEqual(['HJ']);
      await expect(chineseIn(canvasElement)).toEqual([]);
    },
  },
};

export const Nobody: Story = {
  tags: ['state:presence.nobody'],
  args: { people: [reader('zh')] },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.queryByRole('button')).toBeNull();
      await expect(canvas.queryByRole('img')).toBeNull();
    },
  },
};

export const Many: Story = {
  tags: ['state:presence.many'],
  args: {
    people: [
      reader('zh'),
      ...(['collegeAdmin', 'departmentManager', 'majorEditor', 'courseLeader', 'courseEditor', 'collegeViewer'] as const).map((who) =>
        aPerson(who, 'zh'),
      ),
    ],
  },
  parameters: {
    atRest: ({ canvas }) => expect(circlesIn(canvas.getByRole('button', { name: /^另有 6 人在场/ }))).toEqual(['赵', '李', '何', '+3']),
  },
};

export const LongNames: Story = {
  tags: ['state:presence.long'],
  args: {
    people: [
      reader('zh'),
      { ...aPerson('majorEditor', 'zh', introduction), userName: '阿卜杜热合曼·买买提艾力·图尔荪江' },
      { ...aPerson('courseLeader', 'zh', name), userName: 'Maximiliane-Friederike von und zu Hohenlohe-Langenburg' },
    ],
  },
  play: async ({ canvas, userEvent }) => userEvent.click(canvas.getByRole('button')),
  parameters: {
    atRest: async () => {
      const dialog = within(screen.getByRole('dialog', { name: '同时在场' }));
      await expect(dialog.getByText(/Hohenlohe/)).toBeVisible();
    },
  },
};

/** The list by keyboard: what each one does, in words. */
export const Open: Story = {
  tags: ['state:presence.open'],
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
  },
  parameters: {
    atRest: async () => {
      const dialog = within(screen.getByRole('dialog', { name: '同时在场' }));
      const rows = dialog.getAllByRole('listitem').map((row) => row.textContent);
      await expect(rows).toEqual(['何佳正在编辑 课程简介', '孙越正在查看']);
    },
  },
};

/** The reader in another window, and a place without a name. */
export const OwnWindow: Story = {
  tags: ['state:presence.own-window'],
  args: { people: [reader('zh'), aPerson('majorLeader', 'zh', 'course:1004#unknown', 'line-of-window')] },
  play: async ({ canvas, userEvent }) => userEvent.click(canvas.getByRole('button')),
  parameters: {
    atRest: async () => {
      const dialog = within(screen.getByRole('dialog', { name: '同时在场' }));
      await expect(dialog.getByRole('listitem')).toHaveTextContent('周敏（您，在另一个窗口）正在编辑');
    },
  },
};

export const ConnectionLost: Story = {
  tags: ['state:presence.cut'],
  args: { isReached: false },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByRole('img', { name: '连接中断，暂不显示在场的人和他人保存的内容。' })).toBeVisible();
      await expect(canvas.queryByRole('button')).toBeNull();
    },
  },
};
