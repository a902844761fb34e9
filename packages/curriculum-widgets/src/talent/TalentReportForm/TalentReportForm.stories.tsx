import type { RestingCheck, StateStory } from '@college/ui/testing/atRest';
import { chineseIn } from '@college/ui/testing/chineseIn';
import type { Meta } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { aRefusal } from '../../account/fakes/refusal';
import { withToasts } from '../../course-units/fakes/withToasts';
import { choose, decoding } from '../../feedback/fakes/imageActs';
import { anImageFile } from '../../feedback/fakes/images';
import { aCollege } from '../../support/fakes/aCollege';
import { aTalentReport } from '../fakes/talentReports';
import { TalentReportForm } from './TalentReportForm';

const college = aCollege();
const { getTalentReport: get, saveTalentReport: save } = college.talentReports;
const serve = (changes: Parameters<typeof aTalentReport>[0] = {}) =>
  college.serve(({ state }) => void (state.talentReports = [aTalentReport(changes)]));

const meta = {
  title: 'Widgets/Talent/TalentReportForm',
  component: TalentReportForm,
  decorators: [withToasts],
  args: {
    source: { ...college.talentReports, listReportMajors: async () => college.state.majors },
    reportId: 1001,
    isEditable: true,
    onBack: fn(),
    onSaved: fn(),
    onUnsavedChange: fn(),
    now: () => Date.parse('2026-06-01T08:00:00Z'),
  },
  beforeEach: serve(),
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof TalentReportForm>;
export default meta;
type Story = StateStory<typeof meta>;

export const New: Story = {
  tags: ['state:talent-form.new'],
  args: { reportId: undefined },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByRole('heading', { level: 1, name: '新建人才需求报告' })).toBeVisible();
      for (const name of ['报告名称', '上传单位', '文件名', '文件链接'])
        await expect(canvas.getByRole('textbox', { name })).toHaveValue('');
      for (const radio of canvas.getAllByRole('radio')) await expect(radio).not.toBeChecked();
      await expect(canvas.getByRole('combobox', { name: '相关专业编号' })).toHaveValue('');
      await expect(canvas.getByRole('img', { name: '还没有图片' })).toBeVisible();
      await expect(canvas.queryByText('请填写报告名称。')).toBeNull();
      await expect(get).not.toHaveBeenCalled();
    },
  },
};

export const TypeAdmission: Story = {
  tags: ['state:talent-form.type-0'],
  beforeEach: serve({ type: 0 }),
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByRole('textbox', { name: '报告名称' })).toHaveValue(aTalentReport().name);
      await expect(canvas.getByRole('radio', { name: '准入类' })).toBeChecked();
      await expect(canvas.getByRole('combobox', { name: '相关专业编号' })).toHaveValue('软件工程（1001）');
      await expect(canvas.getByRole('button', { name: '预览 封面.png' })).toBeVisible();
    },
  },
};

/** The form of a stored report as it opens, with the second of the two types. */
const levelEvaluationShows: RestingCheck<typeof meta> = async ({ args, canvas }) => {
  await expect(canvas.getByRole('radio', { name: '水平评价类' })).toBeChecked();
  await expect(canvas.getByRole('radio', { name: '准入类' })).not.toBeChecked();
  await expect(canvas.getByRole('button', { name: '预览 封面.png' })).toBeVisible();
  await expect(args.onUnsavedChange).toHaveBeenLastCalledWith({ isDirty: false, changeCount: 0 });
};

export const TypeLevelEvaluation: Story = {
  tags: ['state:talent-form.type-1'],
  beforeEach: serve({ type: 1 }),
  parameters: { atRest: levelEvaluationShows },
};

export const TypeOther: Story = {
  tags: ['state:talent-form.type-other'],
  beforeEach: serve({ type: 7 }),
  parameters: { atRest: levelEvaluationShows },
};

export const TypeOtherSaved: Story = {
  beforeEach: TypeOther.beforeEach,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '保存' }));
    await expect(await canvas.findByText('保存成功')).toBeVisible();
    await expect(save.mock.lastCall?.[0]).toMatchObject({ id: 1001, type: 1, version: 3 });
  },
};

export const RequiredMissing: Story = {
  tags: ['state:talent-form.required'],
  args: { reportId: undefined },
  play: async ({ canvas, userEvent }) => userEvent.click(await canvas.findByRole('button', { name: '保存' })),
  parameters: {
    atRest: async ({ canvas }) => {
      for (const sentence of ['请填写报告名称。', '请填写上传单位。', '请选择类型。', '请上传封面图片。', '请选择相关专业。'])
        await expect(canvas.getByText(sentence)).toBeVisible();
      await expect(canvas.getByRole('textbox', { name: '报告名称' })).toHaveFocus();
      await expect(canvas.getByRole('group', { name: /^封面图片.*必填$/ })).toHaveAccessibleDescription('请上传封面图片。');
      await expect(save).not.toHaveBeenCalled();
    },
  },
};

/** A sentence goes as its field is mended. */
export const NameMended: Story = {
  args: RequiredMissing.args,
  play: async (context) => {
    await RequiredMissing.play?.(context);
    const { canvas, userEvent } = context;
    await expect(canvas.getByText('请填写报告名称。')).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: '报告名称' }), '报告');
    await expect(canvas.queryByText('请填写报告名称。')).toBeNull();
  },
};

export const CoverChosen: Story = {
  tags: ['state:talent-form.cover'],
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('button', { name: '预览 封面.png' }, ...decoding.slice(1));
    choose(canvasElement, await anImageFile('cover.png', { hue: 120 }));
  },
  parameters: {
    atRest: async ({ args, canvas }) => {
      await expect(canvas.getByRole('button', { name: '预览 cover.png' })).toBeVisible();
      await expect(canvas.queryByRole('button', { name: '预览 封面.png' })).toBeNull();
      await expect(args.onUnsavedChange).toHaveBeenLastCalledWith({ isDirty: true, changeCount: 1 });
    },
  },
};

/** What is sent is a data URL. */
export const CoverSaved: Story = {
  play: async (context) => {
    await CoverChosen.play?.(context);
    const { args, canvas, userEvent } = context;
    await waitFor(() => expect(args.onUnsavedChange).toHaveBeenLastCalledWith({ isDirty: true, changeCount: 1 }));
    await userEvent.click(canvas.getByRole('button', { name: '保存' }));
    await expect(await canvas.findByText('保存成功')).toBeVisible();
    const [sent] = save.mock.lastCall!;
    await expect(sent.picUrl).toMatch(/^data:image\/png;base64,iVBOR/);
    await expect(sent.picUrl).not.toBe(aTalentReport().picUrl);
  },
};

export const Saved: Story = {
  tags: ['state:talent-form.saved'],
  play: async ({ args, canvas, userEvent }) => {
    const name = await canvas.findByRole('textbox', { name: '报告名称' });
    await userEvent.type(name, '（修订）');
    await expect(args.onUnsavedChange).toHaveBeenLastCalledWith({ isDirty: true, changeCount: 1 });
    // Enter in a field of one line saves.
    await userEvent.keyboard('{Enter}');
  },
  parameters: {
    atRest: async ({ args, canvas }) => {
      await expect(canvas.getByText('保存成功')).toBeVisible();
      await expect(canvas.getByRole('textbox', { name: '报告名称' })).toHaveValue('软件工程人才需求报告2026（修订）');
      await expect(save.mock.lastCall?.[0]).toMatchObject({
        name: '软件工程人才需求报告2026（修订）',
        picUrl: aTalentReport().picUrl,
        version: 3,
      });
      await expect(args.onSaved).toHaveBeenCalledWith(expect.objectContaining({ id: 1001, wasNew: false }));
      await expect(args.onUnsavedChange).toHaveBeenLastCalledWith({ isDirty: false, changeCount: 0 });
    },
  },
};

export const Refused: Story = {
  tags: ['state:talent-form.error'],
  beforeEach: () => {
    save.mockRejectedValueOnce(aRefusal('找不到所选的相关专业，可能已被删除，请另选一个。'));
  },
  play: async ({ canvas, userEvent }) => {
    const name = await canvas.findByRole('textbox', { name: '报告名称' });
    await userEvent.type(name, '二');
    await userEvent.click(canvas.getByRole('button', { name: '保存' }));
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByText('找不到所选的相关专业，可能已被删除，请另选一个。')).toBeVisible();
      await expect(canvas.getByRole('textbox', { name: '报告名称' })).toHaveValue('软件工程人才需求报告2026二');
      await expect(canvas.queryByText('保存成功')).toBeNull();
    },
  },
};

export const SavedAtASecondTry: Story = {
  beforeEach: Refused.beforeEach,
  play: async (context) => {
    await Refused.play?.(context);
    const { canvas, userEvent } = context;
    const toasts = within(await canvas.findByRole('region', { name: '通知' }));
    await userEvent.click(toasts.getByRole('button', { name: '重试' }));
    await expect(await canvas.findByText('保存成功')).toBeVisible();
  },
};

export const English: Story = {
  tags: ['state:talent-form.english'],
  globals: { language: '80102' },
  args: { isEditable: false },
  beforeEach: serve({ fileName: 'report-2026.pdf' }),
  parameters: {
    atRest: async ({ canvas, canvasElement }) => {
      await expect(canvas.getByRole('heading', { level: 1, name: 'Demand for software engineers 2026' })).toBeVisible();
      await expect(canvas.getByRole('group', { name: 'Type' })).toHaveTextContent('admission class');
      await expect(canvas.getByRole('group', { name: 'Related major id' })).toHaveTextContent('Software Engineering (1001)');
      await expect(canvas.getByRole('img', { name: 'Cover of Demand for software engineers 2026' })).toBeVisible();
      await expect(canvas.queryByRole('button', { name: 'Save' })).toBeNull();
      await expect(chineseIn(canvasElement)).toEqual([]);
    },
  },
};
