import { currentOf, manageOf, bandOf } from '@college/curriculum-model';
import { aCourseUnit, aPointKsaList, courseUnitWithWrongHours, samplePointKsa, sampleUser } from '@college/curriculum-model/fixtures';
import { Button } from '@college/ui/Button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, waitFor, within } from 'storybook/test';
import { fakeCourseUnitDetail } from '../fakes/fakeCourseUnitDetail';
import { unitInEnglish } from '../fakes/inEnglish';
import { memoryStorage } from '../fakes/memoryStorage';
import { never } from '../fakes/never';
import { withToasts } from '../fakes/withToasts';
import { CourseUnitDetail, type CourseUnitDetailProps } from './CourseUnitDetail';
import type { CourseUnitDetailSource } from './CourseUnitDetailSource';

const user = sampleUser('majorLeader');
const actor = { manage: manageOf(user), current: currentOf(user, 1001, '80101') };
const source = {
  createCourseUnit: fn<CourseUnitDetailSource['createCourseUnit']>(),
  loadCourseUnit: fn<CourseUnitDetailSource['loadCourseUnit']>(),
  saveCourseUnit: fn<CourseUnitDetailSource['saveCourseUnit']>(),
  abandonCourseUnit: fn<CourseUnitDetailSource['abandonCourseUnit']>(),
  listCourseClasses: fn<CourseUnitDetailSource['listCourseClasses']>(),
  listCourseTypes: fn<CourseUnitDetailSource['listCourseTypes']>(),
  resolvePoints: fn<CourseUnitDetailSource['resolvePoints']>(),
  downloadTemplate: fn<CourseUnitDetailSource['downloadTemplate']>(),
};
const dataStructures = { course: aCourseUnit(), pointksa: samplePointKsa(1004) };

/** Fills the server for one story; what is given replaces single answers. */
function serve(unit = dataStructures, answers: Partial<CourseUnitDetailSource> = {}) {
  return () => {
    const { units: _, ...fake } = fakeCourseUnitDetail([structuredClone(unit)]);
    const all: CourseUnitDetailSource = { ...fake, ...answers };
    source.createCourseUnit.mockReset().mockImplementation(all.createCourseUnit);
    source.loadCourseUnit.mockReset().mockImplementation(all.loadCourseUnit);
    source.saveCourseUnit.mockReset().mockImplementation(all.saveCourseUnit);
    source.abandonCourseUnit.mockReset().mockImplementation(all.abandonCourseUnit);
    source.listCourseClasses.mockReset().mockImplementation(all.listCourseClasses);
    source.listCourseTypes.mockReset().mockImplementation(all.listCourseTypes);
    source.resolvePoints.mockReset().mockImplementation(all.resolvePoints);
    source.downloadTemplate.mockReset().mockImplementation(all.downloadTemplate);
  };
}

/** The detail on a page that it leaves when it goes back. */
function Page(props: CourseUnitDetailProps) {
  const [path, setPath] = useState<string | null>(null);
  if (path !== null) return <p>{path}</p>;
  return (
    <CourseUnitDetail
      {...props}
      onBack={(to) => {
        setPath(to);
        props.onBack?.(to);
      }}
    />
  );
}

const meta = {
  title: 'Widgets/Course units/CourseUnitDetail',
  component: CourseUnitDetail,
  decorators: [withToasts],
  args: {
    source,
    actor,
    courseUnitId: 1004,
    majorId: 1001,
    page: 2,
    now: () => Date.UTC(2026, 4, 12, 8, 40),
    onBack: fn(),
    onSaved: fn(),
    onDirtyChange: fn(),
  },
  beforeEach: serve(),
  render: (args) => <Page {...args} />,
  parameters: {
    band: (permissionId: number) => ({ isReadOnly: !bandOf(permissionId).modify }),
  },
} satisfies Meta<typeof CourseUnitDetail>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const newUnit = { courseUnitId: undefined };
const nameField = (canvas: Canvas) => canvas.findByRole('textbox', { name: /^课程名称/ });
const saveButton = (canvas: Canvas) => canvas.getByRole('button', { name: '保存' });
const sentCourse = () => source.saveCourseUnit.mock.lastCall![0].course;

export const NewUnit: Story = {
  tags: ['state:course-unit-detail.new'],
  args: newUnit,
  play: async ({ canvas }) => {
    await expect(await nameField(canvas)).toHaveValue('');
    await expect(canvas.getByRole('heading', { level: 1, name: '新建课程单元' })).toBeVisible();
    await expect(canvas.getByRole('spinbutton', { name: '理论学时' })).toHaveValue('');
    await expect(canvas.getAllByRole('textbox', { name: /^名称，第/ })).toHaveLength(1);
    await expect(canvas.queryByRole('button', { name: /^删除第/ })).toBeNull();
    await expect(source.createCourseUnit.mock.calls).toEqual([[1001]]);
  },
};

export const ExistingUnit: Story = {
  tags: ['state:course-unit-detail.existing'],
  play: async ({ canvas }) => {
    await expect(await nameField(canvas)).toHaveValue('数据结构');
    await expect(canvas.getByRole('heading', { level: 1, name: '数据结构' })).toBeVisible();
    await expect(canvas.getByRole('radio', { name: '必修' })).toBeChecked();
    await expect(canvas.getByRole('spinbutton', { name: '理论学时' })).toHaveValue('48');
    await expect(canvas.getByRole('textbox', { name: '名称，第 6 行' })).toHaveValue('查找与排序');
    await expect(canvas.getByText('10 课点，9 条 KSA')).toBeVisible();
    await expect(source.createCourseUnit).not.toHaveBeenCalled();
  },
};

export const Loading: Story = {
  tags: ['state:course-unit-detail.loading'],
  beforeEach: serve(dataStructures, { loadCourseUnit: never }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('正在载入课程单元')).toBeInTheDocument();
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
};

export const LoadFailed: Story = {
  tags: ['state:course-unit-detail.error'],
  beforeEach: () => {
    serve()();
    source.loadCourseUnit.mockRejectedValueOnce(new Error('课程单元不存在或已删除'));
  },
  play: async ({ canvas }) => {
    const region = await canvas.findByRole('region', { name: '通知' });
    await expect(within(region).getByText('课程单元不存在或已删除')).toBeVisible();
    await expect(canvas.getByRole('button', { name: '重试' })).toBeVisible();
  },
};

export const LoadRetried: Story = {
  beforeEach: () => {
    serve()();
    source.loadCourseUnit.mockRejectedValueOnce(new Error('连接中断'));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '重试' }));
    await expect(await nameField(canvas)).toHaveValue('数据结构');
  },
};

export const NameEmpty: Story = {
  tags: ['state:course-unit-detail.name-empty'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.clear(await nameField(canvas));
    await userEvent.click(saveButton(canvas));
    const field = await nameField(canvas);
    await expect(field).toBeInvalid();
    await expect(canvas.getByText('课程单元名称不能为空')).toBeVisible();
    await waitFor(() => expect(field).toHaveFocus());
    await expect(source.saveCourseUnit).not.toHaveBeenCalled();
  },
};

export const ClassOptions: Story = {
  tags: ['state:course-unit-detail.class-options'],
  play: async ({ canvas, userEvent }) => {
    await nameField(canvas);
    const group = canvas.getByRole('radiogroup', { name: '类别' });
    await expect(
      within(group)
        .getAllByRole('radio')
        .map((radio) => radio.closest('label')?.textContent),
    ).toEqual(['必修', '选修']);
    await userEvent.click(within(group).getByRole('radio', { name: '选修' }));
    await userEvent.click(saveButton(canvas));
    await waitFor(() => expect(sentCourse().classId).toBe(2));
  },
};

export const TypeOptions: Story = {
  tags: ['state:course-unit-detail.type-options'],
  play: async ({ canvas, userEvent }) => {
    await nameField(canvas);
    await userEvent.click(canvas.getByRole('button', { name: /课程性质/ }));
    const options = await canvas.findAllByRole('option');
    await expect(options.map((option) => option.textContent)).toEqual([
      '通识课程',
      '学科基础课程',
      '专业课程',
      '集中实践教学环节',
      '综合课程',
    ]);
    await userEvent.click(options[2]!);
    await expect(canvas.getByRole('button', { name: /课程性质/ })).toHaveTextContent('专业课程');
  },
};

export const OptionsFromServer: Story = {
  beforeEach: serve(dataStructures, {
    listCourseTypes: async () => [
      { value: 2, label: '学科平台课' },
      { value: 7, label: '创新创业课' },
    ],
  }),
  play: async ({ canvas, userEvent }) => {
    await nameField(canvas);
    await waitFor(() => expect(canvas.getByRole('button', { name: /课程性质/ })).toHaveTextContent('学科平台课'));
    await userEvent.click(canvas.getByRole('button', { name: /课程性质/ }));
    await expect(await canvas.findByRole('option', { name: '创新创业课' })).toBeInTheDocument();
  },
};

export const LongIntroduction: Story = {
  tags: ['state:course-unit-detail.long-introduction'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('textbox', { name: '课程简介' }));
    const dialog = await canvas.findByRole('dialog', { name: '课程简介' });
    const area = within(dialog).getByRole('textbox');
    await expect(area).toHaveValue(dataStructures.course.introduction);
    await userEvent.clear(area);
    await userEvent.type(area, '线性表与树');
    await userEvent.click(within(dialog).getByRole('button', { name: '完成编辑' }));
    await expect(await canvas.findByRole('textbox', { name: '课程简介' })).toHaveValue('线性表与树');
  },
};

export const Modified: Story = {
  tags: ['state:course-unit-detail.dirty'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(await nameField(canvas), '与算法');
    await expect(canvas.getByText('1 处修改未保存')).toBeVisible();
    await expect(args.onDirtyChange).toHaveBeenLastCalledWith({ isDirty: true, isNew: false, changeCount: 1 });
    await userEvent.click(canvas.getByRole('button', { name: '删除第 5 行：图' }));
    await expect(canvas.getByText('2 处修改未保存')).toBeVisible();
  },
};

export const Saving: Story = {
  tags: ['state:course-unit-detail.saving'],
  beforeEach: serve(dataStructures, { saveCourseUnit: never }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await nameField(canvas), '与算法');
    await userEvent.click(saveButton(canvas));
    await expect(await canvas.findAllByText('正在保存…')).not.toHaveLength(0);
    await userEvent.keyboard('{Control>}s{/Control}');
    await expect(source.saveCourseUnit).toHaveBeenCalledOnce();
  },
};

export const Saved: Story = {
  tags: ['state:course-unit-detail.saved'],
  args: newUnit,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(await nameField(canvas), '编译原理');
    await userEvent.click(saveButton(canvas));
    await expect(await canvas.findByText('保存成功')).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1, name: '编译原理' })).toBeVisible();
    await expect(canvas.getByText('2001')).toBeVisible();
    await expect(args.onSaved).toHaveBeenCalledWith({ id: 2001, wasNew: true });
    await waitFor(() => expect(args.onDirtyChange).toHaveBeenLastCalledWith({ isDirty: false, isNew: false, changeCount: 0 }));
  },
};

export const SavedByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await nameField(canvas), '与算法');
    await userEvent.keyboard('{Control>}s{/Control}');
    await expect(await canvas.findByText('保存成功')).toBeVisible();
    await expect(sentCourse().name).toBe('数据结构与算法');
    await expect(await nameField(canvas)).toHaveFocus();
  },
};

export const SaveFailed: Story = {
  tags: ['state:course-unit-detail.save-error'],
  beforeEach: () => {
    serve()();
    source.saveCourseUnit.mockRejectedValueOnce(new Error('服务器繁忙，请稍后再试'));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await nameField(canvas), '与算法');
    await userEvent.click(saveButton(canvas));
    const region = await canvas.findByRole('region', { name: '通知' });
    await expect(within(region).getByText('服务器繁忙，请稍后再试')).toBeVisible();
    await expect(await nameField(canvas)).toHaveValue('数据结构与算法');
    await expect(canvas.getByText('保存失败')).toBeVisible();
  },
};

export const SaveRetried: Story = {
  beforeEach: () => {
    serve()();
    source.saveCourseUnit.mockRejectedValueOnce(new Error('连接中断'));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await nameField(canvas), '与算法');
    await userEvent.click(saveButton(canvas));
    const region = await canvas.findByRole('region', { name: '通知' });
    await userEvent.click(await within(region).findByRole('button', { name: '重试' }));
    await expect(await canvas.findByText('保存成功')).toBeVisible();
    await expect(sentCourse().name).toBe('数据结构与算法');
  },
};

export const LeftWhileNew: Story = {
  tags: ['state:course-unit-detail.leave-new'],
  args: newUnit,
  play: async ({ canvas, userEvent }) => {
    await nameField(canvas);
    await userEvent.click(canvas.getByRole('button', { name: '返回专业主页' }));
    await waitFor(() => expect(source.abandonCourseUnit.mock.calls).toEqual([[2001, { isClosing: false }]]));
  },
};

export const LeftAfterSaving: Story = {
  tags: ['state:course-unit-detail.leave-saved'],
  args: newUnit,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await nameField(canvas), '编译原理');
    await userEvent.click(saveButton(canvas));
    await canvas.findByText('保存成功');
    await userEvent.click(canvas.getByRole('button', { name: '返回专业主页' }));
    await expect(await canvas.findByText('/major/index?majorId=1001&page=2')).toBeVisible();
    await expect(source.abandonCourseUnit).not.toHaveBeenCalled();
  },
};

export const BackToMajor: Story = {
  tags: ['state:course-unit-detail.back-major'],
  play: async ({ args, canvas, userEvent }) => {
    await nameField(canvas);
    await userEvent.click(canvas.getByRole('button', { name: '返回专业主页' }));
    await expect(args.onBack).toHaveBeenCalledWith('/major/index?majorId=1001&page=2');
    await expect(source.abandonCourseUnit).not.toHaveBeenCalled();
  },
};

export const BackToWorkbench: Story = {
  tags: ['state:course-unit-detail.back-workbench'],
  args: { majorId: undefined, page: undefined },
  play: async ({ args, canvas, userEvent }) => {
    await nameField(canvas);
    await userEvent.click(canvas.getByRole('button', { name: '返回工作台' }));
    await expect(args.onBack).toHaveBeenCalledWith('/workbench');
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

/** Somebody who may only look, at an address that would create. */
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

async function importPoints(canvas: Canvas, root: HTMLElement) {
  await nameField(canvas);
  fireEvent.change(root.querySelector('input[type="file"]')!, { target: { files: [new File(['PK'], '数据结构-课点与KSA.xlsx')] } });
  await canvas.findByText('数据结构-课点与KSA.xlsx，尚未保存');
}

export const ImportPreview: Story = {
  tags: ['state:course-unit-detail.import-preview'],
  beforeEach: serve(dataStructures, { resolvePoints: async () => aPointKsaList(3) }),
  play: async ({ canvas, canvasElement }) => {
    await importPoints(canvas, canvasElement);
    await expect(canvas.getByRole('cell', { name: '课点标题 3' })).toBeVisible();
    await expect(canvas.queryByRole('cell', { name: '链表' })).toBeNull();
    await expect(canvas.getByText('1 处修改未保存')).toBeVisible();
  },
};

export const ImportCleared: Story = {
  beforeEach: serve(dataStructures, { resolvePoints: async () => aPointKsaList(3) }),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await importPoints(canvas, canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: '清除' }));
    await expect(canvas.getByRole('cell', { name: '链表' })).toBeVisible();
    await expect(canvas.queryByText(/处修改未保存/)).toBeNull();
  },
};

export const ImportSaved: Story = {
  beforeEach: serve(dataStructures, { resolvePoints: async () => aPointKsaList(3) }),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await importPoints(canvas, canvasElement);
    await userEvent.click(saveButton(canvas));
    await canvas.findByText('保存成功');
    await expect(source.saveCourseUnit.mock.lastCall![0].pointksa?.map((point) => [point.id, point.title])).toEqual([
      [0, '课点标题 1'],
      [0, '课点标题 2'],
      [0, '课点标题 3'],
    ]);
    await expect(canvas.queryByText(/尚未保存/)).toBeNull();
    await expect(canvas.getByRole('cell', { name: '课点标题 1' })).toBeVisible();
  },
};

export const HoursDiffer: Story = {
  beforeEach: serve({ course: courseUnitWithWrongHours, pointksa: samplePointKsa(1004) }),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/章节理论学时合计 50，比课程单元的 48 多 2/)).toBeVisible();
    await userEvent.click(saveButton(canvas));
    await expect(await canvas.findByText('保存成功')).toBeVisible();
  },
};

export const ChaptersSavedInOrder: Story = {
  play: async ({ canvas, userEvent }) => {
    await nameField(canvas);
    await userEvent.click(canvas.getByRole('button', { name: '删除第 2 行：线性表' }));
    await userEvent.click(canvas.getByRole('button', { name: '添加一行' }));
    await userEvent.type(canvas.getByRole('textbox', { name: '名称，第 6 行' }), '综合实验');
    await userEvent.click(saveButton(canvas));
    await canvas.findByText('保存成功');
    const sent = sentCourse().courseMatrixVOS;
    await expect(sent.at(-2)).toMatchObject({ id: 0, name: '综合实验', courseUnitId: 1004 });
    await expect(sent.at(-1)).toMatchObject({ name: '线性表', courseUnitId: -1 });
    await userEvent.type(canvas.getByRole('textbox', { name: '名称，第 6 行' }), '一');
    await userEvent.click(saveButton(canvas));
    await waitFor(() => expect(source.saveCourseUnit).toHaveBeenCalledTimes(2));
    await expect(sentCourse().courseMatrixVOS.at(-1)).toMatchObject({ name: '综合实验一', id: expect.any(Number) });
    await expect(sentCourse().courseMatrixVOS.at(-1)!.id).toBeGreaterThan(0);
  },
};

async function saveAfterSomeoneElse(
  canvas: Canvas,
  userEvent: { type: (element: Element, text: string) => Promise<void>; click: (element: Element) => Promise<void> },
) {
  await userEvent.type(await nameField(canvas), '与算法');
  const other = await source.loadCourseUnit(1004);
  await source.saveCourseUnit({ ...actor, course: { ...other.course, name: '数据结构（荣誉）', theoryPeriod: 56 } });
  await userEvent.click(saveButton(canvas));
  return within(await canvas.findByRole('dialog', { name: '有人先保存了这个课程单元' }));
}

export const Conflict: Story = {
  play: async ({ canvas, userEvent }) => {
    const dialog = await saveAfterSomeoneElse(canvas, userEvent);
    const name = within(dialog.getByRole('radiogroup', { name: '课程名称' }));
    await expect(name.getByRole('radio', { name: /我的.*数据结构与算法/ })).toBeChecked();
    await expect(name.getByRole('radio', { name: /对方的.*数据结构（荣誉）/ })).not.toBeChecked();
    const hours = within(dialog.getByRole('radiogroup', { name: '理论学时' }));
    await expect(hours.getByRole('radio', { name: /对方的.*56/ })).toBeChecked();
  },
};

export const ConflictResolved: Story = {
  play: async ({ canvas, userEvent }) => {
    const dialog = await saveAfterSomeoneElse(canvas, userEvent);
    await userEvent.click(dialog.getByRole('button', { name: '按选择保存' }));
    await expect(await canvas.findByText('保存成功')).toBeVisible();
    await expect(sentCourse()).toMatchObject({ name: '数据结构与算法', theoryPeriod: 56, version: 2 });
  },
};

const drafts = memoryStorage();

export const DraftRestored: Story = {
  args: { draftStorage: drafts },
  beforeEach: () => {
    serve()();
    drafts.clear();
  },
  render: (args) => <CrashingPage {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await nameField(canvas), '与算法');
    await waitFor(() => expect(drafts.length).toBe(1));
    await userEvent.click(canvas.getByRole('button', { name: '重新载入页面' }));
    await expect(await canvas.findByText(/已恢复 2026-05-12 16:40:00 未保存的修改/)).toBeVisible();
    await expect(await nameField(canvas)).toHaveValue('数据结构与算法');
    await userEvent.click(canvas.getByRole('button', { name: '放弃修改' }));
    await expect(await nameField(canvas)).toHaveValue('数据结构');
    await expect(drafts.length).toBe(0);
  },
};

/** The detail with a button that starts the page afresh, as a crashed tab does. */
function CrashingPage(props: CourseUnitDetailProps) {
  const [life, setLife] = useState(0);
  return (
    <>
      <Button onPress={() => setLife(life + 1)}>重新载入页面</Button>
      <CourseUnitDetail key={life} {...props} />
    </>
  );
}

export const ViewOnly: Story = {
  tags: ['state:course-unit-detail.view-only'],
  args: { isReadOnly: true },
  play: async ({ canvas, userEvent }) => {
    await nameField(canvas);
    const fields = [...canvas.getAllByRole('textbox'), ...canvas.getAllByRole('spinbutton')];
    // Name, type, two hours, introduction, position, criterion.
    await expect(fields).toHaveLength(7);
    for (const field of fields) await expect(field).toHaveAttribute('readonly');
    for (const radio of within(canvas.getByRole('radiogroup', { name: '类别' })).getAllByRole('radio')) {
      if (!(radio as HTMLInputElement).checked) await userEvent.click(radio);
    }
    await expect(canvas.getByRole('radio', { name: '必修' })).toBeChecked();
    for (const name of ['保存', '上传', '添加一行', /^删除/, /^移动/]) await expect(canvas.queryByRole('button', { name })).toBeNull();
  },
};

export const LabelsFromServer: Story = {
  tags: ['state:course-unit-detail.labels-from-server'],
  args: { labels: { name: '课程单元名', 'courseUnitDetail.introduction': '内容提要' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: /^课程单元名/ })).toHaveValue('数据结构');
    await expect(canvas.getByRole('heading', { name: '内容提要' })).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: '课程定位' })).toBeVisible();
  },
};

export const English: Story = {
  tags: ['state:course-unit-detail.english'],
  globals: { language: '80102' },
  beforeEach: serve({ course: unitInEnglish(courseUnitWithWrongHours), pointksa: samplePointKsa(1004) }),
  play: async ({ canvas, canvasElement, userEvent }) => {
    const name = await canvas.findByRole('textbox', { name: /^Course name/ });
    await expect(name).toHaveValue('Data Structures');
    await userEvent.clear(name);
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(canvas.getByText('Course unit name cannot be empty')).toBeVisible();
    await userEvent.type(name, 'Data Structures');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByText('Save Successfully')).toBeVisible();
    const written = [...canvasElement.querySelectorAll<HTMLInputElement>('input, textarea')].map((field) => field.value).join(' ');
    await expect(`${canvasElement.textContent} ${written}`).not.toMatch(/\p{Script=Han}/u);
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };

export const Compact: Story = { globals: { density: 'compact' } };

export const HighContrast: Story = { globals: { theme: 'contrast' } };
