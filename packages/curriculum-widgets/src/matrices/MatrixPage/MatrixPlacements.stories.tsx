import type { StateStory } from '@college/ui/testing/atRest';
import { chineseIn } from '@college/ui/testing/chineseIn';
import type { Meta } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { withToasts } from '../../course-units/fakes/withToasts';
import { aCollege, type College } from '../../support/fakes/aCollege';
import { unread } from '../fakes/aMatrixCollege';
import { inRoom } from '../fakes/inRoom';
import { askForSuggestions, suggestionsIn } from '../fakes/suggestionStory';
import { MatrixPage } from './MatrixPage';

/** Of two KSA items of a point the cells know nothing yet. */
function forgetSome({ state }: College) {
  state.projectCells = state.projectCells.filter(({ ksa }) => ksa.id !== 1066 && ksa.id !== 1068);
}

const college = aCollege({ as: 'collegeAdmin', prepare: forgetSome });

const meta = {
  title: 'Widgets/Matrices/MatrixPage/Placements',
  component: MatrixPage,
  decorators: [inRoom, withToasts],
  args: {
    source: college.matrices,
    placements: college.placementSuggestions,
    majorId: 1001,
    majorName: '软件工程',
    courseId: 1004,
    defaultSelection: { matrix: 'project', projectId: 1064 },
  },
  beforeEach: college.serve(),
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof MatrixPage>;
export default meta;
type Story = StateStory<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

const suggested = /建议强支撑 ?S2 ?能编写递归遍历/;
const cellOf = (canvas: Context['canvas'], holds: RegExp | string) =>
  canvas.getAllByRole('gridcell').find((cell) => new RegExp(holds).test(cell.textContent))!;

export const Shown: Story = {
  tags: ['state:matrix-page.placements'],
  play: async (context) => {
    await expect(college.placementSuggestions.listPlacements).not.toHaveBeenCalled();
    await askForSuggestions(context);
    await context.canvas.findByRole('button', { name: '接受 S2 能编写递归遍历 × T1' });
  },
  parameters: {
    // A dashed star below what the cell holds, explained beside the matrix; no sum counts it.
    atRest: async ({ canvas }) => {
      const aside = suggestionsIn(canvas);
      await expect(aside.getByRole('button', { name: '接受 A1 严谨的复杂度意识 × T2' })).toBeVisible();
      await expect(aside.getByText('「二叉树遍历」的 KSA')).toBeVisible();
      await expect(aside.getByText('递归遍历')).toBeVisible();
      await expect(cellOf(canvas, suggested)).toBeVisible();
      await expect(aside.getByRole('button', { name: '全部接受 2 条' })).toBeVisible();
    },
  },
};

export const AllAccepted: Story = {
  tags: ['state:matrix-page.placements-accepted'],
  play: async (context) => {
    const { canvas, userEvent } = context;
    await askForSuggestions(context);
    await userEvent.click(await canvas.findByRole('button', { name: '全部接受 2 条' }));
    await waitFor(() => expect(cellOf(canvas, '强支撑S2能编写递归遍历')).toBeVisible());
    // One step back, and once more.
    await userEvent.click(canvas.getByRole('button', { name: '撤销' }));
    await userEvent.click(await canvas.findByRole('button', { name: '全部接受 2 条' }));
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(suggestionsIn(canvas).getByText('没有可建议的内容')).toBeVisible();
      await expect(cellOf(canvas, '能编写递归遍历')).toHaveTextContent('已接受，未保存');
    },
  },
};

/** N, Delete: on to the suggestion, and none for this cell. */
export const Declined: Story = {
  tags: ['state:matrix-page.placements-declined'],
  play: async (context) => {
    const { canvas, userEvent } = context;
    await askForSuggestions(context);
    await canvas.findByRole('button', { name: '接受 S2 能编写递归遍历 × T1' });
    cellOf(canvas, suggested).focus();
    await userEvent.keyboard('n');
    await userEvent.keyboard('{Delete}');
    await waitFor(() =>
      expect(college.placementSuggestions.declinePlacement).toHaveBeenCalledWith(expect.objectContaining({ isDeclined: true })),
    );
    await userEvent.click(await canvas.findByRole('button', { name: '已不用 1 条' }));
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(suggestionsIn(canvas).getByRole('button', { name: /^重新建议 / })).toBeVisible();
      await expect(suggestionsIn(canvas).getAllByRole('button', { name: /^接受 / })).toHaveLength(1);
    },
  },
};

/** A accepts, Ctrl+Z takes it back. */
export const ByKeyboard: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await askForSuggestions(context);
    await canvas.findByRole('button', { name: '全部接受 2 条' });
    await userEvent.click(canvas.getByRole('button', { name: /^S2 能编写递归遍历 × T1/ }));
    cellOf(canvas, suggested).focus();
    await userEvent.keyboard('a');
    await expect(await canvas.findByRole('button', { name: '全部接受 1 条' })).toBeVisible();
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect(await canvas.findByRole('button', { name: '全部接受 2 条' })).toBeVisible();
  },
};

export const Failed: Story = {
  tags: ['state:matrix-page.placements-failed'],
  beforeEach: college.serve(({ failures }) => {
    failures.listPlacementSuggestions = unread;
  }),
  play: askForSuggestions,
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(suggestionsIn(canvas).getByText('没有取到建议')).toBeVisible();
    },
  },
};

/** The course matrix, where no point is without its place. */
export const NothingToSuggest: Story = {
  tags: ['state:matrix-page.placements-none'],
  args: { defaultSelection: { matrix: 'course' } },
  play: askForSuggestions,
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(suggestionsIn(canvas).getByText('没有可建议的内容')).toBeVisible();
    },
  },
};

export const English: Story = {
  tags: ['state:matrix-page.placements-english'],
  args: { majorName: 'Software Engineering' },
  globals: { language: '80102' },
  play: async (context) => {
    await askForSuggestions(context);
    await context.canvas.findByRole('button', { name: 'Accept all 2' });
  },
  parameters: {
    atRest: async ({ canvas, canvasElement }) => {
      await expect(suggestionsIn(canvas).getAllByText(/^It is a KSA item of “/)[0]).toBeVisible();
      await expect(chineseIn(canvasElement)).toEqual([]);
    },
  },
};
