import { ToastProvider } from '@college/ui/Toast';
import { renderUi } from '@college/ui/testing';
import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { aMatrixCollege } from '../fakes/aMatrixCollege';
import { sampleMatrices } from '../fakes/sampleMatrices';
import type { MatricesSource } from './MatricesSource';
import { useMatrixDesk } from './useMatrixDesk';

const requireId = sampleMatrices.requirements[0]!.children[2]!.id;

interface DeskProps {
  source: MatricesSource;
  courseId?: number;
  onSaved?: () => void;
}

function Desk({ source, courseId = 1004, onSaved }: DeskProps) {
  const desk = useMatrixDesk(source, { courseId, onSaved });
  if (desk.status === 'loading') return <p>读取中</p>;
  if (desk.status === 'failed') return <button onClick={desk.retry}>再试：{desk.message}</button>;
  const bind = () => void desk.edit({ type: 'supported', cells: [{ courseId: 1004, requireId, relate: 0 }] });
  return (
    <>
      <button onClick={bind}>绑定</button>
      <button onClick={() => void desk.save()}>保存</button>
      <p>
        课程 {desk.matrices.courseId}，{desk.saving.status}
      </p>
    </>
  );
}

const scene = (props: DeskProps) => (
  <ToastProvider>
    <Desk {...props} />
  </ToastProvider>
);

it('reports the result of saving, and offers Retry', async () => {
  const { matrices: source } = aMatrixCollege();
  const onSaved = vi.fn();
  source.saveMatrices.mockRejectedValueOnce(new Error('断网'));
  await renderUi(scene({ source, onSaved }));
  await page.getByRole('button', { name: '绑定' }).click();
  await page.getByRole('button', { name: '保存' }).click();
  await expect.element(page.getByText('断网')).toBeVisible();
  expect(onSaved).not.toHaveBeenCalled();
  await page.getByRole('button', { name: '重试' }).click();
  await expect.element(page.getByText('更新成功')).toBeVisible();
  await expect.element(page.getByText('课程 1004，saved')).toBeVisible();
  expect(onSaved).toHaveBeenCalledOnce();
});

it('reads again by itself when the server answers again, and says once that it did not', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const { matrices: source } = aMatrixCollege();
  const away = Object.assign(new Error('断网'), { name: 'NetworkError', reason: 'connection' });
  source.loadMatrices.mockRejectedValueOnce(away).mockRejectedValueOnce(away);
  await renderUi(scene({ source }));
  await expect.element(page.getByRole('button', { name: '再试：断网' })).toBeVisible();
  await page.getByRole('button', { name: '关闭' }).click();
  vi.advanceTimersByTime(5000);
  await expect.poll(() => source.loadMatrices).toHaveBeenCalledTimes(2);
  await expect.element(page.getByRole('button', { name: '再试：断网' })).toBeVisible();
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
  vi.advanceTimersByTime(15_000);
  await expect.element(page.getByText('课程 1004，saved')).toBeVisible();
  vi.useRealTimers();
});

it('reads again after a failure', async () => {
  const { matrices: source } = aMatrixCollege();
  source.loadMatrices.mockRejectedValueOnce(new Error('断网'));
  await renderUi(scene({ source }));
  await page.getByRole('button', { name: '再试：断网' }).click();
  await expect.element(page.getByText('课程 1004，saved')).toBeVisible();
});

it('starts afresh with another course; a stale response of the first is ignored', async () => {
  const { matrices: source } = aMatrixCollege();
  let answerLate: () => void = () => undefined;
  source.loadMatrices.mockImplementationOnce(() => new Promise((resolve) => (answerLate = () => resolve(sampleMatrices))));
  const { rerender } = await renderUi(scene({ source }));
  await rerender(scene({ source, courseId: 1005 }));
  await expect.element(page.getByText('课程 1005，saved')).toBeVisible();
  answerLate();
  await expect.element(page.getByText('课程 1005，saved')).toBeVisible();
});
