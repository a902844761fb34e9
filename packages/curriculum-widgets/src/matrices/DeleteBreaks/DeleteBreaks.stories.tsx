import { breaksOf, breaksSentences, loadPointList, type PointList } from '@college/curriculum-model';
import { sampleLinkedMatrices } from '@college/curriculum-model/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, within } from 'storybook/test';
import { withToasts } from '../../course-units/fakes/withToasts';
import { KsaEditor } from '../../points/KsaEditor';
import { DeleteBreaks, type FindBreaks } from './DeleteBreaks';

const fromMatrices: FindBreaks = async (items) =>
  items.flatMap((item) => breaksSentences(sampleLinkedMatrices, breaksOf(sampleLinkedMatrices, item)));

function KsaItems() {
  const [list, setList] = useState<PointList>(() => loadPointList({ points: [], ksa: sampleLinkedMatrices.ksas }));
  return <KsaEditor list={list} onChange={setList} />;
}

const meta = {
  title: 'Widgets/Matrices/DeleteBreaks',
  component: DeleteBreaks,
  decorators: [withToasts],
  args: { findBreaks: fromMatrices, children: <KsaItems /> },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof DeleteBreaks>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Typical: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^删除 K3/ }));
    const question = within(await screen.findByRole('alertdialog'));
    await expect(question.getByText(/会一并移除：项目矩阵 KSA 2 处/)).toBeVisible();
    await expect(question.getByRole('button', { name: '取消' })).toHaveFocus();
  },
};

export const DeletedAllTheSame: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^删除 K3/ }));
    await userEvent.click(await screen.findByRole('button', { name: '一并删除' }));
    await expect(canvas.queryByText('二叉树性质')).toBeNull();
  },
};

export const NothingBroken: Story = {
  args: { findBreaks: async () => [] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^删除 K3/ }));
    await expect(await screen.findByText(/^已删除/)).toBeVisible();
    await expect(screen.queryByRole('alertdialog')).toBeNull();
  },
};

export const English: Story = {
  globals: { language: '80102' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Delete K3/ }));
    await expect(await screen.findByRole('heading', { name: 'Delete what the matrices use?' })).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Delete it all' })).toBeVisible();
  },
};
