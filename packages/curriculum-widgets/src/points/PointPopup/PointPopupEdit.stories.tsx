import { aPointKsaList } from '@college/curriculum-model/fixtures';
import type { StateStory } from '@college/ui/testing/atRest';
import type { Meta } from '@storybook/react-vite';
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
type Story = StateStory<typeof meta>;
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

const fields = (canvas: Canvas) => ({
  title: canvas.getByRole('textbox', { name: '课点 2 的标题' }),
  description: canvas.getByRole('textbox', { name: '课点 2 的描述' }),
});

export const InlineEdit: Story = {
  tags: ['state:point-popup.inline-edit'],
  play: async ({ canvas, userEvent }) => {
    await edit(canvas, userEvent);
  },
  parameters: {
    atRest: async ({ canvas }) => {
      const { title, description } = fields(canvas);
      await expect(title).toHaveFocus();
      await expect(title).toHaveValue('课点标题 2');
      await expect(description).toHaveValue('第 2 个课点的描述');
      await expect(canvas.getByRole('button', { name: '确认课点 2' })).toBeVisible();
      await expect(canvas.getByRole('button', { name: '取消编辑课点 2' })).toBeVisible();
    },
  },
};

export const TitleBlank: Story = {
  tags: ['state:point-popup.inline-title-empty'],
  play: async ({ canvas, userEvent }) => {
    const { title, confirm } = await edit(canvas, userEvent);
    await userEvent.clear(title);
    await userEvent.type(title, '  ');
    await confirm();
  },
  parameters: {
    atRest: async ({ canvas }) => {
      const { title } = fields(canvas);
      await expect(title).toBeInvalid();
      await expect(title).toHaveFocus();
      await expect(title).toHaveAccessibleDescription('课点标题不能为空');
    },
  },
};

export const DescriptionBlank: Story = {
  tags: ['state:point-popup.inline-desc-empty'],
  play: async ({ canvas, userEvent }) => {
    const { description, confirm } = await edit(canvas, userEvent);
    await userEvent.clear(description);
    await confirm();
  },
  parameters: {
    atRest: async ({ canvas }) => {
      const { description } = fields(canvas);
      await expect(description).toBeInvalid();
      await expect(description).toHaveFocus();
      await expect(description).toHaveAccessibleDescription('课点描述不能为空');
    },
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
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByRole('rowheader', { name: '双链表' })).toBeVisible();
      await expect(canvas.getByText('1 处修改未保存')).toBeVisible();
      await expect(canvas.getByRole('row', { name: /双链表/ })).toHaveFocus();
    },
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
