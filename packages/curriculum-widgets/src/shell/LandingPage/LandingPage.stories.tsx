import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { LandingPage } from './LandingPage';

const meta = {
  title: 'Widgets/Shell/LandingPage',
  component: LandingPage,
  args: { language: '80101', onLanguageChange: fn(), workbenchHref: '#workbench', loginHref: '#login' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof LandingPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Anonymous: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '登录' })).toHaveAttribute('href', '#login');
    await expect(canvas.getByRole('link', { name: '进入工作台' })).toHaveAttribute('href', '#workbench');
  },
};

export const SignedIn: Story = {
  args: { loginHref: undefined },
  play: async ({ canvas }) => expect(canvas.queryByRole('link', { name: '登录' })).toBeNull(),
};

export const English: Story = {
  globals: { language: '80102' },
  args: { language: '80102' },
  play: async ({ canvas }) => expect(canvas.getByRole('heading', { name: 'Curriculum Workbench' })).toBeVisible(),
};
