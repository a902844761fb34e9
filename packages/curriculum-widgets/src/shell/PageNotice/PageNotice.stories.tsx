import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PageNotice } from './PageNotice';

const meta = {
  title: 'Widgets/Shell/PageNotice',
  component: PageNotice,
  args: {
    title: '用户管理',
    children: '这个页面需要管理权限。您的权限是专业级，可以编辑，不能管理。',
    backHref: '#workbench',
    backLabel: '回到工作台',
  },
  parameters: {
    pageWords: ['用户管理'],
    layout: 'fullscreen',
  },
} satisfies Meta<typeof PageNotice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const MissingRight: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: '用户管理' })).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: '回到工作台' })).toHaveFocus();
  },
};

export const English: Story = {
  globals: { language: '80102' },
  args: {
    title: 'Occupations',
    children: 'This page shows its content once your account has rights.',
    backLabel: 'Back to the start',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Back to the start' })).toHaveAttribute('href', '#workbench');
  },
};
