import type { StateStory } from '@college/ui/testing/atRest';
import type { Meta } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { NotFoundPage } from './NotFoundPage';

const meta = {
  title: 'Widgets/Shell/NotFoundPage',
  component: NotFoundPage,
  args: { backHref: '#start' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof NotFoundPage>;
export default meta;
type Story = StateStory<typeof meta>;

export const Default: Story = {
  tags: ['state:page-404.default'],
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByRole('heading', { name: '页面走丢了，换个页面试试吧' })).toBeVisible();
      await expect(canvas.getByRole('link', { name: '回到首页' })).toHaveAttribute('href', '#start');
    },
  },
};

/** The way back is the one thing that the keyboard reaches. */
export const WayBackByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link')).toHaveFocus();
  },
};

export const English: Story = {
  tags: ['state:page-404.english'],
  globals: { language: '80102' },
  parameters: {
    atRest: async ({ canvas, canvasElement }) => {
      await expect(canvas.getByRole('heading', { name: 'the page got lost, try another page' })).toBeVisible();
      await expect(canvas.getByRole('link', { name: 'Back to the start' })).toBeVisible();
      await expect(canvasElement.textContent).not.toMatch(/\p{Script=Han}/u);
    },
  },
};
