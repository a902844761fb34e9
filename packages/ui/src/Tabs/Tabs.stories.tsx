import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Tab, TabList, TabPanel, Tabs, type TabsProps } from './Tabs';

interface View {
  id: string;
  label: string;
  count?: number;
}

function viewsOf(label: string, views: readonly View[]): TabsProps['children'] {
  return (
    <>
      <TabList aria-label={label}>
        {views.map((view) => (
          <Tab key={view.id} id={view.id} count={view.count}>
            {view.label}
          </Tab>
        ))}
      </TabList>
      {views.map((view) => (
        <TabPanel key={view.id} id={view.id}>
          {view.label}
        </TabPanel>
      ))}
    </>
  );
}

const meta = {
  title: 'UI/Navigation/Tabs',
  component: Tabs,
  args: {
    onSelectionChange: fn(),
    children: viewsOf('矩阵', [
      { id: 'major', label: '专业矩阵' },
      { id: 'course', label: '课程矩阵' },
      { id: 'project', label: '项目矩阵', count: 6 },
    ]),
  },
} satisfies Meta<typeof Tabs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Typical: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: '课程矩阵' }));
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('课程矩阵');
  },
};

export const ByKeyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('tab', { name: '专业矩阵' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith('course');
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('tab', { name: /项目矩阵/ })).toHaveAttribute('aria-selected', 'true');
  },
};

export const English: Story = {
  globals: { language: '80102' },
  args: {
    children: viewsOf('Matrices', [
      { id: 'major', label: 'Major matrix' },
      { id: 'course', label: 'Course matrix' },
      { id: 'project', label: 'Project matrix', count: 6 },
    ]),
  },
};
