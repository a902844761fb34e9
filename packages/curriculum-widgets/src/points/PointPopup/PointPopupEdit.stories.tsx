import { aPointKsaList } from '@college/curriculum-model/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { withToasts } from '../../course-units/fakes/withToasts';
import { PopupOnPage } from '../fakes/PopupOnPage';
import { serve, source } from '../fakes/servePoints';
import { PointPopup } from './PointPopup';

const meta = {
  title: 'Widgets/Points/PointPopup',
  component: PointPopup,
  decorators: [withToasts],
  args: { source, majorId: 1001, courseId: 1004, courseName: '数据结构', onSaved: fn(), onClose: fn() },
  render: (args) => <PopupOnPage {...args} />,
  beforeEach: serve(aPointKsaList(3)),
  parameters: { docs: { story: { inline: false, height: '760px' } } },
} satisfies Meta<typeof PointPopup>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];
type User = Parameters<NonNullable<Story['play']>>[0]['userEvent'];

async function edit(canvas: Canvas, userEvent: User, number = 2) {
  await userEvent.click(await canvas.findByRole('button', { name: `编辑课点 ${number}：课点标题 ${number}` }));
  return {
    title: await canvas.findByRole('textbox', { name: `课点 ${number} 的标题` }),
    description: canvas.getByRole('textbox', { name: `课点 ${number} 的描述` }),
    confirm: () => userEvent.click(canvas.getByRole('button', { name: `确认课点 ${number}` })),
  };
}

/** The ids that the last save sent. */
function sentIds() {
  return source.savePoints.mock.lastCall?.[0].points.map(({ id }: { id: number }) => id);
}

async function save(canvas: Canvas, userEvent: User) {
  await userEvent.click(canvas.getByRole('button', { name: '保存' }));
  await waitFor(() => expect(source.savePoints).toHaveBeenCalledOnce());
}

export const InlineEdit: Story = {
  tags: ['state:point-popup.inline-edit'],
  play: async ({ canvas, userEvent }) => {
    const { title, description } = await edit(canvas, userEvent);
    await expect(title).toHaveFocus();
    await expect(description).toHaveValue('第 2 个课点的描述');
    await expect(canvas.getByRole('button', { name: '确认课点 2' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: '取消编辑课点 2' })).toBeVisible();
  },
};

export const TitleBlank: Story = {
  tags: ['state:point-popup.inline-title-empty'],
  play: async ({ canvas, userEvent }) => {
    const { title, confirm } = await edit(canvas, userEvent);
    await userEvent.clear(title);
    await userEvent.type(title, '  ');
    await confirm();
    await expect(title).toBeInvalid();
    await expect(title).toHaveFocus();
    await expect(title).toHaveAccessibleDescription('课点标题不能为空');
  },
};

export const DescriptionBlank: Story = {
  tags: ['state:point-popup.inline-desc-empty'],
  play: async ({ canvas, userEvent }) => {
    const { description, confirm } = await edit(canvas, userEvent);
    await userEvent.clear(description);
    await confirm();
    await expect(description).toBeInvalid();
    await expect(description).toHaveFocus();
    await expect(description).toHaveAccessibleDescription('课点描述不能为空');
  },
};

export const TooLong: Story = {
  play: async ({ canvas, userEvent }) => {
    const { title, confirm } = await edit(canvas, userEvent);
    await userEvent.click(title);
    await userEvent.clear(title);
    await userEvent.paste('字'.repeat(201));
    const editor = await canvas.findByRole('dialog', { name: '课点 2 的标题' });
    await userEvent.click(within(editor).getByRole('button', { name: '完成编辑' }));
    await waitFor(() => expect(canvas.queryByRole('dialog', { name: '课点 2 的标题' })).toBeNull());
    await confirm();
    await expect(await canvas.findByText('最多 200 个字符，现有 201 个')).toBeInTheDocument();
  },
};

export const SameTitle: Story = {
  play: async ({ canvas, userEvent }) => {
    const { title, confirm } = await edit(canvas, userEvent);
    await userEvent.clear(title);
    await userEvent.type(title, '课点标题 1');
    await expect(canvas.getByText('与课点 1 重名')).toBeVisible();
    await confirm();
    await expect(canvas.getByText('与课点 1 重名')).toBeVisible();
  },
};

export const EditConfirmed: Story = {
  tags: ['state:point-popup.inline-confirmed'],
  play: async ({ canvas, userEvent }) => {
    const { title } = await edit(canvas, userEvent);
    await userEvent.clear(title);
    await userEvent.type(title, '双链表{Enter}');
    await expect(canvas.getByRole('rowheader', { name: '双链表' })).toBeVisible();
    await expect(canvas.getByText('1 处修改未保存')).toBeVisible();
    await expect(canvas.getByRole('row', { name: /双链表/ })).toHaveFocus();
  },
};

export const EditCancelled: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    const { title } = await edit(canvas, userEvent);
    await userEvent.type(title, '改');
    await step('Esc ends the edit and leaves the popup', async () => {
      await userEvent.keyboard('{Escape}');
      await expect(canvas.getByRole('rowheader', { name: '课点标题 2' })).toBeVisible();
      await expect(canvas.getByRole('row', { name: /课点标题 2/ })).toHaveFocus();
      await expect(args.onClose).not.toHaveBeenCalled();
    });
    await step('the next Esc closes it', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
    });
  },
};

export const NewPoint: Story = {
  tags: ['state:point-popup.add-row'],
  play: async ({ canvas, userEvent, step }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '添加课点' }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: '课点 4 的标题' })).toHaveFocus());
    await step('confirmed, it is in the list, and the next one is one key away', async () => {
      await userEvent.keyboard('栈与队列{Tab}实现和应用{Enter}');
      await expect(canvas.getByRole('rowheader', { name: '栈与队列' })).toBeVisible();
      await expect(canvas.getByRole('button', { name: '添加课点' })).toHaveFocus();
    });
  },
};

export const OneDeleted: Story = {
  tags: ['state:point-popup.delete-one'],
  play: async ({ canvas, userEvent, step }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '删除课点 2：课点标题 2' }));
    await expect(canvas.queryByRole('rowheader', { name: '课点标题 2' })).toBeNull();
    await expect(canvas.getByRole('row', { name: /课点标题 3/ })).toHaveFocus();
    await step('its id goes out negated', async () => {
      await save(canvas, userEvent);
      await expect(sentIds()).toEqual([5001, 5003, -5002]);
    });
  },
};

export const DeleteUndone: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '删除课点 2：课点标题 2' }));
    await userEvent.click(await canvas.findByRole('button', { name: '撤销' }));
    const rows = await canvas.findAllByRole('rowheader');
    await expect(rows.map((row) => row.textContent)).toEqual(['课点标题 1', '课点标题 2', '课点标题 3']);
    await expect(canvas.queryByText(/处修改未保存/)).toBeNull();
  },
};

export const NothingSelected: Story = {
  tags: ['state:point-popup.batch-delete-none'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '删除所选' })).toBeDisabled();
  },
};

export const BatchDeleted: Story = {
  tags: ['state:point-popup.batch-delete'],
  play: async ({ canvas, userEvent, step }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: '选择课点 1：课点标题 1' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: '选择课点 3：课点标题 3' }));
    await userEvent.click(canvas.getByRole('button', { name: '删除所选 2 个课点' }));
    await expect(canvas.getAllByRole('row')).toHaveLength(2);
    await expect(canvas.getByRole('row', { name: /课点标题 2/ })).toHaveFocus();
    await step('both ids go out negated', async () => {
      await save(canvas, userEvent);
      await expect(sentIds()).toEqual([5002, -5001, -5003]);
    });
  },
};

export const NewPointDeleted: Story = {
  tags: ['state:point-popup.delete-new'],
  play: async ({ canvas, userEvent, step }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '添加课点' }));
    await userEvent.keyboard('栈与队列{Tab}实现和应用{Enter}');
    await userEvent.click(canvas.getByRole('button', { name: '删除课点 4：栈与队列' }));
    await expect(canvas.queryByText(/处修改未保存/)).toBeNull();
    await step('nothing is sent for it', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '保存' }));
      await expect(await canvas.findByText('没有需要保存的内容')).toBeVisible();
      await expect(source.savePoints).not.toHaveBeenCalled();
    });
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent, step }) => {
    const first = await canvas.findByRole('row', { name: /课点标题 1/ });
    first.focus();
    await step('arrows walk, Space selects', async () => {
      await userEvent.keyboard('{ArrowDown}{ArrowDown} {ArrowUp}');
      await expect(canvas.getByRole('row', { name: /课点标题 2/ })).toHaveFocus();
      await expect(canvas.getByRole('checkbox', { name: '选择课点 3：课点标题 3' })).toBeChecked();
    });
    await step('into the row and out of it', async () => {
      await userEvent.keyboard('{ArrowRight}{ArrowRight}');
      await expect(canvas.getByRole('button', { name: '编辑课点 2：课点标题 2' })).toHaveFocus();
      await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    });
    await step('Enter edits and confirms', async () => {
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(canvas.getByRole('textbox', { name: '课点 2 的标题' })).toHaveFocus());
      await userEvent.keyboard('（改）{Enter}');
      await expect(canvas.getByRole('row', { name: /课点标题 2（改）/ })).toHaveFocus();
    });
    await step('Delete deletes, Ctrl+S saves', async () => {
      await userEvent.keyboard('{ArrowUp}{Delete}');
      await expect(canvas.getByRole('row', { name: /课点标题 2（改）/ })).toHaveFocus();
      await userEvent.keyboard('{Control>}s{/Control}');
      await expect(await canvas.findByText('保存成功')).toBeVisible();
      await expect(sentIds()).toEqual([5002, 5003, -5001]);
      await waitFor(() => expect(canvas.getByRole('row', { name: /课点标题 2（改）/ })).toHaveFocus());
    });
  },
};
