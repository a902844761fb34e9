import type { EditionPlace } from '@college/curriculum-model';
import type { StateStory } from '@college/ui/testing/atRest';
import { chineseIn } from '@college/ui/testing/chineseIn';
import type { Meta } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { EditionBand } from './EditionBand';

const draft: EditionPlace = {
  id: 9012,
  kind: 'draft',
  status: 'open',
  name: '2026 修订',
  entryYear: 2026,
  majorId: 9112,
  homeMajorId: 1001,
  homeMajorName: '软件工程',
};

const meta = {
  title: 'Widgets/Editions/EditionBand',
  component: EditionBand,
  args: { edition: draft, onLeave: fn(), onOpenEditions: fn(), onCompare: fn(), onUpgrade: fn(), onMerge: fn() },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof EditionBand>;
export default meta;
type Story = StateStory<typeof meta>;

type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];
const actsIn = (canvas: Canvas) => canvas.getAllByRole('button').map((button) => button.textContent);

export const Typical: Story = {
  tags: ['state:edition-band.draft'],
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByRole('complementary', { name: '本页所属版本' })).toHaveTextContent('2026 修订修订稿2026 级');
      await expect(canvas.getByRole('status')).toHaveTextContent('软件工程的修订稿，在这里的修改不影响现行版。');
      await expect(actsIn(canvas)).toEqual(['比较', '并入…', '升级标准…', '全部版本', '回到现行版']);
    },
  },
};

/** On the page of a course its changes can go to review by themselves. */
export const OfCourse: Story = {
  tags: ['state:edition-band.of-course'],
  args: { onReview: fn(), onReviewCourse: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '本课程评审' }));
    await expect(args.onReviewCourse).toHaveBeenCalledOnce();
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(actsIn(canvas)).toEqual(['比较', '评审', '本课程评审', '并入…', '升级标准…', '全部版本', '回到现行版']);
    },
  },
};

export const English: Story = {
  globals: { language: '80102' },
  args: { edition: { ...draft, name: 'Revision 2026', homeMajorName: 'Software Engineering' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Draft of Software Engineering');
    await expect(chineseIn(canvasElement)).toEqual([]);
  },
};

export const Scenario: Story = {
  tags: ['state:edition-band.scenario'],
  args: { edition: { ...draft, kind: 'scenario', name: '实践学时试稿', entryYear: null } },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByRole('status')).toHaveTextContent('软件工程的推演方案，供试验用，不影响现行版。');
      await expect(actsIn(canvas)).toEqual(['比较', '升级标准…', '全部版本', '回到现行版']);
    },
  },
};

export const Behind: Story = {
  tags: ['state:edition-band.behind'],
  args: { behind: 12 },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByRole('status')).toHaveTextContent('现行版有 12 处变更不在这里。');
      await expect(actsIn(canvas)).toEqual(['并入现行的变更…', '比较', '并入…', '升级标准…', '全部版本', '回到现行版']);
    },
  },
};

export const Locked: Story = {
  tags: ['state:edition-band.locked'],
  args: { edition: { ...draft, lock: { proposalId: 12, userName: '王立新' } }, onReview: fn() },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByRole('status')).toHaveTextContent('评审期间由王立新锁定，只能查看，不能编辑。');
      await expect(actsIn(canvas)).toEqual(['申请编辑…', '比较', '全部版本', '回到现行版']);
    },
  },
};

/** Its content can still be edited; that it is looked at stands beside its name. */
export const InReview: Story = {
  tags: ['state:edition-band.in-review'],
  args: { edition: { ...draft, review: 'review' }, onReview: fn() },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByRole('complementary', { name: '本页所属版本' })).toHaveTextContent('2026 修订修订稿评审中2026 级');
      await expect(canvas.getByRole('status')).toHaveTextContent('软件工程的修订稿，在这里的修改不影响现行版。');
    },
  },
};

export const Gone: Story = {
  tags: ['state:edition-band.gone'],
  args: { isGone: true },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByRole('status')).toHaveTextContent('这份修订稿已被删除');
      await expect(actsIn(canvas)).toEqual(['全部版本', '回到现行版']);
    },
  },
};

export const MergedAlready: Story = {
  args: { edition: { ...draft, status: 'merged' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('已并入现行版，不能再改。');
    await expect(canvas.queryByRole('button', { name: '并入…' })).toBeNull();
  },
};

export const Used: Story = {
  args: { behind: 1 },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '并入现行的变更…' }));
    await expect(args.onMerge).toHaveBeenLastCalledWith('draft');
    await userEvent.click(canvas.getByRole('button', { name: '并入…' }));
    await expect(args.onMerge).toHaveBeenLastCalledWith('current');
    await userEvent.click(canvas.getByRole('button', { name: '回到现行版' }));
    await expect(args.onLeave).toHaveBeenCalledOnce();
  },
};

export const LongName: Story = {
  args: { edition: { ...draft, name: '面向新工科与产教融合的软件工程专业人才培养方案二〇二六版第一次全面修订稿' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
