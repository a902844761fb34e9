import { sampleUser, userIds } from '@college/curriculum-model/fixtures';
import type { StateStory } from '@college/ui/testing/atRest';
import type { Meta } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { withToasts } from '../../course-units/fakes/withToasts';
import { aCollege } from '../../support/fakes/aCollege';
import { aDraftDrawer, aWorkbench, somePlaces, someRecents } from '../fakes/workbench';
import { FirstSteps } from '../FirstSteps';
import { WorkbenchHome } from './WorkbenchHome';

const { serve, source, state } = aWorkbench();
const teacher = aCollege({ as: 'courseLeader' });

function aPerson(who: 'collegeAdmin' | 'majorLeader' | 'courseLeader') {
  const { userName, permissionId } = sampleUser(who);
  return { name: userName, permissionId };
}

const meta = {
  title: 'Widgets/Overview/WorkbenchHome/Sizes',
  component: WorkbenchHome,
  decorators: [withToasts],
  args: {
    person: aPerson('majorLeader'),
    source,
    drafts: aDraftDrawer(),
    places: { ...somePlaces, courseList: '#courses' },
    language: '80101',
    now: () => new Date(2026, 4, 13, 8, 30),
  },
  beforeEach: serve(),
} satisfies Meta<typeof WorkbenchHome>;
export default meta;
type Story = StateStory<typeof meta>;

/** A college in which there is nothing yet: what comes first, second and third, and nothing else that waits. */
export const FirstDay: Story = {
  tags: ['state:workbench.first-day'],
  args: {
    person: aPerson('collegeAdmin'),
    firstSteps: (
      <FirstSteps
        kind="college"
        memory={{ isDismissed: () => false, setDismissed: fn() }}
        acts={{ departments: { href: '#department' }, people: { href: '#people' }, majors: { href: '#majors' } }}
        stepsBefore={{ majors: 'departments' }}
      />
    ),
  },
  beforeEach: () => {
    Object.assign(state, { majors: [], courseUnits: [], courseManagers: [], history: [], copyJobs: new Map() });
  },
  parameters: {
    atRest: async ({ canvas }) => {
      const steps = canvas.getByRole('region', { name: '学校的入门步骤' });
      await expect(within(steps).getAllByRole('link')[0]).toHaveAttribute('href', '#department');
      await expect(canvas.getByText('建立院系和专业之后，专业列在这里。')).toBeVisible();
      for (const name of ['还缺什么', '最近的修改', '待完善的课程']) await expect(canvas.queryByRole('region', { name })).toBeNull();
    },
  },
};

/** The leader of a major in which there is no course yet. */
export const FirstDayOfMajor: Story = {
  beforeEach: () => {
    Object.assign(state, { courseUnits: [], courseManagers: [], history: [], copyJobs: new Map() });
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('还没有可以修改的课程')).toBeVisible();
    await expect(canvas.getByRole('region', { name: '专业' })).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole('region', { name: '还缺什么' })).toBeNull());
  },
};

/** Sixty courses: the least complete ones, and the way to all. */
export const SixtyCourses: Story = {
  tags: ['state:workbench.sixty-courses'],
  args: { recents: someRecents },
  beforeEach: () => {
    const known = state.courseUnits.filter(({ majorId }) => majorId === 1001);
    for (let id = 2001; state.courseUnits.length < 60; id += 1) {
      const unit = known[id % known.length]!;
      state.courseUnits.push({ ...unit, id, name: `${unit.name} ${id - 2000}` });
    }
  },
  parameters: {
    atRest: async ({ canvas }) => {
      const courses = canvas.getByRole('region', { name: '待完善的课程' });
      await expect(within(courses).getAllByRole('row')).toHaveLength(9);
      await expect(within(courses).getByText('57 门，平均 30%')).toBeVisible();
      await expect(within(courses).getByRole('link', { name: '全部课程' })).toHaveAttribute('href', '#courses');
      await expect(canvas.getByText('57门课程', { exact: false })).toBeVisible();
    },
  },
};

/** A teacher with one course: it comes first, and is named once beside what is missing in it. */
export const OneCourse: Story = {
  tags: ['state:workbench.one-course'],
  args: {
    person: aPerson('courseLeader'),
    source: { ...teacher.overview, ...teacher.waiting, ...teacher.majors, loadJob: teacher.copying.loadJob },
  },
  beforeEach: teacher.serve(({ state }) => {
    state.courseManagers = [{ courseId: 1010, userId: userIds.courseLeader }];
  }),
  parameters: {
    atRest: async ({ canvas }) => {
      const courses = canvas.getByRole('region', { name: '待完善的课程' });
      await expect(within(courses).getAllByRole('row')).toHaveLength(2);
      const missing = canvas.getByRole('region', { name: '还缺什么' });
      await expect(courses.compareDocumentPosition(missing)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
      await expect(within(missing).getAllByText('工程伦理')).toHaveLength(1);
      await expect(within(missing).queryByRole('radio')).toBeNull();
    },
  },
};

/** Everything is done: one line says it, what the person did lately moves up, and their courses are all complete. */
export const EverythingDone: Story = {
  tags: ['state:workbench.everything-done'],
  args: { recents: someRecents },
  beforeEach: async () => {
    const load = source.loadOverview.getMockImplementation()!;
    source.loadOverview.mockImplementation(async (...given) => {
      const overview = await load(...given);
      const courses = overview.courses.map((course) => ({ ...course, progress: 100, parts: [100, 100, 100, 100, 100] }));
      return { ...overview, copies: [], courses, figures: { waiting: 0, average: 0, complete: 15, isAtLeast: false } };
    });
    source.loadWaiting.mockResolvedValue({ kinds: [], nextSteps: [] });
    source.listColleagueChanges.mockResolvedValue([]);
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByText('您的课程没有缺什么。')).toBeVisible();
      const courses = canvas.getByRole('region', { name: '您的课程' });
      await expect(within(courses).getByText('15 门，都已完善')).toBeVisible();
      await expect(within(courses).getAllByText('已完善')).toHaveLength(8);
      const [missing, edits] = ['还缺什么', '最近的修改'].map((name) => canvas.getByRole('region', { name }).getBoundingClientRect());
      await expect(edits!.left).toBe(missing!.left);
    },
  },
};
