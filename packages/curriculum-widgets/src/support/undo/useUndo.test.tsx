import { createManualClock } from '@college/ui/clock';
import { Button } from '@college/ui/Button';
import { LocaleProvider } from '@college/ui/messages';
import { renderUi } from '@college/ui/testing';
import { ToastProvider } from '@college/ui/Toast';
import { expect, it } from 'vitest';
import type { Deletion } from './deletion';
import { UndoButton } from './UndoButton';
import { useUndo } from './useUndo';

const clock = createManualClock();
const trash = { restoreTrash: () => Promise.resolve({ leftOut: [] }) };

function List({ deletion }: { deletion: Deletion }) {
  const undo = useUndo({ trash, clock, onRestored: () => undefined });
  return (
    <>
      <UndoButton undo={undo} />
      <Button onPress={() => undo.offer(deletion, '删除成功')}>删除</Button>
    </>
  );
}

const page = (locale: string, deletion: Deletion) => (
  <ToastProvider clock={clock}>
    <LocaleProvider locale={locale}>
      <List deletion={deletion} />
    </LocaleProvider>
  </ToastProvider>
);

const courses = [1, 2, 3].map((id) => ({ kind: 'course' as const, id }));

it.each<[Deletion, string, string]>([
  [{ records: courses }, '撤销删除这 3 门课程', 'Undo deletion of 3 course units'],
  [{ records: courses.slice(1, 2), name: 'Data structures' }, '撤销删除「Data structures」', 'Undo deletion of “Data structures”'],
])('offers the way back in the language that the page has now', async (deletion, zh, en) => {
  const { getByRole, rerender } = await renderUi(page('zh-CN', deletion));
  await getByRole('button', { name: '删除', exact: true }).click();
  await expect.element(getByRole('button', { name: zh })).toBeVisible();
  await rerender(page('en-US', deletion));
  await expect.element(getByRole('button', { name: en })).toBeVisible();
});
