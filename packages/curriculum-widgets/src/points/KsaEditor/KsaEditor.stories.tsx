import { loadPointList, type PointList } from '@college/curriculum-model';
import { aPointKsaList, samplePointKsa } from '@college/curriculum-model/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { pointsInEnglish } from '../../course-units/fakes/inEnglish';
import { withToasts } from '../../course-units/fakes/withToasts';
import { KsaEditor, type KsaEditorProps } from './KsaEditor';

/** A caller that owns the list. */
function EditorWithList({ list: start, ...props }: KsaEditorProps) {
  const [list, setList] = useState<PointList>(start);
  return (
    <div style={{ inlineSize: 832, blockSize: 560 }}>
      <KsaEditor
        {...props}
        list={list}
        onChange={(change) => {
          props.onChange(change);
          setList(change);
        }}
      />
    </div>
  );
}

const meta = {
  title: 'Widgets/Points/KsaEditor',
  component: KsaEditor,
  decorators: [withToasts],
  args: { list: loadPointList({ points: samplePointKsa(1004) }), onChange: fn() },
  render: (args) => <EditorWithList {...args} />,
} satisfies Meta<typeof KsaEditor>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

/** The codes with their texts under a letter. */
function items(canvas: Canvas, group: string) {
  const grid = canvas.queryByRole('grid', { name: group });
  return grid
    ? within(grid)
        .getAllByRole('rowheader')
        .map((code) => `${code.textContent} ${code.nextElementSibling?.textContent}`)
    : [];
}

export const Typical: Story = {
  play: async ({ canvas }) => {
    await expect(items(canvas, 'S 技能')).toEqual(['S1 能实现链表基本操作', 'S2 能编写递归遍历', 'S3 能用调试器定位指针错误']);
    await expect(canvas.getByRole('button', { name: 'K1 支撑的课点：课点 1、9、10' })).toBeVisible();
  },
};

export const Empty: Story = {
  args: { list: loadPointList({ points: [] }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('还没有 K 知识')).toBeVisible();
    await expect(canvas.getByRole('button', { name: '添加 A' })).toBeEnabled();
  },
};

export const Added: Story = {
  play: async ({ canvas, userEvent, step }) => {
    await userEvent.click(canvas.getByRole('button', { name: '添加 S' }));
    await step('Enter adds, and the field is ready for the next', async () => {
      await userEvent.keyboard('能实现栈{Enter}能实现队列{Enter}');
      await expect(items(canvas, 'S 技能').slice(3)).toEqual(['S4 能实现栈', 'S5 能实现队列']);
      await expect(canvas.getByText('已添加 S5')).toBeInTheDocument();
      await expect(canvas.getByRole('textbox', { name: '新的 S 技能' })).toHaveFocus();
    });
    await step('Esc ends', async () => {
      await userEvent.keyboard('{Escape}');
      await expect(canvas.queryByRole('textbox')).toBeNull();
      await expect(canvas.getByRole('button', { name: '添加 S' })).toHaveFocus();
    });
  },
};

export const ManyPasted: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '添加 K' }));
    await userEvent.paste('散列函数的构造\r\n\r\nK9 冲突的处理\nS1\t能分析平均查找长度');
    await userEvent.click(canvas.getByRole('button', { name: '添加 3 项' }));
    await expect(items(canvas, 'K 知识').slice(4)).toEqual(['K5 散列函数的构造', 'K6 冲突的处理']);
    await expect(items(canvas, 'S 技能').slice(3)).toEqual(['S4 能分析平均查找长度']);
  },
};

export const NothingWritten: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '添加 K' }));
    await userEvent.keyboard('  {Enter}');
    const field = canvas.getByRole('textbox', { name: '新的 K 知识' });
    await expect(field).toHaveAccessibleDescription('KSA 描述不能为空');
    await expect(field).toHaveFocus();
  },
};

export const Edited: Story = {
  play: async ({ canvas, userEvent, step }) => {
    await userEvent.click(canvas.getByRole('button', { name: '编辑 K2：线性结构特点' }));
    const field = await canvas.findByRole('textbox', { name: 'K2 的描述' });
    await waitFor(() => expect(field).toHaveFocus());
    await step('blank is refused', async () => {
      await userEvent.clear(field);
      await userEvent.keyboard('{Enter}');
      await expect(field).toHaveAccessibleDescription('KSA 描述不能为空');
    });
    await step('Enter confirms', async () => {
      await userEvent.type(field, '线性表的特点{Enter}');
      await expect(items(canvas, 'K 知识')[1]).toBe('K2 线性表的特点');
      await expect(canvas.getByRole('row', { name: /线性表的特点/ })).toHaveFocus();
    });
  },
};

export const Repeated: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '添加 K' }));
    await userEvent.keyboard('线性结构特点{Enter}{Escape}');
    await expect(canvas.getByText('与 K2 重复')).toBeVisible();
  },
};

export const Deleted: Story = {
  play: async ({ canvas, userEvent, step }) => {
    await userEvent.click(canvas.getByRole('button', { name: '删除 K2：线性结构特点' }));
    await expect(items(canvas, 'K 知识')).toEqual(['K1 大O记号含义', 'K2 二叉树性质', 'K3 图的存储方式']);
    await expect(canvas.getByRole('row', { name: /二叉树性质/ })).toHaveFocus();
    await step('and brought back to its number and its points', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: '撤销' }));
      await expect(items(canvas, 'K 知识')[1]).toBe('K2 线性结构特点');
      await expect(canvas.getByRole('button', { name: 'K2 支撑的课点：课点 2、4' })).toBeVisible();
    });
  },
};

export const Moved: Story = {
  play: async ({ canvas, userEvent, step }) => {
    await userEvent.click(canvas.getByRole('button', { name: '上移 K3' }));
    await expect(items(canvas, 'K 知识')).toEqual(['K1 大O记号含义', 'K2 二叉树性质', 'K3 线性结构特点', 'K4 图的存储方式']);
    await expect(canvas.getByRole('button', { name: '上移 K2' })).toHaveFocus();
    await step('by keyboard', async () => {
      await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
      await expect(items(canvas, 'K 知识')[0]).toBe('K1 二叉树性质');
      await expect(canvas.getByText('现为 K1')).toBeInTheDocument();
      await expect(canvas.getByRole('row', { name: /二叉树性质/ })).toHaveFocus();
    });
  },
};

export const SupportedPointsChosen: Story = {
  play: async ({ canvas, userEvent, step }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'K2 支撑的课点：课点 2、4' }));
    const menu = await canvas.findByRole('menu', { name: 'K2 支撑的课点' });
    await step('each choice counts at once', async () => {
      await userEvent.click(within(menu).getByRole('menuitemcheckbox', { name: '1 算法与复杂度' }));
      await userEvent.click(within(menu).getByRole('menuitemcheckbox', { name: '4 栈与队列' }));
      await expect(within(menu).getByRole('menuitemcheckbox', { name: '2 顺序表' })).toBeChecked();
    });
    await step('Esc closes and focus is back', async () => {
      await userEvent.keyboard('{Escape}');
      const button = await canvas.findByRole('button', { name: 'K2 支撑的课点：课点 1、2' });
      await waitFor(() => expect(button).toHaveFocus());
    });
  },
};

export const SupportedPointsByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    within(canvas.getByRole('grid', { name: 'A 能力' }))
      .getAllByRole('row')[1]!
      .focus();
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await waitFor(() => expect(canvas.getByRole('menuitemcheckbox', { name: '1 算法与复杂度' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{Enter}{Escape}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'A2 支撑的课点：课点 2、4、5' })).toHaveFocus());
  },
};

export const LongText: Story = {
  args: {
    list: loadPointList({
      points: aPointKsaList(1).map((point) => ({
        ...point,
        ksa: point.ksa.map((item) => ({ ...item, description: `${item.description}，${'要能说清前提、步骤和结果'.repeat(6)}。` })),
      })),
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^编辑 K1/ }));
    await expect(await canvas.findByRole('dialog', { name: 'K1 的描述' })).toBeVisible();
  },
};

export const ReadOnly: Story = {
  args: { isReadOnly: true },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.getByRole('gridcell', { name: '课点 1、9、10' })).toBeVisible();
  },
};

export const English: Story = {
  globals: { language: '80102' },
  args: { list: loadPointList({ points: pointsInEnglish(samplePointKsa(1004)) }) },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add K' }));
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText('KSA description cannot be empty')).toBeVisible();
    await expect(canvasElement.textContent).not.toMatch(/\p{Script=Han}/u);
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };

export const HighContrast: Story = { globals: { theme: 'contrast' } };
