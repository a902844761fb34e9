import { signatureLabels } from '@college/curriculum-model';
import type { StateStory } from '@college/ui/testing/atRest';
import type { Meta } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Signatures } from './Signatures';

const meta = {
  title: 'Widgets/Syllabus/Signatures',
  component: Signatures,
  args: { labels: signatureLabels.map(({ zh }) => ({ zh })) },
  decorators: [(Story) => <div style={{ maxInlineSize: 848 }}>{Story()}</div>],
} satisfies Meta<typeof Signatures>;
export default meta;
type Story = StateStory<typeof meta>;

export const FourLines: Story = {
  tags: ['state:syllabus.signatures'],
  parameters: {
    atRest: async ({ canvas }) => {
      const lines = canvas.getAllByRole('listitem').map(({ textContent }) => textContent);
      await expect(lines).toEqual(['授课教师', '专业负责人或课程负责人', '系主任', '日期']);
    },
  },
};

export const BothLanguages: Story = {
  args: { labels: [...signatureLabels] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')[1]).toHaveTextContent('专业负责人或课程负责人Major leader or course leader');
  },
};

export const English: Story = {
  globals: { language: '80102' },
  args: { labels: signatureLabels.map(({ en }) => ({ en })) },
  play: async ({ canvas }) => expect(canvas.getAllByRole('listitem')[1]).toHaveTextContent('Major leader or course leader'),
};
