import { largeLinkedMatrices } from '@college/curriculum-model/fixtures';
import type { StateStory } from '@college/ui/testing/atRest';
import { chineseIn } from '@college/ui/testing/chineseIn';
import type { Meta } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { withToasts } from '../../course-units/fakes/withToasts';
import { aMatrixCollege, keepFew, keepNoIndicators, relateElsewhere } from '../fakes/aMatrixCollege';
import type { College } from '../../support/fakes/aCollege';
import { plainHead } from '../../support/shortHeads';
import { MajorMatrix } from './MajorMatrix';
import { sampleMatrices } from '../fakes/sampleMatrices';
import { storyCell, tabIntoGrid } from './storyCells';

const college = aMatrixCollege();
const firstIndicator = sampleMatrices.requirements[0]!.children[0]!.id;

const meta = {
  title: 'Widgets/Matrices/MajorMatrix',
  component: MajorMatrix,
  decorators: [
    withToasts,
    (Story) => (
      <div style={{ height: 860 }}>
        <Story />
      </div>
    ),
  ],
  args: { source: college.matrices, courseId: 1004 },
  beforeEach: college.serve(keepFew),
  parameters: {
    layout: 'fullscreen',
  },
} satisfies Meta<typeof MajorMatrix>;
export default meta;
type Story = StateStory<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

export const Empty: Story = {
  tags: ['state:major-matrix.empty'],
  beforeEach: college.serve(keepNoIndicators),
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByText('暂无数据')).toBeVisible();
      await expect(canvas.queryByRole('grid')).toBeNull();
    },
  },
};

export const Filled: Story = {
  tags: ['state:major-matrix.filled'],
  beforeEach: college.serve(),
  parameters: {
    atRest: async ({ canvas }) => {
      const grid = canvas.getByRole('grid', { name: '专业矩阵' });
      // Course units against indicator points under their requirements.
      await expect(within(grid).getByText('工程知识')).toBeVisible();
      await expect(storyCell(canvas, '高等数学', '1.1')).toHaveAccessibleName('强支撑');
      await expect(storyCell(canvas, '高等数学', '1.2')).toHaveAccessibleName('弱支撑');
      // Only the row of this course can be edited.
      await expect(storyCell(canvas, '数据结构', '1.1')).not.toHaveAttribute('aria-readonly');
      await expect(storyCell(canvas, '高等数学', '1.1')).toHaveAttribute('aria-readonly', 'true');
      // A row of strong and one of weak supports; where there is no strong one, 0 in the colour of the gap.
      const strong = canvas.getByRole('rowheader', { name: '强支撑 22/24' }).closest<HTMLElement>('[role="row"]')!;
      await expect(strong.querySelector('[aria-colindex="2"]')).toHaveAccessibleName('2 强 0 弱');
      await expect(within(strong).getByRole('gridcell', { name: '0 强 1 弱，仅弱支撑' })).toHaveTextContent('0');
      await expect(within(strong).getByRole('gridcell', { name: '0 强 0 弱，无支撑' })).toHaveTextContent('0');
      await expect(canvas.getByRole('rowheader', { name: '弱支撑' })).toBeVisible();
    },
  },
};

/** Goes to the cell of this course at an indicator point with the arrow keys. */
async function arrowTo({ canvas, userEvent }: Pick<Context, 'canvas' | 'userEvent'>, number: string) {
  await tabIntoGrid(canvas, userEvent);
  const cell = storyCell(canvas, '数据结构', number);
  for (let presses = 0; presses < 10 && document.activeElement !== cell; presses += 1) await userEvent.keyboard('{ArrowRight}');
}

export const Strong: Story = {
  tags: ['state:major-matrix.strong'],
  play: (context) => arrowTo(context, '2.1'),
  parameters: {
    atRest: async ({ canvas }) => {
      const cell = storyCell(canvas, '数据结构', '2.1');
      await expect(cell).toHaveAttribute('data-relate', '0');
      await expect(cell).toHaveFocus();
      await expect(canvas.getByRole('grid')).not.toHaveAttribute('aria-readonly', 'true');
      await expect(cell).toHaveAccessibleName(/^数据结构，2\.1 .*强支撑/);
    },
  },
};

export const Weak: Story = {
  tags: ['state:major-matrix.weak'],
  play: (context) => arrowTo(context, '3.1'),
  parameters: {
    atRest: async ({ canvas }) => {
      const cell = storyCell(canvas, '数据结构', '3.1');
      await expect(cell).toHaveAttribute('data-relate', '1');
      await expect(cell).toHaveFocus();
      await expect(canvas.getByRole('grid')).not.toHaveAttribute('aria-readonly', 'true');
      await expect(cell).toHaveAccessibleName(/^数据结构，3\.1 .*弱支撑/);
    },
  },
};

export const None: Story = {
  tags: ['state:major-matrix.none'],
  play: async ({ canvas, userEvent }) => {
    await tabIntoGrid(canvas, userEvent);
    await userEvent.keyboard('{End}');
  },
  parameters: {
    atRest: async ({ canvas }) => {
      const cell = storyCell(canvas, '数据结构', '4.2');
      await expect(cell).not.toHaveAttribute('data-relate');
      await expect(cell).toBeEmptyDOMElement();
      await expect(cell).toHaveFocus();
      await expect(cell).toHaveAccessibleName('数据结构，4.2 研究，空白；本列 1 强 0 弱');
    },
  },
};

export const ReadOnly: Story = {
  tags: ['state:major-matrix.read-only'],
  args: { isReadOnly: true },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('grid');
    await userEvent.click(storyCell(canvas, '数据结构', '2.1'));
    await userEvent.keyboard('2{Delete}');
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByRole('grid')).toHaveAttribute('aria-readonly', 'true');
      await expect(storyCell(canvas, '数据结构', '2.1')).toHaveAttribute('data-relate', '0');
      await expect(canvas.queryByRole('button', { name: '保存' })).toBeNull();
      await expect(canvas.queryByRole('button', { name: '绑定' })).toBeNull();
      await expect(canvas.getByText(/★为强支撑，☆为弱支撑/)).toBeVisible();
    },
  },
};

/** Thirty-six courses against forty indicator points. */
function keepMany({ state }: College) {
  const { requirements, courses, bindings, goals } = largeLinkedMatrices(36, 40);
  const [unit] = state.courseUnits;
  state.requires.set(1001, [...requirements]);
  state.courseUnits = courses.map(({ id, name, translations }) => ({ ...unit!, id, name, translations }));
  state.bindings = bindings.map((binding, at) => ({ ...binding, goals: [...binding.goals], id: 1 + at, majorId: 1001 }));
  state.goals = [...goals];
}

export const Many: Story = {
  tags: ['state:major-matrix.many'],
  args: { courseId: 10_030 },
  beforeEach: college.serve(keepMany),
  play: async ({ canvas }) => {
    const room = (await canvas.findByRole('grid')).parentElement!;
    // It opens at the row of this course.
    await expect(room.scrollTop).toBeGreaterThan(0);
    await expect(canvas.getByText('课程 30', { selector: '[role="rowheader"] span' })).toBeVisible();
    room.scrollTo({ top: room.scrollHeight, left: room.scrollWidth, behavior: 'instant' });
  },
  parameters: {
    // Heads, first column and counts stay where they are when the rest is scrolled.
    atRest: async ({ canvas }) => {
      const edge = canvas.getByRole('grid').parentElement!.getBoundingClientRect();
      await expect(canvas.getByText('课程 36').getBoundingClientRect().left).toBeLessThan(edge.left + 224);
      const head = canvas.getByText('10.4').closest('[role="columnheader"]')!;
      await expect(head.getBoundingClientRect().top).toBeLessThan(edge.top + 100);
      await expect(canvas.getByText('课程单元').getBoundingClientRect().left).toBeLessThan(edge.left + 224);
      const foot = canvas.getByRole('rowheader', { name: '弱支撑' }).getBoundingClientRect();
      await expect(foot.left).toBeLessThan(edge.left + 224);
      await expect(foot.bottom).toBeLessThanOrEqual(edge.bottom + 1);
    },
  },
};

export const ConflictPutOff: Story = {
  tags: ['state:major-matrix.conflict-put-off'],
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('grid');
    const cell = storyCell(canvas, '数据结构', '1.1');
    await userEvent.click(cell);
    await userEvent.keyboard('2');
    relateElsewhere(college.state, firstIndicator, 0);
    await userEvent.keyboard('{Control>}s{/Control}');
    await userEvent.click(await canvas.findByRole('button', { name: '稍后再定' }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(storyCell(canvas, '数据结构', '1.1')).toHaveAccessibleName(/弱支撑，.*有冲突/);
      await expect(canvas.getByText('冲突')).toBeVisible();
      await expect(canvas.getByRole('button', { name: '保存' })).toBeEnabled();
      await expect(canvas.queryByRole('dialog')).toBeNull();
    },
  },
};

export const English: Story = {
  tags: ['state:major-matrix.english'],
  beforeEach: college.serve(),
  globals: { language: '80102' },
  parameters: {
    atRest: async ({ canvas, canvasElement }) => {
      await expect(canvas.getByRole('grid', { name: 'Major matrix' })).toBeVisible();
      await expect(canvas.getByText('Data Structures', { selector: '[role="rowheader"] span' })).toBeVisible();
      await expect(canvas.getByRole('rowheader', { name: 'Strong support 22/24' })).toBeVisible();
      await expect(chineseIn(canvasElement)).toEqual([]);
      // Over three columns no word is broken.
      const words = canvas.getByText(
        (_, element) => element?.children.length === 0 && plainHead(element.textContent ?? '') === 'Engineering knowledge',
      );
      const range = document.createRange();
      range.setStart(words.firstChild!, 0);
      range.setEnd(words.firstChild!, words.textContent.indexOf(' '));
      await expect(range.getClientRects()).toHaveLength(1);
    },
  },
};
