import type { StateStory } from '@college/ui/testing/atRest';
import { chineseIn } from '@college/ui/testing/chineseIn';
import type { Meta } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { withToasts } from '../../course-units/fakes/withToasts';
import { aCollege } from '../../support/fakes/aCollege';
import { CollegeMajorEditor } from './CollegeMajorEditor';

const college = aCollege();
const { collegeMajors: source } = college;

const meta = {
  title: 'Widgets/College majors/CollegeMajorEditor',
  component: CollegeMajorEditor,
  decorators: [withToasts],
  args: {
    source,
    majorId: 1002,
    isEditable: true,
    now: () => Date.UTC(2026, 4, 14, 8, 40),
    onBack: fn(),
    onSaved: fn(),
    onUnsavedChange: fn(),
  },
  beforeEach: college.serve(),
  parameters: {
    layout: 'fullscreen',
  },
} satisfies Meta<typeof CollegeMajorEditor>;
export default meta;
type Story = StateStory<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

export const NewMajor: Story = {
  tags: ['state:college-major-editor.new'],
  args: { majorId: undefined },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByRole('heading', { name: '新建本科专业资料' })).toBeVisible();
      await expect(canvas.getByRole('button', { name: /职业层级1/ })).toHaveTextContent('细类（职业）');
      await expect(canvas.getByRole('button', { name: /需求类型1/ })).toHaveTextContent('水平评价类');
      await expect(canvas.getByRole('textbox', { name: '专业名称' })).toHaveValue('');
      await expect(canvas.getByRole('status', { name: '总学分' })).toHaveTextContent(/^0$/);
      await expect(canvas.queryByText('请填写专业名称。')).toBeNull();
    },
  },
};

export const Existing: Story = {
  tags: ['state:college-major-editor.existing'],
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByRole('textbox', { name: '专业名称' })).toHaveValue('软件工程');
      await expect(canvas.getByRole('heading', { name: '软件工程' })).toBeVisible();
      await expect(canvas.getByRole('combobox', { name: '专业类' })).toHaveTextContent('工学 / 计算机类');
      await expect(canvas.getByRole('button', { name: /质量标准/ })).toHaveTextContent('普通高等学校本科专业类教学质量国家标准（2018）');
      await expect(canvas.getByRole('textbox', { name: '专业代码' })).toHaveValue('080902');
      await expect(canvas.getByRole('button', { name: /修业年限/ })).toHaveTextContent('四年');
      await expect(canvas.getByRole('button', { name: '课程4：集中实践教学环节、综合课程' })).toBeVisible();
      await expect(canvas.getByRole('status', { name: '总学分' })).toHaveTextContent('160');
      await expect(canvas.getByRole('textbox', { name: '相关专业2' })).toHaveValue('网络工程');
      await expect(canvas.queryByRole('textbox', { name: '相关专业3' })).toBeNull();
      await expect((await source.getCollegeMajor(1002)).score).toBe(160);
    },
  },
};

async function write({ canvas, userEvent }: Context, text: string) {
  await userEvent.type(await canvas.findByRole('textbox', { name: '专业名称' }), text);
}

export const EditableWhenFalse: Story = {
  tags: ['state:college-major-editor.editable'],
  args: { isEditDisabled: false },
  play: (context) => write(context, '（卓越）'),
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByRole('button', { name: '保存' })).toBeVisible();
      await expect(canvas.getByRole('textbox', { name: '专业名称' })).toHaveValue('软件工程（卓越）');
    },
  },
};

export const EditDisabled: Story = {
  tags: ['state:college-major-editor.edit-disabled'],
  args: { isEditDisabled: true },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByRole('group', { name: '专业名称' })).toHaveTextContent('软件工程');
      await expect(canvas.queryByRole('textbox')).toBeNull();
      await expect(canvas.queryByRole('button', { name: '保存' })).toBeNull();
      await expect(canvas.queryByRole('button', { name: '添加一行' })).toBeNull();
      await expect(canvas.getByText('此处已停用编辑，可以查看专业内容。')).toBeVisible();
    },
  },
};

export const OtherRuleTrue: Story = {
  tags: ['state:college-major-editor.other-rule'],
  args: { saveRule: 'show-when-true', isEditDisabled: true },
  play: (context) => write(context, '（标志为真）'),
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByRole('button', { name: '保存' })).toBeVisible();
      await expect(canvas.getByRole('textbox', { name: '专业名称' })).toHaveValue('软件工程（标志为真）');
    },
  },
};

export const OtherRuleFalse: Story = {
  args: { saveRule: 'show-when-true', isEditDisabled: false },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('group', { name: '专业名称' })).toHaveTextContent('软件工程');
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await expect(canvas.queryByRole('button', { name: '保存' })).toBeNull();
  },
};

export const ReadOnly: Story = {
  args: { isEditable: false },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('您可以查看这条记录，只有学校管理者可以修改。')).toBeVisible();
    await expect(canvas.getByRole('group', { name: '课程4' })).toHaveTextContent('集中实践教学环节、综合课程');
    for (const button of canvas.queryAllByRole('button')) await expect(button).toHaveAccessibleName('返回本科专业');
    // The sum stands below the scores.
    const leftOf = (element: Element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return range.getBoundingClientRect().left;
    };
    const score = within(canvas.getByRole('group', { name: '学分4' })).getByText('32.5');
    await expect(Math.abs(leftOf(canvas.getByRole('status', { name: '总学分' })) - leftOf(score))).toBeLessThanOrEqual(1);
  },
};

export const English: Story = {
  tags: ['state:college-major-editor.english'],
  globals: { language: '80102' },
  args: { isEditable: false },
  beforeEach: college.serve(({ state }) => {
    state.collegeMajors[1]!.relates = '[{"label":"Data Science","occupationLevel":4,"demandType":1}]';
  }),
  parameters: {
    atRest: async ({ canvas, canvasElement }) => {
      await expect(canvas.getByRole('group', { name: 'Major name' })).toHaveTextContent('Software Engineering');
      await expect(canvas.getByRole('group', { name: 'Major category' })).toHaveTextContent('Engineering / Computing');
      await expect(canvas.getByRole('status', { name: 'Score' })).toHaveTextContent('160');
      const relates = within(canvas.getByRole('group', { name: 'Related majors' }));
      await expect(relates.getByRole('group', { name: 'Related major 1' })).toBeVisible();
      await expect(chineseIn(canvasElement)).toEqual([]);
      await expect(source.saveCollegeMajor).not.toHaveBeenCalled();
    },
  },
};
