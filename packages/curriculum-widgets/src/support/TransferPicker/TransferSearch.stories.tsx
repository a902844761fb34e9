import { createManualClock } from '@college/ui/clock';
import type { StateStory } from '@college/ui/testing/atRest';
import type { Meta } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { someKsa } from '../fakes/transferItems';
import { TransferPicker } from './TransferPicker';

const clock = createManualClock();

const meta = {
  title: 'Widgets/Support/TransferPicker/Search',
  component: TransferPicker,
  args: { kind: 'ksa', items: someKsa(), onChange: fn(), clock },
} satisfies Meta<typeof TransferPicker>;
export default meta;
type Story = StateStory<typeof meta>;

const found = (canvas: ReturnType<typeof within>) =>
  within(canvas.getByRole('grid', { name: '全部 KSA' }))
    .getAllByRole('row')
    .map((row) => row.textContent);

export const Search: Story = {
  tags: ['state:transfer.search'],
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('searchbox');
    await userEvent.type(field, '大o');
    clock.advance(299);
    await expect(found(canvas)).toHaveLength(12);
    clock.advance(1);
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByRole('searchbox')).toHaveValue('大o');
      await expect(found(canvas)).toEqual(['K 知识', 'K1大O记号含义']);
    },
  },
};

export const SearchByCode: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('searchbox');
    await userEvent.type(field, 'k3{Enter}');
    await waitFor(() => expect(found(canvas)).toEqual(['K 知识', 'K3二叉树性质']));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(found(canvas)).toHaveLength(12));
  },
};

export const PinyinInitials: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'DGBL{Enter}');
    await waitFor(() => expect(found(canvas)).toEqual(['S 技能', 'S2能编写递归遍历']));
  },
};

export const SearchWithoutHit: Story = {
  tags: ['state:transfer.search-none'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), '量子');
    clock.advance(300);
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByRole('searchbox')).toHaveValue('量子');
      await expect(canvas.getByText('无搜索结果')).toBeVisible();
    },
  },
};

export const ChosenAcrossSearches: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    await step('all that a search finds', async () => {
      await userEvent.type(canvas.getByRole('searchbox'), '能{Enter}');
      await waitFor(() => expect(found(canvas)).toHaveLength(4));
      canvas.getByRole('grid', { name: '全部 KSA' }).focus();
      await userEvent.keyboard('{Control>}a{/Control}');
      await expect(canvas.getByText('已选 3，共 9')).toBeVisible();
    });
    await step('stays chosen when everything shows again', async () => {
      await userEvent.clear(canvas.getByRole('searchbox'));
      clock.advance(300);
      await waitFor(() => expect(found(canvas)).toHaveLength(12));
      await userEvent.click(canvas.getByRole('button', { name: '移到强支撑' }));
      await expect(args.onChange).toHaveBeenLastCalledWith([
        expect.objectContaining({ relate: 0 }),
        expect.objectContaining({ relate: 0 }),
        expect.objectContaining({ relate: 0 }),
      ]);
    });
  },
};
