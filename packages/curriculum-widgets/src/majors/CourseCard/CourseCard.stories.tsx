import { mayAnywhere } from '@college/curriculum-model';
import type { StateStory } from '@college/ui/testing/atRest';
import { chineseIn } from '@college/ui/testing/chineseIn';
import type { Meta } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { aCard } from '../fakes/aCard';
import { CourseCard } from './CourseCard';

const copyEntry = { value: 'copyCourse', label: '复制课程' };
const hrefs: Readonly<Record<string, string>> = { edit: '#edit', matrix: '#matrix', read: '#read', report: '#report' };

const meta = {
  title: 'Widgets/Majors/CourseCard',
  component: CourseCard,
  args: {
    card: aCard(),
    href: '#course',
    hrefOf: ({ act }) => (act === null ? undefined : hrefs[act]),
    onAction: fn(),
    support: { kind: '必修 学科基础', strong: ['1.2', '2.1'], weak: ['3.1', '4.1'] },
  },
  decorators: [
    // Away from the corner of the window, where the pointer of a test browser rests.
    (Story) => (
      <div style={{ inlineSize: 272, blockSize: 146, margin: 24 }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    band: (permissionId: number) => ({ canModify: mayAnywhere({ permissionId }, 'modify') }),
  },
} satisfies Meta<typeof CourseCard>;
export default meta;
type Story = StateStory<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const progressOf = (canvas: Canvas) => canvas.getByRole('progressbar', { name: '完成度' });
const menuButton = { name: '数据结构的更多操作' };
const cover = { name: '继续处理数据结构' };
const itemsOf = (canvas: Canvas) => canvas.getAllByRole('menuitem').map(({ textContent }) => textContent);

export const Typical: Story = {
  tags: ['state:course-card.default'],
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByRole('link', { name: '数据结构' })).toHaveAttribute('href', '#course');
      await expect(canvas.getByText('软件工程')).toBeVisible();
      await expect(canvas.getByText('必修 学科基础 64 学时（48/16）')).toBeVisible();
      await expect(canvas.getByText('周敏')).toBeVisible();
      await expect(canvas.getByText('64%')).toBeVisible();
      await expect(progressOf(canvas)).toHaveAttribute('aria-valuenow', '64');
      await expect(progressOf(canvas)).not.toHaveAttribute('aria-valuetext');
      await expect(canvas.getByRole('button', menuButton)).toBeVisible();
      for (const role of ['group', 'menu']) await expect(canvas.queryByRole(role)).toBeNull();
    },
  },
};

export const ProgressZero: Story = {
  tags: ['state:course-card.progress-zero'],
  args: { card: aCard({ progress: 0 }), random: () => 0.5 },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByText('0%')).toBeVisible();
      await expect(progressOf(canvas)).not.toHaveAttribute('aria-valuetext');
    },
  },
};

const random = fn(() => 0);

export const ProgressNotGiven: Story = {
  tags: ['state:course-card.progress-none'],
  args: { card: aCard({ progress: undefined }), random },
  beforeEach: () => void random.mockClear(),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('20%')).toBeVisible();
    random.mockReturnValueOnce(0.9);
    const button = canvas.getByRole('button', menuButton);
    button.focus();
    await userEvent.keyboard('{ArrowDown}');
    await canvas.findByRole('menu');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
    button.blur();
    await expect(random).toHaveBeenCalledOnce();
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByText('20%')).toBeVisible();
      await expect(progressOf(canvas)).toHaveAttribute('aria-valuetext', expect.stringContaining('估计值'));
      await expect(getComputedStyle(canvas.getByRole('group', cover)).opacity).toBe('0');
    },
  },
};

export const ProgressNotGivenAtMost: Story = {
  tags: ['state:course-card.progress-none-max'],
  args: { card: aCard({ progress: null }), random: () => 0.9999 },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByText('100%')).toBeVisible();
      await expect(progressOf(canvas)).toHaveAttribute('aria-valuetext', expect.stringMatching(/^100%.*估计值/));
    },
  },
};

export const NameCutAtEight: Story = {
  tags: ['state:course-card.label-8'],
  args: { card: aCard({ self: { label: '高级程序设计与实践', value: 1004 }, parent: { label: '软件工程与管理专业', value: 1001 } }) },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByText('高级程序设计与…')).toBeVisible();
      await expect(canvas.getByRole('link', { name: '高级程序设计与实践' })).toBeVisible();
      await expect(canvas.getByTitle('高级程序设计与实践')).toBeVisible();
      await expect(canvas.getAllByText('高级程序设计与实践').map((one) => one.getAttribute('data-part'))).toContain('whole');
      await expect(canvas.getByText('软件工程与管理…')).toBeVisible();
    },
  },
};

export const NameOfEightWhole: Story = {
  args: { card: aCard({ self: { label: '计算机操作系统课', value: 1005 } }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('计算机操作系统课')).toBeVisible();
  },
};

export const SeveralManagers: Story = {
  tags: ['state:course-card.many-managers'],
  args: {
    card: aCard({
      manager: [
        { label: '周敏', value: 1005 },
        { label: '孙越', value: 1007 },
        { label: '王岚', value: 1008 },
      ],
    }),
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByText('周敏、孙越、王岚')).toBeVisible();
      await expect(canvas.getByRole('note', { name: '负责人：周敏、孙越、王岚' })).toBeVisible();
    },
  },
};

export const DisabledManager: Story = {
  tags: ['state:course-card.disabled-manager'],
  args: {
    card: aCard({
      manager: [
        { label: '周敏', value: 1005, isDisabled: true },
        { label: '孙越', value: 1007 },
      ],
    }),
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByRole('note', { name: '负责人：周敏（账号已停用）、孙越' })).toBeVisible();
    },
  },
};

export const NoManager: Story = {
  tags: ['state:course-card.no-manager'],
  args: { card: aCard({ manager: [] }) },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByText('未指定负责人')).toBeVisible();
    },
  },
};

export const CoverMenu: Story = {
  tags: ['state:course-card.cover-menu'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.hover(canvas.getByRole('article'));
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(getComputedStyle(canvas.getByRole('group', cover)).opacity).toBe('1');
      await expect(canvas.getByRole('link', { name: '编辑课程：数据结构' })).toHaveAttribute('href', '#edit');
      await expect(canvas.queryByRole('menu')).toBeNull();
    },
  },
};

/** Tab leads into it, which shows it. */
export const CoverMenuByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const opacity = () => getComputedStyle(canvas.getByRole('group', cover)).opacity;
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: '数据结构' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: '编辑课程：数据结构' })).toHaveFocus();
    await waitFor(() => expect(opacity()).toBe('1'));
    (document.activeElement as HTMLElement).blur();
    await waitFor(() => expect(opacity()).toBe('0'));
  },
};

export const ButtonMenu: Story = {
  tags: ['state:course-card.btn-menu'],
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', menuButton).focus();
    await userEvent.keyboard('{ArrowDown}');
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(itemsOf(canvas)).toEqual(['重命名…', '编辑课点', '开课说明', '完成度', '删除课程…']);
      await expect(canvas.getByRole('menuitem', { name: '重命名…' })).toHaveFocus();
      await expect(canvas.getByRole('menuitem', { name: '开课说明' })).toHaveAttribute('href', '#report');
    },
  },
};

export const MenuItemChosen: Story = {
  play: async (context) => {
    const { args, canvas, userEvent } = context;
    const button = canvas.getByRole('button', menuButton);
    await ButtonMenu.play?.(context);
    await waitFor(() => expect(canvas.getByRole('menuitem', { name: '重命名…' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onAction).toHaveBeenLastCalledWith(expect.objectContaining({ value: 'points', act: 'points' }), args.card);
    await waitFor(() => expect(button).toHaveFocus());
  },
};

export const CopyEntriesRemoved: Story = {
  tags: ['state:course-card.no-copy-entry'],
  args: {
    card: aCard({
      btnMenus: [{ value: 'rename', label: '重命名…' }, copyEntry, { value: 'completion', label: '完成度' }],
      coverMenus: [copyEntry, { value: 'read', label: '查看' }],
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', menuButton));
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(itemsOf(canvas)).toEqual(['重命名…', '完成度']);
      await expect(canvas.getByText('查看')).toBeVisible();
      await expect(canvas.queryByText(/复制|copyCourse/)).toBeNull();
    },
  },
};

export const WithoutModifyRight: Story = {
  tags: ['state:course-card.not-editable'],
  args: { canModify: false },
  play: async ({ canvas, userEvent }) => {
    await userEvent.hover(canvas.getByRole('article'));
    await userEvent.click(canvas.getByRole('button', menuButton));
  },
  parameters: {
    atRest: async ({ canvas }) => {
      const acts = canvas.getByRole('group', { ...cover, hidden: true });
      await expect([...acts.children].map(({ textContent }) => textContent)).toEqual(['查看']);
      await expect(itemsOf(canvas)).toEqual(['开课说明', '完成度']);
    },
  },
};

export const English: Story = {
  tags: ['state:course-card.english'],
  globals: { language: '80102' },
  args: {
    card: aCard({ progress: null }, 'en'),
    support: { kind: 'Compulsory Discipline-based', strong: ['1.2', '2.1'], weak: ['3.1', '4.1'] },
    random: () => 0.5,
    choiceName: 'course',
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { name: 'Data Structures' })).toBeVisible();
    await expect(canvas.getByRole('progressbar', { name: 'Completion rate' })).toHaveAttribute(
      'aria-valuetext',
      '60%, an estimate: the server reports no progress',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'More about Data Structures' }));
  },
  parameters: {
    atRest: async ({ canvas, canvasElement }) => {
      await expect(canvas.getByText('Data St…')).toBeVisible();
      await expect(canvas.getByRole('menuitem', { name: 'Delete course…' })).toBeVisible();
      await expect(chineseIn(canvasElement)).toEqual([]);
    },
  },
};
