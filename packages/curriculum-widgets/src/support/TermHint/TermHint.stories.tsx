import type { StateStory } from '@college/ui/testing/atRest';
import { chineseIn } from '@college/ui/testing/chineseIn';
import type { Meta } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { withToasts } from '../../course-units/fakes/withToasts';
import { TermHint } from './TermHint';
import type { HintedTerm } from './hintedTerm';

const meta = {
  title: 'Widgets/Support/TermHint',
  component: TermHint,
  decorators: [withToasts],
  args: { term: 'point', children: '课点' },
} satisfies Meta<typeof TermHint>;
export default meta;
type Story = StateStory<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const word = (canvas: Canvas) => canvas.getByRole('button', { name: '课点', hidden: true });

export const Typical: Story = {
  tags: ['state:term-hint.closed'],
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(word(canvas)).toHaveAttribute('aria-expanded', 'false');
      await expect(canvas.queryByRole('dialog')).toBeNull();
    },
  },
};

export const Open: Story = {
  tags: ['state:term-hint.open'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await canvas.findByRole('dialog');
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByRole('dialog', { name: '课点' })).toHaveTextContent('课点是课程的知识点，按先后编号');
      await expect(word(canvas)).toHaveAttribute('aria-expanded', 'true');
    },
  },
};

export const ClosedByEsc: Story = {
  play: async (context) => {
    await Open.play?.(context);
    await context.userEvent.keyboard('{Escape}');
    await waitFor(() => expect(context.canvas.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(word(context.canvas)).toHaveFocus());
  },
};

const words: [HintedTerm, string][] = [
  ['point', 'points'],
  ['ksa', 'KSA'],
  ['indicatorPoint', 'indicator points'],
  ['strongSupport', 'strong support'],
  ['weakSupport', 'weak support'],
];

export const English: Story = {
  tags: ['state:term-hint.english'],
  globals: { language: '80102' },
  render: () => (
    <p>
      {words.map(([term, text]) => (
        <span key={term}>
          <TermHint term={term}>{text}</TermHint>{' '}
        </span>
      ))}
    </p>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'weak support' }));
    await canvas.findByRole('dialog');
  },
  parameters: {
    atRest: async ({ canvas, canvasElement }) => {
      await expect(canvas.getByRole('dialog', { name: 'Weak support' })).toHaveTextContent('not enough by itself');
      await expect(chineseIn(canvasElement)).toEqual([]);
    },
  },
};
