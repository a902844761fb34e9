import { sampleOutlines } from '@college/curriculum-model/fixtures';
import type { StateStory } from '@college/ui/testing/atRest';
import { chineseIn } from '@college/ui/testing/chineseIn';
import type { Meta } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { never } from '../../course-units/fakes/never';
import { withToasts } from '../../course-units/fakes/withToasts';
import { aCollege } from '../../support/fakes/aCollege';
import { OutlineList } from './OutlineList';

const college = aCollege();
const { outlines: source } = college;

const meta = {
  title: 'Widgets/Outlines/OutlineList',
  component: OutlineList,
  decorators: [withToasts],
  args: { source, onItemChange: fn(), onUnsavedChange: fn(), now: () => Date.parse('2026-05-13T09:00:00+08:00') },
  beforeEach: college.serve(),
} satisfies Meta<typeof OutlineList>;
export default meta;
type Story = StateStory<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

export const Listed: Story = {
  tags: ['state:outlines.listed'],
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByText('共3份，助手据此给出建议')).toBeVisible();
      await expect(canvas.getByRole('button', { name: '阅读《计算机网络》' })).toBeVisible();
      await expect(canvas.getByText('本校编写')).toBeVisible();
      await expect(canvas.getByText('已停用')).toBeVisible();
      await expect(canvas.queryByRole('button', { name: /编辑|停用|删除|导入/ })).toBeNull();
    },
  },
};

export const Managed: Story = {
  tags: ['state:outlines.managed'],
  args: { isEditable: true },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByRole('button', { name: '新建大纲' })).toBeVisible();
      await expect(canvas.getByRole('button', { name: '停用《计算机网络》' })).toBeVisible();
      await expect(canvas.getByRole('button', { name: '启用《大学物理》' })).toBeVisible();
      await expect(canvas.getByRole('button', { name: '删除《软件项目实训》' })).toBeVisible();
      await expect(canvas.queryByRole('button', { name: '删除《计算机网络》' })).toBeNull();
    },
  },
};

export const Empty: Story = {
  tags: ['state:outlines.empty'],
  beforeEach: college.serve(({ state }) => void (state.outlines = [])),
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByText('还没有样例大纲。')).toBeVisible();
    },
  },
};

export const Loading: Story = {
  tags: ['state:outlines.loading'],
  beforeEach: () => void source.listOutlines.mockImplementation(never),
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByRole('grid', { name: '样例大纲' })).toHaveAttribute('aria-busy', 'true');
      await expect(canvas.queryByRole('button', { name: /^阅读/ })).toBeNull();
    },
  },
};

export const Failed: Story = {
  tags: ['state:outlines.error'],
  beforeEach: () => void source.listOutlines.mockRejectedValue(new Error('服务器繁忙，请稍后再试')),
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByText('没有取到样例大纲')).toBeVisible();
      await expect(canvas.getByRole('button', { name: '重试' })).toBeVisible();
    },
  },
};

export const Read: Story = {
  tags: ['state:outlines.read'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '阅读《计算机网络》' }));
    await expect(args.onItemChange).toHaveBeenCalledWith(1001);
  },
  parameters: {
    atRest: async ({ canvas }) => {
      const dialog = within(canvas.getByRole('dialog', { name: '计算机网络' }));
      await expect(dialog.getByText('样例大纲，教学设计项目组编写，2026-11-28')).toBeVisible();
      await expect(dialog.getByText(/S 能规划子网并配置路由/)).toBeVisible();
    },
  },
};

export const Written: Story = {
  tags: ['state:outlines.wrong'],
  args: { isEditable: true },
  play: async ({ canvas, userEvent, step }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '新建大纲' }));
    const dialog = within(await canvas.findByRole('dialog', { name: '新建大纲' }));
    await step('a line that does not fit is named', async () => {
      await userEvent.type(dialog.getByRole('textbox', { name: '课程名称' }), '桥梁美学');
      await userEvent.type(dialog.getByRole('textbox', { name: '课程类别' }), '土木');
      await userEvent.type(dialog.getByRole('textbox', { name: '编写者' }), '王老师');
      await userEvent.type(dialog.getByRole('textbox', { name: '章节、课点与 KSA' }), '- 拱桥造型');
      await userEvent.click(dialog.getByRole('button', { name: '保存' }));
    });
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByRole('textbox', { name: '章节、课点与 KSA' })).toHaveAccessibleDescription(/第 1 行：课点要写在章节之后。/);
      await expect(canvas.getByRole('textbox', { name: '编写日期' })).toHaveValue('2026-05-13');
    },
  },
};

export const Saved: Story = {
  args: { isEditable: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '编辑《软件项目实训》' }));
    const goals = await canvas.findByRole('textbox', { name: '教学目标' });
    await userEvent.type(goals, '能完成项目');
    await userEvent.keyboard('{Control>}s{/Control}');
    await expect(await canvas.findByText('保存成功')).toBeVisible();
    await expect(source.saveOutline).toHaveBeenCalledWith(expect.objectContaining({ id: 1003, goals: '能完成项目', version: 1 }));
  },
};

export const SwitchedAndDeleted: Story = {
  args: { isEditable: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '停用《计算机网络》' }));
    await expect(await canvas.findByText('已停用，助手不再使用它')).toBeVisible();
    await expect(await canvas.findByRole('button', { name: '启用《计算机网络》' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '删除《软件项目实训》' }));
    await userEvent.click(await canvas.findByRole('button', { name: '删除大纲' }));
    await expect(await canvas.findByText('共2份，助手据此给出建议')).toBeVisible();
    await expect(source.deleteOutline).toHaveBeenCalledWith(1003, { version: 1 });
  },
};

async function deleteProject({ canvas, userEvent }: Pick<Context, 'canvas' | 'userEvent'>) {
  await userEvent.click(await canvas.findByRole('button', { name: '删除《软件项目实训》' }));
  await userEvent.click(await canvas.findByRole('button', { name: '删除大纲' }));
  await canvas.findByRole('button', { name: '撤销删除「软件项目实训」' });
  await canvas.findByText('共2份，助手据此给出建议');
}

/** With the trash the way back stands at the head. */
export const UndoAtHead: Story = {
  args: { isEditable: true, trash: college.history },
  play: deleteProject,
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByRole('button', { name: '撤销删除「软件项目实训」' })).toBeVisible();
      await expect(canvas.queryByRole('button', { name: '删除《软件项目实训》' })).toBeNull();
    },
  },
};

export const DeletionUndone: Story = {
  args: { isEditable: true, trash: college.history },
  play: async (context) => {
    await deleteProject(context);
    await context.userEvent.keyboard('{Control>}z{/Control}');
    await expect(await context.canvas.findByText('共3份，助手据此给出建议')).toBeVisible();
    await expect(college.history.restoreTrash).toHaveBeenCalledWith({ kind: 'outline', id: 1003 });
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByText('已恢复「软件项目实训」')).toBeVisible();
      await expect(canvas.getByRole('button', { name: '删除《软件项目实训》' })).toBeVisible();
      await expect(canvas.queryByRole('button', { name: /^撤销/ })).toBeNull();
    },
  },
};

export const Imported: Story = {
  args: { isEditable: true },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const [{ id: _, version: _version, isOff: _isOff, origin: _origin, updateTime: _time, ...known }] = sampleOutlines as [
      (typeof sampleOutlines)[number],
    ];
    const outlines = [known, { ...known, title: '桥梁美学' }];
    await canvas.findByRole('button', { name: '导入大纲' });
    const input = canvasElement.querySelector<HTMLInputElement>('input[type="file"]')!;
    await userEvent.upload(input, new File([JSON.stringify({ outlines })], 'outlines.json', { type: 'application/json' }));
    await expect(await canvas.findByText('已添加 1 份大纲，1 份名称已有，没有添加')).toBeVisible();
    await expect(await canvas.findByRole('button', { name: '阅读《桥梁美学》' })).toBeVisible();
    await userEvent.upload(input, new File(['[]'], 'other.json', { type: 'application/json' }));
    await expect(await canvas.findByText('这不是样例大纲的导出文件。')).toBeVisible();
  },
};

/** The file was moved after it was chosen. */
export const Unreadable: Story = {
  args: { isEditable: true },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await canvas.findByRole('button', { name: '导入大纲' });
    const file = new File(['{}'], 'outlines.json', { type: 'application/json' });
    file.text = () => Promise.reject(new DOMException('The requested file could not be read.', 'NotReadableError'));
    await userEvent.upload(canvasElement.querySelector<HTMLInputElement>('input[type="file"]')!, file);
    await expect(await canvas.findByText('这不是样例大纲的导出文件。')).toBeVisible();
  },
};

export const English: Story = {
  tags: ['state:outlines.english'],
  globals: { language: '80102' },
  args: { isEditable: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Read Computer Networks' }));
  },
  parameters: {
    atRest: async ({ canvas, canvasElement }) => {
      const dialog = within(canvas.getByRole('dialog', { name: 'Computer Networks' }));
      await expect(dialog.getByText('Sample outline, written by Curriculum project team, 2026-11-28')).toBeVisible();
      await expect(chineseIn(canvasElement)).toEqual([]);
    },
  },
};
