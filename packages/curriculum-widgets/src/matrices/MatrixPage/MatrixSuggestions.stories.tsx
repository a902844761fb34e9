import type { StateStory } from '@college/ui/testing/atRest';
import { chineseIn } from '@college/ui/testing/chineseIn';
import type { Meta } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { withToasts } from '../../course-units/fakes/withToasts';
import { aCollege, type College } from '../../support/fakes/aCollege';
import { unread } from '../fakes/aMatrixCollege';
import { inRoom } from '../fakes/inRoom';
import { storyCell } from '../MajorMatrix/storyCells';
import { askForSuggestions, suggestionsIn } from '../fakes/suggestionStory';
import { MatrixPage } from './MatrixPage';

/** Some stars are gone whose goals still stand under their indicator points. */
function forgetSome({ state }: College) {
  state.bindings = state.bindings.filter(
    ({ courseId, requireId }) => !(courseId === 1004 && requireId === 1104) && !(courseId === 1009 && requireId === 1112),
  );
}

const college = aCollege({ as: 'collegeAdmin', prepare: forgetSome });

const meta = {
  title: 'Widgets/Matrices/MatrixPage/Suggestions',
  component: MatrixPage,
  decorators: [inRoom, withToasts],
  args: { source: college.matrices, suggestions: college.supportSuggestions, majorId: 1001, majorName: '软件工程', courseId: 1004 },
  beforeEach: college.serve(),
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof MatrixPage>;
export default meta;
type Story = StateStory<typeof meta>;

export const Shown: Story = {
  tags: ['state:matrix-page.suggestions'],
  play: async (context) => {
    await expect(college.supportSuggestions.listSuggestions).not.toHaveBeenCalled();
    await askForSuggestions(context);
    await context.canvas.findByRole('button', { name: '接受 数据结构 × 2.1' });
  },
  parameters: {
    // Dashed stars in their cells, and each explained beside the matrix; no sum counts them.
    atRest: async ({ canvas }) => {
      const aside = suggestionsIn(canvas);
      await expect(aside.getByRole('button', { name: '接受 数据结构 × 2.1' })).toBeVisible();
      await expect(aside.getAllByRole('img', { name: '相似度 1.00' })[0]).toBeVisible();
      await expect(storyCell(canvas, '数据结构', '2.1')).toHaveAccessibleName(/建议强支撑/);
      await expect(storyCell(canvas, '大学英语', '9.2')).toHaveAccessibleName(/弱支撑.*建议强支撑/);
      await expect(canvas.getByRole('rowheader', { name: '强支撑 20/24' })).toBeVisible();
      await expect(aside.getByRole('button', { name: /^全部接受 \d+ 条$/ })).toBeVisible();
    },
  },
};

export const AllAccepted: Story = {
  tags: ['state:matrix-page.suggestions-accepted'],
  play: async (context) => {
    const { canvas, userEvent } = context;
    await askForSuggestions(context);
    await userEvent.click(await canvas.findByRole('button', { name: /^全部接受/ }));
    await waitFor(() => expect(storyCell(canvas, '数据结构', '2.1')).toHaveAccessibleName(/强支撑.*已接受，未保存/));
    // One step back, and once more.
    await userEvent.click(canvas.getByRole('button', { name: '撤销' }));
    await expect(await canvas.findByRole('button', { name: '接受 数据结构 × 2.1' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^全部接受/ }));
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(suggestionsIn(canvas).getByText('没有可建议的支撑')).toBeVisible();
      await expect(storyCell(canvas, '数据结构', '2.1')).toHaveAccessibleName(/已接受，未保存/);
      await expect(canvas.getByRole('rowheader', { name: '强支撑 23/24' })).toBeVisible();
    },
  },
};

/** Presses N from the first cell until the suggestion of the course is reached, as often as the course has cells at most. */
async function goOnToSuggestion({ canvas, userEvent }: Parameters<NonNullable<Story['play']>>[0]) {
  const suggested = storyCell(canvas, '数据结构', '2.1');
  storyCell(canvas, '数据结构', '1.1').focus();
  for (let presses = 0; presses < 24 && (presses === 0 || document.activeElement !== suggested); presses += 1)
    await userEvent.keyboard('n');
  await expect(suggested).toHaveFocus();
}

export const Declined: Story = {
  tags: ['state:matrix-page.suggestions-declined'],
  play: async (context) => {
    const { canvas, userEvent } = context;
    await askForSuggestions(context);
    await canvas.findByRole('button', { name: '接受 数据结构 × 2.1' });
    // By keyboard alone: on to the suggestion, and none for this cell.
    await goOnToSuggestion(context);
    await userEvent.keyboard('{Delete}');
    await waitFor(() =>
      expect(college.supportSuggestions.declineSuggestion).toHaveBeenCalledWith({ courseId: 1004, requireId: 1104, isDeclined: true }),
    );
    await userEvent.click(await canvas.findByRole('button', { name: '已不用 1 条' }));
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.queryByRole('button', { name: '接受 数据结构 × 2.1' })).toBeNull();
      await expect(canvas.getByRole('button', { name: '重新建议 数据结构 × 2.1' })).toBeVisible();
      await expect(storyCell(canvas, '数据结构', '2.1')).not.toHaveAccessibleName(/建议/);
    },
  },
};

/** N, A and Ctrl+Z: on, accepted, taken back. */
export const ByKeyboard: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await askForSuggestions(context);
    await canvas.findByRole('button', { name: '接受 数据结构 × 2.1' });
    await goOnToSuggestion(context);
    await userEvent.keyboard('a');
    await waitFor(() => expect(storyCell(canvas, '数据结构', '2.1')).toHaveAccessibleName(/已接受，未保存/));
    await userEvent.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(storyCell(canvas, '数据结构', '2.1')).toHaveAccessibleName(/建议强支撑/));
  },
};

export const Failed: Story = {
  tags: ['state:matrix-page.suggestions-failed'],
  beforeEach: college.serve(({ failures }) => {
    failures.listSupportSuggestions = unread;
  }),
  play: askForSuggestions,
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(suggestionsIn(canvas).getByText('没有取到建议')).toBeVisible();
      await expect(suggestionsIn(canvas).getByRole('button', { name: '重试' })).toBeVisible();
    },
  },
};

export const English: Story = {
  tags: ['state:matrix-page.suggestions-english'],
  args: { majorName: 'Software Engineering' },
  globals: { language: '80102' },
  play: async (context) => {
    await askForSuggestions(context);
    await context.canvas.findByRole('button', { name: 'Accept Data Structures × 2.1' });
  },
  parameters: {
    atRest: async ({ canvas, canvasElement }) => {
      await expect(suggestionsIn(canvas).getByRole('button', { name: 'Dismiss Data Structures × 2.1' })).toBeVisible();
      await expect(chineseIn(canvasElement)).toEqual([]);
    },
  },
};
