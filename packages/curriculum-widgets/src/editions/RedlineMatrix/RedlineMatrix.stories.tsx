import type { StateStory } from '@college/ui/testing/atRest';
import { chineseIn } from '@college/ui/testing/chineseIn';
import type { Meta } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { storyCell, tabIntoGrid } from '../../matrices/MajorMatrix/storyCells';
import { aComparison } from '../fakes/aComparison';
import {
  addedCourse,
  mergedIndicators,
  otherTexts,
  removedCourse,
  renumberedIndicators,
  revision2026,
  sameStates,
  splitIndicator,
} from '../fakes/revisions';
import { RedlineMatrix } from './RedlineMatrix';

const { comparison } = aComparison(revision2026());

const meta = {
  title: 'Widgets/Editions/RedlineMatrix',
  component: RedlineMatrix,
  args: { comparison, onSelectedPlaceChange: fn(), onCourseOpen: fn() },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof RedlineMatrix>;
export default meta;
type Story = StateStory<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

/** The renumbered heads of columns in which a number or a heading does not fit. */
function cutHeads(canvas: Canvas): string[] {
  return canvas.getAllByRole('columnheader').flatMap((head) => {
    if (!head.querySelector('[data-part="was"]')) return [];
    const { left, right, bottom } = head.getBoundingClientRect();
    const heading = head.dataset.part === 'groupHead' ? head.querySelector('[data-part="name"] > span:last-of-type') : null;
    const texts = [head.querySelector('b')!, head.querySelector('[data-part="was"] > [aria-hidden]')!, ...(heading ? [heading] : [])];
    const isCut = texts.some((text) => {
      const box = text.getBoundingClientRect();
      // Text in a line has no client height, and cuts nothing.
      const isClamped = text.clientHeight > 0 && text.scrollHeight > text.clientHeight + 2;
      return box.left < left || box.right > right || box.bottom > bottom || isClamped;
    });
    return isCut ? [head.textContent] : [];
  });
}

export const Typical: Story = {
  play: async ({ canvas }) => {
    const grid = canvas.getByRole('grid', { name: '专业矩阵对照' });
    await expect(within(grid).getByRole('rowheader', { name: '现行版' })).toBeVisible();
    await expect(within(grid).getByRole('rowheader', { name: '2026 修订稿' })).toBeVisible();
    await expect(within(grid).getByRole('gridcell', { name: '5.2 新开缺口：只有弱支撑' })).toBeVisible();
    await expect(within(grid).getByRole('gridcell', { name: '9.2 补上缺口：只有弱支撑' })).toBeVisible();
  },
};

export const Added: Story = {
  tags: ['state:redline-matrix.added'],
  args: { selectedPlace: 'course:1008/binding:1118' },
  parameters: {
    atRest: async ({ canvas }) => {
      const cell = storyCell(canvas, '软件工程', '8.2');
      await expect(cell).toHaveAttribute('data-changed', 'added');
      await expect(cell).toHaveAttribute('aria-selected', 'true');
      await expect(cell).toHaveAccessibleName('软件工程 × 8.2，新增，弱支撑，8.2 补上缺口：只靠一门选修课');
    },
  },
};

export const Removed: Story = {
  tags: ['state:redline-matrix.removed'],
  args: { selectedPlace: 'course:1001/binding:1102' },
  parameters: {
    atRest: async ({ canvas }) => {
      const cell = storyCell(canvas, '高等数学', '1.2');
      await expect(cell).toHaveAttribute('data-changed', 'removed');
      await expect(cell).toHaveAttribute('aria-selected', 'true');
      await expect(cell).toHaveAccessibleName('高等数学 × 1.2，删去，弱支撑');
      await expect(cell.querySelector('[data-gone]')).toBeVisible();
    },
  },
};

export const Strengthened: Story = {
  tags: ['state:redline-matrix.strengthened'],
  args: { selectedPlace: 'course:1013/binding:1123' },
  parameters: {
    atRest: async ({ canvas }) => {
      const cell = storyCell(canvas, '毕业设计', '11.1');
      await expect(cell).toHaveAttribute('data-changed', 'strengthened');
      await expect(cell).toHaveAttribute('aria-selected', 'true');
      await expect(cell).toHaveAccessibleName('毕业设计 × 11.1，加强，由弱到强');
    },
  },
};

export const Weakened: Story = {
  tags: ['state:redline-matrix.weakened'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(storyCell(canvas, '软件测试', '5.2'));
    await expect(args.onSelectedPlaceChange).toHaveBeenCalledWith('course:1009/binding:1112');
  },
  parameters: {
    atRest: async ({ canvas }) => {
      const cell = storyCell(canvas, '软件测试', '5.2');
      await expect(cell).toHaveAttribute('data-changed', 'weakened');
      await expect(cell).toHaveAttribute('aria-selected', 'true');
      await expect(cell).toHaveAccessibleName('软件测试 × 5.2，减弱，由强到弱，5.2 新开缺口：只有弱支撑');
    },
  },
};

export const ChangedOnly: Story = {
  tags: ['state:redline-matrix.changed-only'],
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(
        canvas.getByText('离散数学、程序设计基础、计算机网络、数据库原理、工程伦理、软件项目管理、专业实习：7 门没有变化'),
      ).toBeVisible();
      await expect(canvas.queryByText('离散数学')).toBeNull();
      await expect(canvas.getByText('高等数学')).toBeVisible();
      await expect(canvas.getByRole('grid').querySelector('[aria-selected]')).toBeNull();
    },
  },
};

export const Unfolded: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '展开 没有变化的课程' }));
    await expect(await canvas.findByText('离散数学')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '收起 没有变化的课程' }));
    await expect(canvas.queryByText('离散数学')).toBeNull();
  },
};

export const AllRows: Story = {
  args: { isChangedOnly: false },
  play: async ({ canvas }) => {
    const names = canvas.getAllByRole('rowheader').map((head) => head.textContent);
    await expect(names.slice(0, 2)).toEqual(['1高等数学，有修改', '2离散数学']);
  },
};

export const NewColumn: Story = {
  tags: ['state:redline-matrix.new-column'],
  args: { comparison: aComparison(splitIndicator()).comparison, isChangedOnly: false },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByRole('columnheader', { name: /^2\.3.*，新增$/ })).toBeVisible();
      await expect(canvas.getByRole('gridcell', { name: '2.3 新开缺口：没有支撑' })).toBeVisible();
    },
  },
};

export const RemovedColumn: Story = {
  tags: ['state:redline-matrix.removed-column'],
  args: { comparison: aComparison(mergedIndicators()).comparison, isChangedOnly: false },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByRole('columnheader', { name: /^9\.2.*，删去$/ })).toBeVisible();
      await expect(storyCell(canvas, '大学英语', '9.2')).toHaveAccessibleName('弱支撑');
    },
  },
};

export const Renumbered: Story = {
  args: { comparison: aComparison(renumberedIndicators()).comparison, isChangedOnly: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('columnheader', { name: /^10\.1.*，原 11\.1$/ })).toBeVisible();
    await expect(canvas.getAllByText('← 11')[0]).toBeVisible();
    await expect(cutHeads(canvas)).toEqual([]);
  },
};

/** English headings need their two lines below both numbers. */
export const RenumberedEnglish: Story = {
  globals: { language: '80102' },
  args: { comparison: aComparison(renumberedIndicators(), 'en').comparison, isChangedOnly: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('columnheader', { name: /^10\.1.*, formerly 11\.1$/ })).toBeVisible();
    await expect(cutHeads(canvas)).toEqual([]);
  },
};

/** With many indicator points squares are narrow; one whose number changed still has room for both. */
export const RenumberedNarrow: Story = {
  args: { comparison: aComparison(renumberedIndicators()).comparison, isChangedOnly: false },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 900 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(cutHeads(canvas)).toEqual([]);
  },
};

export const NewCourse: Story = {
  args: { comparison: aComparison(addedCourse()).comparison },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('rowheader', { name: '16 开源软件协作 ，新增' })).toBeVisible();
  },
};

export const RemovedCourse: Story = {
  args: { comparison: aComparison(removedCourse()).comparison },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('rowheader', { name: '– 软件测试 ，删去' })).toBeVisible();
    await expect(storyCell(canvas, '软件测试', '4.2')).toHaveAccessibleName('删去，强支撑');
  },
};

export const TextsOnly: Story = {
  args: { comparison: aComparison(otherTexts()).comparison },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('rowheader', { name: '9 软件测试 ，有修改' })).toBeVisible();
    await expect(canvas.getByRole('grid').querySelector('[data-changed]')).toBeNull();
  },
};

export const Filtered: Story = {
  args: { filter: new Set(['course:1009/binding:1112']) },
  play: async ({ canvas }) => {
    await expect(storyCell(canvas, '软件测试', '5.2')).toHaveAttribute('data-changed', 'weakened');
    await expect(canvas.queryByText('高等数学')).toBeNull();
  },
};

export const Keyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await tabIntoGrid(canvas, userEvent);
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onSelectedPlaceChange).toHaveBeenLastCalledWith('course:1001/binding:1102');
    await expect(document.activeElement).toHaveAccessibleName('高等数学 × 1.2，删去，弱支撑');
    await userEvent.keyboard('{Enter}');
    await expect(args.onCourseOpen).toHaveBeenCalledWith(1001);
    for (let row = 0; row < 9; row += 1) await userEvent.keyboard('{ArrowDown}');
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText('离散数学')).toBeVisible();
  },
};

export const Empty: Story = {
  tags: ['state:redline-matrix.empty'],
  args: { comparison: aComparison(sameStates()).comparison },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByText('专业矩阵没有变化')).toBeVisible();
      await expect(canvas.queryByRole('grid')).toBeNull();
    },
  },
};

export const English: Story = {
  globals: { language: '80102' },
  args: { comparison: aComparison(revision2026(), 'en').comparison, selectedPlace: 'course:1009/binding:1112' },
  play: async ({ canvas, canvasElement }) => {
    await expect(storyCell(canvas, 'Software Testing', '5.2')).toHaveAccessibleName(
      'Software Testing × 5.2, weakened, from strong to weak, 5.2 opens a gap: weak support only',
    );
    await expect(chineseIn(canvasElement)).toEqual([]);
  },
};
