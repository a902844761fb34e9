import { aGoal } from '@college/curriculum-model/fixtures';
import type { StateStory } from '@college/ui/testing/atRest';
import type { Meta } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { withToasts } from '../../course-units/fakes/withToasts';
import { aBigCopySubject, aCopySource, aCopySubject } from '../fakes/fakeCopySource';
import { walkCopyWizard } from '../fakes/walkCopyWizard';
import { CopyWizard } from './CopyWizard';

const loadGoals = fn(async ({ targetId }: { targetId: number }) => aCopySubject(targetId));

const meta = {
  title: 'Widgets/Copying/CopyWizard',
  component: CopyWizard,
  decorators: [withToasts],
  args: {
    dataSource: aCopySource({ loadGoals }),
    courseId: 1004,
    courseName: '数据结构',
    majorName: '软件工程',
    defaultOpen: true,
    onOpenChange: fn(),
  },
  beforeEach: () => {
    loadGoals.mockReset().mockImplementation(async ({ targetId }) => aCopySubject(targetId));
  },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '820px' } } },
} satisfies Meta<typeof CopyWizard>;
export default meta;
type Story = StateStory<typeof meta>;

const twenty = '二十个字的教学目标要完整显示不能截断掉';
const exact = `${twenty}好`;
const long = '能为实际问题选择恰当的逻辑结构并建立完整模型';
// A text for screen readers alone is one pixel high.
const isReadable = (element: HTMLElement) => element.offsetHeight > 10;

export const LabelsCutAt20: Story = {
  tags: ['state:copy-wizard.step1-labels-20'],
  play: async ({ canvas, userEvent }) => {
    await expect([...exact]).toHaveLength(20);
    loadGoals.mockResolvedValue({
      ...aCopySubject(),
      source: [aGoal({ id: 1, description: exact }), aGoal({ id: 2, description: `${exact}多` }), aGoal({ id: 3, description: long })],
    });
    await walkCopyWizard(canvas, userEvent).goToBinding();
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByText('已绑定 0/3')).toBeVisible();
      await expect(canvas.getByText(exact)).toBeVisible();
      await expect(canvas.getByText(`${twenty}…`)).toBeVisible();
      await expect(canvas.getByText(`${[...long].slice(0, 19).join('')}…`)).toBeVisible();
      await expect(canvas.getByRole('checkbox', { name: `G3 ${long}` })).toBeEnabled();
      await expect(canvas.getByTitle(long)).toBeVisible();
      await expect(isReadable(canvas.getByText(long))).toBe(true);
    },
  },
};

export const CardLabelsCutAt8: Story = {
  tags: ['state:copy-wizard.step1-card-labels-8'],
  play: async ({ canvas, userEvent }) => {
    loadGoals.mockResolvedValue({
      ...aCopySubject(),
      source: [aGoal({ id: 1, description: long }), aGoal({ id: 2, description: '正好八个字的目标' })],
    });
    const walk = walkCopyWizard(canvas, userEvent);
    await walk.goToBinding();
    await canvas.findByText('已绑定 0/2');
    await walk.bind(['G1', 'G2'], '1.2');
  },
  parameters: {
    atRest: async ({ canvas }) => {
      const card = within(canvas.getByRole('listitem', { name: '1.2' }));
      await expect(card.getByText('能为实际问题选…')).toBeVisible();
      await expect(card.getByTitle(long)).toBeVisible();
      await expect(isReadable(card.getByText(long))).toBe(true);
      await expect(card.getByText('正好八个字的目标')).toBeVisible();
    },
  },
};

export const ManyGoals: Story = {
  tags: ['state:copy-wizard.step1-many-goals'],
  play: async ({ canvas, userEvent }) => {
    loadGoals.mockResolvedValue(aBigCopySubject(40, 60));
    await walkCopyWizard(canvas, userEvent).goToBinding();
    await canvas.findByText('已绑定 0/40');
    await userEvent.click(canvas.getByRole('checkbox', { name: /^G1 / }));
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('checkbox', { name: /^G40 / })).toHaveFocus();
    await userEvent.keyboard(' ');
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByText('已绑定 0/40')).toBeVisible();
      await expect(canvas.getByText('还有 G1、G2、G3、G4、G5、G6 等 40 个未绑定')).toBeVisible();
      await expect(canvas.getByText('已选 2')).toBeVisible();
      const last = canvas.getByRole('checkbox', { name: /^G40 / });
      await expect(last).toHaveFocus();
      const column = canvas.getByRole('region', { name: '教学目标' }).getBoundingClientRect();
      await expect(last.getBoundingClientRect().bottom).toBeLessThanOrEqual(column.bottom + 1);
      await expect(canvas.getAllByRole('radio', { name: /指标点的要求/ })).toHaveLength(60);
    },
  },
};
