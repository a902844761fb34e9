import { aProject, sampleCourseUnit } from '@college/curriculum-model/fixtures';
import { Button } from '@college/ui/Button';
import type { StateStory } from '@college/ui/testing/atRest';
import type { Meta } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, within } from 'storybook/test';
import { toEditableRows, unnamedRows } from './projectRows';
import { ProjectTable, type ProjectTableProps } from './ProjectTable';
import tableMeta from './ProjectTable.stories';

const chapters = sampleCourseUnit(1004).courseMatrixVOS;

const meta = {
  title: 'Widgets/Course units/ProjectTable',
  component: ProjectTable,
  decorators: tableMeta.decorators,
  args: { ...tableMeta.args, unitHours: undefined },
  render: tableMeta.render,
  parameters: tableMeta.parameters,
} satisfies Meta<typeof ProjectTable>;
export default meta;
type Story = StateStory<typeof meta>;

/** The table above the button that saves what it belongs to. */
function SavedTable(props: ProjectTableProps) {
  const [refused, setRefused] = useState<ProjectTableProps['unnamedRows']>(undefined);
  return (
    <>
      {tableMeta.render({ ...props, unnamedRows: refused })}
      <Button onPress={() => setRefused(unnamedRows(props.rows))}>保存</Button>
    </>
  );
}

export const EmptyName: Story = {
  tags: ['state:project-table.empty-name'],
  args: { rows: toEditableRows([chapters[0]!, aProject({ id: 1999, name: '' })]) },
  render: (args) => <SavedTable {...args} />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('textbox', { name: '名称，第 2 行' })).toBeValid();
    await userEvent.click(canvas.getByRole('button', { name: '保存' }));
  },
  parameters: {
    atRest: async ({ canvas }) => {
      const field = canvas.getByRole('textbox', { name: '名称，第 2 行' });
      await expect(field).toBeInvalid();
      await expect(field).toHaveAccessibleDescription('请填写名称，或删除这一行');
      await expect(canvas.getByRole('textbox', { name: '名称，第 1 行' })).toBeValid();
    },
  },
};

const longName = '二叉树的先序、中序、后序与层序遍历及其应用';

export const LongName: Story = {
  tags: ['state:project-table.long-name'],
  args: { rows: toEditableRows([chapters[0]!, aProject({ id: 1999, name: longName })]) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: '名称，第 2 行' }));
  },
  parameters: {
    atRest: async ({ canvas }) => {
      const dialog = canvas.getByRole('dialog', { name: '名称' });
      await expect(within(dialog).getByRole('textbox')).toHaveValue(longName);
    },
  },
};

export const LongNameShortened: Story = {
  args: LongName.args,
  play: async (context) => {
    await LongName.play?.(context);
    const { canvas, userEvent } = context;
    const dialog = await canvas.findByRole('dialog', { name: '名称' });
    const area = within(dialog).getByRole('textbox');
    await userEvent.clear(area);
    await userEvent.type(area, '二叉树遍历');
    await userEvent.click(within(dialog).getByRole('button', { name: '完成编辑' }));
    await expect(await canvas.findByDisplayValue('二叉树遍历')).toBeVisible();
  },
};

export const GrowsPastSixteen: Story = {
  args: { rows: toEditableRows([aProject({ name: '一二三四五六七八九十一二三四五六' })]) },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: '名称，第 1 行' });
    await userEvent.click(field);
    await expect(canvas.queryByRole('dialog')).toBeNull();
    await userEvent.type(field, '七');
    await expect(within(await canvas.findByRole('dialog')).getByRole('textbox')).toHaveValue('一二三四五六七八九十一二三四五六七');
  },
};

export const NegativeHours: Story = {
  tags: ['state:project-table.negative-hours'],
  args: { rows: toEditableRows(chapters.slice(0, 2)) },
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: '理论学时，第 1 行' });
    await userEvent.clear(field);
    await userEvent.type(field, '-1');
    await expect(args.onChange).not.toHaveBeenCalledWith(expect.objectContaining({ change: { theoryPeriod: -1 } }));
  },
  parameters: {
    atRest: async ({ canvas }) => {
      const field = canvas.getByRole('textbox', { name: '理论学时，第 1 行' });
      await expect(field).toHaveValue('-1');
      await expect(field).toBeInvalid();
      await expect(field).toHaveAccessibleDescription('学时不能为负数');
    },
  },
};

/** What Excel and WPS put on the clipboard for these cells. */
function clipboard(text: string) {
  const data = new DataTransfer();
  data.setData('text/plain', text);
  return data;
}

export const Pasted: Story = {
  tags: ['state:project-table.pasted'],
  args: { rows: toEditableRows(chapters.slice(0, 2)) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: '名称，第 2 行' }));
    await userEvent.paste(clipboard('顺序表\t4\t2\r\n链表\t六\t2\r\n串\t4\t0\r\n'));
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByRole('textbox', { name: '名称，第 4 行' })).toHaveValue('串');
      await expect(canvas.getByRole('textbox', { name: '实践学时，第 3 行' })).toHaveValue('2');
      const said = canvas.getByText('已粘贴 8 格；添加了 2 行').closest<HTMLElement>('[role="status"]')!;
      await expect(said).toHaveTextContent('第 3 行，理论学时：「六」未粘贴，学时要写成数字，例如 12。');
      await expect(within(said).getByRole('button', { name: '撤销' })).toBeVisible();
    },
  },
};
