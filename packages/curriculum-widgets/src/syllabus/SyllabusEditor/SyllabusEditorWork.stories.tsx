import type { StateStory } from '@college/ui/testing/atRest';
import type { Meta } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { memoryStorage } from '../../course-units/fakes/memoryStorage';
import { withToasts } from '../../course-units/fakes/withToasts';
import { aCollege } from '../../support/fakes/aCollege';
import { saveElsewhere, storedInfo } from '../fakes/keepReport';
import { syllabusDraftKey, writeSyllabusDraft } from './draft/syllabusDraft';
import { unreachedWords, withoutNetwork } from '../../support/fakes/withoutNetwork';
import { SyllabusEditor } from './SyllabusEditor';

const college = aCollege({ as: 'majorLeader' });

const meta = {
  title: 'Widgets/Syllabus/SyllabusEditor',
  component: SyllabusEditor,
  decorators: [withToasts],
  beforeEach: college.serve(),
  args: {
    source: college.syllabus,
    courseId: 1004,
    isRevisable: true,
    userId: 1005,
    now: () => Date.parse('2026-03-02T08:40:00Z'),
    onDirtyChange: fn(),
    onSaved: fn(),
  },
  parameters: {
    layout: 'fullscreen',
  },
} satisfies Meta<typeof SyllabusEditor>;
export default meta;
type Story = StateStory<typeof meta>;

export const Saved: Story = {
  tags: ['state:syllabus.saved'],
  play: async ({ canvas, userEvent }) => {
    (await canvas.findByRole('button', { name: '编辑学分' })).focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard('{Control>}a{/Control}3{Enter}');
    await userEvent.click(canvas.getByRole('button', { name: '保存修改' }));
  },
  parameters: {
    atRest: async ({ args, canvas }) => {
      await expect(canvas.getByText('开课说明保存成功')).toBeVisible();
      await expect(args.onSaved).toHaveBeenCalledOnce();
      await expect(args.onDirtyChange).toHaveBeenLastCalledWith({ isDirty: false, changeCount: 0 });
    },
  },
};

export const SaveFailed: Story = {
  tags: ['state:syllabus.save-error'],
  beforeEach: college.serve(({ failures }) => {
    failures.saveAdditionalInfo = { code: '50000', message: '服务器繁忙，开课说明没有保存' };
  }),
  play: async (context) => Saved.play?.(context),
  parameters: {
    atRest: async ({ args, canvas }) => {
      await expect(canvas.getByRole('alert')).toHaveTextContent('服务器繁忙，开课说明没有保存');
      await expect(canvas.getByText('保存失败：服务器繁忙，开课说明没有保存')).toBeVisible();
      await expect(args.onDirtyChange).toHaveBeenLastCalledWith({ isDirty: true, changeCount: 1 });
      await expect(canvas.getByRole('region', { name: /基本信息/ })).toHaveTextContent('学分3');
    },
  },
};

export const Offline: Story = {
  tags: ['state:syllabus.offline'],
  beforeEach: () => {
    college.failures.saveAdditionalInfo = 'offline';
    return withoutNetwork();
  },
  play: async (context) => Saved.play?.(context),
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByText('1 处修改未保存：网络已断开，联网后自动保存')).toBeVisible();
      await expect(canvas.getByRole('region', { name: '通知' })).toHaveTextContent(unreachedWords);
      await expect(canvas.getByRole('region', { name: /基本信息/ })).toHaveTextContent('学分3');
    },
  },
};

function crashedTab() {
  const storage = memoryStorage();
  const draft = writeSyllabusDraft({
    name: '数据结构',
    writtenAt: Date.parse('2026-03-02T08:10:00Z'),
    kept: { examway: '机试' },
    typed: { others: '多读源代码', attend: '按时到课，缺课三分之一者不得参加考试。迟到两次' },
    base: {},
    confirmed: [],
  });
  storage.setItem(syllabusDraftKey({ userId: 1005, courseId: 1004 }), draft);
  return storage;
}

export const DraftRestored: Story = {
  args: { draftStorage: crashedTab() },
  play: async ({ args, canvas }) => {
    await expect(await canvas.findByText(/^已恢复 2026-03-02 16:10:00 未保存的修改/)).toBeVisible();
    await expect(canvas.getByText('机试')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: '其他建议' })).toHaveValue('多读源代码');
    await expect(canvas.getByRole('button', { name: /^继续编辑考勤/ })).toHaveTextContent('迟到两次');
    await expect(args.onDirtyChange).toHaveBeenLastCalledWith({ isDirty: true, changeCount: 3 });
  },
};

export const TwoPeopleSaved: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText('闭卷笔试'));
    await userEvent.keyboard('{Control>}a{/Control}机试{Enter}');
    await saveElsewhere(college, { examway: '口试', score: 5, others: '对方写的建议' });
    await userEvent.click(canvas.getByRole('button', { name: '保存修改' }));
    const dialog = within(await canvas.findByRole('dialog', { name: '有人先保存了这份开课说明' }));
    await expect(dialog.getByRole('radio', { name: /我的\s*机试/ })).toBeChecked();
    await expect(dialog.getByRole('radio', { name: /对方的\s*口试/ })).not.toBeChecked();
    await expect(dialog.getAllByRole('radiogroup')).toHaveLength(1);
    await expect(args.onDirtyChange).toHaveBeenLastCalledWith({ isDirty: true, changeCount: 1 });
  },
};

export const BothLanguages: Story = {
  args: { languages: 'both' },
  beforeEach: () => {
    storedInfo(college).translations!.en!.attend!.older = true;
  },
  play: async ({ args, canvas, userEvent }) => {
    const english = (await canvas.findByText(/^Be on time/)).closest('dd')!;
    await expect(within(english).getByText('按时到课，缺课三分之一者不得参加考试。')).toBeVisible();
    await expect(within(english).getByText('早于中文')).toBeVisible();
    await userEvent.click(within(english).getByRole('button', { name: '考勤的英文仍然正确' }));
    await expect(within(english).queryByText('早于中文')).not.toBeInTheDocument();
    await expect(args.onDirtyChange).toHaveBeenLastCalledWith({ isDirty: true, changeCount: 1 });
  },
};
