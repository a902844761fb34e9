import type { Point } from '@college/curriculum-model';
import { aPointKsaList } from '@college/curriculum-model/fixtures';
import type { StateStory } from '@college/ui/testing/atRest';
import type { Meta } from '@storybook/react-vite';
import { expect, fireEvent, fn, waitFor, within } from 'storybook/test';
import { withToasts } from '../../course-units/fakes/withToasts';
import { PopupOnPage } from '../fakes/PopupOnPage';
import { serve, source } from '../fakes/servePoints';
import { networkError, unreachedWords, withoutNetwork } from '../../support/fakes/withoutNetwork';
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

async function change(canvas: Canvas, userEvent: User) {
  await userEvent.click(await canvas.findByRole('button', { name: '编辑课点 1：课点标题 1' }));
  await userEvent.type(await canvas.findByRole('textbox', { name: '课点 1 的标题' }), '改{Enter}');
}

async function addKsa(canvas: Canvas, userEvent: User) {
  await userEvent.click(canvas.getByRole('tab', { name: /KSA/ }));
  await userEvent.click(await canvas.findByRole('button', { name: '添加 S' }));
  await userEvent.keyboard('能实现栈{Enter}{Escape}');
}

export const Modified: Story = {
  tags: ['state:point-popup.dirty'],
  play: async ({ canvas, userEvent }) => {
    await change(canvas, userEvent);
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByRole('rowheader', { name: '课点标题 1改' })).toBeVisible();
      await expect(canvas.getByText('1 处修改未保存')).toBeVisible();
    },
  },
};

export const NothingToSave: Story = {
  tags: ['state:point-popup.nothing-to-save'],
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('row', { name: /课点标题 1/ });
    await userEvent.click(canvas.getByRole('button', { name: '保存' }));
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByText('没有需要保存的内容')).toBeVisible();
      await expect(source.savePoints).not.toHaveBeenCalled();
      await expect(source.saveKsa).not.toHaveBeenCalled();
    },
  },
};

export const Saved: Story = {
  tags: ['state:point-popup.saved'],
  play: async ({ canvas, userEvent }) => {
    await change(canvas, userEvent);
    await userEvent.click(canvas.getByRole('button', { name: '保存' }));
  },
  parameters: {
    atRest: async ({ args, canvas }) => {
      await expect(canvas.getByRole('rowheader', { name: '课点标题 1改' })).toBeVisible();
      await expect(canvas.getByText('保存成功')).toBeVisible();
      await expect(canvas.queryByText(/处修改未保存/)).toBeNull();
      await expect(source.savePoints.mock.calls).toEqual([[expect.objectContaining({ courseId: 1004, version: 1 })]]);
      await expect(source.saveKsa).not.toHaveBeenCalled();
      await expect(args.onSaved).toHaveBeenCalledOnce();
    },
  },
};

export const SavedTwice: Story = {
  play: async ({ canvas, userEvent }) => {
    await change(canvas, userEvent);
    await addKsa(canvas, userEvent);
    await userEvent.keyboard('{Control>}s{/Control}');
    await waitFor(() => expect(source.saveKsa).toHaveBeenCalledWith(expect.objectContaining({ version: 2 })));
    await canvas.findByText('保存成功');
    await userEvent.click(canvas.getByRole('tab', { name: /课点/ }));
    await userEvent.click(await canvas.findByRole('button', { name: '删除课点 3：课点标题 3' }));
    await userEvent.keyboard('{Control>}s{/Control}');
    await waitFor(() => expect(source.savePoints).toHaveBeenLastCalledWith(expect.objectContaining({ version: 3 })));
  },
};

export const ClosedUnmodified: Story = {
  tags: ['state:point-popup.close-clean'],
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('row', { name: /课点标题 1/ });
    await userEvent.keyboard('{Escape}');
  },
  parameters: {
    atRest: async ({ args, canvas }) => {
      await expect(canvas.queryByRole('dialog')).toBeNull();
      await expect(canvas.queryByRole('region', { name: '通知' })).toBeNull();
      await expect(args.onClose).toHaveBeenCalledOnce();
      await expect(source.savePoints).not.toHaveBeenCalled();
    },
  },
};

export const ClosedModified: Story = {
  tags: ['state:point-popup.close-modified'],
  play: async ({ args, canvas, userEvent, step }) => {
    await change(canvas, userEvent);
    let finish: (saved: { list: Point[] }) => void = () => {};
    source.savePoints.mockImplementation(
      () =>
        new Promise((resolve) => {
          finish = resolve;
        }),
    );
    await userEvent.click(canvas.getAllByRole('button', { name: '关闭' })[0]!);
    await step('while it saves, the popup is locked and says so', async () => {
      await expect(await canvas.findByText('正在保存，完成后关闭本窗口。')).toBeVisible();
      for (const close of canvas.getAllByRole('button', { name: '关闭' })) await expect(close).toBeDisabled();
      await userEvent.keyboard('{Escape}');
      fireEvent.click(canvas.getByRole('button', { name: '正在保存…' }));
      await expect(args.onClose).not.toHaveBeenCalled();
    });
    finish({ list: aPointKsaList(3) });
  },
  parameters: {
    atRest: async ({ args, canvas }) => {
      await expect(canvas.queryByRole('dialog')).toBeNull();
      await expect(canvas.getByText('保存成功')).toBeVisible();
      await expect(source.savePoints).toHaveBeenCalledOnce();
      await expect(source.saveKsa).not.toHaveBeenCalled();
      await expect(args.onClose).toHaveBeenCalledOnce();
      await expect(args.onSaved).toHaveBeenCalledOnce();
    },
  },
};

export const CloseSaveFails: Story = {
  tags: ['state:point-popup.close-save-fails'],
  beforeEach: () => {
    serve(aPointKsaList(3))();
    source.savePoints.mockRejectedValueOnce(new Error('第 1 行标题不能为空'));
  },
  play: async ({ canvas, userEvent }) => {
    await change(canvas, userEvent);
    await userEvent.click(canvas.getAllByRole('button', { name: '关闭' })[0]!);
  },
  parameters: {
    atRest: async ({ args, canvas }) => {
      await expect(within(canvas.getByRole('region', { name: '通知' })).getByText('第 1 行标题不能为空')).toBeVisible();
      await expect(canvas.getByRole('rowheader', { name: '课点标题 1改' })).toBeVisible();
      await expect(canvas.getByText('保存失败：第 1 行标题不能为空')).toBeVisible();
      await expect(args.onClose).not.toHaveBeenCalled();
    },
  },
};

export const Offline: Story = {
  tags: ['state:point-popup.offline'],
  beforeEach: () => {
    serve(aPointKsaList(3))();
    source.savePoints.mockRejectedValueOnce(networkError('connection', unreachedWords));
    return withoutNetwork();
  },
  play: async (context) => CloseSaveFails.play?.(context),
  parameters: {
    atRest: async ({ args, canvas }) => {
      await expect(canvas.getByText('未保存：网络已断开，联网后自动保存')).toBeVisible();
      await expect(canvas.getByRole('region', { name: '通知' })).toHaveTextContent(unreachedWords);
      await expect(canvas.getByRole('rowheader', { name: '课点标题 1改' })).toBeVisible();
      await expect(args.onClose).not.toHaveBeenCalled();
    },
  },
};

export const ClosedAtSecondTry: Story = {
  beforeEach: CloseSaveFails.beforeEach,
  play: async (context) => {
    await CloseSaveFails.play?.(context);
    const { args, canvas, userEvent } = context;
    await canvas.findByText(/^保存失败/);
    await userEvent.click(within(canvas.getByRole('dialog')).getAllByRole('button', { name: '关闭' })[0]!);
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
    await expect(source.savePoints).toHaveBeenCalledTimes(2);
  },
};

export const ClosedWithoutSaving: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await change(canvas, userEvent);
    source.savePoints.mockRejectedValue(new Error('连接中断'));
    await userEvent.click(canvas.getByRole('button', { name: '保存' }));
    await userEvent.click(await canvas.findByRole('button', { name: '不保存并关闭' }));
    await expect(await canvas.findByText('1 处修改将会丢失。')).toBeVisible();
    await userEvent.click(canvas.getAllByRole('button', { name: '不保存并关闭' }).at(-1)!);
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
  },
};

export const ClosedInTheMiddleOfAnEdit: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '编辑课点 1：课点标题 1' }));
    const title = await canvas.findByRole('textbox', { name: '课点 1 的标题' });
    await userEvent.clear(title);
    await step('a wrong text is not thrown away', async () => {
      await userEvent.click(canvas.getAllByRole('button', { name: '关闭' })[0]!);
      await waitFor(() => expect(title).toHaveAccessibleDescription('课点标题不能为空'));
      await waitFor(() => expect(title).toHaveFocus());
      await expect(args.onClose).not.toHaveBeenCalled();
    });
    await step('a right one is saved without being confirmed first', async () => {
      await userEvent.type(title, '表');
      await userEvent.click(canvas.getAllByRole('button', { name: '关闭' })[0]!);
      await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
      await expect(source.savePoints.mock.lastCall?.[0].points[0]).toMatchObject({ id: 5001, title: '表' });
    });
  },
};

export const KsaNotSaved: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    await change(canvas, userEvent);
    await addKsa(canvas, userEvent);
    source.saveKsa.mockRejectedValueOnce(new Error('KSA 服务暂不可用'));
    await userEvent.click(canvas.getByRole('button', { name: '保存' }));
    await expect(await canvas.findByText('KSA 服务暂不可用')).toBeVisible();
    await expect(canvas.getByText(/^课点已保存，KSA 没有保存，对 KSA 的修改仍在。/)).toBeVisible();
    await expect(args.onSaved).toHaveBeenCalledOnce();
    await step('the next save sends only what is left', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '保存' }));
      await canvas.findByText('保存成功');
      await expect(source.savePoints).toHaveBeenCalledOnce();
      await expect(source.saveKsa).toHaveBeenCalledTimes(2);
    });
  },
};

/** Someone else keeps only the first point, under another title. */
async function saveElsewhere() {
  const [first, ...others] = aPointKsaList(3);
  const points = [{ ...first!, title: '对方的标题' }, ...others.map((point) => ({ ...point, id: -point.id }))];
  await source.savePoints({ courseId: 1004, points });
  source.savePoints.mockClear();
}

export const SomeoneWasFaster: Story = {
  play: async ({ canvas, userEvent, step }) => {
    await change(canvas, userEvent);
    await saveElsewhere();
    await userEvent.click(canvas.getByRole('button', { name: '保存' }));
    await expect(await canvas.findByText('这门课程的课点刚被他人修改，您的修改还没有保存。')).toBeVisible();
    await step('mine go over theirs: what they deleted is new again', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '用我的覆盖' }));
      await canvas.findByText('保存成功');
      const sent = source.savePoints.mock.lastCall![0];
      await expect(sent.version).toBe(2);
      await expect(sent.points.map(({ id, title }) => [id, title])).toEqual([
        [5001, '课点标题 1改'],
        [0, '课点标题 2'],
        [0, '课点标题 3'],
      ]);
    });
  },
};

export const TheirsTaken: Story = {
  play: async ({ canvas, userEvent }) => {
    await change(canvas, userEvent);
    await saveElsewhere();
    await userEvent.click(canvas.getByRole('button', { name: '保存' }));
    await userEvent.click(await canvas.findByRole('button', { name: '采用对方的，放弃我的' }));
    await expect(await canvas.findByRole('rowheader', { name: '对方的标题' })).toBeVisible();
    await expect(canvas.queryByText(/处修改未保存/)).toBeNull();
  },
};
