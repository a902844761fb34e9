import { createManualClock } from '@college/ui/clock';
import { ToastProvider } from '@college/ui/Toast';
import { UiProvider } from '@college/ui/theme';
import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { MatrixExport } from './MatrixExport';

async function bothChosen() {
  const clock = createManualClock();
  const source = { exportMajorMatrix: vi.fn(async () => {}), exportCourseMatrix: vi.fn(async () => {}) };
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

it('does not export the course matrix of a page that was left', async () => {
  const { clock, source, screen } = await bothChosen();
  await screen.unmount();
  clock.advance(10_000);
  expect(source.exportCourseMatrix).not.toHaveBeenCalled();
});

it('waits for one course matrix at a time', async () => {
  const { clock, source, screen } = await bothChosen();
  clock.advance(1000);
  await screen.getByRole('button', { name: '导出' }).click();
  await expect.element(screen.getByRole('menuitem', { name: '两者都导出' })).toHaveAttribute('aria-disabled', 'true');
  clock.advance(2000);
  expect(source.exportCourseMatrix).toHaveBeenCalledOnce();
});
