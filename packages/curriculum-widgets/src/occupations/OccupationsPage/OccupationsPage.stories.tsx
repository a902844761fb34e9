import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { withToasts } from '../../course-units/fakes/withToasts';
import { aCollege } from '../../support/fakes/aCollege';
import { OccupationBrowser } from '../OccupationBrowser';
import { OccupationsPage } from './OccupationsPage';

const college = aCollege();
const { loadEntry } = college.occupationBook;

const meta = {
  title: 'Widgets/Occupations/OccupationsPage',
  component: OccupationsPage,
  decorators: [withToasts],
  args: {
    dictionary: <OccupationBrowser source={college.occupationBook} />,
    records: <h1>本校职业记录</h1>,
    onViewChange: fn(),
  },
  beforeEach: college.serve(),
} satisfies Meta<typeof OccupationsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Dictionary: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(await canvas.findByRole('link', { name: /第一大类/ })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1, name: '职业分类大典' })).toBeVisible();
    await expect(loadEntry).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('tab', { name: '本校职业记录' }));
    await expect(args.onViewChange).toHaveBeenLastCalledWith('records');
  },
};

export const Records: Story = {
  args: { view: 'records' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: '本校职业记录' })).toBeVisible();
    await expect(loadEntry).not.toHaveBeenCalled();
  },
};

export const English: Story = {
  globals: { language: '80102' },
  args: { view: 'records', records: <h1>Records of the college</h1> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('tab', { name: 'Records of the college' })).toHaveAttribute('aria-selected', 'true');
    await expect(canvas.getByRole('tab', { name: 'Occupation classification dictionary' })).toBeVisible();
  },
};
