import type { StateStory } from '@college/ui/testing/atRest';
import { chineseIn } from '@college/ui/testing/chineseIn';
import type { Meta } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { memoryStorage } from '../../course-units/fakes/memoryStorage';
import { never } from '../../course-units/fakes/never';
import { withToasts } from '../../course-units/fakes/withToasts';
import { aCollege } from '../../support/fakes/aCollege';
import { argsOfBand, keepCourses, majorHomeArgs, majorHomePorts } from '../fakes/majorHomeArgs';
import { MajorHome } from './MajorHome';

const college = aCollege();
// May change courses, but not the major.
const editor = majorHomePorts(aCollege({ as: 'majorEditor' }));

const meta = {
  title: 'Widgets/Majors/MajorHome',
  component: MajorHome,
  decorators: [withToasts],
  args: majorHomeArgs(college),
  beforeEach: college.serve(),
  parameters: {
    layout: 'padded',
    band: argsOfBand,
  },
} satisfies Meta<typeof MajorHome>;
export default meta;
type Story = StateStory<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const menuOf = (canvas: Canvas, name: string) => canvas.findByRole('button', { name: `${name}的更多操作` });
const entriesOf = (canvas: Canvas) => canvas.getAllByRole('menuitem').map(({ textContent }) => textContent);

export const Editable: Story = {
  tags: ['state:major-home.editable'],
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByRole('heading', { level: 1, name: '软件工程' })).toBeVisible();
      await expect(canvas.getByRole('button', { name: '编辑专业' })).toBeVisible();
      await expect(canvas.getByRole('button', { name: '新建课程单元' })).toBeVisible();
      await expect(canvas.getByRole('navigation')).toHaveTextContent('首页软件工程课程单元');
      await expect(canvas.getByText('工程教育认证标准（2024版）')).toBeVisible();
      await expect(canvas.getByRole('button', { name: '9.2：强支撑 0 门，弱支撑 1 门', pressed: false })).toBeVisible();
      await expect(canvas.getByText('9.2 只有弱支撑。11.2 没有课程支撑。')).toBeVisible();
      const caption = canvas.getByText('9.2 只有弱支撑。11.2 没有课程支撑。').parentElement;
      await expect(caption).toHaveTextContent('各指标点的强支撑课程数。');
      await expect(canvas.getByRole('link', { name: '打开专业矩阵' })).toBeVisible();
      await expect(canvas.getAllByRole('article')).toHaveLength(15);
      // Nothing is chosen or open, and nothing was done yet.
      for (const radio of canvas.getAllByRole('radio')) await expect(radio).not.toBeChecked();
      for (const layer of ['dialog', 'alertdialog']) await expect(canvas.queryByRole(layer)).toBeNull();
      await expect(canvas.queryByRole('region', { name: '通知' })).toBeNull();
    },
  },
};

export const IndicatorChosen: Story = {
  tags: ['state:major-home.indicator-chosen'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '3.2：强支撑 2 门，弱支撑 1 门' }));
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByRole('button', { name: /^3\.2：/ })).toHaveAttribute('aria-pressed', 'true');
      await expect(canvas.getByText(/软件工程、毕业设计强支撑。数据库原理弱支撑。/)).toBeVisible();
      await expect(canvas.getAllByRole('article').map((card) => card.getAttribute('aria-label'))).toEqual([
        '数据库原理',
        '软件工程',
        '毕业设计',
      ]);
    },
  },
};

export const IndicatorWithoutCourse: Story = {
  tags: ['state:major-home.indicator-unsupported'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '11.2：强支撑 0 门，弱支撑 0 门' }));
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByText('没有课程支撑 11.2')).toBeVisible();
      await expect(canvas.queryByRole('article')).toBeNull();
      await expect(canvas.getAllByRole('button', { name: '查看全部课程' })).toHaveLength(2);
    },
  },
};

export const MajorOpenedAndCourseAdded: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '编辑专业' }));
    await expect(args.onOpenMajor).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: '新建课程单元' }));
    await expect(args.onAddCourse).toHaveBeenCalledOnce();
  },
};

/** View only by the band, and yet the major is editable: the two rights do not know of each other (decision 29). */
export const EditableMajorWithoutModifyRight: Story = {
  args: { canModify: false },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('button', { name: '编辑专业' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: '新建课程单元' })).toBeVisible();
    await userEvent.click(await menuOf(canvas, '数据结构'));
    await expect(await canvas.findByRole('menuitem', { name: '完成度' })).toBeVisible();
    await expect(canvas.queryByRole('menuitem', { name: '重命名…' })).toBeNull();
  },
};

export const NotEditable: Story = {
  tags: ['state:major-home.not-editable'],
  args: editor,
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByRole('button', { name: '专业详情' })).toBeVisible();
      await expect(canvas.getAllByRole('article')).toHaveLength(15);
      await expect(canvas.queryByRole('button', { name: '编辑专业' })).toBeNull();
      await expect(canvas.queryByRole('button', { name: '新建课程单元' })).toBeNull();
      await expect(canvas.queryByRole('menu')).toBeNull();
    },
  },
};

export const ModifyRight: Story = {
  tags: ['state:major-home.modify-right'],
  globals: { permissionId: '2010' },
  args: editor,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await menuOf(canvas, '数据结构'));
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(entriesOf(canvas)).toEqual(['重命名…', '编辑课点', '完成度', '导出课程矩阵', '删除课程…']);
      await expect(canvas.getByRole('link', { name: '编辑课程：数据结构', hidden: true })).toHaveAttribute('href', '#course-1004');
    },
  },
};

export const ViewOnly: Story = {
  tags: ['state:major-home.view-only'],
  globals: { permissionId: '1990' },
  args: majorHomePorts(aCollege({ as: 'departmentViewer' })),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await menuOf(canvas, '数据结构'));
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(entriesOf(canvas)).toEqual(['完成度', '导出课程矩阵']);
      await expect(canvas.queryByRole('link', { name: '编辑课程：数据结构', hidden: true })).toBeNull();
      await expect(canvas.getByRole('link', { name: '查看：数据结构', hidden: true })).toHaveAttribute('href', '#read-1004');
    },
  },
};

export const TwelveCards: Story = {
  tags: ['state:major-home.many'],
  beforeEach: college.serve(keepCourses(12)),
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getAllByRole('article')).toHaveLength(12);
      await expect(canvas.getByRole('link', { name: '专业实习' })).toHaveAttribute('href', '#course-1012');
    },
  },
};

export const WalkedByKeys: Story = {
  beforeEach: college.serve(keepCourses(12)),
  play: async ({ canvas, userEvent }) => {
    const first = await canvas.findByRole('link', { name: '高等数学' });
    first.focus();
    await userEvent.keyboard('{ArrowRight}{End}{Home}');
    await expect(first).toHaveFocus();
  },
};

export const Loading: Story = {
  tags: ['state:major-home.loading'],
  beforeEach: () => void college.cards.listCourseCards.mockImplementation(never),
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByText('正在载入专业')).toBeInTheDocument();
      await expect(canvas.queryByRole('heading', { level: 1 })).toBeNull();
      await expect(canvas.queryByRole('article')).toBeNull();
    },
  },
};

export const Failed: Story = {
  tags: ['state:major-home.error'],
  beforeEach: () => void college.cards.listCourseCards.mockRejectedValueOnce(new Error('服务器繁忙，请稍后再试')),
  parameters: {
    atRest: async ({ canvas }) => {
      // In the toast, and on the page, where it can be tried again.
      await expect(canvas.getAllByText('服务器繁忙，请稍后再试')).toHaveLength(2);
      await expect(canvas.getByText('没有取到专业')).toBeVisible();
      await expect(canvas.getAllByRole('button', { name: '重试' })).toHaveLength(2);
    },
  },
};

export const Retried: Story = {
  beforeEach: Failed.beforeEach,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click((await canvas.findAllByRole('button', { name: '重试' }))[0]!);
    await expect(await canvas.findByRole('link', { name: '数据结构' })).toBeVisible();
  },
};

export const English: Story = {
  tags: ['state:major-home.english'],
  globals: { language: '80102' },
  args: {
    user: { id: 1005, userName: 'Zhou Min' },
    storage: memoryStorage(),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Choose Data Structures for the export' }));
    await userEvent.click(canvas.getByRole('button', { name: 'More about Data Structures' }));
  },
  parameters: {
    atRest: async ({ canvas, canvasElement }) => {
      await expect(canvas.getByRole('heading', { level: 1, name: 'Software Engineering', hidden: true })).toBeVisible();
      await expect(canvas.getByRole('button', { name: 'edit major', hidden: true })).toBeVisible();
      const gaps = canvas.getByText(/^9\.2: only weak support\./);
      await expect(gaps.parentElement).toHaveTextContent(/^Courses that support each indicator point strongly\. 9\.2: only weak support\./);
      await expect(canvas.getByText('For the course matrix: Data Structures')).toBeVisible();
      await expect(canvas.getByRole('menuitem', { name: 'Export course matrix' })).toBeVisible();
      await expect(chineseIn(canvasElement)).toEqual([]);
    },
  },
};

export const NothingFoundInEnglish: Story = {
  globals: English.globals,
  args: English.args,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.type(await canvas.findByRole('searchbox'), 'zzz{Enter}');
    await expect(await canvas.findByText('no search result')).toBeVisible();
    await expect(chineseIn(canvasElement)).toEqual([]);
  },
};
