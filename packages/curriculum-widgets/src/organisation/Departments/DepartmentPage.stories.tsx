import { colleges, departments, majors, sampleUser } from '@college/curriculum-model/fixtures';
import type { StateStory } from '@college/ui/testing/atRest';
import type { Meta } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { withToasts } from '../../course-units/fakes/withToasts';
import { Departments } from './Departments';

const own = departments.filter(({ collegeId }) => collegeId === 1001);

const meta = {
  title: 'Widgets/Pages/Department',
  component: Departments,
  decorators: [withToasts],
  args: {
    source: {
      loadDepartments: async () => ({
        college: colleges[0]!,
        departments: own.map((department) => ({
          ...department,
          version: 1,
          majors: majors.filter(({ departmentId }) => departmentId === department.id).map((major) => ({ ...major, edit: false })),
        })),
      }),
      saveDepartment: fn(),
      deleteDepartment: fn(),
      saveMajor: fn(),
      deleteMajor: fn(),
    },
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
      await expect(canvas.getByText(own[0]!.name)).toBeVisible();
      await expect(canvas.getByRole('link', { name: /软件工程/ })).toHaveAttribute('href', '#major-1001');
      await expect(canvas.queryByRole('button', { name: /新增/ })).toBeNull();
    },
  },
};
