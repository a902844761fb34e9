import { currentOf, manageOf } from '@college/curriculum-model';
import { sampleUser } from '@college/curriculum-model/fixtures';
import type { StateStory } from '@college/ui/testing/atRest';
import type { Meta } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { AssistantFill } from '../../assistant/AssistantFill';
import { DataCheck } from '../../completion/DataCheck';
import { CopyCourse } from '../../copying/CopyCourse';
import { CourseGoals } from '../../goals/CourseGoals';
import { EditPoints } from '../../points/PointPopup';
import { aCollege } from '../../support/fakes/aCollege';
import { withToasts } from '../fakes/withToasts';
import { CourseUnitDetail } from './CourseUnitDetail';
import { type CourseUnitDetailProps } from './CourseUnitDetailProps';
import type { OpenCourseUnit } from './openCourseUnit';

const user = sampleUser('majorLeader');
const college = aCollege({ as: 'majorLeader' });
const { assistant, copying, courseUnits, goals, points } = college;
// The items alone, without the gaps of the matrices.
const completion = { ...college.completion, checkCourse: undefined, loadMatrices: undefined };
const onThisPage = ['detail', 'points', 'goals'];

interface PageProps extends CourseUnitDetailProps {
  isPanelExpanded?: boolean;
}

/** The buttons of the bar; filling all opens the copy wizard. */
function Tools({ unit }: { unit: OpenCourseUnit }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <AssistantFill source={assistant} course={unit.course} onOpenCopyWizard={() => setOpen(true)} onFill={unit.controls.fill} />
      <CopyCourse dataSource={copying} courseId={unit.id} courseName={unit.course.name} isOpen={isOpen} onOpenChange={setOpen} />
    </>
  );
}

/** The detail with everything around it, as the workbench puts it together. */
function Page({ isPanelExpanded = true, ...props }: PageProps) {
  // Each drawing is a visit of its own.
  const [arrival] = useState(() => props.arrival && { ...props.arrival });
  return (
    <CourseUnitDetail
      {...props}
      arrival={arrival}
      slots={{
        headerTools: (unit) => <Tools unit={unit} />,
        goals: (unit) => <CourseGoals source={goals} courseId={unit.id} majorId={unit.majorId} />,
        pointTools: (unit) => (
          <EditPoints
            source={points}
            courseId={unit.id}
            majorId={unit.majorId}
            isReadOnly={false}
            onSaved={(stored) => void unit.controls.refreshPoints(stored)}
          />
        ),
        sidePanel: (unit) => (
          <DataCheck
            source={completion}
            courseId={unit.id}
            course={unit.course}
            defaultExpanded={isPanelExpanded}
            canOpen={({ screen }) => onThisPage.includes(screen)}
            onOpen={(target) => unit.controls.openField(target)}
          />
        ),
      }}
    />
  );
}

const meta = {
  title: 'Widgets/Course units/CourseUnitDetail/Whole page',
  component: CourseUnitDetail,
  decorators: [withToasts],
  args: {
    source: courseUnits,
    actor: { manage: manageOf(user), current: currentOf(user, 1001, '80101') },
    courseUnitId: 1004,
    majorId: 1001,
    now: () => Date.UTC(2026, 4, 12, 8, 40),
    onBack: fn(),
  },
  beforeEach: college.serve(),
  render: (args) => <Page {...args} />,
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component:
          'The detail with the widgets that stand around it: goals, the points’ window, assistant, copy wizard and data check, each put in through `slots`. Findings of the panel lead to their fields through `controls.openField`.',
      },
    },
  },
} satisfies Meta<typeof CourseUnitDetail>;
export default meta;
type Story = StateStory<typeof meta>;

const panel = { name: '数据检查' };

export const PanelOpen: Story = {
  tags: ['state:course-unit-detail.panel-open'],
  parameters: {
    atRest: async ({ canvas, canvasElement }) => {
      await expect(canvasElement.querySelector('[data-arrived]')).toBeNull();
      const side = canvas.getByRole('complementary', panel);
      await expect(side.getBoundingClientRect().width).toBe(400);
      await expect(within(side).getByText('14 项待补')).toBeVisible();
      await expect(canvas.getByRole('textbox', { name: /^课程名称/ })).toBeVisible();
      await expect(canvas.queryByRole('dialog')).toBeNull();
    },
  },
};

export const PanelCollapsed: Story = {
  tags: ['state:course-unit-detail.panel-collapsed'],
  render: (args) => <Page {...args} isPanelExpanded={false} />,
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByRole('complementary', panel).getBoundingClientRect().width).toBe(41);
      await expect(canvas.getByRole('button', { name: '展开数据检查' })).toBeVisible();
    },
  },
};

/** The row that a link leads to is focused, visible, and the only one marked. */
async function expectArrival(page: HTMLElement, words: RegExp) {
  const row = document.activeElement!;
  await expect(row).toHaveTextContent(words);
  await expect([...page.querySelectorAll('[data-arrived]')]).toEqual([row]);
  const { top, bottom } = row.getBoundingClientRect();
  await expect(top >= 0 && bottom <= window.innerHeight).toBe(true);
}

export const ArrivedAtGoal: Story = {
  tags: ['state:course-unit-detail.arrived-goal'],
  args: { arrival: { kind: 'goal', id: 1033 } },
  parameters: { atRest: ({ canvasElement }) => expectArrival(canvasElement, /^1能设计并实现基于树和图的程序模块/) },
};

export const ArrivedAtPoint: Story = {
  tags: ['state:course-unit-detail.arrived-point'],
  args: { arrival: { kind: 'point', id: 1068 } },
  parameters: { atRest: ({ canvasElement }) => expectArrival(canvasElement, /^8最短路径/) },
};

export const ArrivedAtKsa: Story = {
  tags: ['state:course-unit-detail.arrived-ksa'],
  args: { arrival: { kind: 'ksa', id: 1063 } },
  parameters: { atRest: ({ canvasElement }) => expectArrival(canvasElement, /^K3/) },
};

export const CopyOpen: Story = {
  tags: ['state:course-unit-detail.copy-open'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '复制课程' }));
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByRole('dialog', { name: /^复制课程/ })).toHaveTextContent('数据结构');
      // The detail stays below it, out of reach.
      const name = canvas.getByRole('textbox', { name: /^课程名称/ });
      await expect(name).toHaveValue('数据结构');
      await expect(name.closest('[inert]')).not.toBeNull();
    },
  },
};

export const FindingOpened: Story = {
  play: async ({ canvas, userEvent }) => {
    const name = await canvas.findByRole('textbox', { name: /^课程名称/ });
    await userEvent.clear(name);
    const side = canvas.getByRole('complementary', panel);
    await userEvent.click(await within(side).findByRole('button', { name: /课程名称/ }));
    await waitFor(() => expect(name).toHaveFocus());
  },
};
