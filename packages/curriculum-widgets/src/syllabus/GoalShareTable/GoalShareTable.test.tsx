import type { ExamPercent } from '@college/curriculum-model';
import { renderUi } from '@college/ui/testing';
import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { FieldOnPage } from '../fakes/FieldOnPage';
import { GoalShareTable } from './GoalShareTable';
import { composition, twoGoals } from '../fakes/goalShares';

async function open(value: ExamPercent = composition(), { isRevisable = true, report = twoGoals } = {}) {
  const onKeep = vi.fn();
  const screen = await renderUi(
    <FieldOnPage name="exampercent" value={value} isRevisable={isRevisable} onKeep={onKeep}>
      {(field) => <GoalShareTable field={field} report={report} />}
    </FieldOnPage>,
  );
  return { ...screen, onKeep };
}

it('is filled in by the keyboard, says which columns do not add up, and is kept with the composition', async () => {
  const { getByRole, getByText, onKeep } = await open();
  getByRole('button', { name: '编辑考核环节与教学目标' }).element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(getByRole('textbox', { name: '实验，G1 的占比' })).toHaveFocus();
  await userEvent.keyboard('40{Enter}60');
  await expect.element(getByText('合计不是 100%：G2')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(getByRole('row', { name: /^实验/ })).toHaveTextContent('40%');
  expect(onKeep).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({
      rows: [
        expect.objectContaining({ label: '实验', goals: [{ goalId: 11, percent: 40 }] }),
        expect.objectContaining({ label: '期末考试', goals: [{ goalId: 11, percent: 60 }] }),
      ],
    }),
  );
});

it('keeps nothing of a share above 100, and leads to it', async () => {
  const { getByRole, getByText, onKeep } = await open();
  await userEvent.click(getByText('未填写'));
  await expect.element(getByRole('textbox', { name: '实验，G1 的占比' })).toHaveFocus();
  await userEvent.keyboard('140{Escape}');
  await expect.element(getByText('实验，G1：占比最多 100%。')).toBeVisible();
  await expect.element(getByRole('textbox', { name: '实验，G1 的占比' })).toHaveFocus();
  expect(onKeep).not.toHaveBeenCalled();
});

it('brings back what was there', async () => {
  const { getByRole, onKeep } = await open(composition([100, 50], [0, 50]));
  await expect.element(getByRole('row', { name: /^合计/ })).toHaveTextContent('合计100%100%');
  await userEvent.click(getByRole('cell', { name: '50%' }).first());
  await expect.element(getByRole('textbox', { name: '实验，G1 的占比' })).toHaveFocus();
  await userEvent.keyboard('5');
  await userEvent.click(getByRole('button', { name: '取消' }));
  await expect.element(getByRole('row', { name: /^实验/ })).toHaveTextContent('100%50%');
  expect(onKeep).not.toHaveBeenCalled();
});

it('is only read where nothing may be changed, and is not there without shares, items or goals', async () => {
  const read = await open(composition([100, 50], [0, 50]), { isRevisable: false });
  await expect.element(read.getByRole('row', { name: /^期末考试/ })).toHaveTextContent('50%');
  expect(read.getByRole('button').elements()).toHaveLength(0);
  await read.unmount();
  const withoutGoals = { requires: [], majorMatrix: [] };
  const hidden: [ExamPercent, Parameters<typeof open>[1]][] = [
    [composition(), { isRevisable: false }],
    [{ type: 0, rows: [] }, {}],
    [composition(), { report: withoutGoals }],
  ];
  for (const [value, options] of hidden) {
    const screen = await open(value, options);
    await expect.element(screen.getByText('考核环节与教学目标')).not.toBeInTheDocument();
    await screen.unmount();
  }
});
