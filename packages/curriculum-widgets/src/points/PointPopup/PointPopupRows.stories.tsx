import { aPointKsaList } from '@college/curriculum-model/fixtures';
import type { StateStory } from '@college/ui/testing/atRest';
import type { Meta } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
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

const titles = (canvas: Canvas) => canvas.queryAllByRole('rowheader').map((cell) => cell.textContent);
const storedTitles = ['课点标题 1', '课点标题 2', '课点标题 3'];

/** The ids that the last save sent. */
function sentIds() {
  return source.savePoints.mock.lastCall?.[0].points.map(({ id }) => id);
}

export const NewPoint: Story = {
  tags: ['state:point-popup.add-row'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '添加课点' }));
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(titles(canvas)).toEqual(storedTitles);
      await expect(canvas.getByRole('textbox', { name: '课点 4 的标题' })).toHaveFocus();
      await expect(canvas.getByRole('textbox', { name: '课点 4 的标题' })).toHaveValue('');
    },
  },
};

/** Once a point is confirmed, the next one is one key away. */
export const NewPointConfirmed: Story = {
  play: async (context) => {
    await NewPoint.play?.(context);
    const { canvas, userEvent } = context;
    await waitFor(() => expect(canvas.getByRole('textbox', { name: '课点 4 的标题' })).toHaveFocus());
    await userEvent.keyboard('栈与队列{Tab}实现和应用{Enter}');
    await expect(canvas.getByRole('rowheader', { name: '栈与队列' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: '添加课点' })).toHaveFocus();
  },
};

export const OneDeleted: Story = {
  tags: ['state:point-popup.delete-one'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '删除课点 2：课点标题 2' }));
    await expect(canvas.getByRole('row', { name: /课点标题 3/ })).toHaveFocus();
    await expect(canvas.getByText('已删除 1 个课点')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '保存' }));
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(titles(canvas)).toEqual(['课点标题 1', '课点标题 3']);
      await expect(canvas.getByText('保存成功')).toBeVisible();
      await expect(canvas.queryByText('已删除 1 个课点')).toBeNull();
      await expect(source.savePoints).toHaveBeenCalledOnce();
      await expect(sentIds()).toEqual([5001, 5003, -5002]);
    },
  },
};

export const DeleteUndone: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '删除课点 2：课点标题 2' }));
    await userEvent.click(await canvas.findByRole('button', { name: '撤销' }));
    await waitFor(() => expect(titles(canvas)).toEqual(storedTitles));
    await expect(canvas.queryByText(/处修改未保存/)).toBeNull();
  },
};

export const NothingSelected: Story = {
  tags: ['state:point-popup.batch-delete-none'],
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(titles(canvas)).toEqual(storedTitles);
      for (const tick of canvas.getAllByRole('checkbox')) await expect(tick).not.toBeChecked();
      await expect(canvas.getByRole('button', { name: '删除所选' })).toBeDisabled();
      await expect(canvas.queryByRole('textbox')).toBeNull();
      await expect(canvas.queryByRole('region', { name: '通知' })).toBeNull();
    },
  },
};

export const BatchDeleted: Story = {
  tags: ['state:point-popup.batch-delete'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: '选择课点 1：课点标题 1' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: '选择课点 3：课点标题 3' }));
    await userEvent.click(canvas.getByRole('button', { name: '删除所选 2 个课点' }));
    await expect(canvas.getByRole('row', { name: /课点标题 2/ })).toHaveFocus();
    await expect(canvas.getByText('已删除 2 个课点')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '保存' }));
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(titles(canvas)).toEqual(['课点标题 2']);
      await expect(canvas.getByText('保存成功')).toBeVisible();
      await expect(canvas.queryByText('已删除 2 个课点')).toBeNull();
      await expect(source.savePoints).toHaveBeenCalledOnce();
      await expect(sentIds()).toEqual([5002, -5001, -5003]);
    },
  },
};

export const NewPointDeleted: Story = {
  tags: ['state:point-popup.delete-new'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '添加课点' }));
    await userEvent.keyboard('栈与队列{Tab}实现和应用{Enter}');
    await userEvent.click(canvas.getByRole('button', { name: '删除课点 4：栈与队列' }));
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(titles(canvas)).toEqual(storedTitles);
      await expect(canvas.getByText('已删除 1 个课点')).toBeVisible();
      await expect(canvas.queryByText(/处修改未保存/)).toBeNull();
    },
  },
};

export const NothingSentForNewPoint: Story = {
  play: async (context) => {
    await NewPointDeleted.play?.(context);
    const { canvas, userEvent } = context;
    await userEvent.click(canvas.getByRole('button', { name: '保存' }));
    await expect(await canvas.findByText('没有需要保存的内容')).toBeVisible();
    await expect(source.savePoints).not.toHaveBeenCalled();
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
