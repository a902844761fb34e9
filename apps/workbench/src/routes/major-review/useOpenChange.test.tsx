import { renderUi } from '@college/ui/testing';
import { ToastProvider } from '@college/ui/Toast';
import { expect, it, vi } from 'vitest';
import { useOpenChange } from './useOpenChange';

type Source = Parameters<typeof useOpenChange>[0]['source'];

const change = { at: 'course 1004', course: { lineage: 1004, name: '数据结构' } };
const refused = () => Promise.reject(new Error('系统错误 System error: 502'));

function Change({ source, go }: { source: Source; go: (path: string) => void }) {
  const openChange = useOpenChange({ edition: { id: 9012 }, majorId: 9112, source, go });
  return (
    <button type="button" onClick={() => openChange(change)}>
      打开改动
    </button>
  );
}

it('says why a change is not opened, and leads to it at the next try', async () => {
  const parts = [{ course: change.course, leftCourseId: 1004, rightCourseId: 9114 }];
  const loadComparison = vi.fn(async () => ({ parts }) as never as Awaited<ReturnType<Source['loadComparison']>>);
  loadComparison.mockImplementationOnce(refused);
  const go = vi.fn();
  const screen = await renderUi(
    <ToastProvider>
      <Change source={{ loadComparison }} go={go} />
    </ToastProvider>,
  );
  await screen.getByRole('button', { name: '打开改动' }).click();
  await expect.element(screen.getByText('系统错误 System error: 502')).toBeVisible();
  expect(go).not.toHaveBeenCalled();
  await screen.getByRole('button', { name: '打开改动' }).click();
  await expect.poll(() => go.mock.calls).toEqual([['/courseUnit/detail?majorId=9112&courseUnitId=9114']]);
});
