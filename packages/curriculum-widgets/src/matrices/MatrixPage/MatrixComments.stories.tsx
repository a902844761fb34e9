import { placeKey, type ToldFinding } from '@college/curriculum-model';
import { userIds } from '@college/curriculum-model/fixtures';
import type { StateStory } from '@college/ui/testing/atRest';
import { chineseIn } from '@college/ui/testing/chineseIn';
import type { Meta } from '@storybook/react-vite';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import type { UnsentTexts } from '../../comments/CommentThread';
import { aComment, aThread, having } from '../../comments/fakes/threads';
import { PlaceComments } from '../../comments/PlaceComments';
import { withToasts } from '../../course-units/fakes/withToasts';
import { aMatrixCollege } from '../fakes/aMatrixCollege';
import { inRoom } from '../fakes/inRoom';
import { askForSuggestions, suggestionsIn } from '../fakes/suggestionStory';
import { sampleMatrices } from '../fakes/sampleMatrices';
import type { MatrixComments } from '../MatrixDiscussions/DiscussionsPanel';
import { MatrixPage } from './MatrixPage';
import type { MatrixPageProps } from './MatrixPageProps';

const college = aMatrixCollege();
const indicator = sampleMatrices.requirements[1]!.children[0]!.id;
const placed = sampleMatrices.placedPoints[0]!;
const cell = `course:1004/binding:${indicator}`;

const ofCell = aThread(811, { place: cell, words: { zh: '数据结构 × 2.1', en: 'Data Structures × 2.1' } });
const ofRow = aThread(812, { comments: [aComment(912, userIds.majorEditor, '本课程的支撑是否太多？')] });
const ofColumn = aThread(813, {
  place: `major/indicator:${indicator}`,
  courseLineage: null,
  courseName: null,
  comments: [aComment(913, userIds.majorEditor, '指标点 2.1 表述待定。')],
});
const placeOfPoint = `course:1004/placedPoint:${placed.projectId}-${placed.goalId}-${placed.pointId}`;
const ofPoints = aThread(814, { place: `course:1004/placedPoint:${placed.projectId}-${placed.goalId}` });
const english = [811, 812].map((id) => ({
  ...(id === 811 ? ofCell : ofRow),
  comments: [aComment(id + 100, userIds.majorEditor, 'Too strong?')],
}));

const told = (at: string, level: ToldFinding['level'], zh: string, en: string): ToldFinding => ({
  id: `strength.course-spread.${at}`,
  aliases: [],
  rule: 'strength.course-spread',
  level,
  at,
  here: at,
  sentence: { zh, en },
  owner: { zh: '数据结构', en: 'Data Structures' },
  record: { zh: '', en: '' },
  basis: 'b1',
});
const found: readonly ToldFinding[] = [
  told(cell, 'warning', '强支撑，但相应课点都是弱支撑', 'Supports it strongly, yet every point under it is weak'),
  told('course:1004', 'advice', '任务过多', 'Supports too many indicator points'),
  told(`major/indicator:${indicator}`, 'error', '与毕业要求的文字几乎相同', 'Says nearly the same as its requirement'),
];

/** As an application puts it together: counts for the whole major, and discussions that are read where they show. */
function useComments(findings: readonly ToldFinding[] | undefined): MatrixComments {
  const [unsent] = useState<UnsentTexts>(() => new Map());
  const [marks, setMarks] = useState<MatrixComments['marks']>([]);
  const read = useCallback(() => void college.comments.loadMarks({ majorId: 1001 }).then(setMarks), []);
  useEffect(read, [read]);
  return useMemo(
    () => ({
      marks,
      findings,
      render: ({ place, name, open, resolved, findings: own, writeRequest }) => (
        <PlaceComments
          source={college.comments}
          majorId={1001}
          userId={userIds.courseLeader}
          {...{ place, name, writeRequest, unsent }}
          isCommented={open + resolved > 0}
          findings={own}
          acceptFinding={() => Promise.resolve()}
          onCommentsChange={read}
        />
      ),
    }),
    [marks, findings, unsent, read],
  );
}

function Commented({ findings, ...props }: MatrixPageProps & { findings?: readonly ToldFinding[] }) {
  return <MatrixPage {...props} comments={useComments(findings)} />;
}

const meta = {
  title: 'Widgets/Matrices/MatrixPage/Comments',
  component: MatrixPage,
  render: (args) => <Commented {...args} />,
  decorators: [inRoom, withToasts],
  args: {
    source: college.matrices,
    majorId: 1001,
    majorName: '软件工程',
    courseId: 1004,
    defaultPlace: { matrix: 'major', row: '1004', column: String(indicator) },
    onSaved: fn(),
  },
  beforeEach: college.serve(having(ofCell, ofRow, ofColumn, ofPoints)),
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof MatrixPage>;
export default meta;
type Story = StateStory<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

const discussedCell = (canvas: Context['canvas']) => canvas.findByRole('gridcell', { name: /数据结构，2\.1 .*1 个未解决的讨论/ });
const panel = (canvas: Context['canvas']) => within(canvas.getByRole('complementary', { name: '详情' }));

/** A number in the corner of a cell and in heads; the names say it. */
export const Marks: Story = {
  tags: ['state:matrix-page.comment-marks'],
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(await discussedCell(canvas)).toHaveFocus();
      await expect(canvas.getByRole('rowheader', { name: /数据结构.*1 个未解决的讨论/ })).toBeVisible();
      await expect(canvas.getByRole('columnheader', { name: /2\.1.*，1 个未解决的讨论/ })).toBeVisible();
      await expect(canvas.queryByRole('article', { name: /^讨论/ })).toBeNull();
    },
  },
};

/** A sign of their level in the lower corner; the names say the sentences. */
export const FindingMarks: Story = {
  tags: ['state:matrix-page.finding-marks'],
  render: (args) => <Commented {...args} findings={found} />,
  beforeEach: college.serve(having()),
  parameters: {
    atRest: async ({ canvas }) => {
      const marked = await canvas.findByRole('gridcell', { name: /数据结构，2\.1 .*，警告：强支撑，但相应课点都是弱支撑/ });
      await expect(marked).toHaveFocus();
      await expect(canvas.getByRole('rowheader', { name: /数据结构.*，建议：任务过多/ })).toBeVisible();
      await expect(canvas.getByRole('columnheader', { name: /2\.1.*，错误：与毕业要求的文字几乎相同/ })).toBeVisible();
    },
  },
};

/** By the keyboard alone: Shift+F2 leads to the findings of the cell, its row and its column, with reason and ways to be rid of them. */
export const CellFindings: Story = {
  ...FindingMarks,
  tags: ['state:matrix-page.cell-findings'],
  globals: { language: '80102' },
  args: { majorName: 'Software Engineering' },
  play: async ({ userEvent }) => {
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName(/Warning: Supports it strongly/));
    await userEvent.keyboard('{Shift>}{F2}{/Shift}');
  },
  parameters: {
    atRest: async ({ canvas, canvasElement }) => {
      const beside = within(await canvas.findByRole('complementary', { name: 'Details' }));
      await expect(beside.getByText('Supports it strongly, yet every point under it is weak')).toBeVisible();
      await expect(beside.getByText('Supports too many indicator points')).toBeVisible();
      await expect(beside.getByText('Says nearly the same as its requirement')).toBeVisible();
      const accepts = beside.getAllByRole('button', { name: /^Accept…: / });
      await expect(new Set(accepts.map((button) => button.getAttribute('aria-label'))).size).toBe(3);
      await expect(beside.getByRole('heading', { name: /Data Structures × 2\.1/ })).toHaveFocus();
      await expect(chineseIn(canvasElement)).toEqual([]);
    },
  },
};

/** A press on a mark while suggestions show: what is found comes in their place. */
export const FindingsBesideSuggestions: Story = {
  args: {
    placements: college.placementSuggestions,
    defaultPlace: { matrix: 'project', projectId: placed.projectId, row: placeKey(placed) },
    defaultSelection: { matrix: 'project', projectId: placed.projectId },
  },
  render: (args) => <Commented {...args} findings={[told(placeOfPoint, 'warning', '没有学时', 'Has no hours')]} />,
  beforeEach: college.serve(having()),
  play: async ({ canvas, userEvent }) => {
    await askForSuggestions({ canvas, userEvent });
    await expect(await suggestionsIn(canvas).findByText('没有可建议的内容')).toBeVisible();
    const head = await canvas.findByRole('rowheader', { name: /警告：没有学时/ });
    await userEvent.click(head.querySelector('sub')!);
    await expect(await panel(canvas).findByText('没有学时')).toBeVisible();
  },
};

/** A press on the mark shows what was said, and leaves the strength as it is. */
export const CellOpened: Story = {
  tags: ['state:matrix-page.cell-comments'],
  play: async ({ canvas, userEvent }) => {
    const marked = await discussedCell(canvas);
    await userEvent.click(marked.querySelector('sup')!);
    await expect(marked).toHaveAccessibleName(/强支撑/);
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(panel(canvas).getByText('同意。第 2 轮先保留，实习大纲改好后再加强。')).toBeVisible();
      await expect(panel(canvas).getByText('本课程的支撑是否太多？')).toBeVisible();
      await expect(panel(canvas).getByText('指标点 2.1 表述待定。')).toBeVisible();
      await expect(panel(canvas).getByRole('heading', { name: /数据结构 × 2\.1/ })).toHaveFocus();
    },
  },
};

/** By the keyboard alone: Shift+F2 in a cell without comments opens the field; what is sent is counted in the cell. */
export const Written: Story = {
  tags: ['state:matrix-page.comment-written'],
  play: async ({ canvas, userEvent }) => {
    await discussedCell(canvas);
    await userEvent.keyboard('{ArrowRight}{Shift>}{F2}{/Shift}');
    const field = await panel(canvas).findByRole('textbox', { name: /^评论：数据结构 × 2\.2/ });
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.keyboard('为什么不是强支撑？{Control>}{Enter}{/Control}');
    await panel(canvas).findByText('为什么不是强支撑？', { selector: 'p *' });
    await userEvent.keyboard('{Escape}');
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByRole('gridcell', { name: /数据结构，2\.2 .*1 个未解决的讨论/ })).toHaveFocus();
    },
  },
};

/** What is half written waits while another cell is looked at. */
export const WaitsUnsent: Story = {
  play: async ({ canvas, userEvent }) => {
    await discussedCell(canvas);
    await userEvent.keyboard('{ArrowRight}{Shift>}{F2}{/Shift}');
    const field = await panel(canvas).findByRole('textbox', { name: /^评论：数据结构 × 2\.2/ });
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.keyboard('还没写完');
    await userEvent.click(await canvas.findByRole('gridcell', { name: /支撑，1 个未解决的讨论$/ }));
    await waitFor(() => expect(panel(canvas).queryByDisplayValue('还没写完')).toBeNull());
    await userEvent.keyboard('{ArrowRight}');
    await panel(canvas).findByDisplayValue('还没写完');
    await expect(canvas.getByRole('gridcell', { name: /数据结构，2\.2/ })).toHaveFocus();
  },
};

export const CourseMatrix: Story = {
  tags: ['state:matrix-page.comments-of-points'],
  args: {
    defaultPlace: { matrix: 'course', row: String(placed.projectId), column: String(placed.goalId) },
    defaultSelection: { matrix: 'course' },
  },
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName(/1 个未解决的讨论/));
    await userEvent.keyboard('{Shift>}{F2}{/Shift}');
    await panel(canvas).findByRole('article', { name: /^讨论/ });
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(panel(canvas).getByRole('heading', { name: /课程矩阵的一格 .* × G/ })).toHaveFocus();
    },
  },
};

/** Whoever only reads the matrices comments all the same. */
export const ViewOnly: Story = {
  tags: ['state:matrix-page.comments-view-only'],
  args: { canModify: false },
  play: async ({ canvas, userEvent }) => {
    await discussedCell(canvas);
    await userEvent.keyboard('{Shift>}{F2}{/Shift}');
    await panel(canvas).findAllByRole('article', { name: /^讨论/ });
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByRole('grid', { name: /专业矩阵/ })).toHaveAttribute('aria-readonly', 'true');
      await expect(panel(canvas).getAllByRole('button', { name: '标为已解决' }).length).toBeGreaterThan(0);
      await expect(canvas.getByText('评论', { selector: 'footer *' })).toBeVisible();
    },
  },
};

export const English: Story = {
  tags: ['state:matrix-page.comments-english'],
  args: { majorName: 'Software Engineering' },
  globals: { language: '80102' },
  beforeEach: college.serve(having(...english)),
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName(/1 open discussion/));
    await userEvent.keyboard('{Shift>}{F2}{/Shift}');
    await canvas.findAllByText('Too strong?');
  },
  parameters: {
    atRest: async ({ canvas, canvasElement }) => {
      await expect(canvas.getByRole('heading', { name: /Data Structures × 2\.1/ })).toBeVisible();
      await expect(chineseIn(canvasElement)).toEqual([]);
    },
  },
};
