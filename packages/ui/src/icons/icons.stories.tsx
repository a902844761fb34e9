import type { Meta, StoryObj } from '@storybook/react-vite';
import { Download, Pencil, Trash2 } from 'lucide-react';
import { expect } from 'storybook/test';
import { BusyArc } from './BusyArc';
import { ChangeMark } from './ChangeMark';
import { Icon } from './Icon';
import { Mark } from './Mark';
import { Star } from './Star';

const row = { display: 'flex', alignItems: 'center', gap: 16 };

const meta = {
  title: 'Foundations/Icons',
  // Its page is written by hand, in docs/storybook/foundations.
  tags: ['!autodocs'],
  component: Star,
  args: { kind: 'strong' },
  parameters: {
    docs: {
      description: {
        component:
          '`Icon` draws any lucide-react icon at 16 px with a 1.5 px stroke. `Star` is the strength: filled strong, hollow weak, dashed suggested, one outline for all, never a font glyph. `Mark` is the product’s sign and its dashed empty form. `ChangeMark` says what became of something between two versions. All take the colour of their surroundings; give `aria-label` where no words stand beside them, and `aria-hidden` to a star that words repeat.',
      },
    },
  },
} satisfies Meta<typeof Star>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Stars: Story = {
  render: () => (
    <div style={row}>
      <Star kind="strong" />
      <Star kind="weak" />
      <Star kind="suggested" />
      <Star kind="strong" size="small" />
      <Star kind="weak" size="small" />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('img', { name: '★' })).toHaveLength(2);
    await expect(canvas.getAllByRole('img', { name: '☆' })).toHaveLength(2);
    await expect(canvas.getByRole('img', { name: '建议' })).toBeVisible();
  },
};
export const Changes: Story = {
  render: () => (
    <div style={row}>
      <ChangeMark kind="added" />
      <ChangeMark kind="removed" />
      <ChangeMark kind="strengthened" />
      <ChangeMark kind="weakened" />
      <ChangeMark kind="edited" />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: '新增' })).toBeVisible();
    await expect(canvas.getByRole('img', { name: '减弱' })).toBeVisible();
  },
};
export const LineIcons: Story = {
  render: () => (
    <div style={row}>
      <Icon of={Pencil} size="tiny" />
      <Icon of={Pencil} size="small" />
      <Icon of={Download} />
      <Icon of={Trash2} aria-label="删除" />
      <Icon of={Trash2} size="large" />
      <BusyArc />
    </div>
  ),
};
export const Marks: Story = {
  render: () => (
    <div style={row}>
      <Mark aria-label="课程建设工作台" />
      <Mark variant="empty" />
    </div>
  ),
};
export const English: Story = {
  globals: { language: '80102' },
  args: { kind: 'suggested' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Suggested' })).toBeVisible();
  },
};
