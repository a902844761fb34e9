import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowDownUp, Copy, EllipsisVertical, Pencil, Trash2 } from 'lucide-react';
import { expect, fn, waitFor } from 'storybook/test';
import { Icon } from '../icons';
import { IconButton } from '../IconButton';
import { chineseIn } from '../testing/chineseIn';
import { MenuTrigger } from './index';
import { Menu, MenuSeparator } from './Menu';
import { MenuItem } from './MenuItem';

const zh = (
  <>
    <MenuItem id="edit" icon={<Icon of={Pencil} />} shortcut="Enter">
      编辑
    </MenuItem>
    <MenuItem id="copy" icon={<Icon of={Copy} />} shortcut="Ctrl C">
      复制
    </MenuItem>
    <MenuItem id="move" icon={<Icon of={ArrowDownUp} />} isDisabled>
      移动…
    </MenuItem>
    <MenuSeparator />
    <MenuItem id="delete" icon={<Icon of={Trash2} />} shortcut="Del" variant="danger">
      删除…
    </MenuItem>
  </>
);

const meta = {
  title: 'UI/Layers/Menu',
  component: Menu,
  args: { 'aria-label': '更多操作', children: zh, onAction: fn() },
  render: (args) => (
    <MenuTrigger>
      <IconButton aria-label={args['aria-label'] ?? ''}>
        <Icon of={EllipsisVertical} />
      </IconButton>
      <Menu {...args} />
    </MenuTrigger>
  ),
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: args['aria-label'] }));
    await expect(await canvas.findByRole('menu')).toBeVisible();
  },
} satisfies Meta<typeof Menu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Typical: Story = {};

export const WithSelection: Story = {
  args: {
    selectionMode: 'single',
    defaultSelectedKeys: ['regular'],
    children: (
      <>
        <MenuItem id="regular">常规</MenuItem>
        <MenuItem id="compact">紧凑</MenuItem>
      </>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '更多操作' }));
    await expect(await canvas.findByRole('menuitemradio', { name: '常规' })).toHaveAttribute('aria-checked', 'true');
  },
};

export const ByKeyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('menuitem', { name: '编辑' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(canvas.getByRole('menuitem', { name: '删除…' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onAction).toHaveBeenCalledOnce();
    await expect(args.onAction).toHaveBeenCalledWith('delete', undefined);
    await waitFor(() => expect(canvas.getByRole('button', { name: '更多操作' })).toHaveFocus());
  },
};

export const English: Story = {
  globals: { language: '80102' },
  args: {
    'aria-label': 'More actions',
    children: (
      <>
        <MenuItem id="edit" icon={<Icon of={Pencil} />} shortcut="Enter">
          Edit
        </MenuItem>
        <MenuSeparator />
        <MenuItem id="delete" icon={<Icon of={Trash2} />} variant="danger">
          Delete…
        </MenuItem>
      </>
    ),
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More actions' }));
    await canvas.findByRole('menu');
    await expect(chineseIn(canvasElement)).toEqual([]);
  },
};
