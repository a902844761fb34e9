import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { TextField } from '../TextField';
import { Shortcuts, ShortcutSettings } from './Shortcuts';

const save = fn();
const find = fn();

const meta = {
  title: 'UI/Behaviour/Shortcuts',
  component: Shortcuts,
  subcomponents: { ShortcutSettings },
  args: { keys: { 'Ctrl+S': save, '/': find }, children: <TextField label="名称" style={{ inlineSize: 280 }} /> },
  beforeEach: () => {
    save.mockClear();
    find.mockClear();
  },
} satisfies Meta<typeof Shortcuts>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Typical: Story = {
  play: async ({ userEvent }) => {
    await userEvent.keyboard('/');
    await expect(find).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Control>}s{/Control}');
    await expect(save).toHaveBeenCalledOnce();
  },
};

export const InsideATextField: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: '名称' });
    await userEvent.type(field, '1/2');
    await expect(field).toHaveValue('1/2');
    await expect(find).not.toHaveBeenCalled();
    await userEvent.keyboard('{Control>}s{/Control}');
    await expect(save).toHaveBeenCalledOnce();
  },
};

export const SingleKeysOff: Story = {
  render: (args) => (
    <ShortcutSettings isSingleKeyEnabled={false}>
      <Shortcuts {...args} />
    </ShortcutSettings>
  ),
  play: async ({ userEvent }) => {
    await userEvent.keyboard('/');
    await expect(find).not.toHaveBeenCalled();
    await userEvent.keyboard('{Control>}s{/Control}');
    await expect(save).toHaveBeenCalledOnce();
  },
};

export const English: Story = {
  globals: { language: '80102' },
  args: { children: <TextField label="Name" style={{ inlineSize: 280 }} /> },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toBeVisible();
    await userEvent.keyboard('/');
    await expect(find).toHaveBeenCalledOnce();
  },
};
