import { languageOfCode, type Proposal } from '@college/curriculum-model';
import { sampleUser } from '@college/curriculum-model/fixtures';
import type { StateStory } from '@college/ui/testing/atRest';
import { chineseIn } from '@college/ui/testing/chineseIn';
import type { Meta } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { aDraftDrawer, aWorkbench, changedByColleagues, someRecents, somePlaces } from '../fakes/workbench';
import { aProposal } from '../../reviews/fakes/aReview';
import { WorkbenchHome } from './WorkbenchHome';

const { serve, source } = aWorkbench();
const { userName, permissionId } = sampleUser('majorLeader');

const meta = {
  title: 'Widgets/Overview/WorkbenchHome/Morning',
  component: WorkbenchHome,
  args: {
    person: { name: userName, permissionId },
    source,
    drafts: aDraftDrawer(),
    places: somePlaces,
    language: '80101',
    recents: someRecents,
    lastVisit: new Date('2026-05-12T17:00:00+08:00'),
    now: () => new Date(2026, 4, 13, 8, 30),
  },
  beforeEach: serve(changedByColleagues()),
} satisfies Meta<typeof WorkbenchHome>;
export default meta;
type Story = StateStory<typeof meta>;

function twoProposals(language: string): Proposal[] {
  const steps = { key: 'major', name: { zh: '专业负责人', en: 'Major leader' } };
  const proposal = aProposal({ events: [['sent', 'majorEditor']] }, languageOfCode(language));
  return [
    { ...proposal, id: 13, summary: '离散数学教学目标改写', step: { ...steps, dueAt: '2026-05-10T02:00:00.000Z' } },
    { ...proposal, id: 12, step: { ...steps, dueAt: '2026-05-19T02:00:00.000Z' } },
  ];
}

/** What is missing by kind, what colleagues changed, what was opened last, and the courses with their next step over the full width. */
export const Morning: Story = {
  tags: ['state:workbench.morning'],
  parameters: {
    atRest: async ({ canvas }) => {
      const missing = await canvas.findByRole('region', { name: '还缺什么' });
      await expect(within(missing).getByRole('radio', { name: '按类别' })).toBeChecked();
      const [mend] = within(missing).getAllByRole('link', { name: /^写开课说明：/ });
      await expect(mend).toHaveTextContent(/^写开课说明$/);
      await expect(mend).toHaveAttribute('href', expect.stringMatching(/^#finding-/));
      const changes = canvas.getByRole('region', { name: '同事的修改' });
      await expect(changes).toHaveTextContent('上次打开以来 1 处');
      await expect(within(changes).getAllByText('上次打开以来')).toHaveLength(1);
      await expect(canvas.getByRole('region', { name: '最近打开' })).toHaveTextContent('数据结构');
      await expect(canvas.getByRole('link', { name: '继续「数据结构」课程矩阵' })).toHaveAttribute('href', '#matrix-1004');
      const courses = canvas.getByRole('region', { name: '待完善的课程' });
      const table = within(courses).getByRole('table', { name: '待完善的课程' });
      await expect(within(table).getAllByRole('row').length).toBeGreaterThan(2);
      await expect(within(courses).getByRole('columnheader', { name: '开课说明' })).toBeVisible();
      await expect(within(courses).getAllByRole('link', { name: /^写开课说明：|^写任务目标：|^填这一行：|^补/ })[0]).toBeVisible();
      for (const name of ['期限', '等您评审']) await expect(canvas.queryByRole('region', { name })).toBeNull();
    },
  },
};

/** The same findings by the course in which they are mended. */
export const ByCourse: Story = {
  tags: ['state:workbench.missing-by-course'],
  play: async ({ canvas, userEvent }) => {
    const missing = await canvas.findByRole('region', { name: '还缺什么' });
    await userEvent.click(await within(missing).findByRole('radio', { name: '按课程' }));
    await userEvent.click(within(missing).getByRole('button', { name: /^其余 \d+ 门$/ }));
  },
  parameters: {
    atRest: async ({ canvas }) => {
      const missing = canvas.getByRole('region', { name: '还缺什么' });
      await expect(within(missing).getByRole('radio', { name: '按课程' })).toBeChecked();
      await expect(within(missing).getByRole('listitem', { name: '形势与政策' })).toBeVisible();
    },
  },
};

/** The other lines of a kind come where the button was, and the focus with them. */
export const OtherLines: Story = {
  play: async ({ canvas, userEvent }) => {
    const missing = await canvas.findByRole('region', { name: '还缺什么' });
    const [more] = await within(missing).findAllByRole('button', { name: /^其余 \d+ 项$/ });
    const before = within(missing).getAllByRole('link').length;
    more!.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(within(missing).getAllByRole('link').length).toBeGreaterThan(before));
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName(/：/));
  },
};

/** The other kinds come below, and the focus with them. */
export const OtherKinds: Story = {
  play: async ({ canvas, userEvent }) => {
    const missing = await canvas.findByRole('region', { name: '还缺什么' });
    const more = await within(missing).findByRole('button', { name: /^其余 \d+ 类$/ });
    more.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(within(missing).queryByRole('button', { name: /^其余 \d+ 类$/ })).toBeNull());
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName(/：/));
  },
};

/** One deadline that is past, one soon, one later, and none of a major that is not the person's. */
export const DeadlinesNear: Story = {
  tags: ['state:workbench.deadlines'],
  args: {
    source: {
      ...source,
      loadDeadlines: async () => ({
        deadlines: [
          { key: 'later', name: '2026 级培养方案定稿', part: 'all', share: 70, due: '2026-06-12', majorIds: [] },
          { key: 'soon', name: '开课说明交稿', part: 'report', share: 100, due: '2026-05-15', majorIds: [1001] },
          { key: 'past', name: '课程矩阵自查', part: 'courseMatrix', share: 80, due: '2026-05-10', majorIds: [] },
          { key: 'foreign', name: '别的专业', part: 'all', share: 100, due: '2026-05-16', majorIds: [9999] },
        ],
        reminders: { days: [7], late: true },
        version: 1,
      }),
    },
  },
  parameters: {
    atRest: async ({ canvas }) => {
      const deadlines = await canvas.findByRole('region', { name: '期限' });
      const rows = within(deadlines).getAllByRole('listitem');
      await expect(rows).toHaveLength(3);
      await expect(rows[0]).toHaveTextContent(/05-10课程矩阵自查.*80%.*已过 3 天/);
      await expect(rows[1]).toHaveTextContent(/05-15开课说明交稿.*100%.*还有 2 天/);
    },
  },
};

/** Two proposals: the step of one is over its day. */
export const ReviewsWait: Story = {
  tags: ['state:workbench.reviews-wait'],
  args: { source: { ...source, listWaitingProposals: async () => twoProposals('80101') } },
  parameters: {
    atRest: async ({ canvas }) => {
      const reviews = await canvas.findByRole('region', { name: '等您评审' });
      const [late, next] = within(reviews).getAllByRole('listitem');
      await expect(late).toHaveTextContent(/离散数学教学目标改写.*何佳 · 软件工程 · 第 1 轮.*期限 2026-05-10，已过 \d 天/);
      await expect(next).toHaveTextContent(/期限 2026-05-19，还有 \d 天/);
      await expect(within(reviews).getAllByRole('link')[0]).toHaveAttribute('href', '#review-13');
      await expect(canvas.getByText('项等您评审')).toHaveTextContent('2 项等您评审');
      await expect(canvas.getByRole('region', { name: '还缺什么' })).toBeVisible();
    },
  },
};

/** Those who only read decide too, where a step names them. */
export const ReviewsOfReader: Story = {
  tags: ['state:workbench.reviews-of-reader'],
  args: { person: { name: '王岚', permissionId: 1990 }, source: { ...source, listWaitingProposals: async () => twoProposals('80101') } },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(await canvas.findByRole('region', { name: '等您评审' })).toBeVisible();
      await expect(canvas.queryByRole('region', { name: '还缺什么' })).toBeNull();
    },
  },
};

export const ReviewsFailed: Story = {
  tags: ['state:workbench.reviews-failed'],
  args: { source: { ...source, listWaitingProposals: () => Promise.reject(new Error('系统错误')) } },
  parameters: {
    atRest: async ({ canvas }) => {
      const reviews = await canvas.findByRole('region', { name: '等您评审' });
      await expect(within(reviews).getByText('等您评审的提案没有取到。')).toBeVisible();
      await expect(within(reviews).getByRole('button', { name: '重试' })).toBeVisible();
    },
  },
};

/** Nothing is missing, and nobody changed anything: one line says it. */
export const NothingMissing: Story = {
  tags: ['state:workbench.nothing-missing'],
  beforeEach: () => {
    source.loadWaiting.mockResolvedValue({ kinds: [], nextSteps: [] });
    source.listColleagueChanges.mockResolvedValue([]);
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(await canvas.findByText('您的课程没有缺什么。')).toBeVisible();
      await expect(canvas.queryByRole('region', { name: '同事的修改' })).toBeNull();
      await expect(canvas.getByRole('region', { name: '待完善的课程' })).toBeVisible();
    },
  },
};

/** The rest of the page stands whether or not the findings come. */
export const MissingFailed: Story = {
  tags: ['state:workbench.missing-failed'],
  beforeEach: () => void source.loadWaiting.mockRejectedValueOnce(new Error('服务器繁忙，请稍后再试')),
  parameters: {
    atRest: async ({ canvas }) => {
      const missing = await canvas.findByRole('region', { name: '还缺什么' });
      await expect(within(missing).getByText('服务器繁忙，请稍后再试')).toBeVisible();
      await expect(canvas.getByRole('region', { name: '待完善的课程' })).toBeVisible();
    },
  },
};

export const MorningEnglish: Story = {
  globals: { language: '80102' },
  args: { person: { name: 'Zhou Min', permissionId: 2000 }, language: '80102', recents: [] },
  beforeEach: serve(changedByColleagues('en')),
  play: async ({ canvas, canvasElement }) => {
    const missing = await canvas.findByRole('region', { name: 'What is missing' });
    await expect((await within(missing).findAllByRole('link', { name: /^Write the syllabus: / }))[0]).toBeVisible();
    await expect(await canvas.findByRole('region', { name: 'Changes by colleagues' })).toBeVisible();
    await expect(chineseIn(canvasElement)).toEqual([]);
  },
};
