import { currentOf, manageOf, mayAnywhere } from '@college/curriculum-model';
import { courseUnitWithWrongHours, samplePointKsa, sampleUser } from '@college/curriculum-model/fixtures';
import type { StateStory } from '@college/ui/testing/atRest';
import type { Meta } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { DetailOnPage } from '../fakes/DetailOnPage';
import { unitInEnglish } from '../fakes/inEnglish';
import { failures, serve, source } from '../fakes/serveCourseUnitDetail';
import { withToasts } from '../fakes/withToasts';
import { CourseUnitDetail } from './CourseUnitDetail';

const user = sampleUser('majorLeader');

const meta = {
  title: 'Widgets/Course units/CourseUnitDetail',
  component: CourseUnitDetail,
  decorators: [withToasts],
  args: {
    source,
    actor: { manage: manageOf(user), current: currentOf(user, 1001, '80101') },
    courseUnitId: 1004,
    majorId: 1001,
    page: 2,
    now: () => Date.UTC(2026, 4, 12, 8, 40),
    onBack: fn(),
    onSaved: fn(),
    onDirtyChange: fn(),
  },
  beforeEach: serve(),
  render: (args) => <DetailOnPage {...args} />,
  parameters: {
    band: (permissionId: number) => ({ isReadOnly: !mayAnywhere({ permissionId }, 'modify') }),
  },
} satisfies Meta<typeof CourseUnitDetail>;
export default meta;
type Story = StateStory<typeof meta>;

const newUnit = { courseUnitId: undefined };
const nameField = { name: /^课程名称/ };

export const NewUnit: Story = {
  tags: ['state:course-unit-detail.new'],
  args: newUnit,
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByRole('textbox', nameField)).toHaveValue('');
      await expect(canvas.getByRole('heading', { level: 1, name: '新建课程单元' })).toBeVisible();
      await expect(canvas.getByRole('spinbutton', { name: '理论学时' })).toHaveValue('');
      await expect(canvas.getAllByRole('textbox', { name: /^名称，第/ })).toHaveLength(1);
      await expect(canvas.queryByRole('button', { name: /^删除第/ })).toBeNull();
      await expect(source.createCourseUnit.mock.calls).toEqual([[1001]]);
    },
  },
};

export const ExistingUnit: Story = {
  tags: ['state:course-unit-detail.existing'],
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByRole('textbox', nameField)).toHaveValue('数据结构');
      await expect(canvas.getByRole('heading', { level: 1, name: '数据结构' })).toBeVisible();
      await expect(canvas.getByRole('radio', { name: '必修' })).toBeChecked();
      await expect(canvas.getByRole('spinbutton', { name: '理论学时' })).toHaveValue('48');
      await expect(canvas.getByRole('textbox', { name: '名称，第 6 行' })).toHaveValue('查找与排序');
      await expect(canvas.getByText('10 个课点，9 条 KSA')).toBeVisible();
      for (const layer of ['complementary', 'dialog', 'listbox']) await expect(canvas.queryByRole(layer)).toBeNull();
      await expect(source.createCourseUnit).not.toHaveBeenCalled();
    },
  },
};

export const Loading: Story = {
  tags: ['state:course-unit-detail.loading'],
  beforeEach: () => {
    failures.getCourseUnit = { until: new Promise(() => {}) };
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByText('正在载入课程单元')).toBeInTheDocument();
      await expect(canvas.queryByRole('textbox')).toBeNull();
    },
  },
};

export const LoadFailed: Story = {
  tags: ['state:course-unit-detail.error'],
  beforeEach: () => {
    failures.getCourseUnit = { code: '30004', message: '课程单元不存在或已删除' };
  },
  parameters: {
    atRest: async ({ canvas }) => {
      const region = canvas.getByRole('region', { name: '通知' });
      await expect(within(region).getByText('课程单元不存在或已删除')).toBeVisible();
      await expect(canvas.getByRole('button', { name: '重试' })).toBeVisible();
      await expect(canvas.queryByRole('textbox')).toBeNull();
    },
  },
};

export const LoadRetried: Story = {
  beforeEach: () => {
    failures.getCourseUnit = 'offline';
  },
  play: async ({ canvas, userEvent }) => {
    const retry = await canvas.findByRole('button', { name: '重试' });
    delete failures.getCourseUnit;
    await userEvent.click(retry);
    await expect(await canvas.findByRole('textbox', nameField)).toHaveValue('数据结构');
  },
};

export const NeitherUnitNorMajor: Story = {
  args: { ...newUnit, majorId: undefined },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('没有选择专业')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '返回' }));
    await expect(args.onBack).toHaveBeenCalledWith('/workbench');
    await expect(source.createCourseUnit).not.toHaveBeenCalled();
  },
};

export const MayNotCreate: Story = {
  args: { ...newUnit, isReadOnly: true },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('不能新建课程单元')).toBeVisible();
    await expect(canvas.queryByText('没有选择专业')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: '返回' }));
    await expect(args.onBack).toHaveBeenCalledWith('/major/index?majorId=1001&page=2');
    await expect(source.createCourseUnit).not.toHaveBeenCalled();
  },
};

export const ViewOnly: Story = {
  tags: ['state:course-unit-detail.view-only'],
  args: { isReadOnly: true },
  parameters: {
    atRest: async ({ canvas }) => {
      for (const role of ['textbox', 'spinbutton', 'radio']) await expect(canvas.queryByRole(role)).toBeNull();
      await expect(canvas.getByRole('group', { name: '课程名称' })).toHaveTextContent('数据结构');
      await expect(canvas.getByRole('group', { name: '类别' })).toHaveTextContent(/必修$/);
      await expect(canvas.getByRole('group', { name: '理论学时' })).toHaveTextContent('48 学时');
      await expect(canvas.getByRole('group', { name: '课程简介' })).not.toHaveTextContent('未填写');
      for (const name of ['保存', '上传', '添加一行', /^删除/, /^移动/]) await expect(canvas.queryByRole('button', { name })).toBeNull();
    },
  },
};

export const LabelsFromServer: Story = {
  tags: ['state:course-unit-detail.labels-from-server'],
  args: { labels: { name: '课程单元名', 'courseUnitDetail.introduction': '内容提要' } },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByRole('textbox', { name: /^课程单元名/ })).toHaveValue('数据结构');
      await expect(canvas.getByRole('heading', { name: '内容提要' })).toBeVisible();
      await expect(canvas.getByRole('textbox', { name: '课程定位' })).toBeVisible();
    },
  },
};

export const English: Story = {
  tags: ['state:course-unit-detail.english'],
  globals: { language: '80102' },
  beforeEach: serve({ course: unitInEnglish(courseUnitWithWrongHours), pointksa: samplePointKsa(1004) }),
  play: async ({ canvas, userEvent }) => {
    const name = await canvas.findByRole('textbox', { name: /^Course name/ });
    await expect(name).toHaveValue('Data Structures');
    await userEvent.clear(name);
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(canvas.getByText('Course unit name cannot be empty')).toBeVisible();
    await userEvent.type(name, 'Data Structures');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
  },
  parameters: {
    atRest: async ({ canvas, canvasElement }) => {
      await expect(canvas.getByText('Save Successfully')).toBeVisible();
      const written = [...canvasElement.querySelectorAll<HTMLInputElement>('input, textarea')].map((field) => field.value).join(' ');
      await expect(`${canvasElement.textContent} ${written}`).not.toMatch(/\p{Script=Han}/u);
    },
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };

export const Compact: Story = { globals: { density: 'compact' } };

export const HighContrast: Story = { globals: { theme: 'contrast' } };
