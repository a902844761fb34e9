import { departments, sampleUser } from '@college/curriculum-model/fixtures';
import type { StateStory } from '@college/ui/testing/atRest';
import type { Meta } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { withToasts } from '../../course-units/fakes/withToasts';
import { aCollege } from '../../support/fakes/aCollege';
import { Departments } from './Departments';

const college = aCollege({ as: 'collegeViewer' });

const meta = {
  title: 'Widgets/Pages/Department',
  component: Departments,
  decorators: [withToasts],
  args: {
    source: { ...college.departments, ...college.majors },
    actor: sampleUser('collegeViewer'),
    homeHref: (id) => `#major-${id}`,
  },
} satisfies Meta<typeof Departments>;
export default meta;
type Story = StateStory<typeof meta>;

export const Typical: Story = {
  tags: ['state:placeholder-page.department'],
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByText(departments[0]!.name)).toBeVisible();
      await expect(canvas.getByRole('link', { name: /软件工程/ })).toHaveAttribute('href', '#major-1001');
      await expect(canvas.queryByRole('button', { name: /新增/ })).toBeNull();
    },
  },
};
