import type { StateStory } from '@college/ui/testing/atRest';
import type { Meta } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { withToasts } from '../../course-units/fakes/withToasts';
import { aDraft } from '../../editions/fakes/someEditions';
import { aCollege } from '../../support/fakes/aCollege';
import { walkCopyWizard, walkInEnglish } from '../fakes/walkCopyWizard';
import { CopyWizard } from './CopyWizard';

const college = aCollege();
const { editions, copying, editionComparing } = college;

const meta = {
  title: 'Widgets/Copying/CopyWizard/Rehearsal',
  component: CopyWizard,
  decorators: [withToasts],
  args: {
    dataSource: { ...copying, ...editions, loadFigures: editionComparing.loadFigures },
    courseId: 1004,
    courseName: '数据结构',
    majorName: '软件工程',
    defaultOpen: true,
    onOpenChange: fn(),
    onGoToTarget: fn(),
    onOpenReceipt: fn(),
    onCompare: fn(),
    onMerge: fn(),
  },
  beforeEach: college.serve(),
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '820px' } } },
} satisfies Meta<typeof CopyWizard>;
export default meta;
type Story = StateStory<typeof meta>;
type Play = Parameters<NonNullable<Story['play']>>[0];

const drafts = () => [
  aDraft(12, { name: '2026 修订', homeMajorId: 1002 }),
  aDraft(9, { name: '少开两门', homeMajorId: 1002, kind: 'scenario' }),
];

/** Makes a draft of 计算机科学与技术 and leaves it chosen. */
async function makeDraft({ canvas, userEvent }: Pick<Play, 'canvas' | 'userEvent'>) {
  const walk = walkCopyWizard(canvas, userEvent);
  await walk.chooseTarget();
  await userEvent.click(await canvas.findByRole('button', { name: '在新的修订稿中预演…' }));
  await userEvent.click(canvas.getByRole('button', { name: '建立修订稿' }));
  return walk;
}

export const Choice: Story = {
  tags: ['state:copy-wizard.rehearsal-choice'],
  beforeEach: () => {
    editions.listEditions.mockResolvedValue(drafts());
  },
  play: async ({ canvas, userEvent }) => {
    await walkCopyWizard(canvas, userEvent).chooseTarget();
    await userEvent.click(await canvas.findByRole('radio', { name: '在修订稿「2026 修订」中预演' }));
  },
  parameters: {
    atRest: async ({ canvas }) => {
      const choices = within(canvas.getByRole('radiogroup', { name: '复制到' }));
      await expect(choices.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)).toEqual([
        '现行版',
        '在修订稿「2026 修订」中预演',
      ]);
      await expect(choices.getByRole('radio', { name: /2026 修订/ })).toBeChecked();
      await expect(canvas.getByText('修订稿并入之前，现行版保持不变。')).toBeVisible();
      await expect(canvas.getByText(/^将复制到 .*计算机科学与技术（2026 修订）$/)).toBeVisible();
    },
  },
};

export const OtherMajor: Story = {
  ...Choice,
  tags: [],
  play: async (context) => {
    await Choice.play?.(context);
    const { canvas, userEvent } = context;
    await walkCopyWizard(canvas, userEvent).chooseTarget(1003);
    await expect(await canvas.findByRole('radio', { name: '现行版' })).toBeChecked();
  },
  parameters: {},
};

export const NewDraft: Story = {
  tags: ['state:copy-wizard.rehearsal-new-draft'],
  play: async ({ canvas, userEvent }) => {
    await walkCopyWizard(canvas, userEvent).chooseTarget();
    await userEvent.click(await canvas.findByRole('button', { name: '在新的修订稿中预演…' }));
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByRole('textbox', { name: /修订稿名称/ })).toHaveValue('预演：数据结构');
      await expect(canvas.getByRole('textbox', { name: /修订稿名称/ })).toHaveFocus();
      await expect(canvas.getByRole('button', { name: '建立修订稿' })).toBeEnabled();
    },
  },
};

export const Making: Story = {
  tags: ['state:copy-wizard.rehearsal-making'],
  beforeEach: () => {
    editions.startEdition.mockImplementation(async function* () {
      yield { no: 3, message: '已复制毕业要求与指标点', percent: 40 };
      await new Promise(() => undefined);
    });
  },
  play: async (context) => {
    await makeDraft(context);
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByRole('button', { name: /正在建立修订稿，40%/ })).toBeVisible();
      await expect(canvas.getByRole('button', { name: '下一步' })).toBeDisabled();
    },
  },
};

export const MakingFailed: Story = {
  tags: ['state:copy-wizard.rehearsal-making-failed'],
  beforeEach: () => {
    editions.startEdition.mockImplementation(async function* () {
      yield { no: 1, message: '已检查参数', percent: 5 };
      throw new Error('该专业已有 20 个进行中的修订稿。');
    });
  },
  play: async (context) => {
    await makeDraft(context);
    const { canvas, userEvent } = context;
    await canvas.findByText('该专业已有 20 个进行中的修订稿。');
    await userEvent.click(canvas.getByRole('button', { name: '建立修订稿' }));
    const [first, second] = editions.startEdition.mock.calls.map(([{ unique }]) => unique);
    // The same wish has the same key, so that no draft is made twice.
    await expect(second).toBe(first);
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByText('该专业已有 20 个进行中的修订稿。')).toBeVisible();
      await expect(canvas.getByRole('textbox', { name: /修订稿名称/ })).toHaveValue('预演：数据结构');
      await expect(canvas.getByRole('button', { name: '下一步' })).toBeEnabled();
    },
  },
};

/** The failure of a draft is that of its major. */
export const MakingFailedOfOtherMajor: Story = {
  beforeEach: MakingFailed.beforeEach,
  play: async ({ canvas, userEvent }) => {
    const walk = await makeDraft({ canvas, userEvent });
    await canvas.findByText('该专业已有 20 个进行中的修订稿。');
    await walk.chooseTarget(1003);
    await userEvent.click(await canvas.findByRole('button', { name: '在新的修订稿中预演…' }));
    await expect(canvas.getByRole('textbox', { name: /修订稿名称/ })).toBeVisible();
    await expect(canvas.queryByText('该专业已有 20 个进行中的修订稿。')).toBeNull();
  },
};

export const DraftsFailed: Story = {
  tags: ['state:copy-wizard.rehearsal-drafts-failed'],
  beforeEach: () => {
    editions.listEditions.mockRejectedValue(new Error('网络中断。'));
  },
  play: async ({ canvas, userEvent }) => {
    await walkCopyWizard(canvas, userEvent).chooseTarget();
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByText('没有取到修订稿，仍可复制到现行版。')).toBeVisible();
      await expect(canvas.getByRole('button', { name: '下一步' })).toBeEnabled();
    },
  },
};

/** A whole rehearsal: the draft is made, the course is copied into it, and the major has as many courses as before. */
export const Rehearsed: Story = {
  tags: ['state:copy-wizard.rehearsal-done'],
  play: async (context) => {
    const walk = await makeDraft(context);
    const { canvas, userEvent, args } = context;
    await expect(await canvas.findByRole('radio', { name: '在修订稿「预演：数据结构」中预演' })).toBeChecked();
    const courses = college.stateOf('current:1002').courses.length;
    await userEvent.click(walk.next());
    await canvas.findByText('已绑定 0/4');
    await walk.bindAll();
    await userEvent.click(walk.next());
    const [edition] = college.state.editions;
    await userEvent.click(await canvas.findByRole('button', { name: '比较' }));
    await expect(args.onCompare).toHaveBeenCalledWith({ majorId: edition?.majorId, editionId: edition?.id });
    await userEvent.click(canvas.getByRole('button', { name: '并入…' }));
    await expect(args.onMerge).toHaveBeenCalledWith({ majorId: edition?.majorId, editionId: edition?.id });
    await expect(college.stateOf('current:1002').courses).toHaveLength(courses);
    await expect(college.stateOf(`edition:${edition?.id ?? 0}`).courses).toHaveLength(courses + 1);
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByRole('heading', { name: '已复制到计算机科学与技术（预演：数据结构）' })).toBeVisible();
      const impact = within(canvas.getByRole('region', { name: '修订稿现状' }));
      await expect(impact.getByText(/^现行版没有改变。/)).toBeVisible();
      await expect(impact.getByText(/处，1 门/)).toBeVisible();
      await expect(impact.getByRole('heading', { name: '检查' })).toBeVisible();
      await expect(impact.getAllByText('本次补上')[0]).toBeVisible();
      await expect(canvas.getByRole('button', { name: '撤销这次复制…' })).toBeVisible();
    },
  },
};

export const RehearsedInEnglish: Story = {
  args: { courseName: 'Data Structures', majorName: 'Software Engineering' },
  globals: { language: '80102' },
  beforeEach: college.serve(),
  play: async ({ canvas, userEvent }) => {
    const walk = walkInEnglish(canvas, userEvent);
    await walk.chooseTarget();
    await userEvent.click(await canvas.findByRole('button', { name: 'Rehearse in a new draft…' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Start draft' }));
    await expect(await canvas.findByRole('radio', { name: 'Rehearse in the draft “Rehearsal: Data Structures”' })).toBeChecked();
    await userEvent.click(walk.next());
    await canvas.findByText('Bound 0/4');
    await walk.bindAll();
    await userEvent.click(walk.next());
    await expect(await canvas.findByText(/^The current edition has not changed\./)).toBeVisible();
  },
};

/** A copy into the current edition names its receipt. */
export const Undo: Story = {
  tags: ['state:copy-wizard.step2-receipt'],
  play: async ({ args, canvas, userEvent }) => {
    const walk = walkCopyWizard(canvas, userEvent);
    await walk.goToBinding();
    await canvas.findByText('已绑定 0/4');
    await walk.bindAll();
    await userEvent.click(walk.next());
    await userEvent.click(await canvas.findByRole('button', { name: '撤销这次复制…' }));
    await expect(args.onOpenReceipt).toHaveBeenCalledWith({ majorId: 1002, receiptId: college.state.editionReceipts[0]?.id });
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByRole('heading', { name: '已复制到计算机科学与技术' })).toBeVisible();
      await expect(canvas.getByRole('button', { name: '撤销这次复制…' })).toBeVisible();
      await expect(canvas.queryByRole('region', { name: '修订稿现状' })).toBeNull();
    },
  },
};
