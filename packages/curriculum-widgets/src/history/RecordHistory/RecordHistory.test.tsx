import { renderUi } from '@college/ui/testing';
import { ToastProvider } from '@college/ui/Toast';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { aCollege } from '../../support/fakes/aCollege';
import { changeCourse } from '../fakes/changedCourse';
import { HistoryButton, RecordHistory } from './RecordHistory';

const { history: source } = aCollege({ prepare: (college) => changeCourse(college, 2) });
const records = [{ kind: 'course', recordId: 1004 }] as const;

/** A page that remounts after each restore. */
function Page() {
  const [drawings, setDrawings] = useState(1);
  return (
    <RecordHistory name="数据结构" records={records} source={source} onRestored={() => setDrawings(drawings + 1)}>
      <section key={drawings}>
        <p>第 {drawings} 次</p>
        <HistoryButton />
      </section>
    </RecordHistory>
  );
}

it('stays open while the page remounts after a restore, and then moves the focus to its new button', async () => {
  const screen = await renderUi(
    <ToastProvider>
      <Page />
    </ToastProvider>,
  );
  await screen.getByRole('button', { name: '修改历史' }).click();
  await screen.getByRole('button', { name: '恢复到修改前：2026-05-14 16:00 赵启明' }).click();
  await screen.getByRole('button', { name: '恢复', exact: true }).click();
  await expect.element(screen.getByText('第 2 次')).toBeInTheDocument();
  await expect.element(screen.getByText('已恢复到修改之前的内容。')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(screen.getByRole('button', { name: '修改历史' })).toHaveFocus();
});

/** A page whose record is there after its first save. */
function NewPage() {
  const [isSaved, setIsSaved] = useState(false);
  return (
    <RecordHistory records={isSaved ? records : []} source={source} onRestored={vi.fn()}>
      <input aria-label="课程名称" />
      <button type="button" onClick={() => setIsSaved(true)}>
        保存
      </button>
      <HistoryButton />
    </RecordHistory>
  );
}

it('offers nothing while there is no record, and keeps the page as it is once there is one', async () => {
  const screen = await renderUi(
    <ToastProvider>
      <NewPage />
    </ToastProvider>,
  );
  await userEvent.fill(screen.getByRole('textbox', { name: '课程名称' }), '编译原理');
  expect(screen.getByRole('button', { name: '修改历史' }).query()).toBeNull();
  await screen.getByRole('button', { name: '保存' }).click();
  await expect.element(screen.getByRole('button', { name: '修改历史' })).toBeVisible();
  await expect.element(screen.getByRole('textbox', { name: '课程名称' })).toHaveValue('编译原理');
});
