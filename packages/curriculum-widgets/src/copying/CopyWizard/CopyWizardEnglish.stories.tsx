import { sampleProgramme } from '@college/curriculum-model/fixtures';
import type { StateStory } from '@college/ui/testing/atRest';
import { chineseIn } from '@college/ui/testing/chineseIn';
import type { Meta } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { inEnglish } from '../../course-units/fakes/inEnglish';
import { withToasts } from '../../course-units/fakes/withToasts';
import { aCopyPlan, aCopySource, aCopySubject } from '../fakes/fakeCopySource';
import { walkInEnglish } from '../fakes/walkCopyWizard';
import { CopyWizard } from './CopyWizard';

const [mingli] = sampleProgramme.colleges;
const englishTargets = [
  {
    label: inEnglish(mingli!).name,
    value: 1001,
    children: sampleProgramme.departments.slice(0, 1).map((department) => ({
      label: inEnglish(department).name,
      value: department.id,
      children: sampleProgramme.majors.filter(({ id }) => id === 1002).map((major) => ({ label: inEnglish(major).name, value: major.id })),
    })),
  },
];
const { source, target } = aCopySubject();

const meta = {
  title: 'Widgets/Copying/CopyWizard',
  component: CopyWizard,
  decorators: [withToasts],
  args: {
    dataSource: aCopySource({
      listTargets: async () => englishTargets,
      loadGoals: async ({ targetId }) => aCopySubject(targetId),
      loadPlan: async () =>
        aCopyPlan({
          name: 'Data Structures',
          targetName: 'Computer Science and Technology',
          hasSameName: true,
          clashes: [{ id: 9, name: 'Data Structures' }],
        }),
      suggestBindings: async () => [{ goalId: source[3]!.id, requireId: target[6]!.id, score: 0.52, terms: ['experiments', 'compare'] }],
    }),
    courseId: 1004,
    courseName: 'Data Structures',
    majorName: 'Software Engineering',
    defaultOpen: true,
    onOpenChange: fn(),
  },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '820px' } } },
} satisfies Meta<typeof CopyWizard>;
export default meta;
type Story = StateStory<typeof meta>;

export const English: Story = {
  tags: ['state:copy-wizard.english'],
  globals: { language: '80102' },
  play: async ({ canvas, userEvent }) => {
    const walk = walkInEnglish(canvas, userEvent);
    await walk.goToBinding();
    await canvas.findByText('Bound 0/4');
    await walk.bind(['G1'], '1.2', 0);
    await walk.bind(['G2'], '2.1', 1);
    await userEvent.click(canvas.getByRole('button', { name: 'Suggest bindings' }));
    await canvas.findByText(/52% alike/);
    await userEvent.click(walk.goal('G3'));
    await userEvent.click(walk.indicator('3.1'));
    await userEvent.click(walk.strength(0));
  },
  parameters: {
    atRest: async ({ canvas, canvasElement }) => {
      await expect(canvas.getByText(/52% alike · Shared terms: experiments, compare/)).toBeVisible();
      await expect(canvas.getByRole('button', { name: 'Bind G3 to 3.1' })).toBeEnabled();
      await expect(canvas.getByText('Bound 2/4')).toBeVisible();
      await expect(canvas.getByText('G3, G4 not bound yet')).toBeVisible();
      await expect(chineseIn(canvasElement)).toEqual([]);
    },
  },
};

export const EnglishPlan: Story = {
  globals: { language: '80102' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const walk = walkInEnglish(canvas, userEvent);
    await walk.goToBinding();
    await canvas.findByText('Bound 0/4');
    await walk.bind(['G1', 'G2', 'G3', 'G4'], '1.2');
    await expect(await canvas.findByText('Will be created in Computer Science and Technology')).toBeVisible();
    await expect(canvas.getByText(/already has a course named Data Structures/)).toBeVisible();
    await expect(chineseIn(canvasElement)).toEqual([]);
  },
};
