import { createManualClock } from '@college/ui/clock';
import { ToastProvider } from '@college/ui/Toast';
import { UiProvider } from '@college/ui/theme';
import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { MatrixExport } from './MatrixExport';

async function bothChosen(exportMajorMatrix: () => Promise<void> = async () => {}) {
  const clock = createManualClock();
  const source = { exportMajorMatrix: vi.fn(exportMajorMatrix), exportCourseMatrix: vi.fn(async () => {}) };
  const screen = await render(
    <UiProvider>
      <ToastProvider>
        <MatrixExport source={source} majorId={1001} courseId={1004} clock={clock} />
      </ToastProvider>
    </UiProvider>,
  );
  await screen.getByRole('button', { name: '导出' }).click();
  await screen.getByRole('menuitem', { name: '两者都导出' }).click();
  expect(source.exportMajorMatrix).toHaveBeenCalledOnce();
  return { clock, source, screen };
}

/** A download whose start or rejection the test controls. */
function slowly() {
  let begin = () => {};
  let refuse = () => {};
  const promise = new Promise<void>((resolve, reject) => {
    begin = resolve;
    refuse = () => reject(new Error('专业已被删除'));
  });
  return { begins: () => promise, begin, refuse };
}
const follows = '课程矩阵将随专业矩阵之后导出';

it('lets the course matrix follow the beginning of the first download, however late that is', async () => {
  const { begins, begin } = slowly();
  const { clock, source, screen } = await bothChosen(begins);
  await expect.element(screen.getByText(follows)).toBeVisible();
  clock.advance(10_000);
  expect(source.exportCourseMatrix).not.toHaveBeenCalled();
  begin();
  await expect.element(screen.getByText('课程矩阵将在 3 秒后导出')).toBeVisible();
  clock.advance(2999);
  expect(source.exportCourseMatrix).not.toHaveBeenCalled();
  clock.advance(1);
  expect(source.exportCourseMatrix).toHaveBeenCalledOnce();
});

it('calls the course matrix off when the first download is refused, and tries both again', async () => {
  const { begins, refuse } = slowly();
  const { clock, source, screen } = await bothChosen(begins);
  refuse();
  await expect.element(screen.getByText('因此课程矩阵也没有导出。')).toBeVisible();
  await expect.element(screen.getByText(follows)).not.toBeInTheDocument();
  clock.advance(10_000);
  expect(source.exportCourseMatrix).not.toHaveBeenCalled();
  source.exportMajorMatrix.mockResolvedValue();
  await screen.getByRole('button', { name: '重试' }).click();
  await expect.element(screen.getByText('课程矩阵将在 3 秒后导出')).toBeVisible();
  clock.advance(3000);
  expect(source.exportCourseMatrix).toHaveBeenCalledOnce();
});

it('does not export the course matrix when it was cancelled before the first download began', async () => {
  const { begins, begin } = slowly();
  const { clock, source, screen } = await bothChosen(begins);
  await screen.getByRole('button', { name: '取消' }).click();
  begin();
  await expect.element(screen.getByText('专业矩阵已开始下载')).toBeVisible();
  clock.advance(10_000);
  expect(source.exportCourseMatrix).not.toHaveBeenCalled();
});

it('does not export the course matrix of a page that was left before the first download began', async () => {
  const { begins, begin } = slowly();
  const { clock, source, screen } = await bothChosen(begins);
  await screen.unmount();
  begin();
  await begins();
  clock.advance(10_000);
  expect(source.exportCourseMatrix).not.toHaveBeenCalled();
});

it('does not export the course matrix of a page that was left', async () => {
  const { clock, source, screen } = await bothChosen();
  await expect.element(screen.getByText('课程矩阵将在 3 秒后导出')).toBeVisible();
  await screen.unmount();
  clock.advance(10_000);
  expect(source.exportCourseMatrix).not.toHaveBeenCalled();
});

it('waits for one course matrix at a time', async () => {
  const { clock, source, screen } = await bothChosen();
  await expect.element(screen.getByText('课程矩阵将在 3 秒后导出')).toBeVisible();
  clock.advance(1000);
  await screen.getByRole('button', { name: '导出' }).click();
  await expect.element(screen.getByRole('menuitem', { name: '两者都导出' })).toHaveAttribute('aria-disabled', 'true');
  clock.advance(2000);
  expect(source.exportCourseMatrix).toHaveBeenCalledOnce();
});
